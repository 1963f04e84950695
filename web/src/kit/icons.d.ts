/** One icon of game-icons (512 × 512) as SVG markup; see web/build/icons.ts. */
declare module '@anachron/web/kit/icons/*' {
  const body: string
  export default body
}
