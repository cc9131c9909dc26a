// Licenses with the state that issued them: 'Ohio RN license', 'CDL Class A (TX)', 'RN license in the state of Texas'.
import { computedLabel } from '@fairlead/domain/project/computed-criteria'
import { PhraseReading } from '@fairlead/domain/project/phrase-reading'
import type { PostingLine } from '@fairlead/language/reader'
import type { Places } from '@fairlead/matching/skills/places'
import { must } from '@fairlead/domain/shared/records'
import { spansOf, type FoundSpan, type JobLines, type JobSpan } from './job-lines.ts'
import { hasSign, isAcronym, isCapitalized } from './shape.ts'

/** A license with its state, and the words of both: [start, end) in the line. */
export interface FoundLicense {
  line: PostingLine
  value: string
  start: number
  end: number
  isUsed: boolean
}

const sureSpan = 0.5
const anyState = new Set(['multistate', 'compact'])
/** 'Active OH RN license' */
const inForce = new Set('active valid current unrestricted unencumbered'.split(' '))
/** Words of a state. */
const longestState = 3
/** Words between a license and its state. */
const betweenWords = 4

/** Reads the licenses that a text asks for with their state. */
export function licensesIn(job: JobLines, places: Places): FoundLicense[] {
  return spansOf(job, 'DEGREE', 'TITLE').flatMap((entry) => {
    // 'Texas-licensed electrician', of which the end is a title
    const isLicensed = entry.span.tag === 'DEGREE' || new PhraseReading(entry.span.text).length(0, 'license') > 0
    return (isLicensed && licenseIn(entry, places)) || []
  })
}

/** The title, or the other license, of a line. */
function workIn({ spans }: PostingLine, license: JobSpan): string | null {
  const sure = spans.filter(({ confidence, start }) => confidence >= sureSpan && start !== license.start)
  return (sure.find(({ tag }) => tag === 'TITLE') ?? sure.find(({ tag }) => tag === 'DEGREE'))?.text ?? null
}

function licenseIn({ line, span, isUsed }: FoundSpan, places: Places): FoundLicense | null {
  const words = new PhraseReading(line.text)
  const indexes = [...words.tokens.keys()].filter(
    (index) => must(words.tokens[index]).start >= span.start && must(words.tokens[index]).end <= span.end,
  )
  const [first, last] = [indexes.find((index) => !inForce.has(words.words(index, index + 1).toLowerCase())), indexes.at(-1)]
  if (first === undefined || last === undefined) return null
  const stateAt = (from: number, to: number): string | null => {
    if (from < 0 || to > words.tokens.length || to <= from) return null
    const name = words.words(from, to)
    // 'TX' is a state, 'or' and 'in' are words
    const isName = name.length > 3 ? isCapitalized(name) : name.length === 2 && isAcronym(name)
    const reading = isName ? (places.read(name) ?? places.read(`${name}, United States`)) : null
    const region = reading?.type === 'region' ? reading : isName ? places.read(`${name}, United States`) : null
    return region?.type === 'region' ? (region.label.split(',')[0] ?? null) : null
  }
  const isLicense = (index: number) => words.length(index, 'license') > 0
  // 'licensed in California as an RN': the words in front may not be part of the span
  const hasLicense = [first - 2, first - 1, ...indexes].some(isLicense)
  const named = (from: number, to: number, state: string, start: number, end: number): FoundLicense | null => {
    const parts = Array.from({ length: to - from }, (_, offset) => from + offset).filter(
      (index) => !isLicense(index) && words.length(index, 'ofState') === 0 && words.length(index, 'breaks') === 0,
    )
    const [begin, finish] = [parts[0], parts.at(-1)]
    // 'licensed in Illinois', 'NY license': of the work that the title names
    const license = begin === undefined || finish === undefined ? workIn(line, span) : words.words(begin, finish + 1)
    if (license === null) return null
    // 'OH RN license or multistate': valid there, too
    const isEither =
      words.tokens.length > end + 1 &&
      words.words(end, end + 1).toLowerCase() === 'or' &&
      anyState.has(words.words(end + 1, end + 2).toLowerCase())
    return { line, value: computedLabel({ kind: 'licensed', license, state }), ...words.place(start, isEither ? end + 2 : end), isUsed }
  }
  for (let length = longestState; length > 0; length -= 1) {
    // 'California journeyman license'
    for (const index of hasLicense ? indexes : []) {
      const state = index + length - 1 <= last ? stateAt(index, index + length) : null
      if (state !== null && index === first) return named(index + length, last + 1, state, first, last + 1)
      // 'licensed in California as'
      if (state !== null && words.length(index + length, 'breaks') > 0) return named(first, index, state, first, last + 1)
      if (state !== null && index + length > last) return named(first, index, state, first, last + 1)
    }
    // 'Ohio RN license'
    const before = hasLicense ? stateAt(first - length, first) : null
    if (
      before !== null &&
      line.text
        .slice(must(words.tokens[first - 1]).end, span.start)
        .replaceAll('-', '')
        .trim() === ''
    )
      return named(first, last + 1, before, first - length, last + 1)
    // 'RN license in the state of Texas', 'CDL Class A (TX)'
    let next = last + 1
    const from = next
    for (let count = words.length(next, 'ofState'); count > 0 && next - from < betweenWords; count = words.length(next, 'ofState'))
      next += count
    const gap = line.text.slice(must(words.tokens[last]).end, words.tokens[next]?.start ?? 0)
    const behind = hasSign(gap, ',;.') ? null : stateAt(next, next + length)
    if (behind !== null && (gap.includes('(') || (hasLicense && next > from))) return named(first, last + 1, behind, first, next + length)
  }
  return null
}
