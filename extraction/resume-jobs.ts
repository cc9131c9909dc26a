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

const clean = (text: string) =>
  trimSignsEnd(trimSignsStart(text.replaceAll(/[*_`<>]+/g, ''), ' ,;:|()–—/-'), ' ,;:|(–—/-').replaceAll(/\s+/g, ' ')

/** A line that may are in a head: short, no sentence, no action. */
const mayHead = ({ text, bullet }: ResumeLine) =>
  !bullet &&
  text.length <= 110 &&
  !/[.!?;]$/.test(
    text.replace(/\b(?:inc|ltd|co|corp|llc|gmbh|st|e\.?v|s\.?r\.?l|s\.?p\.?a|s\.?l|s\.?a|s\.?a\.?s|b\.?v|n\.?v|lda|o\.? ?o)\.$/i, ''),
  ) &&
  /^["'“(]?[\p{Lu}\d]/u.test(text) &&
  !action.test(text)

interface Words {
  titles: Vocabulary['titles']
  companies: Vocabulary['companies']
  places: Vocabulary['places']
}

const isKnownTitle = ({ titles }: Words, cell: string) => cell.split(' ').length <= 4 && titles.read(cell).isKnown
export const isTitle = (words: Words, cell: string): boolean =>
  cell.split(' ').length <= 9 && !action.test(cell) && (jobNouns.test(cell) || isKnownTitle(words, cell))
const isPlace = ({ places }: Words, cell: string) =>
  cell.split(' ').length <= 5 &&
  (places.read(cell) !== null ||
    (/^[\p{L} .'-]+, (?:[A-Z]{2}|\p{Lu}\p{L}+)$/u.test(cell) && places.read(cell.split(', ').at(-1) ?? '') !== null))
const isCompanyKnown = ({ companies }: Words, cell: string) => companies.read(cell).size !== null

/** Splits 'Engineer at Harbour', 'Engineer, Harbour', 'Harbour, Berlin, Germany', and 'Engineer - Harbour'. */
function pieces(words: Words, cell: string): string[] {
  const groups =
    /^(?<title>.{3,60}?)\s+(?:at|@|bei)\s+(?<company>.+)$/i.exec(cell)?.groups ??
    // a company has a capital: 'Infirmière en réanimation' is one title
    /^(?<title>.{3,60}?)\s+(?:chez|presso|en|em|na|w|bij|la)\s+(?<company>\p{Lu}.+)$/u.exec(cell)?.groups
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
  const [first = '', ...rest] = cell.split(/,\s+/)
  if (rest.length === 0 || isPlace(words, cell)) return [cell]
  const tail = rest.join(', ')
  if (isPlace(words, tail) || manner.test(tail)) return [first, tail]
  if (/^(?:inc|llc|ltd|gmbh|co|corp|plc)\b/i.test(tail)) return [cell]
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

function readHead(words: Words, cells: readonly string[], head: Head): Head {
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
  // anything next to a place is the company
  for (const { text } of rest.toSorted((a, b) => Number(b.placed) - Number(a.placed))) {
    if (text.split(' ').length > 8 || !/^["'“(]?[\p{Lu}\d]|^[a-z]+[A-Z]/u.test(text)) continue
    if (company === null) company = text
    else if (title === null && text.split(' ').length <= 6) title = text
  }
  return { title, company }
}

/** The jobs in text order. */
export function readResumeJobs(vocabulary: Words, all: readonly ResumeLine[]): Job[] {
  const lines = all.filter(({ part }) => part === 'jobs')
  const spans = lines.map((line): Span | null =>
    line.text.length > 160 || (line.bullet && !isTitle(vocabulary, line.cells[0] ?? '')) ? null : spanIn(line.text),
  )
  const jobs: Job[] = []
  let usedTo = -1
  let lastCompany: string | null = null
  lines.forEach((_, index) => {
    const span = spans[index]
    if (!span) return
    const cells = span.rest.split('\t').filter((cell) => /\p{L}{2}/u.test(cell))
    const above: ResumeLine[] = []
    for (let up = index - 1; up > usedTo && above.length < 3; up -= 1) {
      const line = lines[up]
      if (!line || !mayHead(line)) break
      above.unshift(line)
      if (line.opens) break
    }
    // dates alone after a gap belong to the single line above; dates next to text start a job
    if (lines[index]?.opens && (cells.length > 0 || !above.some(({ opens, cells }) => opens && cells.some((cell) => jobNouns.test(cell)))))
      above.length = 0
    const below: ResumeLine[] = []
    for (let down = index + 1; down < lines.length && below.length < 3; down += 1) {
      const line = lines[down]
      if (!line || line.opens || spans[down] || !mayHead(line)) break
      below.push(line)
    }
    let head = readHead(vocabulary, cells, { title: null, company: null })
    if (cells.length === 1 && head.title === null && head.company !== null) {
      // one part next to the dates: whichever the other lines lack
      const rest = readHead(
        vocabulary,
        [...above, ...below.slice(0, 1)].flatMap(({ cells }) => cells),
        { title: null, company: head.company },
      )
      head = rest
    }
    let taken = index
    const complete = () => head.title !== null && head.company !== null
    if (!complete() && above.length > 0)
      head = readHead(
        vocabulary,
        above.flatMap(({ cells }) => cells),
        head,
      )
    for (const line of below) {
      if (complete()) break
      const next = readHead(vocabulary, line.cells, head)
      if (next.title !== head.title || next.company !== head.company) taken = lines.indexOf(line)
      head = next
    }
    usedTo = taken
    // several jobs at one company, named once
    const company = head.company ?? (head.title ? lastCompany : null)
    lastCompany = company
    if (head.title !== null || company !== null)
      jobs.push({ title: head.title ?? '', company: company ?? '', start: span.start, end: span.end })
  })
  return jobs.length > 0 ? jobs : undatedJobs(vocabulary, lines)
}

/** Without any dates, only lines that name both are used. */
function undatedJobs(words: Words, lines: readonly ResumeLine[]): Job[] {
  return lines.filter(mayHead).flatMap((line) => {
    const { title, company } = readHead(words, line.cells, { title: null, company: null })
    return title !== null && company !== null ? [{ title, company, start: null, end: null }] : []
  })
}
