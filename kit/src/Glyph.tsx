/** Our own small drawings for buttons: one line weight, 20 × 20. */
const GLYPHS = {
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4',
  hint: 'M10 2.5a5 5 0 0 0-3 9c.6.5 1 1.2 1 2h4c0-.8.4-1.5 1-2a5 5 0 0 0-3-9ZM8 16.5h4',
  log: 'M4 5h1M4 10h1M4 15h1M8 5h8M8 10h8M8 15h8',
  book: 'M10 5C8 3.5 5.500 3.500 3 4v11c2.500-.5 5-.5 7 1c2-1.500 4.500-1.500 7-1V4c-2.500-.5-5-.5-7 1ZM10 5v11',
  chat: 'M3 4h14v9H9l-4 3.500V13H3Z',
  branch: 'M6 3v14M6 13c0-4 8-2 8-8M14 5a1.500 1.500 0 1 0-.01 0M6 3.500a1.500 1.500 0 1 0-.01 0',
  tree: 'M3 4h14M6 4v5c0 1.500 1 2 2 2h9M10 11v3c0 1.500 1 2 2 2h5',
  gear: 'M10 7a3 3 0 1 0 .01 0M10 2.500v2M10 15.500v2M2.500 10h2M15.500 10h2M4.700 4.700l1.400 1.400M13.900 13.900l1.400 1.400M15.300 4.700l-1.400 1.400M6.100 13.900l-1.400 1.400',
  play: 'M6 4l10 6l-10 6Z',
  forward: 'M6 4l7 6l-7 6Z',
  back: 'M14 4l-7 6l7 6Z',
  first: 'M15 4l-7 6l7 6ZM5 4v12',
  last: 'M5 4l7 6l-7 6ZM15 4v12',
  skip: 'M3 5l6 5l-6 5ZM10 5l6 5l-6 5Z',
  share: 'M10 12V3M10 3l-3.500 3.500M10 3l3.500 3.500M4 11v6h12v-6',
  file: 'M5 2.500h6l4 4v11H5ZM11 2.500v4h4',
  home: 'M3 9.500l7-6l7 6M5 8.500V16.500h10V8.500',
  eye: 'M2 10s3-5 8-5s8 5 8 5s-3 5-8 5s-8-5-8-5ZM10 7.700a2.300 2.300 0 1 0 .01 0',
  help: 'M7.500 7.500a2.500 2.500 0 1 1 3.600 2.300c-.7.4-1.100.9-1.100 1.700M10 14.500v.1',
  close: 'M5 5l10 10M15 5l-10 10',
  link: 'M8.500 11.500l3-3M7 9l-2.500 2.500a2.800 2.800 0 0 0 4 4L11 13M13 11l2.500-2.500a2.800 2.800 0 0 0-4-4L9 7',
  list: 'M4 4.500h12v4H4ZM4 11.500h12v4H4Z',
  more: 'M4.500 10v.1M10 10v.1M15.500 10v.1',
  flag: 'M5 17V3.500M5 4c4-2 6 2 10 0v7c-4 2-6-2-10 0',
  check: 'M4 10.500l4 4l8-9',
  clock: 'M10 2.500a7.500 7.500 0 1 0 .01 0M10 6v4.300l3 1.700',
  bot: 'M4 7.500h12v8.500H4ZM10 7.500V4.500M10 4v.1M7.500 11v.1M12.500 11v.1M8 13.500h4M2 10.500v2.500M18 10.500v2.500',
  person: 'M10 9.500a3.200 3.200 0 1 0-.01 0M3.500 17c0-3.500 2.500-5 6.500-5s6.500 1.500 6.500 5',
  sound: 'M3 8v4h3l4 3.500V4.500L6 8ZM13 7.500c1.300 1.500 1.300 3.500 0 5M15.500 5.500c2.300 2.600 2.300 6.400 0 9',
  mute: 'M3 8v4h3l4 3.500V4.500L6 8ZM13 8l4.500 4.500M17.500 8L13 12.500',
  people:
    'M7 9.500a2.700 2.700 0 1 0-.01 0M2 16c0-3 2-4.500 5-4.500s5 1.500 5 4.500M13.500 9a2.200 2.200 0 1 0-.01 0M14 11.500c2.500 0 4 1.500 4 4',
} as const

export type GlyphName = keyof typeof GLYPHS

export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg className="glyph" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={GLYPHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
