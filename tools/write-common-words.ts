// Writes the commonest words of ten languages to domain/reference/data/common_words.tsv: npm run write common-words -- FOLDER
//
// The folder holds the npm packages @zxcvbn-ts/language-{en,de,fr,es-es,it,nl-be,pl,pt-br} (words by frequency in film subtitles)
// and stopwords-iso, for Romanian and Swedish: npm install --ignore-scripts in an empty folder, and name its node_modules.
import fs from 'node:fs'
import path from 'node:path'
import { normalise } from '@fairlead/domain/reference/normalise'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder: npm run write common-words -- FOLDER')
const data = path.join(import.meta.dirname, '../domain/reference/data')
const packages = { en: 'en', de: 'de', fr: 'fr', es: 'es-es', it: 'it', nl: 'nl-be', pl: 'pl', pt: 'pt-br' }
/** Words of each language, and those that name a skill as well: film subtitles rarely say 'excel' and 'sketch'. */
const [most, mostSkills] = [3000, 6000]
/** English words that name a skill: with two inflected forms ('excels', 'excelled') further down the list, abbreviations only then. */
const [mostEnglish, mostInflected] = [12_000, 25_000]

const json = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
const isWord = (word: string) => /^[\p{L}]+$/u.test(word)
const listed = (words: unknown): string[] => [...new Set((words as string[]).filter(isWord).map(normalise))]
/** Normalized, and as spelled. */
const skills = new Map(
  fs
    .readFileSync(path.join(data, 'skills.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((line) => [line.split('\t')[1] ?? '', ...(line.split('\t')[3] ?? '').split('|')])
    .map((spelling) => [normalise(spelling), spelling]),
)
const isAbbreviation = (word: string) => /^[A-Z]+$/.test(skills.get(word) ?? '')

const languages = new Map<string, Set<string>>()
const add = (language: string, words: readonly string[]) => {
  for (const word of words) languages.set(word, (languages.get(word) ?? new Set()).add(language))
}
for (const [language, name] of Object.entries(packages)) {
  const words = listed(json(`@zxcvbn-ts/language-${name}/src/commonWords.json`))
  const all = new Set(words)
  const isInflected = (word: string) => {
    const stem = word.replace(/e$/, '')
    const forms = [
      [`${word}s`, `${word}es`],
      [`${stem}ed`, `${word}${word.at(-1)}ed`],
      [`${stem}ing`, `${word}${word.at(-1)}ing`],
    ]
    return forms.filter((spellings) => spellings.some((form) => all.has(form))).length >= 2
  }
  add(language, words.slice(0, most))
  const more = words.slice(most, language === 'en' ? mostInflected : mostSkills).filter((word) => skills.has(word))
  const isOften = (word: string) => words.indexOf(word) < mostEnglish && !isAbbreviation(word)
  add(language, language === 'en' ? more.filter((word) => isOften(word) || isInflected(word)) : more)
}
const stop = json('stopwords-iso/stopwords-iso.json') as Record<string, unknown>
for (const language of ['ro', 'sv']) add(language, listed(stop[language]))

const rows = [...languages].map(([word, spoken]) => `${word}\t${[...spoken].toSorted().join('|')}`).toSorted()
fs.writeFileSync(path.join(data, 'common_words.tsv'), `word\tlanguages\n${rows.join('\n')}\n`)
