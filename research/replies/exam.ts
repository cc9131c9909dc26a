// Measures the reply classifier: npm run eval replies [-- --file X] [--json FILE] [--mistakes]
// Without a file, by cross-validation on the written corpus; with one, the shipped model on its labeled replies.
import { readFileSync, writeFileSync } from 'node:fs'
import { broadLabel, broadLabels, replyLabels, type ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { fieldOf, isOneOf } from '@fairlead/domain/shared/records'
import { classifyReply, confidentEnough } from '@fairlead/replies/classify-reply'
import { givenReplies, written } from './examples.ts'
import { fitReplyModel, foldCount, foldOf } from './fit.ts'
import { loadReplyModel } from '@fairlead/replies/model/load'

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

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** Lines of JSON with `label`, `language`, and `reply_text`. Files with finer classes are graded by them, others by the broad ones. */
function judgeFile(file: string): Judged[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const reply: unknown = JSON.parse(line)
      const [label, language, text] = ['label', 'language', 'reply_text'].map((name) => fieldOf(reply, name))
      if (!isOneOf(replyLabels, label)) stop(`'${String(label)}' is no class of replies.`)
      return { label, language: typeof language === 'string' ? language : '?', text: String(text) }
    })
  if (lines.length === 0) stop('The file is empty.')
  const labels = new Set(lines.map(({ label }) => label))
  const isFine = lines.some(({ label }) => !isOneOf(broadLabels, label))
  return lines.map(({ label, language, text }) => {
    const { label: guess, confidence } = classifyReply(loadReplyModel(), text, '2026-11-23')
    return { expected: label, guess: isFine && labels.has(guess) ? guess : broadLabel(guess), confidence, language, text }
  })
}

/** Every reply is classified by a model that was trained without its fold. */
function crossValidate(): Judged[] {
  const all = [...written, ...givenReplies]
  return Array.from({ length: foldCount }, (_, fold) => fold).flatMap((fold) => {
    const model = fitReplyModel(all.filter((_, index) => foldOf(index) !== fold))
    return all
      .filter((_, index) => foldOf(index) === fold)
      .map(({ label, language, text }) => {
        const { label: guess, confidence } = classifyReply(model, text)
        return { expected: label, guess: broadLabel(guess), confidence, language, text }
      })
  })
}

const figures: { name: string; value: number; unit: string; target: string | null; met: boolean | null }[] = []
function figure(name: string, value: number, unit: string, target: string | null = null, met: boolean | null = null): void {
  figures.push({ name, value, unit, target, met })
  const valueText = unit === '%' ? value.toFixed(1) : String(Math.round(value * 1000) / 1000)
  console.log(`${name}  ${valueText} ${unit}${target ? `  (target ${target}: ${met ? 'met' : 'missed'})` : ''}`.trimEnd())
}
const right = (some: readonly Judged[]) => some.filter(({ expected, guess }) => expected === guess).length
const share = (some: readonly Judged[]) => (some.length === 0 ? 100 : (100 * right(some)) / some.length)
const groups = <K>(some: readonly Judged[], keyOf: (reply: Judged) => K) =>
  [...Map.groupBy(some, keyOf)].toSorted((a, b) => b[1].length - a[1].length)

/** Mean distance of confidence and accuracy, in ten bins (ECE). */
function calibrationError(judged: readonly Judged[]): number {
  return groups(judged, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)))
    .map(([, inside]) => {
      const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length
      return (inside.length / judged.length) * Math.abs(mean - share(inside) / 100)
    })
    .reduce((sum, error) => sum + error, 0)
}

const file = after('--file')
const judged = file ? judgeFile(file) : crossValidate()
figure(`accuracy over ${judged.length} replies`, share(judged), '%', '>= 94', share(judged) >= 94)
const byLabel = groups(judged, ({ expected }) => expected)
figure('baseline: always the most frequent class', (100 * (byLabel[0]?.[1].length ?? 0)) / judged.length, '%')
for (const [label, some] of byLabel) {
  const guessed = judged.filter(({ guess }) => guess === label)
  figure(`${label}: recall over ${some.length}`, share(some), '%')
  figure(`${label}: precision over ${guessed.length}`, share(guessed), '%')
}
for (const [language, some] of groups(judged, ({ language: code }) => code))
  figure(`language ${language}: accuracy over ${some.length}`, share(some), '%')

const sure = judged.filter(({ confidence }) => confidence >= confidentEnough)
figure(`acted on (confidence >= ${confidentEnough}): share`, (100 * sure.length) / judged.length, '%')
figure(`acted on: accuracy over ${sure.length}`, share(sure), '%', '>= 99', share(sure) >= 99)
figure('calibration error', calibrationError(judged), '', '<= 0.08', calibrationError(judged) <= 0.08)
const isRefusal = ({ expected }: Judged) => ['not_interested', 'unsubscribe'].includes(broadLabel(expected))
const cheered = judged.filter((reply) => reply.guess === 'interested' && isRefusal(reply))
const acted = cheered.filter((reply) => sure.includes(reply)).length
figure('refusals read as interest and acted on', acted, '', '0', acted === 0)
figure('refusals read as interest, shown to a person', cheered.length - acted, '')
const unheeded = sure.filter(({ expected, guess }) => broadLabel(expected) === 'unsubscribe' && broadLabel(guess) !== 'unsubscribe').length
figure('requests to be left alone read otherwise and acted on', unheeded, '', '0', unheeded === 0)
if (process.argv.includes('--mistakes'))
  for (const example of judged)
    if (example.expected !== example.guess)
      console.log(`    ${example.expected} -> ${example.guess} ${example.confidence.toFixed(2)}: ${example.text}`)
const missed = figures.filter(({ met }) => met === false).length
console.log(`${figures.filter(({ met }) => met).length} met, ${missed} missed`)
const json = after('--json')
if (json) writeFileSync(json, JSON.stringify(figures, null, 1))
process.exitCode = missed > 0 ? 1 : 0
