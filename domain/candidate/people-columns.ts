// Which column of a table holds what: proposed from common spellings of its title, corrected by the user.
import { entriesOf, must } from '../shared/records.ts'
import { linkedinProfile, isEmail } from '../shared/validation.ts'
import { Refusal } from '../refusal.ts'
import { isDayFirst } from './application-days.ts'
import { applicationSpellings, inApplications, knownExports, personSpellings } from './export-headings.data.ts'
import { text as peopleColumnsText } from './texts/people-columns.ts'

export const personColumns = [
  'linkedinUrl',
  'email',
  'firstName',
  'lastName',
  'fullName',
  'headline',
  'title',
  'company',
  'location',
  'skills',
  'school',
  'degree',
  'summary',
  'jobApplied',
  'stage',
  'status',
  'appliedOn',
  'endedOn',
  'reason',
  'applicationSource',
  'externalId',
] as const
export type PersonColumn = (typeof personColumns)[number]
export type ColumnChoice = PersonColumn | 'ignore'

const byName = <T extends string>(spellings: Readonly<Record<T, string>>) =>
  new Map(entriesOf(spellings).flatMap(([column, names]) => names.split(' ').map((name): [string, T] => [name, column])))
const everywhere: ReadonlyMap<string, PersonColumn> = new Map<string, PersonColumn>([
  ...byName(personSpellings),
  ...byName(applicationSpellings),
])
const amongApplications: ReadonlyMap<string, ColumnChoice> = byName(inApplications)
/** Columns that only a table of applications has. */
const tellingColumns: ReadonlySet<ColumnChoice> = new Set(['stage', 'appliedOn', 'endedOn', 'reason'])

export const noIdentity = (): string => peopleColumnsText.mapOneColumn

export interface MappedColumn {
  title: string
  column: ColumnChoice
  /** Of a column of days: 3/4 is April 3. */
  isDayFirst?: boolean
}

/** 'Candidate Location', 'Email Addresses', 'Skills (comma separated)': the ways in which a title may be listed. */
function* keysOfTitle(title: string): Generator<string> {
  const key = title === '' ? '' : plainTitle(title)
  if (key === '') return
  for (const name of [key, key.replace(/^(?:the|candidate|applicant|person|prospect|profile|member|contact)s?/, '')])
    for (const spelling of [name, name.replace(/(?:commaseparated|optional|required)$/, '')])
      yield* [spelling, spelling.replace(/s$/, ''), spelling.replace(/es$/, '')]
}

const plainTitle = (title: string): string =>
  title
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

function lookUp<T>(title: string, columns: ReadonlyMap<string, T>): T | undefined {
  for (const key of keysOfTitle(title)) {
    const column = columns.get(key)
    if (column !== undefined) return column
  }
  return undefined
}

/** True for the title of a column that the import would propose a field for. */
export const isKnownTitle = (title: string): boolean => lookUp(title, everywhere) !== undefined

/** The export that a table with these titles is; null for any other table. */
export function recogniseExport(header: readonly string[]): string | null {
  return exportOf(header)?.name ?? null
}

function exportOf(header: readonly string[]) {
  const titles = new Set(header.map(plainTitle))
  return knownExports.find(({ signs }) => signs.some((list) => list.split(' ').every((sign) => titles.has(sign))))
}

/**
 * The field of each title. In a table of applications, which has a stage, a date of the application, or a reason for the
 * rejection, the job is the one applied for and never the person's title.
 */
function propose(header: readonly string[]): ColumnChoice[] {
  const special = new Map(Object.entries(exportOf(header)?.columns ?? {}))
  const first = header.map((title) => {
    const column = special.get(plainTitle(title))
    return column === 'ignore' || isPersonColumn(column) ? column : undefined
  })
  const usual = header.map((title, index) => first[index] ?? lookUp(title, everywhere) ?? 'ignore')
  if (!usual.some((column) => tellingColumns.has(column))) return usual
  const columns = usual.map((column, index) => first[index] ?? lookUp(must(header[index]), amongApplications) ?? column)
  // without a company next to it, a lone title is the job's
  if (!columns.includes('jobApplied') && !columns.includes('company'))
    return columns.map((column, index) => (column === 'title' && plainTitle(must(header[index])) === 'title' ? 'jobApplied' : column))
  return columns
}

const isPersonColumn = (name: string | undefined): name is PersonColumn => personColumns.some((column) => column === name)

/**
 * The columns of a table and the field each one holds. The user's mapping wins; other columns are proposed only without a
 * mapping. Refuses a mapping of missing columns and a first row that isn't a header.
 * @param rows the first rows, in which days show the order of their parts
 */
export function mapColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  mapping: Readonly<Record<string, ColumnChoice>> | undefined,
): MappedColumn[] {
  if (header.some((cell) => isEmail(cell) || linkedinProfile(cell) !== null))
    throw new Refusal('invalid_input', undefined, { file: peopleColumnsText.missingHeader })
  const strange = Object.keys(mapping ?? {}).find((title) => !header.includes(title))
  if (strange !== undefined) throw new Refusal('invalid_input', undefined, { mapping: peopleColumnsText.unknownColumn(strange) })
  const proposed = mapping ? [] : propose(header)
  return header.map((title, index) => {
    const column = mapping ? (mapping[title] ?? 'ignore') : must(proposed[index])
    if (column !== 'appliedOn' && column !== 'endedOn') return { title, column }
    return { title, column, isDayFirst: isDayFirst(rows.map((cells) => cells[index] ?? '')) }
  })
}

/** True when the columns are enough to identify a person. */
export function namesPeople(columns: readonly MappedColumn[]): boolean {
  return columns.some(({ column }) => ['linkedinUrl', 'email', 'firstName', 'lastName', 'fullName'].includes(column))
}
