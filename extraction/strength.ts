// How much a line wants what it names: by the reader's markers, unless words of negation take the demand back.
import type { Strength } from '@fairlead/domain/project/job-proposal'
import type { PostingLine } from '@fairlead/language/reader'
import type { PostingTag } from '@fairlead/language/tag-sets'
import { allWords, whole } from '@fairlead/language/words'
import { hasLetter, hasStop } from './shape.ts'

export type Wish = Strength | 'none'
export interface Place {
  start: number
  end: number
}

const longestJoint = 12
const denialReach = { before: 22, behind: 80 }
const deniedBefore = whole(
  allWords(({ denials }) => denials.before),
  'giu',
)
const deniedBehind = whole(
  allWords(({ denials }) => denials.after),
  'giu',
)
const refusal = whole(allWords(({ refusals }) => refusals))
const joint = whole(allWords(({ or, and }) => [...or, ...and]))
const endsClause = (text: string) => text.includes('.') || text.includes(';')
const endsDenial = (text: string) => endsClause(text) || text.includes('?') || text.includes('!')

/** 'Go, Rust is a plus': what follows a comma is about another name, except in a list with 'and' or 'or'. */
const isOfAnother = (between: string): boolean => between.includes(',') && !joint.test(between.slice(between.lastIndexOf(',')))

const markers: ReadonlySet<PostingTag> = new Set(['NICE', 'MUST', 'NOT'])
const kindOf = (tag: PostingTag) => (tag === 'DEGREE' ? 'SKILL' : tag)

/**
 * True where something else is named between a place and words of negation: 'teacher in Hamar, Danish not needed' takes back
 * Danish. 'Word, Excel or Access not needed' takes back all three.
 */
function reachesPast({ text, spans }: Pick<PostingLine, 'text' | 'spans'>, place: Place, from: number, to: number): boolean {
  const named = spans.find(({ start, end }) => start < place.end && place.start < end)
  const between = spans.filter(({ tag, start, end }) => !markers.has(tag) && start >= from && end <= to)
  if (between.some(({ tag }) => named && kindOf(tag) !== kindOf(named.tag))) return true
  const ends = [from, ...between.map(({ end }) => end)]
  const gaps = [...between.map(({ start }) => start), to].map((start, index) => text.slice(ends[index], start))
  const isJoint = (gap: string) => gap.length <= longestJoint && (gap.includes(',') || gap.includes('/') || joint.test(gap))
  // the gap beside the negation may hold anything
  return !(place.start >= to ? gaps.slice(1) : gaps.slice(0, -1)).every(isJoint)
}

/** True where words of negation take back the demand for the words at `start`: 'no degree needed', 'SAP is not required'. */
export function isDenied(line: Pick<PostingLine, 'text' | 'spans'>, place: Place): boolean {
  const { text } = line
  const { start, end } = place
  const head = text.slice(Math.max(0, start - 60), start)
  for (const { 0: words, index } of head.matchAll(deniedBefore)) {
    const between = head.slice(index + words.length)
    const isNear = between.length <= denialReach.before && !hasStop(between) && !between.includes(',')
    if (isNear && !reachesPast(line, place, start - between.length, start)) return true
  }
  const tail = text.slice(end, end + denialReach.behind)
  for (const { index } of tail.matchAll(deniedBehind)) {
    const between = tail.slice(0, index)
    if (!endsDenial(between) && !isOfAnother(between) && !reachesPast(line, place, end, end + index)) return true
  }
  return false
}

/** Where one independent clause ends and the next begins. */
const clauseBreak = /;|\.\s|\b(?:but|however)\b(?! not)/gi

/** The independent clause around a place. */
export function clauseAt(text: string, { start, end }: Place): Place {
  const breaks = [...text.matchAll(clauseBreak)].map(({ index }) => index)
  return { start: breaks.findLast((index) => index < start) ?? 0, end: breaks.find((index) => index >= end) ?? text.length }
}

/** True for a clause that says who does not fit: it asks for nothing that it names. */
export function refusesPeople(text: string, place: Place = { start: 0, end: text.length }): boolean {
  const clause = clauseAt(text, place)
  return refusal.test(text.slice(clause.start, clause.end))
}

const dashes = [' - ', ' – ', ' — ']
/** 'DATEV required, SAP': a marker with a comma behind it applies to what precedes it. */
function isBehind(text: string, start: number, after: string): boolean {
  const head = text.slice(0, start)
  const clause = Math.max(...[',', ';', '.'].map((sign) => head.lastIndexOf(sign)))
  return after.trimStart().startsWith(',') && hasLetter(head.slice(clause + 1))
}

/**
 * How much a span is wanted: by the nearest marker in its clause, else by its line's zone. 'none' where a demand is taken back or
 * the line is about people who aren't wanted; null where the line only describes the work.
 */
export function strengthIn(line: PostingLine, place: Place): Wish | null {
  let nearest: { tag: PostingTag; distance: number } | null = null
  for (const marker of line.spans) {
    if (marker.tag !== 'NICE' && marker.tag !== 'MUST' && marker.tag !== 'NOT') continue
    const between = marker.start < place.start ? line.text.slice(marker.end, place.start) : line.text.slice(place.end, marker.start)
    if (marker.tag === 'NOT' ? endsDenial(between) : endsClause(between)) continue
    // 'really strong Go – not just scripts' wants Go
    if (marker.tag === 'NOT' && marker.start > place.start && dashes.some((dash) => between.includes(dash))) continue
    const [from, to] = marker.start < place.start ? [marker.end, place.start] : [place.end, marker.start]
    if (marker.tag === 'NOT' && reachesPast(line, place, from, to)) continue
    if (marker.start < place.start ? isBehind(line.text, marker.start, between) : isOfAnother(between)) continue
    // of two markers, 'preferred, not required' is preferred
    const distance = between.length + (marker.tag === 'NOT' ? 2 : 0)
    if (nearest === null || distance < nearest.distance) nearest = { tag: marker.tag, distance }
  }
  if (nearest?.tag === 'NOT' || line.zone === 'unwanted') return 'none'
  if (nearest?.tag !== 'NICE' && isDenied(line, place)) return 'none'
  // a search says in one sentence who is and who isn't wanted
  if (line.zone !== 'search' && refusesPeople(line.text, place)) return 'none'
  if (nearest && line.zone !== 'employer' && line.zone !== 'benefits') return nearest.tag === 'NICE' ? 'nice' : 'must'
  if (line.zone === 'nice') return 'nice'
  return line.zone === 'must' || line.zone === 'search' || line.zone === 'title' ? 'must' : null
}
