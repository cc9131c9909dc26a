// Turns a reply into named features for the classifier: words, pairs, negated words, word pieces, and signs.
import { reasonSigns } from './reason-signs.ts'
import { signsOf, withoutIdioms } from './rules.ts'

const negators = new Set(
  'not no never nor none nothing without neither hardly cannot kein keine keinen nicht nie pas ne sans aucun sin nunca jamás não nem non nessun geen niet ej inte nie bez nu fără fara'.split(
    ' ',
  ),
)
const longestText = 1500

/**
 * Feature name to weight, scaled to length one, so that long and short replies are comparable. The same text always gives the
 * same map.
 */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>()
  const add = (name: string, weight: number) => features.set(name, Math.max(features.get(name) ?? 0, weight))
  const words = wordsOf(text)
  let negated = 0
  words.forEach((word, index) => {
    if (/^[.,;!?]$/.test(word) || word === 'but') negated = 0
    else {
      add(`w:${word}`, 1)
      if (negated-- > 0) add(`n:${word}`, 1)
      for (const piece of piecesOf(word)) add(`c:${piece}`, 0.35)
    }
    if (negators.has(word)) negated = 4
    const [next, third] = [words[index + 1], words[index + 2]]
    if (next !== undefined) add(`b:${word} ${next}`, 1)
    if (next !== undefined && third !== undefined) add(`t:${word} ${next} ${third}`, 0.6)
  })
  for (const word of words.slice(0, 1)) add(`first:${word}`, 0.8)
  for (const [sign, isPresent] of Object.entries(signsOf(text))) if (isPresent) add(`s:${sign}`, 1.6)
  if (words.at(-1) === '?') add('ends:?', 1.4)
  add(`long:${Math.min(6, Math.floor(Math.log2(1 + words.length)))}`, 0.8)
  const length = Math.hypot(...features.values())
  for (const [name, weight] of features) features.set(name, weight / length)
  return features
}

/** The same plus signs of reasons, for the model of why someone declined. */
export function reasonFeaturesOf(text: string): Map<string, number> {
  const features = featuresOf(text)
  const signs = reasonSigns(text)
  for (const reason of signs) features.set(`reason:${reason}`, 1 / Math.sqrt(signs.length))
  return features
}

function wordsOf(text: string): string[] {
  const plain = withoutIdioms(text.slice(0, longestText).normalize('NFKC').toLowerCase())
    .replace(/https?:\/\/\S+|www\.\S+/g, ' weblink ')
    .replace(/(?<!\S)\S+@\S+/g, ' mailaddress ')
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(m|re|ve|ll|d|s)\b/g, ' $1')
    .replace(/\d[\d.,/:k]*/g, ' 0 ')
  return plain.match(/[\p{L}\p{M}]+|0|[?!.,;]/gu) ?? []
}

function piecesOf(word: string): string[] {
  const marked = `^${word}$`
  const pieces: string[] = []
  for (let index = 0; index + 4 <= marked.length; index++) pieces.push(marked.slice(index, index + 4))
  return pieces
}
