// Measures the reply classifier on examples it has not seen: node replies/eval/run.ts [--json FILE] [--mistakes]
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { fieldOf, isOneOf } from '@fairlead/domain/shared/records'
import { readFileSync, writeFileSync } from 'node:fs'
import type { BroadLabel } from '@fairlead/domain/ports/reply-classifier'
import { broadLabel, broadLabels } from '@fairlead/domain/ports/reply-classifier'
import { classifyReply, confidentEnough } from '../classify-reply.ts'
import type { ReplyModel } from '../classify-reply.ts'
import { givenReplies, reasonsOfDetails, written } from '../examples.ts'
import type { Example } from '../examples.ts'
import { fitReplyModel, foldCount, foldOf } from '../fit.ts'
import { replyModel } from '../model.ts'

interface Judged extends Example {
  guess: BroadLabel
  confidence: number
  reasons: NotInterestedReason[]
}
interface Figure {
  name: string
  value: number
  unit: string
  target: { text: string; met: boolean } | null
}

const figures: Figure[] = []
const figure = (name: string, value: number, unit: string, target: Figure['target'] = null) => {
  figures.push({ name, value, unit, target })
  const valueText = unit === '%' || unit === 'us' ? value.toFixed(1) : String(Number(value.toFixed(3)))
  console.log(`${name}  ${valueText} ${unit}${target ? `  (target ${target.text}: ${target.met ? 'met' : 'missed'})` : ''}`)
}
const judge = (model: ReplyModel, example: Example): Judged => {
  const { label, confidence, notInterestedReasons } = classifyReply(model, example.text, { writtenBy: 'person' })
  return { ...example, guess: broadLabel(label), confidence, reasons: notInterestedReasons }
}
const share = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)
const right = (judged: readonly Judged[]) => judged.filter(({ label, guess }) => label === guess).length

function report(name: string, judged: readonly Judged[]): void {
  const accuracy = share(right(judged), judged.length)
  figure(`${name}: accuracy over ${judged.length}`, accuracy, '%', { text: '>= 85', met: accuracy >= 85 })
  for (const label of broadLabels) {
    const guessed = judged.filter(({ guess }) => guess === label)
    const actual = judged.filter((example) => example.label === label)
    figure(`${name}: ${label}: precision`, share(right(guessed), guessed.length), '%')
    figure(`${name}: ${label}: recall over ${actual.length}`, share(right(actual), actual.length), '%')
  }
  const sure = judged.filter(({ confidence }) => confidence >= confidentEnough)
  const precision = share(right(sure), sure.length)
  figure(`${name}: share judged with confidence >= ${confidentEnough}`, share(sure.length, judged.length), '%')
  figure(`${name}: precision of those`, precision, '%', { text: '>= 95', met: precision >= 95 })
  const dangerous = sure.filter(({ label, guess }) => guess === 'interested' && (label === 'unsubscribe' || label === 'not_interested'))
  figure(`${name}: refusals read as interest with confidence`, dangerous.length, 'of ' + sure.length, {
    text: '0',
    met: dangerous.length === 0,
  })
  figure(`${name}: calibration error (ECE, 10 bins)`, calibrationError(judged), '', {
    text: '<= 0.08',
    met: calibrationError(judged) <= 0.08,
  })
  const declined = judged.filter(
    (example) => example.label === 'not_interested' && example.guess === 'not_interested' && reasonsOfDetails[example.detail] !== null,
  )
  const named = declined.filter(({ detail, reasons }) => reasons.some((reason) => reason === reasonsOfDetails[detail])).length
  figure(`${name}: reason named rightly over ${declined.length} refusals with a reason`, share(named, declined.length), '%')
  if (process.argv.includes('--mistakes')) {
    for (const example of judged)
      if (example.label !== example.guess)
        console.log(`    ${example.label} -> ${example.guess} ${example.confidence.toFixed(2)}: ${example.text}`)
  }
}

function calibrationError(judged: readonly Judged[]): number {
  let error = 0
  for (let bin = 0; bin < 10; bin++) {
    const inside = judged.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin)
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, inside.length)
    error += (inside.length / judged.length) * Math.abs(mean - right(inside) / Math.max(1, inside.length))
  }
  return error
}

const all = [...written, ...givenReplies]
const outOfFold: Judged[] = []
for (let fold = 0; fold < foldCount; fold++) {
  const model = fitReplyModel(all.filter((_one, index) => foldOf(index) !== fold))
  all.forEach((example, index) => {
    if (foldOf(index) === fold) outOfFold.push(judge(model, example))
  })
}
report(`${foldCount}-fold`, outOfFold)
const strangers = fitReplyModel(written)
report(
  'trained on the written set, asked about the given',
  givenReplies.map((example) => judge(strangers, example)),
)

// A file of held-back examples in the form of the given ones may be named: --held FILE.
const index = process.argv.indexOf('--held')
if (index > 0) {
  const lines = readFileSync(process.argv[index + 1] ?? '', 'utf8')
    .trim()
    .split('\n')
  const examples = lines.map((line): Example => {
    const example: unknown = JSON.parse(line)
    const [label, detail, text] = ['label', 'detail', 'reply_text'].map((name) => fieldOf(example, name))
    if (!isOneOf(broadLabels, label)) throw new Error(`'${String(label)}' is no class of replies.`)
    return { label, detail: String(detail), text: String(text) }
  })
  report(
    'shipped model on the held-back file',
    examples.map((example) => judge(replyModel, example)),
  )
}

const started = performance.now()
for (const example of all) judge(replyModel, example)
figure('time of one classification', ((performance.now() - started) * 1000) / all.length, 'us', null)
figure('baseline: always the commonest label', share(all.filter(({ label }) => label === 'not_interested').length, all.length), '%')
const aimed = figures.filter(({ target }) => target)
console.log(`${aimed.filter(({ target }) => target?.met).length} met, ${aimed.filter(({ target }) => !target?.met).length} missed`)
const json = process.argv.indexOf('--json')
if (json > 0) writeFileSync(process.argv[json + 1] ?? 'replies.json', JSON.stringify(figures, null, 1))
