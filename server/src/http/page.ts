const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif;
background:light-dark(#f3ecdd,#14110c);color:light-dark(#221a10,#efe6d3)}
main{max-width:34rem;padding:2rem}
h1{font:600 1.8rem/1.2 Georgia,serif;margin:0 0 1rem}
button{font:inherit;font-weight:600;min-height:48px;padding:0 1.6rem;border:0;border-radius:8px;cursor:pointer;
background:light-dark(#7a3b12,#e2b65c);color:light-dark(#fff,#14110c)}
input{font:inherit;width:100%;box-sizing:border-box;min-height:48px;padding:0 .8rem;border-radius:8px;
border:1px solid;background:light-dark(#fff,#221d15);color:inherit}
a{color:inherit}[role=alert]{color:light-dark(#9a1f10,#ff9c86)}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}`

/** A page for those who come by a message: one thing to read, one thing to press. */
export const page = (title: string, inside: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)} · Anachron</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>${inside}</main></body></html>
`
