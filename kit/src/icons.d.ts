/** One icon of game-icons (512 × 512) as SVG markup; see kit/build/icons.ts. */
declare module '@anachron/kit/icons/*' {
  const body: string
  export default body
}
