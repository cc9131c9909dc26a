// Parses the reference files into typed rows and refuses malformed ones with file and line.
import { fieldOf, isRecord } from '../shared/records.ts'
import { companySizes, majorKinds, noticeParts, noticeScopes, placeTypes, seniorities, titleTracks } from './tables.ts'
import type {
  CommonWordRow,
  CompanyRow,
  MajorRow,
  NameList,
  NoticeRuleRow,
  PlaceRow,
  ReferenceTables,
  SkillRow,
  TitleAliasRow,
  TitleGroupRow,
  TitleRow,
  UniversityRow,
} from './tables.ts'

/** The file of each table, in the data folder next to this one. */
export const tableFiles = {
  titleGroups: 'job_title_groups.tsv',
  titles: 'job_titles.tsv',
  titleAliases: 'job_title_aliases.tsv',
  skills: 'skills.tsv',
  commonWords: 'common_words.tsv',
  tools: 'occupation_tools.tsv',
  companies: 'companies.tsv',
  universities: 'universities.tsv',
  majors: 'majors.tsv',
  places: 'locations.tsv',
  noticeRules: 'notice_rules.tsv',
} as const satisfies Record<keyof ReferenceTables, string>

export class MalformedTable extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file} line ${line}: ${problem}`)
    this.name = 'MalformedTable'
  }
}

interface Row {
  text(column: string): string
  textOrNull(column: string): string | null
  number(column: string): number
  numberOrNull(column: string): number | null
  flag(column: string): boolean
  list(column: string): string[]
  listOf<const T extends string>(column: string, allowed: readonly T[]): T[]
  oneOf<const T extends string>(column: string, allowed: readonly T[]): T
}

/**
 * Reads tab-separated text with a header line into rows.
 * @param columns the required header, in order
 * @throws MalformedTable for another header, a wrong number of cells, an empty required cell, or a value of the wrong kind
 */
function readRows<T>(file: string, content: string, columns: readonly string[], toRow: (row: Row) => T): T[] {
  const lines = content.replace(/\r\n/g, '\n').split('\n')
  if (lines.at(-1) === '') lines.pop()
  if (lines[0] !== columns.join('\t')) throw new MalformedTable(file, 1, `expected the header ${columns.join(', ')}`)
  const columnIndexes = new Map(columns.map((column, index) => [column, index]))
  return lines.slice(1).map((line, index) => {
    const cells = line.split('\t')
    const fail = (problem: string): never => {
      throw new MalformedTable(file, index + 2, problem)
    }
    if (cells.length !== columns.length) fail(`expected ${columns.length} cells, found ${cells.length}`)
    const cell = (column: string): string => cells[columnIndexes.get(column) ?? -1] ?? fail(`no column ${column}`)
    const number = (column: string): number => {
      const value = Number(cell(column))
      return cell(column).trim() !== '' && Number.isFinite(value) ? value : fail(`${column} is not a number: '${cell(column)}'`)
    }
    return toRow({
      text: (column) => cell(column) || fail(`${column} is empty`),
      textOrNull: (column) => cell(column) || null,
      number,
      numberOrNull: (column) => (cell(column) === '' ? null : number(column)),
      flag: (column) => {
        const value = cell(column)
        return value === '1' || (value === '0' ? false : fail(`${column} is neither 0 nor 1: '${value}'`))
      },
      list: (column) => cell(column).split('|').filter(Boolean),
      listOf: (column, allowed) =>
        cell(column)
          .split('|')
          .map((entry) => allowed.find((value) => value === entry) ?? fail(`unknown ${column} '${entry}'`)),
      oneOf: (column, allowed) => allowed.find((value) => value === cell(column)) ?? fail(`unknown ${column} '${cell(column)}'`),
    })
  })
}

const parsers = {
  titleGroups: (text: string): TitleGroupRow[] =>
    readRows(tableFiles.titleGroups, text, ['group_id', 'canonical', 'family', 'soc'], (row) => ({
      id: row.text('group_id'),
      canonical: row.text('canonical'),
      family: row.text('family'),
      soc: row.text('soc'),
    })),
  titles: (text: string): TitleRow[] =>
    readRows(tableFiles.titles, text, ['id', 'title', 'group_id', 'group', 'family', 'soc', 'seniority', 'track', 'canonical'], (row) => ({
      id: row.number('id'),
      title: row.text('title'),
      groupId: row.text('group_id'),
      seniority: row.oneOf('seniority', seniorities),
      track: row.oneOf('track', titleTracks),
      canonical: row.flag('canonical'),
    })),
  titleAliases: (text: string): TitleAliasRow[] =>
    readRows(tableFiles.titleAliases, text, ['alias_normalised', 'group_id'], (row) => ({
      alias: row.text('alias_normalised'),
      groupId: row.text('group_id'),
    })),
  skills: (text: string): SkillRow[] =>
    readRows(tableFiles.skills, text, ['id', 'name', 'category', 'aliases', 'related', 'implies'], (row) => ({
      id: row.number('id'),
      name: row.text('name'),
      category: row.text('category'),
      aliases: row.list('aliases'),
      related: row.list('related'),
      implies: row.list('implies'),
    })),
  commonWords: (text: string): CommonWordRow[] =>
    readRows(tableFiles.commonWords, text, ['word', 'languages'], (row) => ({ word: row.text('word'), languages: row.list('languages') })),
  tools: (text: string): string[] => readRows(tableFiles.tools, text, ['name'], (row) => row.text('name')),
  companies: (text: string): CompanyRow[] =>
    readRows(tableFiles.companies, text, ['id', 'name', 'domain', 'industry', 'size', 'peer_groups'], (row) => ({
      id: row.number('id'),
      name: row.text('name'),
      domain: row.textOrNull('domain') ?? '',
      industry: row.text('industry'),
      size: row.oneOf('size', companySizes),
      peerGroups: row.list('peer_groups'),
    })),
  universities: (text: string): UniversityRow[] =>
    readRows(
      tableFiles.universities,
      text,
      ['id', 'name', 'aliases', 'country', 'domains', 'groups', 'tier', 'top10_class', 'top25_class'],
      (row) => ({
        id: row.number('id'),
        name: row.text('name'),
        aliases: row.list('aliases'),
        country: row.textOrNull('country') ?? '',
        domains: row.list('domains'),
        groups: row.list('groups'),
        tier: row.number('tier'),
        top10: row.flag('top10_class'),
        top25: row.flag('top25_class'),
      }),
    ),
  majors: (text: string): MajorRow[] =>
    readRows(tableFiles.majors, text, ['id', 'name', 'family', 'kind', 'aliases', 'created_at', 'updated_at'], (row) => ({
      id: row.number('id'),
      name: row.text('name'),
      family: row.text('family'),
      kind: row.oneOf('kind', majorKinds),
      aliases: row.list('aliases'),
      createdAt: row.text('created_at'),
      updatedAt: row.text('updated_at'),
    })),
  places: (text: string): PlaceRow[] =>
    readRows(
      tableFiles.places,
      text,
      ['id', 'type', 'name', 'label', 'country', 'region', 'lat', 'lon', 'population', 'timezone', 'aliases'],
      (row) => ({
        id: row.text('id'),
        type: row.oneOf('type', placeTypes),
        name: row.text('name'),
        label: row.text('label'),
        country: row.text('country'),
        region: row.textOrNull('region'),
        lat: row.number('lat'),
        lon: row.number('lon'),
        population: row.numberOrNull('population'),
        timezone: row.textOrNull('timezone'),
        aliases: row.list('aliases'),
      }),
    ),
  noticeRules: (text: string): NoticeRuleRow[] =>
    readRows(
      tableFiles.noticeRules,
      text,
      ['id', 'countries', 'region', 'cities', 'parts', 'applies', 'clock', 'from', 'to', 'title', 'url', 'note', 'note_de'],
      (row) => ({
        id: row.text('id'),
        countries: row.list('countries'),
        region: row.textOrNull('region'),
        cities: row.list('cities'),
        parts: row.listOf('parts', noticeParts),
        applies: row.oneOf('applies', noticeScopes),
        clock: row.flag('clock'),
        from: row.text('from'),
        to: row.textOrNull('to'),
        title: row.text('title'),
        url: row.text('url'),
        note: row.text('note'),
        noteDe: row.text('note_de'),
      }),
    ),
} satisfies { [K in keyof ReferenceTables]: (text: string) => ReferenceTables[K] }

/**
 * Reads all tables from the text of their files.
 * @param texts one UTF-8 text per table, named as in {@link tableFiles}
 * @throws MalformedTable naming the file and line of the first bad row, also when a title or alias names an unknown group
 */
export function parseTables(texts: Record<keyof ReferenceTables, string>): ReferenceTables {
  const tables: ReferenceTables = {
    titleGroups: parsers.titleGroups(texts.titleGroups),
    titles: parsers.titles(texts.titles),
    titleAliases: parsers.titleAliases(texts.titleAliases),
    skills: parsers.skills(texts.skills),
    commonWords: parsers.commonWords(texts.commonWords),
    tools: parsers.tools(texts.tools),
    companies: parsers.companies(texts.companies),
    universities: parsers.universities(texts.universities),
    majors: parsers.majors(texts.majors),
    places: parsers.places(texts.places),
    noticeRules: parsers.noticeRules(texts.noticeRules),
  }
  const groups = new Set(tables.titleGroups.map((group) => group.id))
  const stray = (rows: { groupId: string }[]) => rows.findIndex((row) => !groups.has(row.groupId))
  for (const [file, rows] of [
    [tableFiles.titles, tables.titles],
    [tableFiles.titleAliases, tables.titleAliases],
  ] as const) {
    const index = stray(rows)
    if (index >= 0) throw new MalformedTable(file, index + 2, `unknown group ${rows[index]?.groupId}`)
  }
  return tables
}

/**
 * Reads the name lists (names.json) by origin.
 * @throws MalformedTable when an origin lacks one of its three lists
 */
export function parseNames(text: string): Record<string, NameList> {
  const strings = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length > 0 && value.every((v) => typeof v === 'string')
  const origins: Record<string, NameList> = {}
  const all: unknown = JSON.parse(text)
  for (const [origin, value] of Object.entries(isRecord(all) ? all : {})) {
    if (origin.startsWith('_')) continue
    const [givenF, givenM, family] = ['given_f', 'given_m', 'family'].map((name) => fieldOf(value, name))
    if (!strings(givenF) || !strings(givenM) || !strings(family)) throw new MalformedTable('names.json', 1, `origin ${origin} lacks a list`)
    origins[origin] = { givenF, givenM, family }
  }
  return origins
}
