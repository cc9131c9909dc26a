// The jobs in a résumé: each date range has a short header with title, company, and place.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { listedWork } from '@fairlead/matching/skills/titles'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { spanIn, type Span } from './resume-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'

type Job = IdealResume['experiences'][number]

// Activities, as opposed to titles.
const action =
  /^(?:\p{L}+ly\s|\p{L}+ed\s+(?!\p{Lu}\p{Ll})|(?:led|built|wrote|ran|grew|hired|cut|won|made|set up|drove|oversaw|kept|taught|brought|spoke|sold|began|took|held|gave|worked|working|responsible|highlights?|technologies|tech stack|stack|tools|key|skills|keywords|duties|achievements|with|and|the|to|for|in|on|by|of|all|our|this|these)\b)/iu
const address = /^(?:https?:\/\/|www\.)|^[\w.-]+\.(?:com|org|net|io|dev|edu|gov|co|de|uk|ca|us|ai)(?:\/\S*)?$|@/i
const manner =
  /^\(?(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract(?:or)?|freelance|permanent|temporary|internship|self-employed|self employed)\)?$/i

const legalForm = String.raw`(?:inc|llc|llp|ltd(?:a|\.? şti)?|limited|plc|corp|gmbh(?: & co\.? kg)?|co|kg|ag|se|e\.? ?v|s\.? ?l(?:\.? ?u)?|s\.? ?a(?:\.? ?s)?|s\.? ?r\.? ?l|s\.? ?p\.? ?a|sarl|b\.? ?v|n\.? ?v|lda|ab|oy|a\.? ?ş|sp\.? z ?o\.? ?o)\.?`
const isCompanyForm = new RegExp(String.raw`(?<=\p{L}[ ,.&]{1,3})${legalForm}$`, 'iu')
/** ', ' between parts, but not before a legal form: 'Moncayo, S.L., Zaragoza'. */
const partEnd = new RegExp(String.raw`,\s+(?!${legalForm}(?![\p{L}.]))`, 'iu')

const clean = (text: string) =>
  trimSignsEnd(trimSignsStart(text.replaceAll(/[*_`<>]+/g, ''), ' ,;:|()–—/-'), ' ,;:|(–—/-')
    .replaceAll(/\s+/g, ' ')
    // 'Rosenheim.' before a date
    .replace(/(?<=\p{L}{4})\.$/u, '')

/** A line that may be in a head: short, no sentence, no action. A name may end in a sign: 'Zingaloo!' */
const mayHead = ({ text, bullet }: ResumeLine) =>
  !bullet &&
  text.length <= 110 &&
  (!/[.!?;]$/.test(text) || isCompanyForm.test(text) || /\bst\.$/i.test(text) || /^[^.!?;]{1,40}!$/.test(text)) &&
  /^["'“(]?[\p{Lu}\d]/u.test(text) &&
  !action.test(text)

interface Words {
  titles: Vocabulary['titles']
  companies: Vocabulary['companies']
  places: Vocabulary['places']
}

const isKnownTitle = ({ titles }: Words, cell: string) => cell.split(' ').length <= 4 && titles.read(cell).isKnown
export const isTitle = (words: Words, cell: string): boolean =>
  cell.split(' ').length <= 9 && !action.test(cell) && !isCompanyForm.test(cell) && (jobNouns.test(cell) || isKnownTitle(words, cell))
/** What a town is named with: a country, or a state where that is usual. Elsewhere a region has the name of its capital. */
const isArea = (place: ReturnType<Vocabulary['places']['read']>) =>
  place !== null && place.type !== 'city' && (place.type === 'country' || ['US', 'CA', 'AU', 'IN'].includes(place.country))
const isPlace = ({ places }: Words, cell: string) =>
  cell.split(' ').length <= 5 &&
  (places.read(cell) !== null ||
    // an unlisted town in a listed state or country; 'Harbour, Berlin' is a company
    (/^[\p{L} .'-]+, (?:[A-Z]{2}|\p{Lu}\p{L}+)$/u.test(cell) &&
      (isArea(places.read(cell.split(', ').at(-1) ?? '')) || places.read(cell.split(', ')[0] ?? '') !== null)))
const isCompanyKnown = ({ companies }: Words, cell: string) => companies.read(cell).size !== null

/** Splits 'Engineer at Harbour', 'Engineer, Harbour', 'Harbour, Berlin, Germany', and 'Engineer - Harbour'. */
function pieces(words: Words, cell: string): string[] {
  const groups =
    /^(?<title>.{3,60}?)\s+(?:at|@|bei)\s+(?<company>.+)$/i.exec(cell)?.groups ??
    // a company has a capital: 'Infirmière en réanimation' is one title
    /^(?<title>.{3,60}?)\s+(?:chez|presso|en|em|na|w|bij|la)\s+(?<company>\p{Lu}.+)$/u.exec(cell)?.groups
  const employed = /^(?<title>\p{Lu}\S*(?: \S+){0,4}) (?:bei|chez|bij|presso) (?<company>\p{Lu}.*)$/u.exec(cell)?.groups
  if (employed?.['title'] && employed['company']) return [employed['title'], ...pieces(words, employed['company'])]
  if (groups?.['title'] && groups['company'] && isTitle(words, groups['title']))
    return [groups['title'], ...pieces(words, groups['company'])]
  const dashed = cell.split(/(?<!\s)\s+(?:[–—-]+|\/\/)\s+/).filter(Boolean)
  if (dashed.length > 1) return dashed.flatMap((piece) => pieces(words, piece))
  const colon = /^([^:]{3,60}):\s+(.{2,})$/.exec(cell)
  if (colon?.[1] && colon[2] && (isTitle(words, colon[1]) || isTitle(words, colon[2]))) return [colon[1], ...pieces(words, colon[2])]
  const braced = /^([^()]{2,110})\(([^()]{2,110})\)$/.exec(cell)
  if (
    braced?.[1] &&
    braced[2] &&
    (isPlace(words, braced[2]) || manner.test(braced[2]) || isTitle(words, braced[2]) !== isTitle(words, braced[1]))
  )
    return [...pieces(words, braced[1]), braced[2]]
  const [first = '', ...rest] = cell.split(partEnd)
  if (rest.length === 0 || isPlace(words, cell)) return [cell]
  const tail = rest.join(', ')
  if (isPlace(words, tail) || manner.test(tail)) return [first, tail]
  // whatever it's called, the part between a title and a place is the company
  if (rest.length > 1 && isTitle(words, first)) {
    const [second = '', ...more] = rest
    if (isPlace(words, rest.at(-1) ?? '')) return [first, ...pieces(words, tail)]
    if (more.length === 1 && !isKnownTitle(words, second)) return [first, second, ...more]
  }
  // 'Director, Product' is one title; 'Director, Harbour' is not
  if (isTitle(words, first) && !isTitle(words, tail)) {
    const whole = words.titles.read(cell)
    const isOne = whole.isKnown && listedWork(whole) !== listedWork(words.titles.read(first)) && !isCompanyKnown(words, rest[0] ?? '')
    return isOne ? [cell] : [first, ...pieces(words, tail)]
  }
  if (isTitle(words, tail) && !isTitle(words, first)) return [first, ...pieces(words, tail)]
  return [cell]
}

interface Head {
  title: string | null
  company: string | null
}

function readHead(words: Words, cells: readonly string[], head: Head, habit: Habit | null): Head {
  let { title, company } = head
  const rest: { text: string; placed: boolean }[] = []
  for (const cell of cells) {
    const parts = pieces(words, clean(cell)).map(clean)
    parts.forEach((cell, index) => {
      if (cell.length < 2 || address.test(cell) || manner.test(cell) || spanIn(cell) || /^\d+$/.test(cell)) return
      if (title === null && isTitle(words, cell) && !isCompanyKnown(words, cell)) title = cell
      else if (
        isCompanyKnown(words, cell) ||
        (!isPlace(words, cell) && !(title !== null && title !== cell && isTitle(words, cell) && cell.split(' ').length > 4))
      ) {
        const next = parts[index + 1]
        rest.push({ text: cell, placed: next !== undefined && (isPlace(words, next) || manner.test(next)) })
      }
    })
  }
  // an unknown title where the other jobs have theirs
  const [first, second] = rest
  if (title === null && company === null && habit?.titleFirst && first && second && !first.placed && first.text.split(' ').length <= 6)
    title = rest.shift()?.text ?? null
  // anything next to a place is the company
  for (const { text } of rest.toSorted((a, b) => Number(b.placed) - Number(a.placed))) {
    if (text.split(' ').length > 8 || !/^["'“(]?[\p{Lu}\d]|^[a-z]+[A-Z]/u.test(text)) continue
    if (company === null) company = text
    else if (title === null && text.split(' ').length <= 6) title = text
  }
  // in any order, a legal form is a company's
  return title !== null && company !== null && isCompanyForm.test(title) && !isCompanyForm.test(company)
    ? { title: company, company: title }
    : { title, company }
}

/** How a résumé writes its jobs, as its first complete one shows. */
interface Habit {
  /** Lines between the section's heading and the first dates. */
  above: number
  /** Whether lines after the dates name the title or the company. */
  below: boolean
  /** What the only part beside the dates is. */
  beside: 'title' | 'company' | null
  titleFirst: boolean
}

/** The jobs in text order. */
export function readResumeJobs(vocabulary: Words, all: readonly ResumeLine[]): Job[] {
  const lines = all.filter(({ part }) => part === 'jobs')
  const spans = lines.map((line): Span | null =>
    line.text.length > 160 || (line.bullet && !isTitle(vocabulary, line.cells[0] ?? '')) ? null : spanIn(line.text),
  )
  const first = datedJobs(vocabulary, lines, spans, null)
  const jobs = first.habit === null ? first.jobs : datedJobs(vocabulary, lines, spans, first.habit).jobs
  return jobs.length > 0 ? jobs : undatedJobs(vocabulary, lines)
}

function datedJobs(
  words: Words,
  lines: readonly ResumeLine[],
  spans: readonly (Span | null)[],
  taught: Habit | null,
): { jobs: Job[]; habit: Habit | null } {
  const isHeadLine = (line: ResumeLine) => mayHead(line) || isPlacedHead(words, line)
  const cellsOf = (from: readonly ResumeLine[]) => from.flatMap(({ cells }) => cells)
  const jobs: Job[] = []
  let habit = taught
  let usedTo = -1
  let lastCompany: string | null = null
  lines.forEach((dated, index) => {
    const span = spans[index]
    if (!span) return
    const cells = span.rest.split('\t').filter((cell) => /\p{L}{2}/u.test(cell))
    const above: ResumeLine[] = []
    for (let up = index - 1; up > usedTo && above.length < Math.min(3, taught?.above ?? 3); up -= 1) {
      const line = lines[up]
      if (!line || !isHeadLine(line)) break
      above.unshift(line)
      if (line.opens) break
    }
    const linesAbove = above.length
    // dates alone after a gap belong to the single line above; dates next to text start a job
    if (dated.opens && (cells.length > 0 || !above.some(({ opens, cells }) => opens && cells.some((cell) => jobNouns.test(cell)))))
      above.length = 0
    const below: ResumeLine[] = []
    for (let down = index + 1; down < lines.length && below.length < 3 && taught?.below !== false; down += 1) {
      const line = lines[down]
      if (!line || line.opens || spans[down] || !mayHead(line)) break
      below.push(line)
    }
    let head = readHead(words, cells, { title: null, company: null }, taught)
    const named = cells.filter((cell) => !isPlace(words, clean(cell)))
    if (named.length === 1 && head.title === null && head.company !== null && taught?.beside === 'title')
      head = { title: head.company, company: null }
    let taken = index
    const takeBelow = (next: Head, line: number) => {
      if (next.title !== head.title || next.company !== head.company) taken = line
      head = next
    }
    if (named.length === 1 && head.title === null && head.company !== null) {
      // one part next to the dates: whichever the other lines lack
      const fromAbove = readHead(words, cellsOf(above), head, taught)
      if (fromAbove.title !== null || below.length === 0) head = fromAbove
      else takeBelow(readHead(words, cellsOf(below.slice(0, 1)), head, taught), index + 1)
    }
    const complete = () => head.title !== null && head.company !== null
    if (!complete() && above.length > 0) head = readHead(words, cellsOf(above), head, taught)
    for (const [line, { cells: next }] of below.entries()) {
      if (complete()) break
      takeBelow(readHead(words, next, head, taught), index + 1 + line)
    }
    usedTo = taken
    if (
      habit === null &&
      head.title !== null &&
      head.company !== null &&
      (isTitle(words, head.title) || isCompanyForm.test(head.company))
    ) {
      const beside = named.length !== 1 ? null : named[0]?.includes(head.title) ? 'title' : 'company'
      const text = [...cellsOf(above), ...cells, ...cellsOf(below)].join('\t')
      habit = { above: linesAbove, below: taken > index, beside, titleFirst: text.indexOf(head.title) < text.indexOf(head.company) }
    }
    // several jobs at one company, named once
    const company = head.company ?? (head.title ? lastCompany : null)
    lastCompany = company
    if (head.title !== null || company !== null)
      jobs.push({ title: head.title ?? '', company: company ?? '', start: span.start, end: span.end })
  })
  return { jobs, habit }
}

/** 'Marigold Robotics' and 'Pittsburgh, PA' after a bullet: some templates list their companies. */
const isPlacedHead = (words: Words, line: ResumeLine) =>
  line.bullet && line.cells.length > 1 && isPlace(words, line.cells.at(-1) ?? '') && mayHead({ ...line, bullet: false })

/** Without any dates, only lines that name both are used. */
function undatedJobs(words: Words, lines: readonly ResumeLine[]): Job[] {
  return lines.filter(mayHead).flatMap((line) => {
    const { title, company } = readHead(words, line.cells, { title: null, company: null }, null)
    return title !== null && company !== null ? [{ title, company, start: null, end: null }] : []
  })
}
