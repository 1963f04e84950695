/** Of the rules on the page, those of single battles: web/build/rulebooks.ts reads them. */
declare module '*/RULES.md?rules=TT-B' {
  const rules: import('@anachron/kernel').Rulebook
  export default rules
}
