// Facts about employers, found by name. The table is searched as it is, so that nothing is built when a process starts.
import { normalise } from './normalise.ts'
import { industries, type Industry } from './lists.ts'
import { MalformedTable } from './parse.ts'

/** Who an employer belongs to, and what it does. */
export const ownerships = ['public', 'startup', 'nonprofit', 'government'] as const
const trades = ['hospital', 'bank', 'insurer', 'retailer', 'staffing', 'fintech', 'pharma', 'consultancy'] as const
export const employerKinds = [...ownerships, ...trades] as const
export type EmployerKind = (typeof employerKinds)[number]

export interface EmployerFacts {
  name: string
  industry: Industry | null
  /** ISO 3166 alpha-2, of the headquarters. */
  country: string | null
  city: string | null
  founded: number | null
  /** How many people worked there in `sizeYear`; a bound that isn't known is null. */
  sizeMin: number | null
  sizeMax: number | null
  sizeYear: number | null
  kinds: readonly EmployerKind[]
  /** Codes of where the facts are from; data/NOTICE.md says what they stand for. */
  sources: readonly string[]
}

export interface Employers {
  /** null for a name that isn't listed, or that several employers have. */
  find(name: string): EmployerFacts | null
}

/** The first line of employers.tsv.gz. */
export const employerColumns = ['key', 'name', 'industry', 'country', 'city', 'founded', 'size', 'size_year', 'kinds', 'sources'] as const
/** Marks a line of another name: `key`, this sign, and the key of the employer's own line. */
export const aliasSign = '='

/** Words at the end of a name that say how a company is incorporated, in the languages of the table. */
const legalForms = new Set(
  (
    'inc incorporated llc lc llp lp ltd limited plc corp corporation company co pllc pc gmbh ag kg kgaa se mbh ug sa sas sarl sl slu bv nv ' +
    'spa srl ab as asa oy oyj aps pty pte bhd sdn tbk kk sro ltda sab cv zrt nyrt jsc pjsc ooo'
  ).split(' '),
)
/** Longer names are not looked up. */
const longestName = 200

/** One spelling of an employer's name: normalized, without 'the' in front and legal forms at the end. '' for no name. */
export function employerKey(name: string): string {
  const words = normalise(name.slice(0, longestName)).split(' ')
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop()
  if (words.length > 1 && words[0] === 'the') words.shift()
  return words.join(' ')
}

/**
 * Opens the table of employers, uncompressed: lines sorted by the bytes of their key.
 * @throws MalformedTable for another header
 */
export function openEmployers(table: Uint8Array): Employers {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const newline = 10
  const tab = 9
  const endOf = (from: number): number => {
    const end = table.indexOf(newline, from)
    return end < 0 ? table.length : end
  }
  const first = endOf(0)
  if (decoder.decode(table.subarray(0, first)) !== employerColumns.join('\t'))
    throw new MalformedTable('employers.tsv.gz', 1, 'unexpected header')

  /** Negative when the key of the line at `from` is smaller. */
  const compare = (from: number, key: Uint8Array): number => {
    for (let index = 0; ; index += 1) {
      const [byte, keyByte] = [table[from + index] ?? newline, key[index]]
      if (byte === tab || byte === newline) return keyByte === undefined ? 0 : -1
      if (keyByte === undefined) return 1
      if (byte !== keyByte) return byte - keyByte
    }
  }
  const lineOf = (key: string): string[] | null => {
    const bytes = encoder.encode(key)
    let [low, high] = [first + 1, table.length]
    while (low < high) {
      const middle = (low + high) >> 1
      // the line around the middle
      const start = Math.max(first, table.lastIndexOf(newline, middle - 1)) + 1
      const order = compare(start, bytes)
      if (order === 0) return decoder.decode(table.subarray(start, endOf(start))).split('\t')
      if (order < 0) low = endOf(start) + 1
      else high = start
    }
    return null
  }
  return {
    find(name) {
      const key = employerKey(name)
      if (key === '') return null
      const line = lineOf(key)
      return line && factsOf((line[1] === aliasSign ? lineOf(line[2] ?? '') : line) ?? [])
    },
  }
}

function factsOf(cells: readonly string[]): EmployerFacts {
  const [, name = '', industry, country, city, founded, size = '', sizeYear, kinds = '', sources = ''] = cells
  const number = (text: string | undefined) => (text ? Number(text) : null)
  const [sizeMin, sizeMax] = size.split('-')
  return {
    name,
    industry: industries.find((entry) => entry === industry) ?? null,
    country: country || null,
    city: city || null,
    founded: number(founded),
    sizeMin: number(sizeMin),
    sizeMax: number(sizeMax),
    sizeYear: number(sizeYear),
    kinds: employerKinds.filter((kind) => kinds.split('|').includes(kind)),
    sources: sources.split('|').filter(Boolean),
  }
}

/** The source of what a workspace says itself. */
export const workspaceSource = 'workspace'

/** The databases behind the codes of the sources. */
const sourceNames: Readonly<Record<string, string>> = {
  ror: 'ROR',
  findb: 'FinanceDatabase',
  sp500: 'S&P 500 companies',
  remoteintech: 'Remote In Tech',
  cms: 'CMS',
  nsi: 'Name Suggestion Index',
  fairlead: 'Fairlead',
  curated: 'Fairlead',
}
export const employerSourceName = (code: string): string => sourceNames[code] ?? code

/** Whether the size was that of the employer during a job; false when a year is missing. Years of jobs count from their first to their last. */
export function isSizeOfJob(
  { sizeYear }: Pick<EmployerFacts, 'sizeYear'>,
  start: string | null,
  end: string | null,
  today: string,
): boolean {
  if (sizeYear === null || start === null) return false
  return Number(start.slice(0, 4)) <= sizeYear && sizeYear <= Number((end ?? today).slice(0, 4))
}
