export const Brasswick = () => (
  <>
    <path d="M10 140C12 118 36 112 60 112S108 118 110 140Z" fill="#27434d" stroke="#16141f" strokeWidth="3" />
    <path d="M42 112L60 132L78 112" fill="#e9dcc0" stroke="#16141f" strokeWidth="2.6" />
    <path d="M60 132l-6 8h12Z" fill="#c8402c" />
    <path
      d="M36 34L84 34L90 70L80 106Q60 118 40 106L30 70Z"
      fill="#c98a3a"
      stroke="#16141f"
      strokeWidth="3.2"
      strokeLinejoin="round"
    />
    <clipPath id="face-brasswick">
      <path d="M36 34L84 34L90 70L80 106Q60 118 40 106L30 70Z" />
    </clipPath>
    <path clipPath="url(#face-brasswick)" d="M62 0H120V140H62Z" fill="#1a0f33" opacity=".2" />
    <path d="M33 52H87" stroke="#16141f" strokeWidth="2" />
    <g fill="#16141f">
      <circle cx="40" cy="43" r="1.8" />
      <circle cx="50" cy="42" r="1.8" />
      <circle cx="70" cy="42" r="1.8" />
      <circle cx="80" cy="43" r="1.8" />
    </g>
    <path d="M30 34Q32 10 60 10T90 34Z" fill="#1f2f3a" stroke="#16141f" strokeWidth="3" />
    <path d="M22 36H98" stroke="#16141f" strokeWidth="8" strokeLinecap="round" />
    <path d="M33 30H87" stroke="#d9a441" strokeWidth="4" />
    <path d="M36 57L54 62M84 55L66 62" stroke="#16141f" strokeWidth="4.2" strokeLinecap="round" />
    <rect x="39" y="65" width="15" height="6" rx="3" fill="#fff3cd" stroke="#16141f" strokeWidth="2" />
    <circle cx="47.5" cy="68" r="2.6" fill="#16141f" />
    <circle cx="74" cy="68" r="13" fill="#9fe0d8" stroke="#16141f" strokeWidth="3" />
    <circle cx="74" cy="68" r="8" fill="#15343b" />
    <circle cx="74" cy="68" r="3.4" fill="#ffcf5e" />
    <path d="M66 60a11 11 0 0 1 8-4" stroke="#fff" strokeWidth="2.4" fill="none" strokeLinecap="round" />
    <path d="M85 76Q98 92 92 126" stroke="#d9a441" strokeWidth="2" fill="none" />
    <path d="M58 72L54 85H63" fill="none" stroke="#16141f" strokeWidth="2.6" strokeLinejoin="round" />
    <path d="M42 92H78L74 102H46Z" fill="#3a2413" stroke="#16141f" strokeWidth="2.4" />
    <path d="M49 92v10M56 92v10M63 92v10M70 92v10" stroke="#e7c27a" strokeWidth="2" />
  </>
)
