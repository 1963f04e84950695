export const Wren = () => (
  <>
    <path d="M14 140C16 120 36 110 60 110S104 120 106 140Z" fill="#2f6d74" stroke="#16141f" strokeWidth="3" />
    <path
      d="M28 92C20 54 34 24 60 24S100 54 92 92C86 98 34 98 28 92Z"
      fill="#9c4a22"
      stroke="#16141f"
      strokeWidth="3"
    />
    <path d="M50 92V112Q60 120 70 112V92Z" fill="#e0a27c" stroke="#16141f" strokeWidth="2.4" />
    <path
      d="M36 60C36 42 46 36 60 36S84 42 84 60C84 84 74 98 60 98S36 84 36 60Z"
      fill="#f3c6a0"
      stroke="#16141f"
      strokeWidth="2.8"
    />
    <clipPath id="face-wren">
      <path d="M36 60C36 42 46 36 60 36S84 42 84 60C84 84 74 98 60 98S36 84 36 60Z" />
    </clipPath>
    <path clipPath="url(#face-wren)" d="M62 0H120V140H62Z" fill="#1a0f33" opacity=".2" />
    <path
      d="M34 62C36 44 48 44 66 40C76 44 84 50 86 62C92 40 78 28 60 28S28 40 34 62Z"
      fill="#b85a2a"
      stroke="#16141f"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
    <path d="M29 42Q60 26 91 42" stroke="#4a2a18" strokeWidth="6" fill="none" />
    <circle cx="46" cy="35" r="11" fill="#9fd8d2" stroke="#16141f" strokeWidth="3" />
    <circle cx="74" cy="35" r="11" fill="#79bdb9" stroke="#16141f" strokeWidth="3" />
    <path
      d="M40 33a7 7 0 0 1 6-5M68 33a7 7 0 0 1 6-5"
      stroke="#fff"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="48" cy="66" r="4.6" fill="#16141f" />
    <circle cx="72" cy="66" r="4.6" fill="#16141f" />
    <circle cx="49.6" cy="64.2" r="1.6" fill="#fff" />
    <circle cx="73.6" cy="64.2" r="1.6" fill="#fff" />
    <path d="M42 57q6-3 11 0M67 57q6-3 11 0" stroke="#7a3a1a" strokeWidth="2.4" fill="none" strokeLinecap="round" />
    <g fill="#c9794f">
      <circle cx="42" cy="75" r="1.2" />
      <circle cx="46" cy="77" r="1.2" />
      <circle cx="43" cy="79.5" r="1.2" />
      <circle cx="78" cy="75" r="1.2" />
      <circle cx="74" cy="77" r="1.2" />
      <circle cx="77" cy="79.5" r="1.2" />
    </g>
    <path d="M58 70q-3 6 2 7" stroke="#b8714c" strokeWidth="2" fill="none" strokeLinecap="round" />
    <path d="M49 82Q60 93 71 82Z" fill="#8a2f2a" stroke="#16141f" strokeWidth="2" strokeLinejoin="round" />
    <path d="M52 83.5H68" stroke="#fff" strokeWidth="2.4" />
    <path
      d="M34 108Q60 126 86 108L92 120Q60 140 28 120Z"
      fill="#d8452f"
      stroke="#16141f"
      strokeWidth="2.8"
      strokeLinejoin="round"
    />
    <path d="M80 120l10 20h-14Z" fill="#b8331f" stroke="#16141f" strokeWidth="2.4" />
  </>
)
