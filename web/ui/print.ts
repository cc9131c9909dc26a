// Paper is white: printing from the dark theme uses the light colors.

const attribute = 'data-mantine-color-scheme'

/** Uses the light colors while the page is laid out for paper. */
export function printInLight(): void {
  let printTitle: string | null = null
  window.matchMedia('print').addEventListener('change', ({ matches }) => {
    const page = document.documentElement
    if (matches) {
      printTitle = page.getAttribute(attribute)
      page.setAttribute(attribute, 'light')
    } else if (printTitle !== null) page.setAttribute(attribute, printTitle)
  })
}
