export const OldMidnight = () => (
  <>
    <path d="M6 140C8 108 26 96 60 96S112 108 114 140Z" fill="#2a2448" stroke="#0b0a1c" strokeWidth="3" />
    <path
      d="M60 30C78 30 90 22 104 8C104 26 100 40 98 52C104 84 92 116 60 122C28 116 16 84 22 52C20 40 16 26 16 8C30 22 42 30 60 30Z"
      fill="#8b7a9e"
      stroke="#0b0a1c"
      strokeWidth="3.200"
      strokeLinejoin="round"
    />
    <clipPath id="face-midnight">
      <path d="M60 30C78 30 90 22 104 8C104 26 100 40 98 52C104 84 92 116 60 122C28 116 16 84 22 52C20 40 16 26 16 8C30 22 42 30 60 30Z" />
    </clipPath>
    <path clipPath="url(#face-midnight)" d="M62 0H120V140H62Z" fill="#1a0f33" opacity=".2" />
    <path d="M60 34L48 24L60 6L72 24Z" fill="#d7b24a" stroke="#0b0a1c" strokeWidth="2.400" strokeLinejoin="round" />
    <path d="M60 30C70 30 76 28 84 24L60 62L36 24C44 28 50 30 60 30Z" fill="#4a3f6e" stroke="#0b0a1c" strokeWidth="2" />
    <circle cx="40" cy="62" r="21" fill="#d7b24a" stroke="#0b0a1c" strokeWidth="3" />
    <circle cx="80" cy="62" r="21" fill="#b98f34" stroke="#0b0a1c" strokeWidth="3" />
    <circle cx="40" cy="62" r="16.500" fill="#fff4d4" />
    <circle cx="80" cy="62" r="16.500" fill="#f3e2b4" />
    <g stroke="#4a3f6e" strokeWidth="1.5" opacity="1" strokeLinecap="round">
      <path d="M53.0 62.0L55.5 62.0" />
      <path d="M51.3 68.5L53.4 69.8" />
      <path d="M46.5 73.3L47.7 75.4" />
      <path d="M40.0 75.0L40.0 77.5" />
      <path d="M33.5 73.3L32.2 75.4" />
      <path d="M28.7 68.5L26.6 69.7" />
      <path d="M27.0 62.0L24.5 62.0" />
      <path d="M28.7 55.5L26.6 54.2" />
      <path d="M33.5 50.7L32.3 48.6" />
      <path d="M40.0 49.0L40.0 46.5" />
      <path d="M46.5 50.7L47.8 48.6" />
      <path d="M51.3 55.5L53.4 54.3" />
    </g>
    <g stroke="#4a3f6e" strokeWidth="1.5" opacity="1" strokeLinecap="round">
      <path d="M93.0 62.0L95.5 62.0" />
      <path d="M91.3 68.5L93.4 69.8" />
      <path d="M86.5 73.3L87.7 75.4" />
      <path d="M80.0 75.0L80.0 77.5" />
      <path d="M73.5 73.3L72.2 75.4" />
      <path d="M68.7 68.5L66.6 69.7" />
      <path d="M67.0 62.0L64.5 62.0" />
      <path d="M68.7 55.5L66.6 54.2" />
      <path d="M73.5 50.7L72.3 48.6" />
      <path d="M80.0 49.0L80.0 46.5" />
      <path d="M86.5 50.7L87.8 48.6" />
      <path d="M91.3 55.5L93.4 54.3" />
    </g>
    <circle cx="40" cy="62" r="7" fill="#0b0a1c" />
    <circle cx="80" cy="62" r="7" fill="#0b0a1c" />
    <path d="M40 62V50M40 62l5-9M80 62V50M80 62l-5-9" stroke="#0b0a1c" strokeWidth="2.600" strokeLinecap="round" />
    <circle cx="37.600" cy="59.500" r="2" fill="#fff" />
    <circle cx="77.600" cy="59.500" r="2" fill="#fff" />
    <path
      d="M17 50Q34 36 56 54M103 50Q86 36 64 54"
      stroke="#0b0a1c"
      strokeWidth="4.600"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M60 66L52 76Q54 92 60 96Q66 92 68 76Z"
      fill="#e08a2e"
      stroke="#0b0a1c"
      strokeWidth="2.600"
      strokeLinejoin="round"
    />
    <path d="M60 66L60 96Q66 92 68 76Z" fill="#8f4a12" opacity=".5" />
    <g stroke="#0b0a1c" strokeWidth="2" fill="none" strokeLinecap="round">
      <path d="M38 96q4 5 8 0M48 104q4 5 8 0M64 104q4 5 8 0M74 96q4 5 8 0M56 112q4 5 8 0" />
    </g>
  </>
)
