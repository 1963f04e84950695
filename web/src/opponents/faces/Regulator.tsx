export const Regulator = () => (
  <>
    <path d="M4 140C10 92 22 34 60 12C98 34 110 92 116 140Z" fill="#0e0f24" stroke="#d7c27a" strokeWidth="2" />
    <path d="M26 140C24 84 38 44 60 30C82 44 96 84 94 140Z" fill="#07081a" />
    <path
      d="M60 36C78 36 86 52 84 74C82 94 72 108 60 112C48 108 38 94 36 74C34 52 42 36 60 36Z"
      fill="#f2ead6"
      stroke="#07081a"
      strokeWidth="2.4"
    />
    <clipPath id="face-regulator">
      <path d="M60 36C78 36 86 52 84 74C82 94 72 108 60 112C48 108 38 94 36 74C34 52 42 36 60 36Z" />
    </clipPath>
    <path clipPath="url(#face-regulator)" d="M62 0H120V140H62Z" fill="#1a0f33" opacity=".2" />
    <path d="M60 36V84" stroke="#b9a46a" strokeWidth="1.4" />
    <circle cx="60" cy="48" r="8" fill="none" stroke="#b9862f" strokeWidth="2" />
    <path d="M60 48V41.6M60 48l4 2.6" stroke="#b9862f" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M40 64Q48 60 56 66L54 72Q46 73 40 64Z" fill="#07081a" />
    <path d="M80 64Q72 60 64 66L66 72Q74 73 80 64Z" fill="#07081a" />
    <circle cx="49.6" cy="67.4" r="2.4" fill="#ffd34f" />
    <circle cx="70.4" cy="67.4" r="2.4" fill="#ffd34f" />
    <path d="M49 74V92M71 74V92" stroke="#b9862f" strokeWidth="1.6" />
    <path d="M60 70L56.5 85H63.5" fill="none" stroke="#8f7f5e" strokeWidth="1.8" strokeLinejoin="round" />
    <path d="M52 95Q60 91 68 95" stroke="#5a1f2c" strokeWidth="3.2" fill="none" strokeLinecap="round" />
    <path d="M60 112V124" stroke="#d7c27a" strokeWidth="2.6" />
    <circle cx="60" cy="129" r="8" fill="#d7a441" stroke="#07081a" strokeWidth="2" />
    <circle cx="57.5" cy="126.5" r="2.4" fill="#fff1c0" />
  </>
)
