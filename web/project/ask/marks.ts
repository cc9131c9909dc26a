// Which parts of a text are used for what, as ranges to color.
import type { Criteria } from '@fairlead/domain/project/accept-proposals'
import { useOf, type Proposal, type Use } from './proposal.ts'

export interface Mark {
  start: number
  end: number
  use: Use
}

interface Read {
  text: string
  proposals: readonly Proposal[]
}

/**
 * The parts of a text that a reading is about, without overlaps. The reading may be of an earlier version of the text: parts that
 * were changed since have no marks.
 * @param asEdited a proposal as the user has changed it
 */
export function marksOf(
  text: string,
  { text: read, proposals }: Read,
  settings: Criteria,
  asEdited: (proposal: Proposal) => Proposal,
): Mark[] {
  const ranges = proposals.flatMap((proposal): Mark[] => {
    const { sentence, start, end } = proposal.evidence
    const offset = read.indexOf(sentence)
    return offset < 0 ? [] : [{ start: offset + start, end: offset + end, use: useOf(settings, asEdited(proposal)) }]
  })
  // what is used covers what isn't
  const ordered = ranges.toSorted((a, b) => Number(a.use === 'unused') - Number(b.use === 'unused') || a.start - b.start)
  const marks: Mark[] = []
  for (const mark of ordered) if (!marks.some(({ start, end }) => start < mark.end && mark.start < end)) marks.push(mark)
  return moved(marks, read, text).toSorted((a, b) => a.start - b.start)
}

/** Marks before and behind what was typed stay. */
function moved(marks: readonly Mark[], from: string, to: string): Mark[] {
  if (from === to) return [...marks]
  const shortest = Math.min(from.length, to.length)
  let head = 0
  while (head < shortest && from[head] === to[head]) head += 1
  let tail = 0
  while (tail < shortest - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1
  const shift = to.length - from.length
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark]
    return mark.start >= from.length - tail ? [{ ...mark, start: mark.start + shift, end: mark.end + shift }] : []
  })
}

/** The text in pieces, marked or not. */
export function piecesOf(text: string, marks: readonly Mark[]): { text: string; use: Use | null }[] {
  const pieces: { text: string; use: Use | null }[] = []
  let position = 0
  for (const { start, end, use } of marks) {
    if (start > position) pieces.push({ text: text.slice(position, start), use: null })
    pieces.push({ text: text.slice(start, end), use })
    position = end
  }
  if (position < text.length) pieces.push({ text: text.slice(position), use: null })
  return pieces
}
