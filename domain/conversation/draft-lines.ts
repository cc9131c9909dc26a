// The lines of a job description, and the pay that one states.
import { keysOf } from '../shared/records.ts'

const longestText = 4000
const longestDescription = 40_000
const longestLine = 400

/** Maximum characters of a candidate's message that are read. */
export const bounded = (text: string): string => text.slice(0, longestText)

/** Sentences and list items without their bullets; headings are joined to the line below them. */
export function jobLines(description: string): string[] {
  const lines = description
    .slice(0, longestDescription)
    .split('\n')
    .map((line) => line.replace(/^[\s•*–—·▪◦-]{0,20}/u, '').trim())
  const sentences: string[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const next = lines[index + 1] ?? ''
    if (isHeading(line)) {
      // 'Benefits:' has no content itself
      const below = lines.slice(index + 1, index + 5)
      const end = below.findIndex((entry) => entry === '' || isHeading(entry))
      const items = (end < 0 ? below : below.slice(0, end)).slice(0, 3)
      if (next !== '' && items.length > 0) sentences.push(`${line.replace(/:$/, '')}: ${items.join('; ')}`.slice(0, longestLine))
      continue
    }
    for (const sentence of line.split(/(?<=[.!?])\s(?=\p{Lu}|[€£$\d])/u))
      if (sentence.trim()) sentences.push(sentence.trim().slice(0, longestLine))
  }
  return sentences
}

function isHeading(line: string): boolean {
  return line.endsWith(':') && line.length <= 40
}

const amount = String.raw`[€£$]?\s?\d{2,3}(?:[.,]\d{2,3}|\s?k)?(?:\s?(?:t?eur|t€|€|£|gbp|usd|chf))?(?![\p{L}\d])`
const range = new RegExp(String.raw`(${amount})\s?(?:-|–|to|bis|à|a)\s?(${amount})`, 'iu')

/** Amounts of the company, not of the job. */
const notPay =
  /(?<!\p{L})(?:revenue|turnover|arr|funding|raised|budgets?|million|mio|umsatz|levé|chiffre d['’]affaires|facturación)(?!\p{L})/iu

/** '€85,000 – €105,000' as written in the line; null when the line has no range with a currency. */
export function payIn(line: string): string | null {
  if (notPay.test(line)) return null
  const match = range.exec(line)
  return match && /[€£$]|eur|gbp|usd|chf/i.test(match[0]) ? match[0].replace(/\s+/g, ' ').trim() : null
}

const periods = {
  hour: /per hour|an hour|hourly|\/ ?h(?:ou)?r?\b|pro stunde|die stunde|de l['’]heure|par heure|por hora|la hora/iu,
  day: /per day|a day|day rate|pro tag|par jour|por día|al día/iu,
  month: /per month|a month|monthly|pro monat|im monat|monatlich|par mois|mensuel|al mes|mensual/iu,
  year: /per (?:year|annum)|a year|annual|yearly|p\.\s?a\.|\/ ?y(?:ea)?r\b|pro jahr|im jahr|jahresgehalt|jährlich|par an\b|annuel|al año|anual/iu,
} as const

/** The period that a line of pay names; null = none or several. */
export function periodIn(line: string): keyof typeof periods | null {
  const [named, another] = keysOf(periods).filter((name) => periods[name].test(line))
  return another ? null : (named ?? null)
}
