// Sets light or dark before the first paint, so that no page flashes in the wrong one; outside the bundle because it must block.
;(function () {
  let wanted = null
  try {
    wanted = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    wanted = null
  }
  const dark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
