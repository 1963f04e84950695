export const Perpetua = () => (
  <>
    <path d="M8 140C10 120 30 112 60 112S110 120 112 140Z" fill="#3b1f55" stroke="#0b0a1c" strokeWidth="3" />
    <path
      d="M30 112L24 88Q42 98 46 116ZM90 112L96 88Q78 98 74 116Z"
      fill="#f1ead8"
      stroke="#0b0a1c"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
    <path d="M29 94l10 14M91 94l-10 14" stroke="#b9a9c9" strokeWidth="1.6" />
    <path
      d="M34 62C24 44 30 28 40 22C36 10 52 4 60 9C68 4 84 10 80 22C90 28 96 44 86 62C80 70 40 70 34 62Z"
      fill="#e9e6f2"
      stroke="#0b0a1c"
      strokeWidth="3"
    />
    <path
      d="M42 24C50 30 48 40 42 50M78 24C70 30 72 40 78 50M60 10C56 22 56 32 60 42M50 14q4 10 0 24M70 14q-4 10 0 24"
      stroke="#a7a2c4"
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M52 92V112Q60 119 68 112V92Z" fill="#caa48c" stroke="#0b0a1c" strokeWidth="2.4" />
    <path
      d="M39 60C39 46 48 42 60 42S81 46 81 60C81 82 72 100 60 100S39 82 39 60Z"
      fill="#ecd0b8"
      stroke="#0b0a1c"
      strokeWidth="2.6"
    />
    <clipPath id="face-perpetua">
      <path d="M39 60C39 46 48 42 60 42S81 46 81 60C81 82 72 100 60 100S39 82 39 60Z" />
    </clipPath>
    <path clipPath="url(#face-perpetua)" d="M62 0H120V140H62Z" fill="#1a0f33" opacity=".2" />
    <path
      d="M39 58C44 46 52 46 60 50C68 46 76 46 81 58C84 44 72 38 60 38S36 44 39 58Z"
      fill="#e9e6f2"
      stroke="#0b0a1c"
      strokeWidth="2"
    />
    <path
      d="M42 62Q48 56 56 61M64 61Q72 56 78 62"
      stroke="#4a4360"
      strokeWidth="2.2"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M41 69h16q-1 9-8 9t-8-9ZM63 69h16q-1 9-8 9t-8-9Z" fill="#5b1f6a" stroke="#d7b24a" strokeWidth="2" />
    <path d="M57 70h6M41 70l-4-3M79 70l4-3" stroke="#d7b24a" strokeWidth="2" />
    <path d="M44 71.5l5 4M66 71.5l5 4" stroke="#e7a8ff" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M60 76l-3 9h5" fill="none" stroke="#a5785c" strokeWidth="1.8" strokeLinejoin="round" />
    <path d="M53 91Q60 88.5 67 91Q60 95 53 91Z" fill="#a3203c" stroke="#5a1024" strokeWidth="1.2" />
    <circle cx="70" cy="87" r="1.3" fill="#4a2a20" />
    <g stroke="#d7b24a" strokeWidth="1.4">
      <path d="M38 78v6M82 78v6" />
      <path d="M34.5 84h7l-6 10h5ZM78.500 84h7l-6 10h5Z" fill="#ffe9a8" strokeLinejoin="round" />
    </g>
    <path
      d="M54 120h12l-6 8ZM60 128l6 8H54Z"
      fill="#d7b24a"
      stroke="#0b0a1c"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </>
)
