// Reasons for a top match that don't repeat the line above.
import { text as wizardPreviewText } from '../../../i18n/wizard-preview.ts'
import type { Preview } from './costs.ts'

type Person = Preview['people'][number]
type Reason = Person['reasons'][number]

const maxReasons = 2

/** The first two reasons, without the part that repeats the current job. */
export function reasonsToShow({ title, company, reasons }: Pick<Person, 'title' | 'company' | 'reasons'>): Reason[] {
  const job = title && company ? wizardPreviewText.nowAt(title, company) : null
  const entries = reasons.flatMap((reason) => {
    const text = job && reason.text.startsWith(job) ? reason.text.slice(job.length).replace(/^, /, '') : reason.text
    return text === '' ? [] : [{ ...reason, text: text.charAt(0).toUpperCase() + text.slice(1) }]
  })
  return (entries.length > 0 ? entries : reasons).slice(0, maxReasons)
}

/** The pieces of the profile that support it. */
export function quotesOf(reasons: readonly Reason[]): string {
  return [...new Set(reasons.flatMap(({ evidence }) => evidence.map(({ quote }) => wizardPreviewText.quoted(quote))))]
    .slice(0, 4)
    .join(', ')
}
