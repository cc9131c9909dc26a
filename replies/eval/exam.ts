// Evaluates the shipped classifier on a file of labeled replies: npm run exam:replies -- --file X [--json FILE] [--mistakes]
import { fieldOf, isOneOf } from '@fairlead/domain/shared/records'
import { readFileSync, writeFileSync } from 'node:fs'
import { broadLabel, broadLabels, replyLabels, type ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { classifyReply, confidentEnough } from '../classify-reply.ts'
import { replyModel } from '../model.ts'

interface Judged {
  expected: ReplyLabel
  guess: ReplyLabel
  confidence: number
  language: string
  text: string
}

const after = (name: string): string | undefined => {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

const file = after('--file')
if (!file) {
  console.error('Name a file of labeled replies: npm run exam:replies -- --file replies.ndjson')
  process.exit(1)
}
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const reply: unknown = JSON.parse(line)
    const [label, language, text] = ['label', 'language', 'reply_text'].map((name) => fieldOf(reply, name))
    if (!isOneOf(replyLabels, label)) {
      console.error(`'${String(label)}' is no class of replies.`)
      process.exit(1)
    }
    return { label, language: typeof language === 'string' ? language : '?', text: String(text) }
  })
if (lines.length === 0) {
  console.error('The file is empty.')
  process.exit(1)
}
// files with finer classes are graded by them, others by the broad ones
const isFine = lines.some(({ label }) => !isOneOf(broadLabels, label))
const judged: Judged[] = lines.map(({ label, language, text }) => {
  const { label: guess, confidence } = classifyReply(replyModel, text, { writtenBy: 'person', today: '2026-11-23' })
  return { expected: label, guess: isFine ? guess : broadLabel(guess), confidence, language, text }
})
const right = (some: readonly Judged[]) => some.filter(({ expected, guess }) => expected === guess).length
const share = (some: readonly Judged[]) => (some.length === 0 ? 100 : (100 * right(some)) / some.length)

const figures: { name: string; value: number; unit: string; target: string | null; met: boolean | null }[] = []
function figure(name: string, value: number, unit: string, target: string | null = null, met: boolean | null = null): void {
  figures.push({ name, value, unit, target, met })
  console.log(
    `${name}  ${unit === '%' ? value.toFixed(1) : value} ${unit}${target ? `  (target ${target}: ${met ? 'met' : 'missed'})` : ''}`.trimEnd(),
  )
}

console.log(`accuracy ${share(judged).toFixed(1)}`)
figure(`accuracy over ${judged.length} replies`, share(judged), '%', '>= 92', share(judged) >= 92)
const common = [...Map.groupBy(judged, ({ expected }) => expected)].toSorted((a, b) => b[1].length - a[1].length)
figure('baseline: always the most frequent class', (100 * (common[0]?.[1].length ?? 0)) / judged.length, '%')
for (const [label, some] of common) {
  const guessed = judged.filter(({ guess }) => guess === label)
  figure(`${label}: recall over ${some.length}`, share(some), '%')
  figure(`${label}: precision over ${guessed.length}`, share(guessed), '%')
}
for (const [language, some] of [...Map.groupBy(judged, ({ language }) => language)].toSorted((a, b) => b[1].length - a[1].length)) {
  const isAimed = ['de', 'fr', 'es'].includes(language)
  figure(
    `language ${language}: accuracy over ${some.length}`,
    share(some),
    '%',
    isAimed ? '>= 85' : null,
    isAimed ? share(some) >= 85 : null,
  )
}
const half = judged.toSorted((a, b) => b.confidence - a.confidence).slice(0, Math.ceil(judged.length / 2))
figure(`most confident half: accuracy over ${half.length}`, share(half), '%', '>= 99', share(half) >= 99)
const sure = judged.filter(({ confidence }) => confidence >= confidentEnough)
figure(`acted on alone (confidence >= ${confidentEnough}): share`, (100 * sure.length) / judged.length, '%')
figure(`acted on alone: accuracy over ${sure.length}`, share(sure), '%')
const cheered = judged.filter(
  ({ expected, guess }) => guess === 'interested' && ['not_interested', 'unsubscribe'].includes(broadLabel(expected)),
)
const cheeredSurely = cheered.filter(({ confidence }) => confidence >= confidentEnough)
figure('refusals read as interest and acted on', cheeredSurely.length, '', '0', cheeredSurely.length === 0)
figure('refusals read as interest, shown to a person', cheered.length - cheeredSurely.length, '')
if (process.argv.includes('--mistakes'))
  for (const example of judged)
    if (example.expected !== example.guess)
      console.log(`    ${example.expected} -> ${example.guess} ${example.confidence.toFixed(2)}: ${example.text}`)
const aimed = figures.filter(({ met }) => met !== null)
console.log(`${aimed.filter(({ met }) => met).length} met, ${aimed.filter(({ met }) => !met).length} missed`)
const json = after('--json')
if (json) writeFileSync(json, JSON.stringify(figures, null, 1))
