// Paper is white: what is printed from the dark is printed in the light colors.

const attribute = 'data-mantine-color-scheme'

/** While the page is laid out for paper it wears the light colors, and afterwards its own again. */
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
