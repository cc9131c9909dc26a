import { htmlToText } from '../mail/html-text.ts'
import { safeHtml } from '../mail/safe-html.ts'

/** The plain text of a job's HTML; list entries keep a bullet, which the reading of requirements relies on. */
export function jobText(html: string): string {
  return htmlToText((safeHtml(html) ?? '').replaceAll(/<li\b[^<>]*>/gi, '$&- '))
}
