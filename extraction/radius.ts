// How far from a place people may live: '30 miles of Columbus', '25 km um Köln', '50 km autour de Lyon'.
import { trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'
import { PhraseReading } from '@fairlead/domain/project/phrase-reading'
import { proveIn, type FoundSpan, type ReadProposal } from './job-lines.ts'
import { hasLetter } from './shape.ts'

const distance = /(?<![\d.,])(\d{1,3})\s?(km|kilom\p{L}{0,8}|mi|miles?|meilen|millas?|miglia|milhas?|mijl)(?!\p{L})/iu
const kmPerMile = 1.609
const longestKm = 500
/** Characters before a place in which its distance is. */
const reach = 40

interface Around {
  /** The place without the distance and the words between the two. */
  place: FoundSpan
  radius: ReadProposal | null
}

/** Splits a place from the distance in it or in front of it. */
export function placeAround(tagged: FoundSpan): Around {
  const { line, span } = tagged
  const from = Math.max(0, span.start - reach)
  const match = distance.exec(span.text) ?? distance.exec(line.text.slice(from, span.start))
  if (!match) return { place: tagged, radius: null }
  // a distance makes it a place, however sure the reader is
  const entry = { ...tagged, isUsed: true }
  const isInside = match.input === span.text
  const start = (isInside ? span.start : from) + match.index
  const count = Number(match[1]) * (match[2]?.toLowerCase().startsWith('k') ? 1 : kmPerMile)
  const km = Math.round(count)
  const radius: ReadProposal | null =
    km < 1 || km > longestKm
      ? null
      : {
          field: 'radius',
          value: String(km),
          strength: 'must',
          evidence: proveIn(line, start, start + match[0].length),
          isUsed: entry.isUsed,
        }
  if (!isInside) return { place: entry, radius }
  const behind = span.text.slice(match.index + match[0].length)
  // 'Columbus (30 miles)'
  if (!hasLetter(behind)) return { place: cut(entry, 0, match.index), radius }
  return { place: cut(entry, span.text.length - behind.length + leadLength(behind), span.text.length), radius }
}

/** Characters of the words between a distance and its place: ' of ', ' um den Raum ', ' autour de '. */
function leadLength(text: string): number {
  const words = new PhraseReading(text)
  let index = 0
  for (let length = -1; length !== 0; index += length) length = Math.max(words.length(index, 'around'), words.length(index, 'article'))
  return words.tokens[index]?.start ?? 0
}

function cut(entry: FoundSpan, from: number, to: number): FoundSpan {
  const raw = entry.span.text.slice(from, to)
  const lead = trimSignsStart(raw, ' (\t')
  const text = trimSignsEnd(lead, ' (,\t')
  const start = entry.span.start + from + raw.length - lead.length
  return { ...entry, span: { ...entry.span, text, start, end: start + text.length } }
}
