// How well labeled texts are read: npm run eval reader [-- --folder F --detail]. The format of the files is in docs/reader.md; without
// a folder the held-aside labels are used, whose texts are outside of the repository.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import { readJob } from '@fairlead/extraction/read-job'
import { postingZones } from '@fairlead/language/tag-sets'
import type { PostingLine } from '@fairlead/language/reader'
import { readReferenceTables } from '../../server/platform/reference.ts'
import { wantedOfProposals } from './criteria.ts'
import { readHeldLabels, readLabels, type LabeledLine, type LabeledText } from './labels.ts'
import { Counts, countSpans, countWanted, f1, isSame, precision, recall, wantedOf, type Wanted } from './score.ts'

const { values } = parseArgs({
  options: { folder: { type: 'string' }, detail: { type: 'boolean', default: false } },
})
const classes = ['TITLE', 'REQ', 'YEARS', 'PLACE', 'LANGUAGE', 'PAY', 'KIND', 'EXCLUDED']
const letterOf = new Map(Object.entries(postingZones).map(([letter, zone]) => [zone as string, letter]))
/** A template that some of the corpus' texts append, and a sentence that ends half of the searches, were not labeled. */
const notLabeled = /\n#+ *Layer B[^]*$|\n---\s*\n+#+ *Layer[^]*$| *Only show people from the U\.S\.?/g

const texts = values.folder === undefined ? heldTexts() : folderTexts(values.folder)
const vocabulary = loadReadingVocabulary(readReferenceTables())
const percent = (value: number) => `${(100 * value).toFixed(1)} %`

class Sums {
  readonly exact = new Counts()
  readonly overlapping = new Counts()
  readonly byReader = new Counts()
  readonly byProduct = new Counts()
  lines = 0
  zonesRight = 0
  strengths = 0
  strengthsRight = 0
  texts = 0
  nothing = 0
  invented: string[] = []
  /** Leave-outs that are used or shown as not used. */
  readonly shown = new Counts()
  takenBack = 0
  inverted: string[] = []
}

/** A labeled posting as the reader saw its lines; the labels' lines are the reader's where both split alike. */
const asLabeled = (lines: readonly PostingLine[]): LabeledLine[] =>
  lines.map(({ zone, text, spans }) => ({ zone: letterOf.get(zone)!, text, spans }))

/** A skill that is the label's kind of employer is right by value. */
const byValue = (read: readonly Wanted[], goal: readonly Wanted[]): Wanted[] =>
  read.map((goals) =>
    goals.class === 'REQ' && goal.some((second) => second.class === 'KIND' && isSame(second.text, goals.text))
      ? { ...goals, class: 'KIND' }
      : goals,
  )

function add(sums: Sums, text: LabeledText): void {
  const isSearch = text.lines.every(({ zone }) => zone === 'Q')
  const whole = text.lines.map((line) => line.text).join('\n')
  const read = asLabeled(isSearch ? vocabulary.reader.readSearch(whole) : vocabulary.reader.readPosting(whole))
  let from = 0
  for (const line of text.lines) {
    const position = read.findIndex((second, index) => index >= from && second.text === line.text)
    if (position < 0) continue
    from = position + 1
    sums.lines += 1
    if (read[position]!.zone === line.zone) sums.zonesRight += 1
    countSpans(sums.exact, sums.overlapping, line.spans ?? [], read[position]!.spans ?? [])
  }
  const { goals, neither, takenBack } = wantedOf(text.lines)
  const reading = readJob(vocabulary, whole, 100)
  const proposals = byValue(wantedOfProposals(reading.proposals), goals)
  countWanted(sums.shown, goals, [...proposals, ...wantedOfProposals(reading.unused)], neither)
  countWanted(sums.byReader, goals, wantedOf(read).goals, neither)
  countWanted(sums.byProduct, goals, proposals, neither)
  // wanted, though the text takes it back, or leaves out who has it; or the other way round
  const isWanted = (words: string) => goals.some((goal) => goal.class !== 'EXCLUDED' && isSame(goal.text, words))
  const isLeftOut = (words: string) => goals.some((goal) => goal.class === 'EXCLUDED' && isSame(goal.text, words))
  sums.takenBack += takenBack.length
  for (const { class: name, text: words } of proposals) {
    const isTakenBack = takenBack.some((goal) => goal.class === name && isSame(goal.text, words))
    if (name === 'EXCLUDED' ? isWanted(words) && !isLeftOut(words) : (isTakenBack || isLeftOut(words)) && !isWanted(words))
      sums.inverted.push(`${text.id}: ${name} ${words}`)
  }
  sums.texts += 1
  if (proposals.length === 0) sums.nothing += 1
  for (const goal of goals) {
    const same =
      goal.class === 'REQ' &&
      proposals.find((second) => second.class === 'REQ' && second.text.toLowerCase().includes(goal.text.toLowerCase()))
    if (!same || goal.strength === null) continue
    sums.strengths += 1
    if (same.strength === goal.strength) sums.strengthsRight += 1
  }
  const all = [...goals, ...neither]
  for (const { class: name, strength, text: words } of proposals)
    if (name === 'REQ' && strength === 'must' && !all.some((goal) => isSame(goal.text, words))) sums.invented.push(`${text.id}: ${words}`)
}

function documentF(counts: Counts): string {
  const [right, met] = [precision(counts.total(...classes)), recall(counts.total(...classes.map((name) => `${name} met`)))]
  return `precision ${percent(right)}, recall ${percent(met)}, F ${percent((2 * right * met) / (right + met || 1))}`
}

function print(name: string, sums: Sums): void {
  console.log(`\n${name}: ${sums.texts} texts`)
  console.log(`  zones right ${percent(sums.zonesRight / sums.lines)} of ${sums.lines} lines`)
  console.log(`  spans, F: exact ${percent(f1(sums.exact.total()))}, overlapping ${percent(f1(sums.overlapping.total()))}`)
  console.log(`  what a text asks for, by the reader alone: ${documentF(sums.byReader)}`)
  console.log(`  what a text asks for, in the product:      ${documentF(sums.byProduct)}`)
  console.log(
    `  must or nice right ${percent(sums.strengthsRight / (sums.strengths || 1))} of ${sums.strengths}; nothing read in ${sums.nothing}`,
  )
  console.log(`  must-haves that no label names: ${sums.invented.length}`)
  console.log(`  inversions: ${sums.inverted.length}; demands that the texts take back: ${sums.takenBack}`)
  const [exclusions, met] = [sums.shown.get('EXCLUDED'), sums.shown.get('EXCLUDED met')]
  console.log(`  leave-outs used or shown: precision ${percent(precision(exclusions))}, recall ${percent(recall(met))} of ${met.labeled}`)
  if (values.detail) for (const line of sums.inverted) console.log(`    inverted ${line}`)
  if (values.detail) for (const line of sums.invented) console.log(`    ${line}`)
}

function printClasses(sums: Sums): void {
  for (const name of classes) {
    const [read, met] = [sums.byProduct.get(name), sums.byProduct.get(`${name} met`)]
    console.log(
      `    ${name.padEnd(9)} precision ${percent(precision(read)).padStart(7)}, recall ${percent(recall(met)).padStart(7)} of ${met.labeled}`,
    )
  }
  for (const [tag, count] of [...sums.overlapping.byClass].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`    tag ${tag.padEnd(9)} overlapping F ${percent(f1(count)).padStart(7)} of ${count.labeled}`)
}

function folderTexts(folder: string): LabeledText[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return files.flatMap((file) => readLabels(path.join(folder, file)))
}

function heldTexts(): LabeledText[] {
  const corpus = path.join(import.meta.dirname, '../../../shared/fixtures/corpus')
  if (!fs.existsSync(corpus)) {
    console.log(`skipped: the texts are not at ${corpus}`)
    process.exit()
  }
  const records = ['postings.ndjson', 'queries.ndjson'].flatMap((file) =>
    fs.readFileSync(path.join(corpus, file), 'utf8').trim().split('\n'),
  )
  const byId = new Map(records.map((line) => JSON.parse(line) as { id: string; text: string }).map(({ id, text }) => [id, text]))
  return ['postings.labels', 'searches.labels'].flatMap((file) =>
    readHeldLabels(path.join(import.meta.dirname, 'held', file), (id) => byId.get(id)?.replaceAll(notLabeled, '')),
  )
}

const isSearch = (text: LabeledText) => text.lines.every(({ zone }) => zone === 'Q')
for (const [name, part] of [
  ['postings', texts.filter((text) => !isSearch(text))],
  ['searches', texts.filter(isSearch)],
] as const) {
  if (part.length === 0) continue
  const sums = new Sums()
  for (const text of part) add(sums, text)
  print(name, sums)
  printClasses(sums)
  for (const [language, same] of [...Map.groupBy(part, (text) => text.language)].toSorted()) {
    const ofLanguage = new Sums()
    for (const text of same) add(ofLanguage, text)
    console.log(
      `  ${language} (${same.length}): zones ${percent(ofLanguage.zonesRight / ofLanguage.lines)}; ${documentF(ofLanguage.byProduct)}`,
    )
  }
}
