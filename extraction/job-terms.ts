// Terms of a job beyond skills: languages with levels, degrees, pay, leading people, and industries.
import { industries, type Industry } from '@fairlead/domain/reference/lists'
import { allWords, degreeLevels, pattern, postingWords, whole, wordsOf, type PostingWords } from '@fairlead/language/words'
import type { ReadLanguage } from '@fairlead/matching/text/language'
import { isAsking, proveIn, spansOf, type FoundSpan, type JobLines, type ReadProposal } from './job-lines.ts'
import { languagesNamed } from '@fairlead/language/language-names'
import { must } from '@fairlead/domain/shared/records'
import { hasSign, isAcronym, isNumber, squeezed } from './shape.ts'
import { isDenied, strengthIn } from './strength.ts'

const or = whole(allWords((words) => words.or))
const levelNames = [...new Set(Object.values(postingWords).flatMap(({ levels }) => Object.keys(levels)))]
const levels = levelNames.map((level): [string, RegExp] => [level, whole(allWords((words) => words.levels[level] ?? []))])
const commonLevel = /\b[ABC][12]\b/i

/** 'fluent', 'B2'; '' without one, and for a native speaker. */
const levelIn = (text: string): string =>
  commonLevel.exec(text)?.[0].toUpperCase() ?? levels.find(([level, pattern]) => level !== 'native' && pattern.test(text))?.[0] ?? ''

/** One proposal per language; of several joined by 'or' none is required by itself. */
export function languagesIn(job: JobLines): ReadProposal[] {
  const terms = new Map<string, ReadProposal>()
  // 'fluent English and Swedish' are two
  const all = spansOf(job, 'LANGUAGE').flatMap(({ line, span, isUsed }) => {
    const named = languagesNamed(span.text, true)
    return named.map(({ name, start, end }, index) => {
      const place = named.length > 1 ? { start: span.start + start, end: span.start + end } : span
      // the level in front of several is of all of them
      const level =
        index > 0 && named.length > 1 ? levelIn(span.text.slice(must(named[index - 1]).end, end)) || levelIn(span.text) : levelIn(span.text)
      return { line, isUsed, name, level, span: { start: place.start, end: place.end } }
    })
  })
  all.forEach(({ line, span, isUsed, name, level: spoken }, index) => {
    const strength = strengthIn(line, span)
    // a course in English is a benefit
    if (strength === 'none' || (strength === null && line.zone === 'benefits')) return
    const isEither = [all[index - 1], all[index + 1]].some(
      (beside) =>
        beside?.line === line &&
        or.test(line.text.slice(Math.min(beside.span.end, span.end), Math.max(beside.span.start, span.start))) &&
        Math.abs(beside.span.start - span.start) < 60,
    )
    // a level beside the name, up to the next name
    const after = all[index + 1]
    const next = after?.line === line ? after.span.start : line.text.length
    const level =
      spoken ||
      levelIn(
        line.text
          .slice(span.end, Math.min(next, span.end + 30))
          .split(',')[0]
          ?.split(';')[0] ?? '',
      )
    const before = terms.get(name)
    if (before && (before.strength === 'must' || strength === 'nice')) return
    terms.set(name, {
      field: 'language',
      value: level === '' ? name : `${name} (${level})`,
      strength: isEither || strength === 'nice' ? 'nice' : 'must',
      evidence: proveIn(line, span.start, span.end),
      isUsed,
    })
  })
  return [...terms.values()]
}

/** Between two alternatives, or a name and its abbreviation. */
const joint = /^\W*(?:or\W*)?$/
const levelRank = (level: string) => degreeLevels.findIndex((entry) => entry === level)

/** One proposal per degree; the lowest of a line is required, higher ones are nice to have. */
export function degreesIn(job: JobLines, languages: readonly ReadLanguage[]): ReadProposal[] {
  const patterns = degreeLevels.map((level): [string, RegExp] => [level, whole(wordsOf(languages, ({ degrees }) => degrees[level]))])
  const any = whole(wordsOf(languages, ({ degrees }) => degrees.any))
  const instead = pattern(languages, 'instead')
  const levelsIn = (text: string) => patterns.flatMap(([level, words]) => ({ level, match: words.exec(text) })).filter(({ match }) => match)
  const degrees = new Map<string, ReadProposal>()
  for (const [line, all] of Map.groupBy(spansOf(job, 'DEGREE', 'SKILL'), (entry) => entry.line)) {
    // 'LLB or LLM', of which the second may be a language model elsewhere
    const isBesideDegree = (index: number) =>
      all[index - 1]?.span.tag === 'DEGREE' && joint.test(line.text.slice(must(all[index - 1]).span.end, must(all[index]).span.start))
    const degreeSpans = all.filter(({ span }, index) => span.tag === 'DEGREE' || (isBesideDegree(index) && levelsIn(span.text).length > 0))
    // 'MSN, MHA or MBA' is one criterion with alternatives
    const isAmongOthers = ({ span }: FoundSpan) =>
      degreeSpans.some(
        (beside) =>
          isAcronym(beside.span.text) &&
          levelsIn(beside.span.text).length === 0 &&
          joint.test(line.text.slice(Math.min(span.end, beside.span.end), Math.max(span.start, beside.span.start))),
      )
    const named = degreeSpans.flatMap((entry) =>
      isAmongOthers(entry) ? [] : levelsIn(entry.span.text).map(({ level, match }) => ({ ...entry, level, match: must(match) })),
    )
    const general = degreeSpans.flatMap((entry) => {
      const match = any.exec(entry.span.text)
      return match ? [{ ...entry, level: 'bachelors', match }] : []
    })
    const hasLower = named.some(({ level }) => level === 'bachelors')
    for (const { span, isUsed, level, match } of named.length > 0 ? named : general) {
      const strength = strengthIn(line, span)
      const isChoice = instead.test(line.text) || (hasLower && level !== 'bachelors')
      const before = degrees.get(level)
      if (strength === null || strength === 'none' || (before && (before.strength === 'must' || isChoice))) continue
      const start = span.start + match.index
      degrees.set(level, {
        field: 'degree',
        value: level,
        strength: isChoice ? 'nice' : strength,
        evidence: proveIn(line, start, start + match[0].length),
        isUsed,
      })
    }
  }
  return [...degrees.values()].toSorted((a, b) => levelRank(b.value) - levelRank(a.value))
}

const currencies: [sign: string, code: string][] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['MX$', 'MXN'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['rs', 'INR'],
  ['Kč', 'CZK'],
  ['lei', 'RON'],
]
const codes = /\b(?:USD|EUR|GBP|CHF|PLN|RON|BRL|CAD|AUD|NZD|SGD|HKD|NOK|SEK|DKK|CZK|HUF|INR|JPY|ZAR|AED|MXN)\b/
const amount = /(\d{1,3}(?:[.,’'\s]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?)\s?((?:k|tsd|tys|mila?)\b)?/giu
const periods = (['hour', 'day', 'month'] as const).map((period): [keyof PostingWords['periods'], RegExp] => [
  period,
  whole(allWords((words) => words.periods[period])),
])
/** Pay in Poland, Romania, and Brazil is stated by the month. */
const monthlyBelow: Readonly<Partial<Record<string, number>>> = { EUR: 10_000, PLN: 60_000, RON: 60_000, BRL: 60_000 }
/** '$36-$51' without a period. */
const hourlyBelow: Readonly<Partial<Record<string, number>>> = {
  USD: 150,
  CAD: 150,
  AUD: 150,
  EUR: 40,
  GBP: 40,
  PLN: 80,
  SEK: 400,
  NOK: 400,
  DKK: 400,
}
const least = { year: 10_000, month: 300, day: 50, hour: 5 }

/** '52 000', '1.234,50', '38.5': what follows the last sign is a fraction if it has at most two digits. */
function valueOf(digits: string): number {
  const sign = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isFraction = sign >= 0 && digits.length - sign <= 3
  const value = Number([...(isFraction ? digits.slice(0, sign) : digits)].filter(isNumber).join(''))
  return isFraction ? value + Number(`0.${digits.slice(sign + 1)}`) : value
}

/** Between the two amounts of a range. */
const isRange = (between: string) => between !== '' && between.length <= 12 && !hasSign(between, '0123456789+,;')
const mostPay = 2_000_000
const currencySigns = (text: string) => currencies.find(([sign]) => text.includes(sign.toLowerCase()))?.[1]

/**
 * Pay with currency and period, from the first span that has both.
 * @param local currency of the job's country, for amounts without one; null = unknown
 */
export function payIn(job: JobLines, local: string | null): ReadProposal[] {
  const amountsIn = ({ span }: FoundSpan) => {
    const [first, second] = span.text.matchAll(amount)
    if (!first) return []
    return second && isRange(span.text.slice(first.index + first[0].length, second.index)) ? [first, second] : [first]
  }
  // a range before a single amount, which may be a bonus
  for (const paid of spansOf(job, 'PAY').toSorted((a, b) => amountsIn(b).length - amountsIn(a).length)) {
    const { line, span, isUsed } = paid
    const around = squeezed(`${line.text.slice(Math.max(0, span.start - 3), span.end + 30)}`.replaceAll('/', ' per '))
    const beside = line.text.slice(Math.max(0, span.start - 3), span.end + 8).toLowerCase()
    const currency = codes.exec(span.text)?.[0] ?? currencySigns(beside) ?? local
    const amounts = amountsIn(paid)
    const isThousand = amounts.some((match) => match[2] !== undefined)
    const [low, max] = amounts.map((match) => valueOf(match[1] ?? '') * (isThousand ? 1000 : 1))
    if (!currency || low === undefined || low > mostPay) continue
    // '46-54.000'
    const min = max !== undefined && low < 1000 && max >= low * 1000 ? low * 1000 : low
    const named = periods.find(([, pattern]) => pattern.test(around))?.[0]
    const isHourly = min <= (hourlyBelow[currency] ?? 0)
    const period = named ?? (isHourly ? 'hour' : min >= 800 && min < (monthlyBelow[currency] ?? 0) ? 'month' : 'year')
    // budgets and bonuses aren't pay
    if (min < least[period] || (max !== undefined && (max < min || max > min * 5))) continue
    const value = `${currency} ${min}${max === undefined ? '' : `-${max}`} ${period}`
    return [{ field: 'pay', value, strength: 'nice', evidence: proveIn(line, span.start, span.end), isUsed }]
  }
  return []
}

const leads = whole(allWords((words) => words.leads))

/** Experience in leading people. */
export function leadsIn(job: JobLines): ReadProposal[] {
  return job.lines
    .filter(isAsking)
    .flatMap((line): ReadProposal[] => {
      const match = leads.exec(line.text)
      const place = match && { start: match.index, end: match.index + match[0].length }
      const strength = place && strengthIn(line, place)
      if (!strength || strength === 'none') return []
      return [{ field: 'track', value: 'manager', strength, evidence: proveIn(line, place.start, place.end), isUsed: true }]
    })
    .slice(0, 1)
}

const industryWords = new Map(
  industries.flatMap((industry): [Industry, RegExp][] => {
    const words = allWords((entry) => entry.industries[industry] ?? [])
    return words.length === 0 ? [] : [[industry, whole(words)]]
  }),
)

/** Where the text names an industry; null where it doesn't. */
export function industryIn(text: string, industry: Industry): { industry: Industry; start: number; end: number } | null {
  const match = industryWords.get(industry)?.exec(text)
  return match ? { industry, start: match.index, end: match.index + match[0].length } : null
}

const mostIndustries = 2
/** The industries named most, nice to have, since people also come from others. What the employer says of itself doesn't count. */
export function industriesIn(job: JobLines): ReadProposal[] {
  const mentions = job.lines.flatMap((line) => {
    if (!isAsking(line) && line.zone !== 'duties') return []
    const named = industries.flatMap((industry) => industryIn(line.text, industry) ?? [])
    return named.filter((match) => !isDenied(line, match)).map((match) => ({ line, ...match }))
  })
  return [...Map.groupBy(mentions, ({ industry }) => industry)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, mostIndustries)
    .map(([industry, [first]]) => ({
      field: 'industry',
      value: industry,
      strength: 'nice',
      evidence: proveIn(must(first).line, must(first).start, must(first).end),
      isUsed: true,
    }))
}
