// What the reader finds in a job text or a search, in the words of criteria.
import { isOfAnother } from './cues.ts'
import type { Strength } from '@fairlead/domain/project/job-proposal'
import type { PostingLine, ReadSpan, Reader } from '@fairlead/language/reader'
import type { PostingTag, PostingZone } from '@fairlead/language/tag-sets'
import { sectionOf, type Section } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'

/** From this confidence a span is used; below it, down to `proposedFrom`, it is shown as not used. */
const usedFrom = 0.5
const proposedFrom = 0.25
/** A zone that the reader is less sure of is left to the headings. */
const sureZone = 0.6

const longestSearch = 500
const mostSearchLines = 8
const listed = /^\s*[#•*-]|:\s*$/
const heading = /^[^\d.,]{3,40}$/

/** A sentence or a few keywords that describe who is wanted, as opposed to a posting, which has headings or lists. */
export function isSearch(text: string): boolean {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    text.trim().length <= longestSearch &&
    lines.length <= mostSearchLines &&
    lines.filter((line) => listed.test(line)).length <= 1 &&
    !lines.some((line) => heading.test(line) && sectionOf(line) !== null)
  )
}

export type JobSpan = ReadSpan<PostingTag>

export interface JobLines {
  lines: PostingLine[]
  isSearch: boolean
  /** The same sentences, each in the section that the reader sees it in. */
  inSections(sentences: readonly Sentence[]): Sentence[]
}

const sections: Record<PostingZone, Section> = {
  title: 'top',
  employer: 'company',
  duties: 'duties',
  must: 'requirements',
  nice: 'preferred',
  unwanted: 'unwanted',
  benefits: 'benefits',
  place: 'top',
  search: 'requirements',
}

export function readJobLines(reader: Reader, text: string): JobLines {
  const asSearch = isSearch(text)
  const lines = asSearch ? reader.readSearch(text) : reader.readPosting(text)
  const sectionAt = (from: number, to: number): Section | null => {
    let best: { line: PostingLine; common: number } | null = null
    for (const line of lines) {
      const common = Math.min(to, line.end) - Math.max(from, line.start)
      if (common > (best?.common ?? 0)) best = { line, common }
    }
    return best && best.line.zoneConfidence >= sureZone ? sections[best.line.zone] : null
  }
  return {
    lines,
    isSearch: asSearch,
    inSections: (sentences) =>
      sentences.map((sentence) => {
        const section = sectionAt(sentence.start, sentence.start + sentence.text.length)
        // 'legal' and 'unneeded' are finer than the reader's zones
        return section === null || sentence.section === 'legal' || sentence.section === 'unneeded' ? sentence : { ...sentence, section }
      }),
  }
}

export interface FoundSpan {
  line: PostingLine
  span: JobSpan
  isUsed: boolean
}

/** Spans of a tag with enough confidence to be used or shown. */
export const spansOf = ({ lines }: JobLines, ...tags: readonly PostingTag[]): FoundSpan[] =>
  lines.flatMap((line) =>
    line.spans
      .filter(({ tag, confidence }) => tags.includes(tag) && confidence >= proposedFrom)
      .map((span) => ({ line, span, isUsed: span.confidence >= usedFrom })),
  )

const clauseEnd = /[.;]/

/** 'DATEV required, SAP': a marker with a comma behind it applies to what precedes it. */
function isBehind(text: string, start: number, after: string): boolean {
  const head = text.slice(0, start)
  const clause = Math.max(...[',', ';', '.'].map((sign) => head.lastIndexOf(sign)))
  return /^\s?,/.test(after) && /\p{L}/u.test(head.slice(clause + 1))
}

/**
 * How much a span is wanted: by the nearest marker in its clause, else by its line's zone. 'none' where a demand is taken back or
 * the line is about people who aren't wanted; null where the line only describes the work.
 */
export function strengthIn(line: PostingLine, span: JobSpan): Strength | 'none' | null {
  let nearest: { tag: PostingTag; distance: number } | null = null
  for (const marker of line.spans) {
    if (marker.tag !== 'NICE' && marker.tag !== 'MUST' && marker.tag !== 'NOT') continue
    const between = marker.start < span.start ? line.text.slice(marker.end, span.start) : line.text.slice(span.end, marker.start)
    if (clauseEnd.test(between)) continue
    if (marker.start < span.start && isBehind(line.text, marker.start, between)) continue
    if (marker.start > span.start && isOfAnother(between, line.text.slice(marker.start, marker.end))) continue
    // of two markers, 'preferred, not required' is preferred
    const distance = between.length + (marker.tag === 'NOT' ? 2 : 0)
    if (nearest === null || distance < nearest.distance) nearest = { tag: marker.tag, distance }
  }
  if (nearest?.tag === 'NOT') return 'none'
  if (line.zone === 'unwanted') return 'none'
  if (nearest && line.zone !== 'employer' && line.zone !== 'benefits') return nearest.tag === 'NICE' ? 'nice' : 'must'
  if (line.zone === 'nice') return 'nice'
  return line.zone === 'must' || line.zone === 'search' || line.zone === 'title' ? 'must' : null
}
