// The jobs in a résumé: each date range has a short header with title, company, and place.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { spanIn, type Span } from './resume-dates.ts'
import {
  cellsOf,
  cellWith,
  clean,
  duration,
  isCompanyForm,
  isPlace,
  isTitle,
  mayHead,
  pieces,
  readHead,
  type Cell,
  type Habit,
  type Head,
  type Words,
} from './resume-head.ts'
import type { TaggedLine } from './resume-zones.ts'
import { hasLetter, isNumber } from './shape.ts'

type Job = IdealResume['experiences'][number]

/** The jobs in text order. */
export function readResumeJobs(vocabulary: Words, all: readonly TaggedLine[]): Job[] {
  const lines = all.filter(({ part, text }) => part === 'jobs' && !duration.test(text))
  const spans = lines.map((line) => datesOf(vocabulary, line))
  const first = datedJobs(vocabulary, lines, spans, null)
  const jobs = first.habit === null ? first.jobs : datedJobs(vocabulary, lines, spans, first.habit).jobs
  return jobs
}

const isNamed = ({ tagged }: TaggedLine) => tagged.some(({ tag }) => tag === 'TITLE' || tag === 'EMPLOYER')

/** The dates of a head; those that were tagged and can't be read leave a job without dates. */
function datesOf(words: Words, line: TaggedLine): Span | null {
  if (line.bullet && !isTitle(words, line.cells[0] ?? '') && !isNamed(line)) return null
  const span = line.text.length > 160 ? null : spanIn(line.text)
  if (span !== null || line.zone !== 'work') return span
  const date = line.tagged.find(({ tag, text }) => tag === 'DATE' && [...text].some(isNumber))?.text
  if (date === undefined || (!isNamed(line) && line.text.length > date.length + 8)) return null
  const [start, end] = [spanIn(date)?.start ?? null, spanIn(date)?.end ?? null]
  return { start, end, rest: line.text.replace(date, '\t') }
}

function datedJobs(
  words: Words,
  lines: readonly TaggedLine[],
  spans: readonly (Span | null)[],
  taught: Habit | null,
): { jobs: Job[]; habit: Habit | null } {
  const isHeadLine = (line: TaggedLine) => mayHead(line) || isPlacedHead(words, line)
  const jobs: Job[] = []
  let habit = taught
  let usedTo = -1
  let lastCompany: string | null = null
  lines.forEach((dated, index) => {
    const span = spans[index]
    if (!span) return
    const cells = span.rest
      .split('\t')
      .filter((cell) => hasLetter(cell) && cell.trim().length > 1)
      .map((cell) => cellWith(cell, dated.tagged))
      // 'Inclusive dates: 2012 – 2016'
      .filter(({ tagged }) => tagged.length > 0 || !isLabeled.test(dated.text))
    const above: TaggedLine[] = []
    for (let up = index - 1; up > usedTo && above.length < Math.min(3, taught?.above ?? 3); up -= 1) {
      const line = lines[up]
      if (!line || !isHeadLine(line) || line.section !== dated.section) break
      above.unshift(line)
      if (line.opens) break
    }
    const linesAbove = above.length
    // dates alone after a gap belong to the single line above; dates next to text start a job
    if (dated.opens && (cells.length > 0 || !above.some(({ opens, cells }) => opens && cells.some((cell) => jobNouns.test(cell)))))
      above.length = 0
    const below: TaggedLine[] = []
    for (let down = index + 1; down < lines.length && below.length < 3 && taught?.below !== false; down += 1) {
      const line = lines[down]
      if (!line || line.opens || spans[down] || !mayHead(line)) break
      below.push(line)
    }
    const named = cells.filter(({ text }) => !isPlace(words, clean(text)))
    let head: Head = { title: null, company: null }
    let taken = index
    const complete = () => head.title !== null && head.company !== null
    const takeBelow = (next: Head, line: number) => {
      if (next.title !== head.title || next.company !== head.company) taken = Math.max(taken, line)
      head = next
    }
    for (const byTags of [true, false]) {
      if (complete()) break
      const readIn = (cells: readonly Cell[]) => readHead(words, cells, head, taught, byTags)
      head = readIn(cells)
      if (!byTags && named.length === 1 && head.title === null && head.company !== null) {
        if (taught?.beside === 'title' && named[0]?.text.includes(head.company)) head = { title: head.company, company: null }
        else {
          // one part next to the dates: whichever the other lines lack
          const fromAbove = readIn(cellsOf(above))
          if (fromAbove.title !== null || below.length === 0) head = fromAbove
          else takeBelow(readIn(cellsOf(below.slice(0, 1))), index + 1)
        }
      }
      if (!complete() && above.length > 0) head = readIn(cellsOf(above))
      for (const [line, next] of below.entries()) {
        if (complete()) break
        takeBelow(readIn(cellsOf([next])), index + 1 + line)
      }
    }
    // 'Nurse, Harbour Hospital' tagged as one title, where each job has its employer in its line
    if (head.title !== null && head.company === null && (taught?.oneLine || lastCompany === null)) {
      const [title = '', company, ...more] = pieces(words, head.title).map(clean)
      if (company !== undefined && more.length === 0 && !isPlace(words, company)) head = { title, company }
    }
    // 'Altenpfleger, Diakonie Nordhessen', of which only the employer is tagged
    if (head.title === null && head.company !== null) {
      const { company } = head
      const cell = [...cells, ...cellsOf(above), ...cellsOf(below)].find(({ text }) => text.includes(company) && text !== company)
      const [title, ...more] = pieces(words, cell?.text ?? '')
        .map(clean)
        .filter((piece) => piece !== company && !isPlace(words, piece))
      if (title !== undefined && more.length === 0 && hasLetter(title) && !spanIn(title)) head = { title, company }
    }
    usedTo = taken
    if (
      habit === null &&
      head.title !== null &&
      head.company !== null &&
      (isTitle(words, head.title) || isCompanyForm.test(head.company))
    ) {
      const { title, company } = head
      const beside = named.length !== 1 ? null : named[0]?.text.includes(head.title) ? 'title' : 'company'
      const text = [...cellsOf(above), ...cells, ...cellsOf(below)].map((cell) => cell.text).join('\t')
      habit = {
        above: linesAbove,
        below: taken > index,
        beside,
        titleFirst: text.indexOf(head.title) < text.indexOf(head.company),
        oneLine: [...above, dated, ...below].some((line) => line.text.includes(title) && line.text.includes(company)),
      }
    }
    // several jobs at one company, named once
    const company = head.company ?? (head.title ? lastCompany : null)
    const before = jobs.at(-1)
    // an employer with the dates of all its posts
    if (
      before &&
      before.title === '' &&
      head.title !== null &&
      head.company === null &&
      before.company === company &&
      isWithin(span, before)
    )
      jobs.pop()
    lastCompany = company
    // the reader found this section, not a heading
    const isJob = dated.section === 'jobs' || head.title !== null
    if (isJob && (head.title !== null || company !== null))
      jobs.push({ title: head.title ?? '', company: company ?? '', start: span.start, end: span.end })
  })
  return { jobs, habit }
}

const isWithin = (span: Span, job: Job) =>
  span.start !== null &&
  job.start !== null &&
  span.start >= job.start.slice(0, span.start.length) &&
  (job.end === null || span.end === null || span.end.slice(0, 4) <= job.end.slice(0, 4))

const isLabeled = /^[\p{L} ]{2,30}:/u

/** 'Marigold Robotics' and 'Pittsburgh, PA' after a bullet: some templates list their companies. */
const isPlacedHead = (words: Words, line: TaggedLine) =>
  line.bullet && line.cells.length > 1 && isPlace(words, line.cells.at(-1) ?? '') && mayHead({ ...line, bullet: false })
