// Title and company in the lines beside a job's dates: by the reader's tags where it has any, else by patterns.
import { listedWork } from '@fairlead/matching/skills/titles'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { spanIn } from './resume-dates.ts'
import type { Tagged, TaggedLine } from './resume-zones.ts'
import { bare, hasLetter, isCapitalized, isNumber, isSign, wordsIn } from './shape.ts'

const address = /^(?:https?:\/\/|www\.)|^[\w.-]+\.[a-z]{2,3}(?:\/\S*)?$|@/i
const manners = new Set(
  'remote hybrid onsite on-site full-time fulltime part-time parttime contract contractor freelance permanent temporary internship self-employed'.split(
    ' ',
  ),
)
const isManner = (text: string) => manners.has(bare(text, '(', ')').toLowerCase().replace(' ', '-'))

const forms = [
  String.raw`inc|llc|llp|ltd(?:a|\.? şti)?|limited|plc|corp|gmbh(?: & co\.? kg)?|co|kg|ag|se|e\.? ?v|s\.? ?l(?:\.? ?u)?`,
  String.raw`s\.? ?a(?:\.? ?s)?|s\.? ?r\.? ?l|s\.? ?p\.? ?a|sarl|b\.? ?v|n\.? ?v|lda|ab|oy|a\.? ?ş|sp\.? z ?o\.? ?o`,
]
const legalForm = String.raw`(?:${forms.join('|')})\.?`
export const isCompanyForm = new RegExp(String.raw`(?<=\p{L}[ ,.&]{1,3})${legalForm}$`, 'iu')
/** ', ' between parts, but not before a legal form: 'Moncayo, S.L., Zaragoza'. */
const partEnd = new RegExp(String.raw`,\s+(?!${legalForm}(?![\p{L}.]))`, 'iu')
const formBehind = new RegExp(String.raw`^,? ${legalForm}(?=[\s,(]|$)`, 'iu')

export function clean(text: string): string {
  const plain = bare(text, ' ,;:|()–—/-', ' ,;:|(–—/-')
  // 'Rosenheim.' before a date
  return plain.endsWith('.') && plain.length > 4 && Array.from(plain.slice(-5, -1)).every(hasLetter) ? plain.slice(0, -1) : plain
}

/** A line that may be in a head: short, no sentence, no action. A name may end in a sign: 'Zingaloo!' */
export const mayHead = (line: TaggedLine) => isMostlyTagged(line) || looksLikeHead(line)

/** Title and employer are most of the line. */
const isMostlyTagged = ({ text, tagged }: TaggedLine) =>
  2 * tagged.filter(isNaming).reduce((sum, span) => sum + span.text.length, 0) > text.length

const longestName = 40
/** 'Zingaloo!' is a name. */
const isSentence = (text: string) => '.?;'.includes(text.at(-1) ?? ' ') || (text.endsWith('!') && text.length > longestName)
const nameStart = /^["'“(]?[\p{Lu}\d]|^[a-z]+[A-Z]/u

export const duration = /^\(?\d{1,2} \p{L}{2,7}\.?(?:,? \p{L}? ?\d{1,2} \p{L}{2,7}\.?)?\)?$/u

const looksLikeHead = ({ text, bullet, tagged }: TaggedLine) =>
  !bullet &&
  (!tagged.some((span) => span.tag === 'SKILL' && span.text !== text) || tagged.some(isNaming)) &&
  text.length <= 110 &&
  (!isSentence(text) || isCompanyForm.test(text)) &&
  nameStart.test(text)

export interface Words {
  titles: Vocabulary['titles']
  companies: Vocabulary['companies']
  places: Vocabulary['places']
}

const isKnownTitle = ({ titles }: Words, cell: string) => cell.split(' ').length <= 4 && titles.read(cell).isKnown
export const isTitle = (words: Words, cell: string): boolean =>
  cell.split(' ').length <= 9 && !isCompanyForm.test(cell) && (jobNouns.test(cell) || isKnownTitle(words, cell))
/** What a town is named with: a country, or a state where that is usual. Elsewhere a region has the name of its capital. */
const isArea = (place: ReturnType<Vocabulary['places']['read']>) =>
  place !== null && place.type !== 'city' && (place.type === 'country' || ['US', 'CA', 'AU', 'IN'].includes(place.country))
/** An unlisted town in a listed state or country; 'Harbour, Berlin' is a company. */
function isTownWithin(places: Words['places'], cell: string): boolean {
  const [town = '', area = '', ...more] = cell.split(', ')
  if (more.length > 0 || area.includes(' ') || !isCapitalized(area)) return false
  return isArea(places.read(area)) || places.read(town) !== null
}
export const isPlace = ({ places }: Words, cell: string) =>
  cell.split(' ').length <= 5 && (places.read(cell) !== null || isTownWithin(places, cell))
const isCompanyKnown = ({ companies }: Words, cell: string) => companies.read(cell).size !== null

const atCompany = /^(.{3,60}?)\s+(?:(?:[Aa]t|@|bei)\s+|(?:chez|presso|en|em|na|w|bij|la)\s+(?=\p{Lu}))(.+)$/u
const dash = /(?<!\s)\s+[–—-]+\s+/

/** Splits 'Engineer at Harbour', 'Engineer, Harbour', 'Harbour, Berlin, Germany', and 'Engineer - Harbour'. */
export function pieces(words: Words, cell: string): string[] {
  const [, title, company] = atCompany.exec(cell) ?? []
  // in some languages the word is also part of titles: 'Infirmière en réanimation'
  if (title && company && isTitle(words, title)) return [title, ...pieces(words, company)]
  const dashed = cell.split(dash).filter(Boolean)
  if (dashed.length > 1) return dashed.flatMap((piece) => pieces(words, piece))
  const bracket = cell.endsWith(')') ? cell.lastIndexOf('(') : -1
  const [outside, inside] = [cell.slice(0, Math.max(0, bracket)), cell.slice(bracket + 1, -1)]
  if (bracket > 1 && (isPlace(words, inside) || isManner(inside) || isTitle(words, inside) !== isTitle(words, outside)))
    return [...pieces(words, outside), inside]
  const [first = '', ...rest] = cell.split(partEnd)
  if (rest.length === 0 || isPlace(words, cell)) return [cell]
  const tail = rest.join(', ')
  if (isPlace(words, tail) || isManner(tail)) return [first, tail]
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

export interface Head {
  title: string | null
  company: string | null
}

/** A piece of a line with the reader's tags in it. */
export interface Cell {
  text: string
  tagged: readonly Tagged[]
}

export const cellsOf = (lines: readonly TaggedLine[]): Cell[] =>
  lines.flatMap(({ cells, tagged }) => cells.map((text) => cellWith(text, tagged)))
export const cellWith = (text: string, tagged: readonly Tagged[]): Cell => ({
  text,
  tagged: tagged.filter((span) => text.includes(span.text)),
})

interface Part {
  text: string
  kind: 'title' | 'company' | 'place' | null
}

const kindOf: Partial<Record<Tagged['tag'], Part['kind']>> = { TITLE: 'title', EMPLOYER: 'company', SCHOOL: 'company', PLACE: 'place' }
/** 'Sr. ' */
const isTitleStart = (before: string) =>
  before.endsWith(' ') &&
  wordsIn(before).length <= 3 &&
  !before.toLowerCase().endsWith(' as ') &&
  wordsIn(before).every((word) => hasLetter(word) && !',:;|('.includes(word.at(-1) ?? ''))
/** ', Telemetry' */
const titleTail = /^(?:, \p{Lu}[^,|()]{1,30}| [\p{L}.]{2,15})$/u
const nameTail = /^ \p{Lu}[^,;:|()\t–—@]{1,40}$/u
/** The tagged words of a cell in order, each with the rest of its name. */
function tagParts(words: Words, { text, tagged }: Cell): Part[] {
  const parts: (Part & { start: number; end: number })[] = []
  let from = 0
  for (const { tag, text: span } of tagged) {
    const kind = kindOf[tag]
    const start = text.indexOf(span, from)
    if (start < 0) continue
    from = start + span.length
    if (!kind) continue
    const last = parts.at(-1)
    const between = last ? text.slice(last.end, start) : ''
    // 'Programmer/Analyst', 'Harbour College, School of Nursing'
    if (
      last?.kind === kind &&
      kind !== 'place' &&
      !isPlace(words, span) &&
      (isSign(between, ',') || (kind === 'title' && isSign(between, '/')))
    ) {
      last.end = from
      continue
    }
    // 'Harbour Clinic Leeds', of which the end is a town
    if (last?.kind === 'company' && kind === 'place' && between.trim() === '') last.end = from
    else parts.push({ text: span, kind, start, end: from })
  }
  return parts.map(({ kind, start, end }, index) => {
    const before = text.slice(parts[index - 1]?.end ?? 0, start)
    const after = text.slice(end, parts[index + 1]?.start ?? text.length)
    // 'Sr. Programmer', of which only the second word was tagged
    const first = kind === 'title' && index === 0 && isTitleStart(before) ? 0 : start
    const tail = (kind === 'title' ? titleTail : nameTail).exec(after)?.[0] ?? (kind === 'company' ? formBehind.exec(after)?.[0] : '') ?? ''
    const name = text.slice(first, end + tail.length)
    const close = name.split('(').length > name.split(')').length ? text.slice(end, end + 31).indexOf(')') + 1 : 0
    return { text: close === 0 ? name : text.slice(first, end + close), kind }
  })
}

const partsOf = (words: Words, cell: Cell, byTags: boolean): Part[] =>
  byTags
    ? tagParts(words, cell).map(({ text, kind }) => ({ text: clean(text), kind }))
    : pieces(words, clean(cell.text)).map((piece) => ({ text: clean(piece), kind: null }))

/** Of two tagged titles one may be the employer. */
function withTitle(words: Words, { title, company }: Head, text: string): Head {
  if (title === null) {
    const [first = '', second, ...more] = company === null ? pieces(words, text).map(clean) : [text]
    const isPair = second !== undefined && more.length === 0
    // 'Engineer @ Harbour'; 'Harbour, Engineer'
    if (isPair && atCompany.test(text) && !isPlace(words, second)) return { title: first, company: second }
    return isPair && isTitle(words, second) && !isTitle(words, first) ? { title: second, company: first } : { title: text, company }
  }
  // '(Sergeant)'
  if (company !== null || text === title || (text.includes(')') && !text.includes('('))) return { title, company }
  if (!isTitle(words, text)) return { title, company: text }
  return isTitle(words, title) ? { title, company } : { title: text, company: title }
}

const isNaming = ({ tag }: Tagged) => kindOf[tag] === 'title' || kindOf[tag] === 'company'

/** By tags first; what they leave open, by patterns. */
export function readHead(words: Words, cells: readonly Cell[], head: Head, habit: Habit | null, byTags: boolean): Head {
  let { title, company } = head
  const rest: { text: string; placed: boolean }[] = []
  const isUsed = ({ tagged }: Cell) =>
    tagged.some((span) => isNaming(span) && (head.title?.includes(span.text) || head.company?.includes(span.text)))
  for (const cell of cells) {
    const parts = partsOf(words, cell, byTags)
    parts.forEach(({ text, kind }, index) => {
      if (kind === 'place' || text.length < 2 || duration.test(text) || address.test(text) || spanIn(text) || isNumber(text)) return
      if (kind === 'title') ({ title, company } = withTitle(words, { title, company }, text))
      else if (kind === 'company' && title === null && company !== null && text !== company && isTitle(words, text)) title = text
      else if (kind === 'company' && title === null && company !== null && text !== company && isTitle(words, company))
        [title, company] = [company, text]
      else if (kind === 'company') company ??= text
      else if (isManner(text) || text === title || text === company || isUsed(cell)) return
      else if (title === null && isTitle(words, text) && !isCompanyKnown(words, text)) title = text
      else if (
        isCompanyKnown(words, text) ||
        (!isPlace(words, text) && !(title !== null && title !== text && isTitle(words, text) && text.split(' ').length > 4))
      ) {
        const next = parts[index + 1]?.text
        rest.push({ text, placed: next !== undefined && (isPlace(words, next) || isManner(next)) })
      }
    })
  }
  // an unknown title where the other jobs have theirs
  const [first, second] = rest
  if (title === null && company === null && habit?.titleFirst && first && second && !first.placed && first.text.split(' ').length <= 6)
    title = rest.shift()?.text ?? null
  // anything next to a place is the company
  for (const { text } of rest.toSorted((a, b) => Number(b.placed) - Number(a.placed))) {
    if (text.split(' ').length > 8 || !nameStart.test(text)) continue
    if (company === null) company = text
    else if (title === null && text.split(' ').length <= 6) title = text
  }
  // in any order, a legal form is a company's
  return title !== null && company !== null && isCompanyForm.test(title) && !isCompanyForm.test(company)
    ? { title: company, company: title }
    : { title, company }
}

/** How a résumé writes its jobs, as its first complete one shows. */
export interface Habit {
  /** Lines between the section's heading and the first dates. */
  above: number
  /** Whether lines after the dates name the title or the company. */
  below: boolean
  /** What the only part beside the dates is. */
  beside: 'title' | 'company' | null
  titleFirst: boolean
  /** Whether title and company share a line. */
  oneLine: boolean
}
