// Formats numbers, dates, and long texts; dates are ISO strings or Dates, shown in a given zone.

import { currencySign } from './currencies.ts'
import { isEstimate, monthNumber } from './year-month.ts'
import { text } from './texts/formats.ts'
/**
 * '$120K-$150K' from a yearly range, rounded to thousands; null when nothing is known. Other currencies have their own symbol:
 * '£62K-£74K', 'SEK 640K-SEK 770K'; from a million, '¥7.1M-¥8.5M'.
 */
export function salaryText(range: readonly [number, number] | null, currency = 'USD'): string | null {
  if (!range) return null
  const sign = signOf(currency)
  const isMillions = range[0] >= 1_000_000
  const [low, high] = range.map((amount) => (isMillions ? `${(amount / 1_000_000).toFixed(1)}M` : `${Math.round(amount / 1000)}K`))
  return `${sign}${low}-${sign}${high}`
}

/** '€', or the code and a space. */
function signOf(currency: string): string {
  const sign = currencySign(currency)
  return /[A-Z]{3}$/.test(sign) ? `${sign} ` : sign
}

/** '$120K', '€85K', 'SEK 640K': one end of a range. */
export const salaryEnd = (amount: number, currency = 'USD'): string =>
  `${signOf(currency)}${amount >= 1_000_000 ? `${(amount / 1_000_000).toFixed(1)}M` : `${Math.round(amount / 1000)}K`}`

/**
 * Text truncated at a limit, at a word boundary if one is near; `cut` says whether anything was left out. Never splits a
 * character in two.
 */
export function truncate(text: string, limit: number): { text: string; cut: boolean } {
  if (text.length <= limit) return { text, cut: false }
  const space = text.lastIndexOf(' ', limit)
  const end = space > limit * 0.7 ? space : limit
  return { text: text.slice(0, isInsidePair(text, end) ? end - 1 : end), cut: true }
}

/** Exactly the first `limit` characters and '…' when there are more; for labels, where the length matters. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, isInsidePair(text, limit) ? limit - 1 : limit)}…`
}

function isInsidePair(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code >= 0xdc00 && code <= 0xdfff
}

/** '3 of 17'; positions count from 1. */
export function placeText(place: number, total: number): string {
  return text.place(place, total)
}

/** 'Review candidate 3 of 17', the position in the queue (spec B, section 2). */
export function queuePlaceText(tab: string, place: number, total: number): string {
  return text.queuePlace(tab, place, total)
}

/** 'Moved to Interview on Nov 24, 2026'. */
export function movedText(stage: string, date: string): string {
  return text.moved(stage, date)
}

/** Splits a text that lists skills at ' • ', semicolons, commas, bars, and line breaks. */
export function splitSkills(text: string): string[] {
  return text
    .split(/ • |[;,|\n]+/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
}

/**
 * '4 yrs 2 mos' between two months ('YYYY-MM' or 'YYYY'), until `now` without an end; null when the start is unknown or later.
 * 'about 2 yrs' when a date is only a year.
 */
export function tenureText(start: string | null, end: string | null, now: Date): string | null {
  const [from, to] = [monthNumber(start), monthNumber(end ?? now.toISOString())]
  if (from === null || to === null || to < from) return null
  return to === from ? null : text.tenure(Math.floor((to - from) / 12), (to - from) % 12, isEstimate({ start, end }))
}

/** Someone's own words between quotation marks. */
export const quoted = (words: string): string => text.quoted(words)

/** 'Baker at Harbour', or the one of the two that is known. */
export function jobText(title: string | null | undefined, company: string | null | undefined): string {
  return title && company ? text.titleAtCompany(title, company) : title || company || ''
}
