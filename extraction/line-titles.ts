// The job's titles, without what postings put around them.
import { normalise } from '@fairlead/domain/reference/normalise'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { sectionOf } from '@fairlead/matching/text/sections'
import { proveIn, spansOf, type FoundSpan, type JobLines, type ReadProposal } from './job-lines.ts'
import { hasLetter, hasWord, squeezed, wordsIn } from './shape.ts'
import { strengthIn } from './strength.ts'

const mostTitles = 3
const longestTitle = 80

/** '(m/w/d)', '(H/F)', and similar marks. */
const genderMark = /\s?\((?:all genders|alle geschlechter|[mwfhdxkvi*](?:\s?[/|,]\s?(?:[mwfhdxkvi*]|div|gn))+)\)/i
const isPicture = (word: string) => word.length > 1 && !hasWord(word)
/** 'Chef in' */
const dangling = new Set('in at for with im bei für à en de con w z i'.split(' '))
const separator = /\s(?:[-–—|@·•]|(?:at|bei|chez)(?=\s\p{Lu}))\s/u

/** The title's job, of a text with an employer, a place, or marks around it. */
function plainTitle(raw: string, isPlace: (text: string) => boolean): string {
  const marked = raw.replace(genderMark, '')
  // 'Job title: Linguist', but 'Engineer: Backend'
  const [label = '', named] = marked.split(': ', 2)
  const unmarked = squeezed((named && !jobNouns.test(label) ? named : marked).replaceAll(/[@#[\]|]/g, ' | '))
  const pieces = unmarked
    .split(separator)
    .map((piece) => piece.replaceAll('|', '').trim())
    .filter((piece) => piece !== '')
  const [first = raw] = pieces
  const title = pieces.find((piece) => jobNouns.test(piece)) ?? first
  // 'Embedded Software Engineer (C/C++), Stockholm'
  const comma = title.lastIndexOf(', ')
  const words = wordsIn(comma > 0 && isPlace(title.slice(comma + 2)) ? title.slice(0, comma) : title).filter((word) => !isPicture(word))
  return inTitleCase(words.slice(0, dangling.has(words.at(-1)?.toLowerCase() ?? '') ? -1 : undefined))
}

const small = new Set('of and for the in de du des la le et und der del y e en van'.split(' '))
const longestAbbreviation = 3
/** 'WAREHOUSE SUPERVISOR' as 'Warehouse Supervisor'; short words in capitals may be abbreviations and stay. */
function inTitleCase(words: readonly string[]): string {
  const isShouted = words.every((word) => word === word.toUpperCase()) && words.some((word) => word.length > longestAbbreviation + 1)
  return words
    .map((word, index) => {
      if (!isShouted) return word
      if (index > 0 && small.has(word.toLowerCase())) return word.toLowerCase()
      return word.length > longestAbbreviation ? word.slice(0, 1) + word.slice(1).toLowerCase() : word
    })
    .join(' ')
}

/** 'Data Engineer/Data Analyst' */
function eitherTitle(title: string): string[] {
  const titles = title.split('/').map((part) => part.trim())
  return titles.length === 2 && !title.includes('(') && titles.every((part) => part.includes(' ') && jobNouns.test(part)) ? titles : [title]
}

/** The titles of the header, else the first line if it can be one, else the surest of the other lines. */
export function titlesIn(job: JobLines, isPlace: (text: string) => boolean, isKnownJob: (text: string) => boolean): ReadProposal[] {
  const titled = spansOf(job, 'TITLE').filter(
    ({ span }) => span.text.length > 1 && hasLetter(span.text) && span.text.length <= longestTitle,
  )
  const named = titled.filter(({ line }) => line.zone === 'title' || line.zone === 'search')
  const ofFirst = named.length > 0 ? [] : firstLineTitle(job, isPlace, isKnownJob)
  if (ofFirst.length > 0) return ofFirst
  const all =
    named.length > 0
      ? named
      : job.isSearch && titled.length === 0
        ? jobsNamed(job, isKnownJob)
        : titled.filter(({ isUsed }) => isUsed).slice(0, 1)
  // 'Digital Analytics Program' beside 'Program Manager'
  const workers = all.filter(({ span }) => jobNouns.test(span.text) || isKnownJob(plainTitle(span.text, isPlace)))
  const chosen = workers.length > 0 ? workers : all
  const titles = new Map<string, ReadProposal>()
  const head = job.lines[0]?.text.trim() ?? ''
  for (const { line, span, isUsed } of chosen) {
    if (strengthIn(line, span) === 'none') continue
    for (const written of eitherTitle(plainTitle(span.text, isPlace))) {
      const key = normalise(written)
      // 'Performancetester' above 'as a performancetester you test'
      const value = normalise(head) === key ? head : written
      // 'Engineer' adds nothing to 'Data Engineer'
      if (key === '' || [...titles.keys()].some((former) => ` ${former} `.includes(` ${key} `) || ` ${key} `.includes(` ${former} `)))
        continue
      titles.set(key, { field: 'title', value, strength: 'must', evidence: proveIn(line, span.start, span.end), isUsed })
    }
  }
  return [...titles.values()].slice(0, mostTitles)
}

/** Words for a job in a search in which the reader sees no title: 'ex Google engineers', 'CPA, licensed in Illinois'. */
const jobsNamed = ({ lines }: JobLines, isKnownJob: (text: string) => boolean): FoundSpan[] =>
  lines
    .flatMap((line): FoundSpan[] => {
      const license = line.spans.find(({ tag, text }) => tag === 'DEGREE' && isKnownJob(text))
      const match = jobNouns.exec(line.text)
      if (license) return [{ line, span: license, isUsed: true }]
      if (!match) return []
      const [start, end] = [match.index, match.index + match[0].length]
      const isFree = line.spans.every((span) => span.end <= start || span.start >= end)
      return isFree ? [{ line, span: { tag: 'TITLE', text: match[0], start, end, confidence: 1 }, isUsed: true }] : []
    })
    .slice(0, 1)

/** A first line with a word for a job, or one that is a known job or that the text repeats. */
function firstLineTitle(job: JobLines, isPlace: (text: string) => boolean, isKnownJob: (text: string) => boolean): ReadProposal[] {
  const [first, ...below] = job.isSearch ? [] : job.lines
  if (!first || first.text.length > longestTitle) return []
  const value = plainTitle(first.text, isPlace)
  const start = first.text.indexOf(value)
  const isRepeated = () => value.length > 3 && below.some(({ text }) => text.toLowerCase().includes(value.toLowerCase()))
  const isEmployer = first.spans.some(({ tag }) => tag === 'EMPLOYER' || tag === 'PLACE')
  const isTitle = jobNouns.test(first.text)
    ? !'.!?:'.includes(first.text.at(-1) ?? '.')
    : !isEmployer && sectionOf(first.text) === null && (isKnownJob(value) || isRepeated())
  if (value === '' || start < 0 || !isTitle) return []
  return [{ field: 'title', value, strength: 'must', evidence: proveIn(first, start, start + value.length), isUsed: true }]
}
