// What the reader sees of each word of a line, as hashed features.
import { marks } from './gazetteer.ts'
import { bucket, hashOf, mix } from './hash.ts'
import type { SeenLine } from './line-features.ts'

const shapeOf = (text: string): string => {
  let shape = ''
  for (const sign of text.slice(0, 12)) {
    const kind = /\p{Lu}/u.test(sign) ? 'X' : /\p{L}/u.test(sign) ? 'x' : /\d/.test(sign) ? '9' : sign
    if (!shape.endsWith(kind + kind)) shape += kind
  }
  return shape
}

const cache = new Map<string, { word: number; shape: number; all: readonly number[] }>()
const mostKept = 50_000

/** The features of a word by itself, kept for the next time it is seen. */
function ofWord(text: string) {
  const cached = cache.get(text)
  if (cached) return cached
  const lower = text.toLowerCase().slice(0, 40)
  const word = hashOf(`w${lower}`)
  const shape = hashOf(`S${shapeOf(text)}`)
  const all = [word, shape]
  if (lower.length > 2) {
    all.push(hashOf(`p${lower.slice(0, 3)}`), hashOf(`s${lower.slice(-2)}`), hashOf(`s${lower.slice(-3)}`))
    if (lower.length > 4) all.push(hashOf(`p${lower.slice(0, 5)}`), hashOf(`s${lower.slice(-4)}`))
    const whole = `<${lower}>`
    for (let index = 0; index + 4 <= whole.length && index < 16; index += 1) all.push(hashOf(`c${whole.slice(index, index + 4)}`))
  }
  const made = { word, shape, all }
  if (cache.size >= mostKept) cache.clear()
  cache.set(text, made)
  return made
}

/**
 * Features of each token, as 32-bit hashes.
 * @param zone number of the line's zone
 * @param place the line's position in its text, 0 to 1
 */
export function tokenFeatures({ text, tokens, marked }: SeenLine, zone: number, place: number): number[][] {
  const ofLine = [
    mix(hashOf('zone'), zone),
    hashOf(`P${bucket(place, 0.02, 0.1, 0.3, 0.6, 0.9)}`),
    hashOf(`L${bucket(tokens.length, 2, 4, 8, 16, 30)}`),
    hashOf(`E${text.endsWith(':') ? 'c' : ''}${/^[-*•]/.test(text) ? 'u' : ''}${/^[^\p{Ll}]+$/u.test(text) ? 'A' : ''}`),
  ]
  return tokens.map((token, index) => {
    const { word, shape, all } = ofWord(token.text)
    const features = [...all, ...ofLine, mix(word, zone + 1), mix(shape, zone + 100)]
    const inside = marked.inside[index] ?? 0
    const begins = marked.begins[index] ?? 0
    features.push(mix(hashOf('in'), inside), mix(hashOf('be'), begins), mix(mix(hashOf('iz'), inside), zone))
    for (let bit = 0; bit < marks.length; bit += 1) {
      if (inside & (1 << bit)) features.push(mix(hashOf('i'), bit))
      if (begins & (1 << bit)) features.push(mix(hashOf('b'), bit))
    }
    if (index === 0) features.push(hashOf('first'))
    if (index === tokens.length - 1) features.push(hashOf('last'))
    const before = text[token.start - 1]
    const gap =
      before === undefined ? '^' : before === '\t' || text.slice(0, token.start).endsWith('   ') ? 't' : /\s/.test(before) ? 's' : 'j'
    features.push(hashOf(`G${gap}`), mix(hashOf(`G${gap}`), inside))
    const after = text[token.end]
    features.push(
      hashOf(after === undefined ? 'Z$' : after === '\t' || text.startsWith('   ', token.end) ? 'Zt' : /\s/.test(after) ? 'Zs' : 'Zj'),
    )
    return features
  })
}
