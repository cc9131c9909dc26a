// How a candidate is called on screen; bias-reducer projects show initials only.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { initials } from '../../ui/initials.ts'

export function shownName(candidate: Pick<WireCandidate, 'name'>, biasReducer: boolean): string {
  return biasReducer ? [...initials(candidate.name)].join('. ') + '.' : candidate.name
}

/** '$120K-$150K', null when nothing is known. */
export function salaryText(range: readonly [number, number] | null): string | null {
  if (!range) return null
  const [low, high] = range.map((amount) => Math.round(amount / 1000))
  return `$${low}K-$${high}K`
}

/** Text cut at a limit, at a word where one is near; `cut` says whether anything was left out. */
export function truncate(text: string, limit: number): { text: string; cut: boolean } {
  if (text.length <= limit) return { text, cut: false }
  const space = text.lastIndexOf(' ', limit)
  return { text: text.slice(0, space > limit * 0.7 ? space : limit), cut: true }
}

/** '4 yrs 2 mos' between two months; null when the start is not known. */
export function tenureText(start: string | null, end: string | null, now = new Date()): string | null {
  const [from, to] = [start, end ?? now.toISOString().slice(0, 7)].map((month) =>
    month && /^\d{4}(-\d{2})?/.test(month) ? Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7) || 1) : null,
  )
  if (from === null || to === null || from === undefined || to === undefined || to < from) return null
  const months = to - from
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [years > 0 ? `${years} yr${years === 1 ? '' : 's'}` : '', rest > 0 ? `${rest} mo${rest === 1 ? '' : 's'}` : ''].filter(
    Boolean,
  )
  return parts.join(' ') || null
}
