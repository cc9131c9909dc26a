// Sets light or dark before the first paint, so that no page flashes in the wrong one, and follows the device's setting; not in
// the bundle because it must block.
;(function () {
  const device = matchMedia('(prefers-color-scheme: dark)')
  function apply() {
    let wanted = null
    try {
      wanted = localStorage.getItem('mantine-color-scheme-value')
    } catch {
      wanted = null
    }
    const dark = wanted === 'dark' || (wanted !== 'light' && device.matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  }
  apply()
  device.addEventListener('change', apply)
})()
