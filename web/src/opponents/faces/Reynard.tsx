export const Reynard = () => (
  <>
    <path d="M10 140C12 118 34 110 60 110S108 118 110 140Z" fill="#2c4a3a" stroke="#16141f" strokeWidth="3" />
    <path d="M40 112L60 136L80 112" fill="#f6ecd6" stroke="#16141f" strokeWidth="2.6" />
    <path d="M60 124l-8 16h16Z" fill="#d9a441" stroke="#16141f" strokeWidth="2" />
    <path
      d="M22 62L18 14L48 36ZM98 62L102 14L72 36Z"
      fill="#c9592a"
      stroke="#16141f"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M26 50L24 26L40 38ZM94 50L96 26L80 38Z" fill="#2a1a1e" />
    <path
      d="M60 32C84 32 98 48 100 66C94 74 88 76 86 82C80 98 70 108 60 112C50 108 40 98 34 82C32 76 26 74 20 66C22 48 36 32 60 32Z"
      fill="#dd6a30"
      stroke="#16141f"
      strokeWidth="3.200"
      strokeLinejoin="round"
    />
    <clipPath id="face-reynard">
      <path d="M60 32C84 32 98 48 100 66C94 74 88 76 86 82C80 98 70 108 60 112C50 108 40 98 34 82C32 76 26 74 20 66C22 48 36 32 60 32Z" />
    </clipPath>
    <path clipPath="url(#face-reynard)" d="M62 0H120V140H62Z" fill="#1a0f33" opacity=".2" />
    <path
      d="M20 66C34 66 46 74 52 86Q56 92 60 92Q64 92 68 86C74 74 86 66 100 66C94 74 88 76 86 82C80 98 70 108 60 112C50 108 40 98 34 82C32 76 26 74 20 66Z"
      fill="#fbf0dc"
      stroke="#16141f"
      strokeWidth="2.200"
      strokeLinejoin="round"
    />
    <path
      d="M36 56L54 64Q50 72 42 69ZM84 56L66 64Q70 72 78 69Z"
      fill="#fff2b8"
      stroke="#16141f"
      strokeWidth="2.400"
      strokeLinejoin="round"
    />
    <ellipse cx="47.500" cy="64.500" rx="2" ry="3.800" fill="#16141f" />
    <ellipse cx="72.500" cy="64.500" rx="2" ry="3.800" fill="#16141f" />
    <path d="M53 88Q60 84 67 88Q64 96 60 96T53 88Z" fill="#16141f" />
    <path
      d="M60 96V100M60 100Q70 104 78 95M60 100Q52 103 47 99"
      stroke="#16141f"
      strokeWidth="2.400"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M70 101l2 5l3-6" fill="#fff" stroke="#16141f" strokeWidth="1.400" />
    <path d="M34 36C36 14 84 14 86 36Z" fill="#3a2733" stroke="#16141f" strokeWidth="3" />
    <path d="M26 37Q60 28 94 37" stroke="#16141f" strokeWidth="7" fill="none" strokeLinecap="round" />
    <path d="M36 31Q60 24 84 31" stroke="#d9a441" strokeWidth="4" fill="none" />
    <rect
      x="72"
      y="14"
      width="15"
      height="12"
      rx="1.500"
      transform="rotate(14 80 20)"
      fill="#f6ecd6"
      stroke="#16141f"
      strokeWidth="1.800"
    />
    <path d="M76 19l7 2M75 22l7 2" stroke="#8a3a20" strokeWidth="1.500" />
  </>
)
