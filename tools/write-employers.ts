// Writes domain/reference/data/employers.tsv.gz: npm run write employers -- FILE
//
// The file is a table of employers with their sources (NOTICE.md of that folder says which they are). Rows with a field from a
// source whose terms aren't known are left out whole, because a row doesn't say which source a field is from.
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { aliasSign, employerColumns, employerKey, employerKinds } from '@fairlead/domain/reference/employers'
import type { Industry } from '@fairlead/domain/reference/lists'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the table: npm run write employers -- FILE')
const data = path.join(import.meta.dirname, '../domain/reference/data')
const unknownTerms = new Set(['yc', 'forbes2000'])
/** Written from memory and wrong, or the name of too many things. */
const leftOut = new Set(['X', 'Polestar'])
/** Sources that name well-known companies: their short names and abbreviations count. */
const careful = new Set(['fairlead', 'curated', 'sp500'])

type Row = Record<string, string>
const lines = (name: string) => fs.readFileSync(name, 'utf8').trimEnd().split('\n')
const readTable = (name: string): Row[] => {
  const [head = '', ...rows] = lines(name)
  const columns = head.split('\t')
  return rows.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [columns[index] ?? '', cell])))
}
const places = readTable(path.join(data, 'locations.tsv'))
const codes = new Map(places.filter(({ type }) => type === 'country').map(({ name = '', country = '' }) => [name, country]))
const cities = new Set(places.map(({ name = '' }) => employerKey(name)))
const common = new Set(lines(path.join(data, 'common_words.tsv')).map((line) => line.split('\t')[0]!))

/** The product's industries, by words of those in the sources; the first that fits counts. */
const industryOf: readonly [pattern: RegExp, industry: Industry][] = [
  [
    /^(Sports|Services|Consumer Goods|Energy\/Environment\/Agro|Real Estate|Hardware|Business|Nonprofit|Media\/Design|Manufacturing\/Logistics|Legal|Government|Business or Finance|Healthcare|Software|Education|Mechanical)$/,
    'Business',
  ],
  [/REIT|real estate|coworking/i, 'Real Estate'],
  [/bank|insur|capital markets|financ|asset management|payment|accounting|brokerage|mortgage/i, 'Business or Finance'],
  [/health|hospital|pharma|biotech|clinics|life sciences/i, 'Healthcare'],
  [/software|interactive media|it services|^information technology$|data processing/i, 'Software'],
  [/semiconductor|hardware|electronic|communications equipment/i, 'Hardware'],
  [/oil|gas|energy|electric util|water util|multi-util|utilities|fertilizer|agricultur|power and renew/i, 'Energy/Environment/Agro'],
  [/media|entertainment|movies|telecommunication|communication services/i, 'Media/Design'],
  [/machinery|auto components|automobiles|aerospace|electrical equip|electrical comp|building products|construction & eng/i, 'Mechanical'],
  [
    /food|supermarket|retail|apparel|household|beverage|consumer staples|consumer disc|department stores|tobacco|footwear|leisure/i,
    'Consumer Goods',
  ],
  [/legal/i, 'Legal'],
  [/staffing|hotel|restaurant|consulting|professional services|commercial services|diversified consumer/i, 'Services'],
  [/chemical|metals|materials|logistics|marine|road & rail|airlines|distributors|transport|industrial|paper/i, 'Manufacturing/Logistics'],
]
function industry(text: string): string {
  const [, match] = industryOf.find(([pattern]) => pattern.test(text)) ?? []
  return match === undefined ? '' : industryOf[0]![0].test(text) ? text : match
}

const kindOf: Readonly<Record<string, string>> = Object.fromEntries(employerKinds.map((kind) => [kind, kind]))
const rows = readTable(file).flatMap((row) => {
  const sources = row['source']!.split('|')
  const isLeftOut = sources.some((source) => unknownTerms.has(source)) || leftOut.has(row['name']!)
  const kinds = row['kinds']!.split('|').flatMap((kind) => kindOf[kind] ?? [])
  const size = row['size_min'] || row['size_max'] ? `${row['size_min']}-${row['size_max']}` : ''
  const cells = [
    row['name']!,
    industry(row['industry']!),
    codes.get(row['country']!) ?? '',
    row['city']!,
    row['founded']!,
    // a size without a year says nothing about a job
    row['size_year'] ? size : '',
    size ? row['size_year']! : '',
    [...new Set(kinds)].join('|'),
    sources.join('|'),
  ]
  // of a row that is left out only the names count: a namesake isn't taken for it
  const isCareful = isLeftOut || sources.some((source) => careful.has(source))
  const isUsable = (name: string) => {
    const key = employerKey(name)
    if (key.length < 2) return false
    if (isCareful) return true
    // names that are words, places, or abbreviations of many organizations
    return !(key.includes(' ') ? cities.has(key) : common.has(key) || cities.has(key) || (/^[A-Z0-9&.]+$/.test(name) && name.length <= 5))
  }
  const names = [row['name']!, ...row['aliases']!.split('|')].filter(isUsable).map(employerKey)
  return [
    { cells, key: names[0] === employerKey(row['name']!) ? names[0] : null, names: new Set(names), weight: sources.length, isLeftOut },
  ]
})

/** The row that a name stands for: that of the most sources, else the only one whose own name it is; none of several. */
const byName = Map.groupBy(
  rows.flatMap((row) => [...row.names].map((name) => ({ name, row }))),
  ({ name }) => name,
)
const winners = new Map<string, (typeof rows)[number]>()
for (const [name, entries] of byName) {
  const best = Math.max(...entries.map(({ row }) => row.weight))
  const strongest = entries.filter(({ row }) => row.weight === best)
  const named = strongest.length > 1 ? strongest.filter(({ row }) => row.key === name) : strongest
  if (named.length === 1 && !named[0]!.row.isLeftOut) winners.set(name, named[0]!.row)
}
/** An employer whose own name stands for another is listed under its first other name. */
const mainKey = new Map<(typeof rows)[number], string>()
for (const row of rows) {
  const main = [row.key ?? '', ...row.names].find((name) => winners.get(name) === row)
  if (main !== undefined) mainKey.set(row, main)
}
const written = [...winners].map(([name, row]) => {
  const main = mainKey.get(row)!
  return name === main ? [name, ...row.cells].join('\t') : [name, aliasSign, main].join('\t')
})
const sorted = written.toSorted((a, b) => Buffer.compare(Buffer.from(a.split('\t')[0]!), Buffer.from(b.split('\t')[0]!)))
fs.writeFileSync(path.join(data, 'employers.tsv.gz'), gzipSync(`${[employerColumns.join('\t'), ...sorted].join('\n')}\n`, { level: 9 }))
console.log(`${mainKey.size} employers under ${winners.size} names, of ${rows.length} rows`)
