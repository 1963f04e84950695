export const Tock = () => (
  <>
    <path d="M20 140C22 116 40 108 60 108S98 116 100 140Z" fill="#7a3f2c" stroke="#16141f" strokeWidth="3" />
    <path d="M46 108l14 16l14-16" fill="#f4e6c8" stroke="#16141f" strokeWidth="2.6" />
    <path d="M60 22V12M52 12h16" stroke="#16141f" strokeWidth="4" strokeLinecap="round" />
    <path d="M18 44A20 20 0 0 1 46 24Z" fill="#d99b34" stroke="#16141f" strokeWidth="3" strokeLinejoin="round" />
    <path d="M102 44A20 20 0 0 0 74 24Z" fill="#b9772a" stroke="#16141f" strokeWidth="3" strokeLinejoin="round" />
    <circle cx="60" cy="70" r="41" fill="#d99b34" stroke="#16141f" strokeWidth="3.2" />
    <path d="M60 29A41 41 0 0 1 60 111Z" fill="#a9661f" opacity=".55" />
    <circle cx="60" cy="70" r="33" fill="#fff6de" stroke="#16141f" strokeWidth="2.4" />
    <g stroke="#7a3f2c" strokeWidth="2.2" opacity="1" strokeLinecap="round">
      <path d="M88.0 70.0L91.0 70.0" />
      <path d="M84.2 84.0L86.8 85.5" />
      <path d="M74.0 94.2L75.5 96.8" />
      <path d="M60.0 98.0L60.0 101.0" />
      <path d="M46.0 94.2L44.5 96.8" />
      <path d="M35.8 84.0L33.2 85.5" />
      <path d="M32.0 70.0L29.0 70.0" />
      <path d="M35.8 56.0L33.2 54.5" />
      <path d="M46.0 45.8L44.5 43.2" />
      <path d="M60.0 42.0L60.0 39.0" />
      <path d="M74.0 45.8L75.5 43.2" />
      <path d="M84.2 56.0L86.8 54.5" />
    </g>
    <circle cx="47" cy="62" r="8.4" fill="#16141f" />
    <circle cx="73" cy="62" r="8.4" fill="#16141f" />
    <circle cx="49.6" cy="58.8" r="2.8" fill="#fff" />
    <circle cx="75.6" cy="58.8" r="2.8" fill="#fff" />
    <circle cx="38" cy="75" r="4.6" fill="#ef9d7a" opacity=".8" />
    <circle cx="82" cy="75" r="4.6" fill="#ef9d7a" opacity=".8" />
    <path d="M60 84L43 77M60 84L79 76" stroke="#16141f" strokeWidth="3.6" strokeLinecap="round" />
    <circle cx="60" cy="84" r="3.6" fill="#c8402c" stroke="#16141f" strokeWidth="1.6" />
  </>
)
