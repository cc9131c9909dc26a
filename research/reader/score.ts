// Scores a reading against labels: zones, spans, and what a recruiter would see of a text.
import type { LabeledLine, Span } from './labels.ts'

export interface Count {
  right: number
  read: number
  labeled: number
}

export const f1 = ({ right, read, labeled }: Count): number => (read + labeled === 0 ? 1 : (2 * right) / (read + labeled))
export const precision = ({ right, read }: Count): number => (read === 0 ? 1 : right / read)
export const recall = ({ right, labeled }: Count): number => (labeled === 0 ? 1 : right / labeled)

const empty = (): Count => ({ right: 0, read: 0, labeled: 0 })

/** Counts by class; `get` adds a class when it is first seen. */
export class Counts {
  readonly byClass = new Map<string, Count>()
  get(name: string): Count {
    const counted = this.byClass.get(name) ?? empty()
    this.byClass.set(name, counted)
    return counted
  }
  total(...names: readonly string[]): Count {
    const sum = empty()
    for (const [name, count] of this.byClass)
      if (names.length === 0 || names.includes(name)) {
        sum.right += count.right
        sum.read += count.read
        sum.labeled += count.labeled
      }
    return sum
  }
}

const isOverlapping = (a: Span, b: Span) => a.tag === b.tag && a.start < b.end && b.start < a.end

/** Adds a line's spans, exact and overlapping, each labeled span matched at most once. */
export function countSpans(exact: Counts, overlapping: Counts, labeled: readonly Span[], read: readonly Span[]): void {
  const open = new Set(labeled)
  for (const span of labeled) {
    exact.get(span.tag).labeled += 1
    overlapping.get(span.tag).labeled += 1
  }
  for (const span of read) {
    exact.get(span.tag).read += 1
    overlapping.get(span.tag).read += 1
    if (labeled.some(({ tag, start, end }) => tag === span.tag && start === span.start && end === span.end)) exact.get(span.tag).right += 1
    const match = [...open].find((second) => isOverlapping(span, second))
    if (!match) continue
    open.delete(match)
    overlapping.get(span.tag).right += 1
  }
}

export interface Wanted {
  class: string
  text: string
  /** Must or nice; null where the text says neither. */
  strength: 'must' | 'nice' | null
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])

/** Whether two strings name the same: one contains the other's words, or half are in common. */
export function isSame(a: string, b: string): boolean {
  const [first, two] = [wordsOf(a), wordsOf(b)]
  const common = [...first].filter((word) => two.has(word)).length
  return common > 0 && (common === first.size || common === two.size || common * 2 >= Math.max(first.size, two.size))
}

/** The distinct strings of each class; a string is right if one of the other side is the same. */
export function countWanted(counts: Counts, labeled: readonly Wanted[], read: readonly Wanted[], neither: readonly Wanted[] = []): void {
  const distinct = (all: readonly Wanted[]) => [...new Map(all.map((term) => [`${term.class} ${term.text.toLowerCase()}`, term])).values()]
  const [goal, readOnes] = [distinct(labeled), distinct(read)]
  for (const term of goal) counts.get(term.class).labeled += 1
  for (const term of readOnes) {
    const isRight = goal.some((second) => second.class === term.class && isSame(second.text, term.text))
    // said in duties or benefits: neither right nor wrong
    if (!isRight && neither.some((second) => second.class === term.class && isSame(second.text, term.text))) continue
    counts.get(term.class).read += 1
    if (isRight) counts.get(term.class).right += 1
  }
  // a label that several strings meet counts once for recall
  for (const name of new Set(goal.map((term) => term.class))) {
    const sameClass = goal.filter((term) => term.class === name)
    const met = sameClass.filter((term) => readOnes.some((second) => second.class === name && isSame(second.text, term.text))).length
    const count = counts.get(name)
    count.labeled += count.right > 0 ? 0 : 0
    counts.get(`${name} met`).right += met
    counts.get(`${name} met`).labeled += sameClass.length
  }
}

/** What the spans of labeled lines ask for, what they take back ('no degree needed'), and what they name only in passing or take back. */
export function wantedOf(lines: readonly LabeledLine[]): { goals: Wanted[]; neither: Wanted[]; takenBack: Wanted[] } {
  const goals: Wanted[] = []
  const neither: Wanted[] = []
  const takenBack: Wanted[] = []
  for (const { zone, text, spans } of lines)
    for (const { tag, start, end } of spans ?? []) {
      const words = text.slice(start, end)
      const name = tag === 'SKILL' || tag === 'DEGREE' ? 'REQ' : tag
      if (tag === 'NICE' || tag === 'MUST' || tag === 'NOT') continue
      const entry: Wanted = { class: name, text: words, strength: strengthOf(zone, spans ?? [], start, text) }
      if ((name === 'REQ' || name === 'LANGUAGE') && isTakenBack(text, spans ?? [], { tag, start, end })) {
        takenBack.push(entry)
        neither.push(entry)
      } else if (name === 'REQ' ? 'TMNQ'.includes(zone) : name === 'KIND' ? 'TMNQ'.includes(zone) : true) goals.push(entry)
      else neither.push(entry)
    }
  return { goals, neither, takenBack }
}

/** True for a span with a label of negation in its clause and nothing else between the two. */
function isTakenBack(text: string, spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((marker) => {
    if (marker.tag !== 'NOT') return false
    const [from, to] = marker.end <= start ? [marker.end, start] : [end, marker.start]
    const isAlone = spans.every((span) => span === marker || span.end <= from || span.start >= to)
    return from <= to && isAlone && !/[.;:?!]/.test(text.slice(from, to))
  })
}

/** Nice in a zone of wishes or beside a marker of wishes in the same clause, must in a zone of requirements. */
function strengthOf(zone: string, spans: readonly Span[], start: number, text: string): 'must' | 'nice' | null {
  let nearest: { tag: string; distance: number } | null = null
  for (const span of spans) {
    if (span.tag !== 'NICE' && span.tag !== 'MUST') continue
    const between = span.start < start ? text.slice(span.end, start) : text.slice(start, span.start)
    const distance = between.length + (/[.;]/.test(between) ? 1000 : 0)
    if (distance < 1000 && (nearest === null || distance < nearest.distance)) nearest = { tag: span.tag, distance }
  }
  if (nearest) return nearest.tag === 'NICE' ? 'nice' : 'must'
  return zone === 'N' ? 'nice' : zone === 'M' || zone === 'Q' || zone === 'T' ? 'must' : null
}
