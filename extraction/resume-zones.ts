// The reader's view of a résumé's lines: to which section each belongs, and what its words are.
import type { Reader, ResumeLine as ReadLine } from '@fairlead/language/reader'
import { must } from '@fairlead/domain/shared/records'
import { splitResume, type ResumeLine, type ResumePart } from './resume-lines.ts'

export type Tagged = Pick<ReadLine['spans'][number], 'tag' | 'text' | 'confidence'>

export interface TaggedLine extends ResumeLine {
  zone: ReadLine['zone']
  tagged: Tagged[]
  /** The section by its heading. */
  section: ResumePart
}

/** A section that no list of headings knows begins with a line like this. */
const longestHeading = 45
const sure = 0.9

/** Jobs under no known heading must be sure; whatever else the reader sees ends a section. */
const partBy = (line: ResumeLine, zone: ReadLine['zone'], confidence: number): ResumePart =>
  zone === 'work' && confidence < sure ? line.part : partOfZone[zone]

const partOfZone: Readonly<Record<ReadLine['zone'], ResumePart>> = {
  contact: 'head',
  summary: 'head',
  work: 'jobs',
  education: 'schools',
  skills: 'skills',
  languages: 'silent',
  certificates: 'silent',
  other: 'silent',
}

export function taggedLines(reader: Reader, text: string): TaggedLine[] {
  const { lines, readable } = splitResume(text)
  const read = reader.readResume(readable)
  let next = 0
  const tagged = lines.flatMap((line, index): TaggedLine[] => {
    const end = lines[index + 1]?.offset ?? readable.length
    while (next < read.length && must(read[next]).start < line.offset) next += 1
    const from = next
    while (next < read.length && must(read[next]).start < end) next += 1
    const [first] = read.slice(from, next)
    if (!first) return [{ ...line, zone: 'other', tagged: [], section: line.part }]
    const spans = read.slice(from, next).flatMap(({ spans }) => spans)
    return [{ ...line, part: partBy(line, first.zone, first.zoneConfidence), zone: first.zone, tagged: spans, section: line.part }]
  })
  return withoutHeadings(tagged.map(withDepartments))
}

/** Drops unknown headings: a short line without tags where the lines become jobs. */
function withoutHeadings(lines: readonly TaggedLine[]): TaggedLine[] {
  const remaining: TaggedLine[] = []
  let follows = false
  lines.forEach((line, index) => {
    const isFirst = line.part === 'jobs' && line.section !== 'jobs' && lines[index - 1]?.part !== 'jobs'
    if (isFirst && line.tagged.length === 0 && line.text.length <= longestHeading && !line.bullet && line.cells.length === 1) follows = true
    else {
      remaining.push(follows || isFirst ? { ...line, opens: true } : line)
      follows = false
    }
  })
  return remaining
}

const isEmployer = ({ tag }: Tagged) => tag === 'EMPLOYER' || tag === 'SCHOOL'

/** 'Nurse, Emergency Department' above or below 'Harbour Hospital': what follows the title isn't the employer. */
function withDepartments(line: TaggedLine, index: number, all: readonly TaggedLine[]): TaggedLine {
  const titleIndex = line.tagged.findIndex(({ tag }) => tag === 'TITLE')
  const [title, next, after] = line.tagged.slice(Math.max(0, titleIndex))
  if (titleIndex < 0 || !title || !next || !isEmployer(next) || after?.tag === 'PLACE') return line
  const whole = `${title.text}, ${next.text}`
  if (!line.text.includes(whole)) return line
  const isNamedBeside = [all[index - 1], all[index + 1]].some(
    (beside) =>
      beside?.part === 'jobs' &&
      beside.tagged.some(isEmployer) &&
      !beside.tagged.some(({ tag }) => tag === 'TITLE' || tag === 'DATE' || tag === 'SKILL') &&
      beside.text.length <= 80,
  )
  return isNamedBeside ? { ...line, tagged: line.tagged.toSpliced(titleIndex, 2, { ...title, text: whole }) } : line
}
