// Trains the model of protected wishes from labeled texts: `npm run train wishes`. Equal texts give equal bytes.
import fs from 'node:fs'
import { tokenise } from '@fairlead/domain/reference/normalise'
import { hashOf } from '@fairlead/language/hash'
import { ruleBonus, ruleWish, scoreWish, wishFeatures, wishLabels, type WishModel } from '@fairlead/language/protected-wishes'
import { writeWishModel } from '@fairlead/language/wish-model-file'
import { train } from '../../replies/train-logistic.ts'
import { readLabels } from '../../reader/labels.ts'
import { loadTexts } from '../../titles/data.ts'
import { readTexts, type LabeledText } from './texts.ts'

const bits = 16
const options = { rounds: 6, rate: 0.5, decay: 0.001, share: 0 }
/** The share of labeled ordinary texts, not seen in training and half of them hard to tell, that may be refused. */
const refusedShare = 0.03
const folds = 5
/** One of as many lines and occupations is trained on; the others show how often ordinary texts are refused. */
const ordinaryShare = 12
const isDrawn = (text: string) => hashOf(text) % ordinaryShare === 0
const isTrained = (language: string) => ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ro'].includes(language)
const isOrdinary = (text: string) => text.length > 3 && !ruleWish(text, 'criterion') && !ruleWish(text, 'sentence')

const rowsOf = ({ text, kind }: LabeledText) =>
  wishFeatures(
    text,
    tokenise(text).map((token) => token.text),
    kind,
    bits,
  )
const nameOf = (trait: LabeledText['trait']) => trait ?? 'none'

function fit(texts: readonly LabeledText[]): WishModel {
  const samples = texts.map((text) => {
    const rows = rowsOf(text)
    return { label: nameOf(text.trait), features: new Map(rows.map(({ row }) => [String(row), 1 / Math.sqrt(rows.length)])) }
  })
  const { weights, bias } = train(samples, wishLabels.map(nameOf), options)
  const table = new Float32Array(2 ** bits * wishLabels.length)
  for (const [row, numbers] of Object.entries(weights)) table.set(numbers, Number(row) * wishLabels.length)
  return { bits, table, bias: Float32Array.from(bias), threshold: 0 }
}

/**
 * Lines of postings, and occupations: ordinary unless a rule finds a wish. Searches and lines about who isn't wanted all count, because they look
 * like wishes the most.
 */
function ordinaryTexts(): LabeledText[] {
  const folder = new URL('../../reader/labels/', import.meta.url)
  const lines = fs
    .readdirSync(folder)
    .filter((name) => /^(?:corpus|postings|exclusions|searches)/.test(name))
    .flatMap((name) => readLabels(new URL(name, folder).pathname))
    .flatMap(({ language, lines: labeled }) => labeled.map((line) => ({ ...line, language, kind: 'sentence' as const })))
    .filter(({ zone, text }) => /[XQ]/.test(zone) || isDrawn(text))
  const occupations = loadTexts()
    .labels.split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([, language = '', text = '']) => ({ language, text, kind: 'criterion' as const }))
    .filter(({ language, text }) => isTrained(language) && isDrawn(text))
  return [...lines, ...occupations]
    .filter(({ text }) => isOrdinary(text))
    .map(({ language, kind, text }) => ({ language, kind, text, trait: null }))
}

/** In an order that mixes languages and kinds, and depends on the texts alone. */
const labeled = readTexts('train')
const isLabeled: ReadonlySet<LabeledText> = new Set(labeled)
const texts = [...labeled, ...ordinaryTexts()].toSorted((a, b) => hashOf(a.text) - hashOf(b.text))
const scores: { isWish: boolean; score: number }[] = []
for (let fold = 0; fold < folds; fold += 1) {
  const model = fit(texts.filter((_, index) => index % folds !== fold))
  for (const text of texts.filter((labeledText, index) => index % folds === fold && isLabeled.has(labeledText))) {
    const bonus = ruleWish(text.text, text.kind) ? ruleBonus : 0
    scores.push({ isWish: text.trait !== null, score: scoreWish(model, rowsOf(text)).score + bonus })
  }
}
const ordinary = scores.filter(({ isWish }) => !isWish).toSorted((a, b) => b.score - a.score)
const threshold = ordinary[Math.floor(ordinary.length * refusedShare)]?.score ?? 0
const file = new URL('../../../language/model/wishes.bin', import.meta.url)
fs.writeFileSync(file, writeWishModel({ ...fit(texts), threshold }))
const shareOf = (isWish: boolean) => {
  const same = scores.filter((score) => score.isWish === isWish)
  return `${((100 * same.filter(({ score }) => score > threshold).length) / same.length).toFixed(1)}%`
}
console.log(
  `${texts.length} texts. Of those not trained on, ${shareOf(true)} of wishes are recognized and ${shareOf(false)} of others refused, from a score of ${threshold.toFixed(2)}.`,
)
