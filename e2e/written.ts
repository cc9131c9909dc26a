// The content of a rich-text field.
import { expect, type Locator } from '@playwright/test'

/** The lines, with variables and links as stored in plain text. */
const writtenIn = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) return element.value
    const copy = element.cloneNode(true) as HTMLElement
    for (const chip of copy.querySelectorAll('[data-variable]')) chip.textContent = chip.getAttribute('data-variable')
    for (const link of copy.querySelectorAll('a')) link.textContent = `[${link.textContent}](${link.getAttribute('href')})`
    return [...copy.querySelectorAll(':scope > div, :scope > h1, :scope > h2, :scope > h3, li')].map((line) => line.textContent).join('\n')
  })

export async function expectWritten(field: Locator, text: string | RegExp): Promise<void> {
  const written = expect.poll(() => writtenIn(field), { timeout: 15_000 })
  if (typeof text === 'string') await written.toBe(text)
  else await written.toMatch(text)
}

/** The selection on the page. */
export const selectedText = (field: Locator): Promise<string> => field.evaluate(() => document.getSelection()?.toString() ?? '')

/**
 * Before keys move the caret of a field that has just been focused: for 200 ms the editor takes a caret at the start for a reset by
 * the browser and restores its own (DOMObserver.flush of prosemirror-view), and a fast machine is quicker than a person. A page's
 * timers run in order.
 */
export const settled = (field: Locator): Promise<unknown> => field.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
