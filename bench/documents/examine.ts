// How well labeled résumé files are read: whether each labeled string is in the text, and which fields are right.
import fs from 'node:fs'
import path from 'node:path'
import { isRecord, keysOf } from '@fairlead/domain/shared/records'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { readResume } from '@fairlead/extraction/read-resume'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readReferenceTables } from '../../server/platform/reference.ts'

/** Right, and all. */
type Share = readonly [right: number, all: number]

export interface ExaminedFile {
  file: string
  problem: string | null
  strings: Share
  names: Share
  emails: Share
  jobs: Share
  schools: Share
  degrees: Share
  languages: Share
  certificates: Share
  faults: string[]
}

export interface ExamResult {
  strings: number
  names: number
  emails: number
  jobs: number
  schools: number
  degrees: number
  languages: number
  certificates: number
}

/** What must be reached. */
export const documentFloor: ExamResult = {
  strings: 0.98,
  names: 0.98,
  emails: 0.98,
  jobs: 0.98,
  schools: 0.9,
  degrees: 0.9,
  languages: 0.98,
  certificates: 0.9,
}

interface LabeledJob {
  title: string[]
  employer: string[]
  start: string | null
  end: string | null
}
interface Label {
  name: string[]
  emails: string[]
  jobs: LabeledJob[]
  schools: string[][]
  degrees: string[][]
  languages: string[][]
  certificates: string[][]
  /** Each string with its spellings. */
  strings: string[][]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** A label is a string, or a list of accepted spellings. */
const spellings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '')

function readLabel(file: string): Label {
  const label: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (!isRecord(label)) throw new Error(`${file} is no record.`)
  const records = (name: string) => listOf(label[name]).filter(isRecord)
  const spelled = (name: string, field: string) =>
    records(name)
      .map((item) => spellings(item[field]))
      .filter((item) => item.length > 0)
  const dateOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    name: spellings(label['name']),
    emails: listOf(label['emails']).flatMap(spellings),
    jobs: records('jobs').map((job) => ({
      title: spellings(job['title']),
      employer: spellings(job['employer']),
      start: dateOf(job['start']),
      end: dateOf(job['end']),
    })),
    schools: spelled('schools', 'school'),
    degrees: spelled('schools', 'degree'),
    languages: spelled('languages', 'name'),
    certificates: spelled('certificates', 'name'),
    strings: [
      spellings(label['name']),
      ...listOf(label['emails']).map(spellings),
      ...records('jobs').flatMap((job) => [spellings(job['title']), spellings(job['employer']), spellings(job['place'])]),
      ...records('schools').flatMap((school) => [spellings(school['school']), spellings(school['degree']), spellings(school['field'])]),
      ...listOf(label['skills']).map(spellings),
      ...records('languages').map((language) => spellings(language['name'])),
      ...records('certificates').map((certificate) => spellings(certificate['name'])),
    ].filter((item) => item.length > 0),
  }
}

/** Without case, punctuation, and line breaks. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replaceAll('\u0307', '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const legalForm = / (?:gmbh co kg|gmbh|co kg|kg|ag|ltd şti|ltd|ltda|llp|llc|inc|plc|s l|s a|s r l|s p a|sarl|b v|n v|ab|sp z o o|a ş)$/u
/** Without its legal form. */
export const employerName = (text: string) => plain(text).replace(legalForm, '')
const isOneOf = (read: string, accepted: readonly string[]) => read !== '' && accepted.some((item) => plain(item) === plain(read))
const isEmployer = (read: string, accepted: readonly string[]) =>
  isOneOf(read, accepted) || (read !== '' && accepted.some((item) => employerName(item) === employerName(read)))
/** A labeled year accepts each of its months. */
const isDate = (read: string | null, labeled: string) =>
  read !== null && (labeled.length === 4 ? read.startsWith(labeled) : read === labeled)

interface ReadJob {
  title: string
  company: string
  start: string | null
  end: string | null
}

const isRight = (read: ReadJob, label: LabeledJob) =>
  isOneOf(read.title, label.title) &&
  isEmployer(read.company, label.employer) &&
  (label.start === null ? read.start === null : isDate(read.start, label.start)) &&
  (label.end === null || label.end === 'present' ? read.end === null && read.start !== null : isDate(read.end, label.end))

/** The labeled names without a reading that is one, has one whole, or is a part of one. */
function missed(labeled: readonly string[][], read: readonly string[] = []): string[][] {
  const words = read.map((item) => ` ${plain(item)} `).filter((item) => item.trim() !== '')
  return labeled.filter(
    (accepted) => !words.some((item) => accepted.some((name) => item.includes(` ${plain(name)} `) || ` ${plain(name)} `.includes(item))),
  )
}

/** Where any of the spellings stands as whole words. */
function placesOf(text: string, accepted: readonly string[]): [from: number, to: number][] {
  return accepted.flatMap((item) => {
    const words = ` ${plain(item)} `
    const places: [number, number][] = []
    for (let index = text.indexOf(words); index >= 0 && words.length > 2; index = text.indexOf(words, index + 1))
      places.push([index, index + words.length])
    return places
  })
}

/** Whether title, employer, and year are close, without another employer between title and employer. */
function standsTogether(text: string, job: LabeledJob, jobs: readonly LabeledJob[]): boolean {
  const employers = placesOf(text, job.employer)
  const foreign = jobs
    .filter((rival) => !rival.employer.some((item) => isOneOf(item, job.employer)))
    .flatMap((rival) => placesOf(text, rival.employer))
  const year = job.start?.slice(0, 4)
  return placesOf(text, job.title).some((title) =>
    employers.some((employer) => {
      const from = Math.min(title[0], employer[0])
      const to = Math.max(title[1], employer[1])
      if (foreign.some((place) => place[0] >= from && place[1] <= to)) return false
      return year === undefined || text.slice(Math.max(0, title[0] - 150), title[1] + 150).includes(year)
    }),
  )
}

/** Blocks that are in the text twice: two lines one after the other with together at least 40 letters. */
function repeatedBlocks(text: string): string[] {
  const lines = text.split('\n').map(plain).filter(Boolean)
  const counts = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const pair = `${line} / ${lines[index + 1] ?? ''}`
    if (pair.length >= 40) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return [...counts].flatMap(([pair, count]) => (count > 1 ? [pair] : []))
}

/** Reads each file that has labels: `X.pdf` or `X.docx` beside `X.pdf.gold.json`. */
export async function examine(folder: string): Promise<ExaminedFile[]> {
  const vocabulary = loadReadingVocabulary(readReferenceTables())
  const files = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, `${name}.gold.json`)))
  const examined: ExaminedFile[] = []
  for (const file of files.toSorted()) {
    const label = readLabel(path.join(folder, `${file}.gold.json`))
    const result = await fileReader.readDocument(new Uint8Array(fs.readFileSync(path.join(folder, file))), file)
    const text = 'text' in result ? result.text : ''
    const words = ` ${plain(text)} `
    const read = readResume(vocabulary, text)
    const missing = label.strings.filter((item) => placesOf(words, item).length === 0)
    const apart = label.jobs.filter((job) => !standsTogether(words, job, label.jobs))
    const repeated = repeatedBlocks(text)
    const unmatched = [...(read?.experiences ?? [])]
    const wrong = label.jobs.filter((job) => {
      const index = unmatched.findIndex((item) => isRight(item, job))
      if (index >= 0) unmatched.splice(index, 1)
      return index < 0
    })
    const named = {
      schools: missed(
        label.schools,
        read?.education.map(({ school }) => school),
      ),
      degrees: missed(
        label.degrees,
        read?.education.map(({ degree, fieldOfStudy }) => `${degree ?? ''} ${fieldOfStudy ?? ''}`),
      ),
      languages: missed(label.languages, read?.languages),
      certificates: missed(label.certificates, read?.certificates),
    }
    const shareOf = (field: keyof typeof named): Share => [label[field].length - named[field].length, label[field].length]
    const emails = read?.emails ?? []
    const unread = label.emails.filter((email) => !emails.includes(email.toLowerCase()))
    const isNamed = isOneOf(read?.name ?? '', label.name)
    const all = label.strings.length + label.jobs.length
    examined.push({
      file,
      problem: 'problem' in result ? result.problem : read ? null : 'nothing read',
      strings: [Math.max(0, all - missing.length - apart.length - repeated.length), all],
      names: [isNamed ? 1 : 0, 1],
      emails: [label.emails.length - unread.length, label.emails.length],
      jobs: [label.jobs.length - wrong.length, label.jobs.length],
      schools: shareOf('schools'),
      degrees: shareOf('degrees'),
      languages: shareOf('languages'),
      certificates: shareOf('certificates'),
      faults: [
        ...missing.map((item) => `not in the text: ${item.join(' | ')}`),
        ...apart.map(({ title, employer }) => `apart: ${title[0]}, ${employer[0]}`),
        ...repeated.map((pair) => `twice: ${pair}`),
        ...(isNamed ? [] : [`name: ${read?.name ?? ''}, expected ${label.name[0]}`]),
        ...unread.map((email) => `email not read: ${email}`),
        ...wrong.map((job) => `job: ${job.title[0]} | ${job.employer[0]} | ${job.start} | ${job.end}`),
        ...Object.entries(named).flatMap(([field, items]) => items.map((item) => `${field}: ${item[0]}`)),
        ...unmatched.map((job) => `read: ${job.title} | ${job.company} | ${job.start} | ${job.end}`),
      ],
    })
  }
  return examined
}

export function examResult(files: readonly ExaminedFile[]): ExamResult {
  const share = (pick: (file: ExaminedFile) => Share) => {
    const right = files.reduce((sum, file) => sum + pick(file)[0], 0)
    const all = files.reduce((sum, file) => sum + pick(file)[1], 0)
    return all === 0 ? 0 : right / all
  }
  return {
    strings: share(({ strings }) => strings),
    names: share(({ names }) => names),
    emails: share(({ emails }) => emails),
    jobs: share(({ jobs }) => jobs),
    schools: share(({ schools }) => schools),
    degrees: share(({ degrees }) => degrees),
    languages: share(({ languages }) => languages),
    certificates: share(({ certificates }) => certificates),
  }
}

export const isPassed = (result: ExamResult): boolean => keysOf(documentFloor).every((name) => result[name] >= documentFloor[name])
