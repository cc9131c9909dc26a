// Criteria from the reader's spans: years, firms, and kinds of employer.
import { trimSignsEnd } from '@fairlead/domain/shared/bounded'
import { statesAge } from '@fairlead/domain/project/protected-traits'
import type { PostingLine } from '@fairlead/language/reader'
import { tokensOf } from '@fairlead/language/tokens'
import { allWords, postingWords, whole } from '@fairlead/language/words'
import { isAsking, proveIn, spansOf, type JobLines, type ReadProposal } from './job-lines.ts'
import { hasStop, isNumber, wordsIn } from './shape.ts'
import { refusesPeople, strengthIn } from './strength.ts'

const mostYears = 40
const monthsPerYear = 12
const atMost = whole(allWords((words) => words.atMost))
const yearWord = whole(allWords((words) => words.years))
const monthWord = whole(allWords((words) => words.months))
const numbers = Object.values(postingWords).flatMap((words) =>
  words.numbers.map((word, index): [RegExp, number] => [whole([word]), index + 1]),
)
/** '18 years of age', '3 years warranty', '4 years visa': no experience. */
const otherYears = /\b(?:tenure|aged?|old|degree|college|school|warrant\p{L}*|fixed|contract|visa|permit|last|past)\b/iu

/** '5', 'five', 'fünf' */
export const numberOf = (word: string): number | null =>
  isNumber(word) ? Number(word) : (numbers.find(([pattern]) => pattern.test(word))?.[1] ?? null)

/** The numbers of a phrase; between two figures a word is none: 'to' of '3 to 5' is two in Norwegian. */
const numbersIn = (words: string): number[] =>
  tokensOf(words).flatMap(({ text }, index, tokens) => {
    const isBetween = [tokens[index - 1], tokens[index + 1]].every((beside) => beside !== undefined && isNumber(beside.text))
    return isNumber(text) || !isBetween ? (numberOf(text) ?? []) : []
  })

const isRequired = ({ strength }: { strength: string }) => strength === 'must'

/** The years of experience, and years in a part of the work. */
export function yearsIn(job: JobLines): ReadProposal[] {
  const proposals: ReadProposal[] = []
  const demands = spansOf(job, 'YEARS').flatMap((entry) => {
    const strength = entry.line.zone === 'duties' ? 'nice' : strengthIn(entry.line, entry.span)
    return strength === null || strength === 'none' ? [] : [{ ...entry, strength }]
  })
  // preferred years only count without required ones
  for (const { line, span, isUsed, strength } of [...demands.filter(isRequired), ...demands.filter((entry) => !isRequired(entry))]) {
    const before = line.text.slice(Math.max(0, span.start - 14), span.start)
    const after = line.text.slice(span.end, span.end + 12)
    const isYears = yearWord.test(span.text + after)
    if (statesAge(line.text) || !(isYears || monthWord.test(span.text)) || otherYears.test(`${before} ${span.text} ${after}`)) continue
    // '1. Three years'
    const [first = '', ...rest] = wordsIn(span.text)
    const words = first.endsWith('.') && isNumber(first.slice(0, -1)) ? rest.join(' ') : span.text
    const [low, high] = numbersIn(words)
      // '18 months' is a year
      .map((value) => (isYears ? value : Math.floor(value / monthsPerYear)))
      .filter((value) => value > 0 && value <= mostYears)
    if (low === undefined) continue
    const evidence = proveIn(line, span.start, span.end)
    const offer = (field: 'years_min' | 'years_max' | 'years_relevant', value: number) =>
      void proposals.push({ field, value: String(value), strength, evidence, isUsed })
    const total = proposals.find(({ field }) => field === 'years_min')
    if (total) {
      if (low < Number(total.value) && proposals.every(({ field }) => field !== 'years_relevant')) offer('years_relevant', low)
    } else if (proposals.length > 0) continue
    else if (high === undefined && atMost.test(`${before} ${span.text}`)) offer('years_max', low)
    else {
      offer('years_min', low)
      if (high !== undefined && high > low) offer('years_max', high)
    }
  }
  return proposals
}

const employers = whole(
  allWords((words) => words.employers),
  'giu',
)
const like = whole(allWords((words) => words.like))
const firm = /^\p{Lu}[\p{L}\p{N}&.'’+-]*(?: (?:\p{Lu}|&|of |de )[\p{L}\p{N}&.'’+-]*){0,3}/u
const longestPhrase = 60

/** The names after 'companies like': at least two, or one that is known. */
function firmsAfter(line: PostingLine, isKnown: (name: string) => boolean): { start: number; end: number }[] {
  for (const { 0: words, index } of line.text.matchAll(employers)) {
    const phrase = line.text.slice(index + words.length, index + words.length + longestPhrase)
    const example = like.exec(phrase)
    if (!example || hasStop(phrase.slice(0, example.index))) continue
    const names: { start: number; end: number }[] = []
    let position = index + words.length + example.index + example[0].length
    for (;;) {
      position += /^(?:,?\s|\/|:\s)?(?:\p{L}{1,4}\s)?(?=\p{Lu})/u.exec(line.text.slice(position))?.[0].length ?? 0
      const name = firm.exec(line.text.slice(position, position + longestPhrase))?.[0]
      if (name === undefined || name.length < 2) break
      names.push({ start: position, end: position + trimSignsEnd(name, '.').length })
      position += name.length
    }
    if (names.length > 1 || names.some(({ start, end }) => isKnown(line.text.slice(start, end)))) return names
  }
  return []
}

/** Firms named where people are asked for, as examples of where they may have worked. */
export function companiesIn(job: JobLines, employer: ReadonlySet<string>, isKnown: (name: string) => boolean): ReadProposal[] {
  const named = job.lines.flatMap((line) =>
    line.zone === 'unwanted' || line.zone === 'benefits' || refusesPeople(line.text)
      ? []
      : firmsAfter(line, isKnown).map((place) => ({ line, ...place, isUsed: true })),
  )
  const tagged = spansOf(job, 'EMPLOYER').filter(({ line }) => isAsking(line) && line.zone !== 'title')
  return [...named, ...tagged.map(({ line, span, isUsed }) => ({ line, start: span.start, end: span.end, isUsed }))].flatMap(
    ({ line, start, end, isUsed }): ReadProposal[] => {
      const value = line.text.slice(start, end)
      return employer.has(value.toLowerCase())
        ? []
        : [{ field: 'company', value, strength: 'nice', evidence: proveIn(line, start, end), isUsed }]
    },
  )
}

/** Kinds of employer that are asked for and that no list of industries knows: words that rank, and never filter. */
export const kindsIn = (job: JobLines, isElsewhere: (line: PostingLine, start: number, end: number) => boolean): ReadProposal[] =>
  spansOf(job, 'KIND')
    .filter(({ line, span }) => isAsking(line) && strengthIn(line, span) !== 'none' && !isElsewhere(line, span.start, span.end))
    .map(({ line, span, isUsed }) => ({
      field: 'keyword',
      value: span.text,
      strength: 'nice',
      evidence: proveIn(line, span.start, span.end),
      isUsed,
    }))
