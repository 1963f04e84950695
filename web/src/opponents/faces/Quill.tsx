export const Quill = () => (
  <>
    <path d="M10 140C12 120 34 110 60 110S108 120 110 140Z" fill="#8f1f2c" stroke="#16141f" strokeWidth="3" />
    <path d="M44 110L60 140L76 110" fill="#f4ead2" stroke="#16141f" strokeWidth="2.6" />
    <path d="M52 116h16M54 123h12" stroke="#c9b88c" strokeWidth="2" />
    <g fill="#e0b24a" stroke="#16141f" strokeWidth="1.4">
      <circle cx="32" cy="126" r="3" />
      <circle cx="88" cy="126" r="3" />
    </g>
    <path d="M30 54C22 84 26 104 36 114L44 96L42 54ZM90 54C98 84 94 104 84 114L76 96L78 54Z" fill="#17121c" />
    <path d="M51 90V110Q60 118 69 110V90Z" fill="#8a5236" stroke="#16141f" strokeWidth="2.4" />
    <path
      d="M37 54C37 50 83 50 83 54C85 80 76 98 60 101C44 98 35 80 37 54Z"
      fill="#b4724a"
      stroke="#16141f"
      strokeWidth="2.8"
    />
    <clipPath id="face-quill">
      <path d="M37 54C37 50 83 50 83 54C85 80 76 98 60 101C44 98 35 80 37 54Z" />
    </clipPath>
    <path clipPath="url(#face-quill)" d="M62 0H120V140H62Z" fill="#1a0f33" opacity=".2" />
    <path
      d="M6 52C22 52 34 50 40 30C46 14 74 14 80 30C86 50 98 52 114 46C104 62 82 62 60 58C38 62 20 66 6 52Z"
      fill="#1d2a44"
      stroke="#16141f"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M8 52C24 56 40 50 60 50S98 54 112 47" stroke="#e0b24a" strokeWidth="2.6" fill="none" />
    <path
      d="M78 40C92 30 100 16 96 4C84 8 72 22 74 40Z"
      fill="#f2efe4"
      stroke="#16141f"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <path d="M77 38C84 26 90 16 94 8" stroke="#9aa" strokeWidth="1.6" fill="none" />
    <path d="M41 64Q48 58 55 63" stroke="#16141f" strokeWidth="3.4" fill="none" strokeLinecap="round" />
    <path d="M42 70q6-4 12 0q-6 4-12 0Z" fill="#fff" stroke="#16141f" strokeWidth="1.8" />
    <circle cx="49" cy="70" r="2.6" fill="#16141f" />
    <path d="M62 60L86 70L84 77Q70 82 64 72Z" fill="#16141f" />
    <circle cx="73.5" cy="70.5" r="5.6" fill="#e8d6a2" />
    <path d="M73.5 70.5v-3.6M73.5 70.5l2.4 1.6" stroke="#16141f" strokeWidth="1.5" strokeLinecap="round" />
    <path d="M62 60L38 53" stroke="#16141f" strokeWidth="2.4" />
    <path
      d="M58 70L55 83Q59 86 63 83"
      fill="none"
      stroke="#6a3a22"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M50 90Q60 93 72 86" stroke="#5a1518" strokeWidth="3" fill="none" strokeLinecap="round" />
    <path d="M40 82l7 8" stroke="#7f4a2e" strokeWidth="2" strokeLinecap="round" />
    <circle cx="36" cy="88" r="3" fill="none" stroke="#e0b24a" strokeWidth="2" />
  </>
)
