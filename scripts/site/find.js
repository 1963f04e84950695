// In the pages: searches what main.ts has put before this (INDEX, SEARCH), without a server.
const search = MiniSearch.loadJS(INDEX, SEARCH)
const field = document.getElementById('find')
const found = document.getElementById('found')
field.oninput = () => {
  const results = search.search(field.value).slice(0, 12)
  const links = results.map(({ href, title, page }) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = title === page ? title : `${page}: ${title}`
    link.onclick = () => found.replaceChildren()
    return link
  })
  const none = field.value.trim() !== '' && links.length === 0
  found.replaceChildren(...(none ? ['Nothing with these words.'] : links))
}
