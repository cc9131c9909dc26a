// Paper is white: what is printed from the dark is printed in the light colors.

const attribute = 'data-mantine-color-scheme'

/** While the page is laid out for paper it wears the light colors, and afterwards its own again. */
export function printInLight(): void {
  let own: string | null = null
  window.matchMedia('print').addEventListener('change', ({ matches }) => {
    const page = document.documentElement
    if (matches) {
      own = page.getAttribute(attribute)
      page.setAttribute(attribute, 'light')
    } else if (own !== null) page.setAttribute(attribute, own)
  })
}
