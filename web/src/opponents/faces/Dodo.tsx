export const Dodo = () => (
  <>
    <path d="M14 140C12 112 34 100 60 100S108 112 106 140Z" fill="#5f7a4a" stroke="#16141f" strokeWidth="3" />
    <path d="M42 104L60 124L78 104" fill="#fbf2dc" stroke="#16141f" strokeWidth="2.6" />
    <path
      d="M34 108C30 84 28 66 32 50C36 28 52 18 66 20C88 22 96 40 92 58C90 70 82 78 80 108Z"
      fill="#8b93a6"
      stroke="#16141f"
      strokeWidth="3.2"
    />
    <path d="M66 20C88 22 96 40 92 58C90 70 82 78 80 108H64C70 80 74 50 66 20Z" fill="#5d647c" opacity=".55" />
    <path
      d="M50 20C46 10 54 4 58 8C60 0 70 2 68 10C76 6 80 14 72 21Z"
      fill="#b7bdcb"
      stroke="#16141f"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
    <path
      d="M44 58C40 44 56 36 72 44C96 48 112 62 108 82C106 92 98 96 94 90C96 80 88 76 76 78C58 82 46 74 44 58Z"
      fill="#e7b65a"
      stroke="#16141f"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M46 64C62 70 84 66 106 78" stroke="#16141f" strokeWidth="2.4" fill="none" />
    <path
      d="M108 82C106 92 98 96 94 90C95 84 92 80 88 78C96 76 104 78 108 82Z"
      fill="#c8402c"
      stroke="#16141f"
      strokeWidth="2.4"
    />
    <path d="M66 55l6 2" stroke="#16141f" strokeWidth="2.6" strokeLinecap="round" />
    <circle cx="50" cy="42" r="12" fill="#fffaf0" stroke="#16141f" strokeWidth="3" />
    <circle cx="52" cy="43" r="5" fill="#16141f" />
    <circle cx="53.800" cy="41" r="1.700" fill="#fff" />
    <circle cx="80" cy="38" r="10" fill="#fffaf0" stroke="#16141f" strokeWidth="3" />
    <circle cx="81" cy="39" r="4.400" fill="#16141f" />
    <circle cx="82.600" cy="37.300" r="1.500" fill="#fff" />
    <path d="M62 41q4-4 8-2M38 41L30 37" stroke="#16141f" strokeWidth="2.6" fill="none" />
    <path
      d="M60 112L42 104V122ZM60 112L78 104V122Z"
      fill="#c8402c"
      stroke="#16141f"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
    <circle cx="60" cy="113" r="4.600" fill="#a32d1d" stroke="#16141f" strokeWidth="2" />
  </>
)
