/** The style sheet of a report's page. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22252b; --faint: #6a6f7a; --line: #d9d6cd; --accent: #1d6f78; --soft: #a9cdd0; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --ink: #e8e6e0; --faint: #9aa0ab; --line: #363a43; --accent: #6cc5cd; --soft: #2d5d62; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
p { margin: .5rem 0; }
header > p, section > p { color: var(--faint); }
.findings { font-size: 1.05rem; padding-left: 1.2rem; }
.findings li { margin: .35rem 0; }
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; color: var(--ink); }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child { text-align: left; font-weight: 500; }
thead th { color: var(--faint); font-weight: 500; }
@media print { body { background: none; } h2 { break-after: avoid; } tr, figure { break-inside: avoid; } }
`
