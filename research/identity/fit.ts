// Fits the weights of matching/identity to one half of the generated pairs: logistic regression, whose coefficients are the
// logarithms of the odds that each level adds.
import { writeFileSync } from 'node:fs'
import anyAscii from 'any-ascii'
import { compareRecords } from '@fairlead/matching/identity/compare'
import { readIdentity } from '@fairlead/matching/identity/record'
import { leastProofs, type IdentityWeights } from '@fairlead/matching/identity/score'
import { generatePairs, type Pair } from './generate.ts'

export const pairCount = 20_000
export const seed = 20_261_129

export const readPair = ({ a, b }: Pick<Pair, 'a' | 'b'>) => ({ a: readIdentity(a, anyAscii), b: readIdentity(b, anyAscii) })

interface Example {
  levels: string[]
  isSame: boolean
  isOpen: boolean
}

const rounds = 4000
const rate = 2
/** Keeps rare levels from becoming certain. */
const shrinkage = 1e-4

function fit(examples: readonly Example[]): { prior: number; levels: Record<string, number> } {
  const names = [...new Set(examples.flatMap(({ levels }) => levels))].toSorted()
  const index = new Map(names.map((level, place) => [level, place]))
  const rows = examples.map(({ levels, isSame }) => ({ places: levels.map((level) => index.get(level)!), isSame }))
  const weights = new Float64Array(names.length)
  let prior = 0
  for (let round = 0; round < rounds; round++) {
    const gradient = new Float64Array(names.length)
    let slope = 0
    for (const { places, isSame } of rows) {
      const odds = places.reduce((sum, place) => sum + weights[place]!, prior)
      const error = (isSame ? 1 : 0) - 1 / (1 + Math.exp(-odds))
      slope += error
      for (const place of places) gradient[place]! += error
    }
    prior += (rate * slope) / rows.length
    for (const [place, sum] of gradient.entries()) weights[place]! += rate * (sum / rows.length - shrinkage * weights[place]!)
  }
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return { prior: rounded(prior), levels: Object.fromEntries(names.map((level, place) => [level, rounded(weights[place]!)])) }
}

/** Of the pairs that may merge by themselves, the share that must be of one person: better than what is promised, 99.9%. */
const sharePromised = 0.9996

/** The lowest confidence, in steps, above which that share is reached. */
function certainFrom(examples: readonly Example[], fitted: Pick<IdentityWeights, 'prior' | 'levels'>): number {
  const confidence = ({ levels }: Example) => 1 / (1 + Math.exp(-levels.reduce((sum, level) => sum + fitted.levels[level]!, fitted.prior)))
  const open = examples.filter(({ isOpen }) => isOpen).map((example) => ({ isSame: example.isSame, confidence: confidence(example) }))
  const steps = [0.95, 0.96, 0.97, 0.98, 0.99, 0.995]
  return (
    steps.find((step) => {
      const above = open.filter((example) => example.confidence >= step)
      return above.filter(({ isSame }) => isSame).length / above.length >= sharePromised
    }) ?? 0.999
  )
}

export function trainIdentity(): void {
  const examples = generatePairs(pairCount / 2, seed).map((pair): Example => {
    const { a, b } = readPair(pair)
    const evidence = compareRecords(a, b)
    const isOpen =
      evidence.reduce((sum, entry) => sum + (entry.proofs ?? 0), 0) >= leastProofs &&
      !evidence.some(({ isContradiction }) => isContradiction)
    return { levels: evidence.map(({ level }) => level), isSame: pair.isSame, isOpen }
  })
  const fitted = fit(examples)
  const weights: IdentityWeights = { ...fitted, certain: certainFrom(examples, fitted), probable: 0.5 }
  writeFileSync(new URL('../../matching/identity/weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)
  console.log(weights)
}
