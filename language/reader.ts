// The reader: for every line its zone, for every word its tag, with confidence.
import type { Gazetteer } from './gazetteer.ts'
import { lineFeatures, type SeenLine } from './line-features.ts'
import { linesOf, type TextLine } from './lines.ts'
import type { Network } from './network.ts'
import { tokenFeatures } from './token-features.ts'
import {
  postingTags,
  postingZones,
  resumeTags,
  resumeZones,
  type PostingTag,
  type PostingZone,
  type ResumeTag,
  type ResumeZone,
} from './tag-sets.ts'
import { readTags } from './tags.ts'
import { tokensOf } from './tokens.ts'
import { readZones, type ZoneModel } from './zones.ts'

export interface KindModel {
  zones: ZoneModel
  tags: readonly Network[]
}

export interface ReaderModel {
  posting: KindModel
  resume: KindModel
}

export interface ReadSpan<Tag> {
  tag: Tag
  text: string
  /** In the line: [start, end). */
  start: number
  end: number
  confidence: number
}

export interface ReadLine<Zone, Tag> extends TextLine {
  zone: Zone
  zoneConfidence: number
  spans: ReadSpan<Tag>[]
}

export type PostingLine = ReadLine<PostingZone, PostingTag>
export type ResumeLine = ReadLine<ResumeZone, ResumeTag>

export interface Reader {
  /** A posting, line by line. */
  readPosting(text: string): PostingLine[]
  /** A search: every line says who is wanted. */
  readSearch(text: string): PostingLine[]
  readResume(text: string): ResumeLine[]
}

/** What is known of words and headings before anything is learned. */
export interface Hints {
  gazetteer: Gazetteer
  /** The section that a heading opens, in a posting or a résumé; null for an unknown one. */
  sectionOf(line: string, isResume: boolean): string | null
}

const longestHeading = 70
export const seenLine = ({ gazetteer, sectionOf }: Hints, text: string, isResume: boolean): SeenLine => {
  const tokens = tokensOf(text)
  return { text, tokens, marked: gazetteer.mark(tokens), section: text.length <= longestHeading ? sectionOf(text, isResume) : null }
}

const littleUsed: ReadonlySet<unknown> = new Set<PostingZone>(['employer', 'benefits'])
const sureZone = 0.9

export function openReader(model: ReaderModel, hints: Hints): Reader {
  const read = <Zone, Tag>(
    text: string,
    kind: KindModel,
    zoneNames: readonly Zone[],
    tagNames: readonly Tag[],
    fixed: number | null,
  ): ReadLine<Zone, Tag>[] => {
    const { zones, tags } = kind
    const lines = linesOf(text)
    const visible = lines.map((line) => seenLine(hints, line.text, kind === model.resume))
    const reading =
      fixed === null
        ? readZones(zones, lineFeatures(visible))
        : { zones: new Uint8Array(lines.length).fill(fixed), confidence: new Float64Array(lines.length).fill(1) }
    return lines.map((line, index) => {
      const { tokens } = visible[index]!
      const zone = reading.zones[index]!
      // one network reads lines about the employer or benefits, of which little is used: measured, the same, and a third faster
      const members = littleUsed.has(zoneNames[zone]!) && reading.confidence[index]! > sureZone ? tags.slice(0, 1) : tags
      const spans = readTags(members, line.text, tokens, tokenFeatures(visible[index]!, zone, index / lines.length))
      return {
        ...line,
        zone: zoneNames[zone]!,
        zoneConfidence: reading.confidence[index]!,
        spans: spans.map(({ tag, start, end, confidence }) => ({
          tag: tagNames[tag]!,
          text: line.text.slice(start, end),
          start,
          end,
          confidence,
        })),
      }
    })
  }
  const postingNames = Object.values(postingZones)
  const resumeNames = Object.values(resumeZones)
  return {
    readPosting: (text) => read(text, model.posting, postingNames, postingTags, null),
    readSearch: (text) => read(text, model.posting, postingNames, postingTags, postingNames.indexOf('search')),
    readResume: (text) => read(text, model.resume, resumeNames, resumeTags, null),
  }
}
