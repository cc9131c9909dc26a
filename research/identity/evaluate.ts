// Measures matching/identity on the half of the generated pairs that its weights weren't fitted to, and on cases written by hand.
import { comparePeople } from '@fairlead/matching/identity/score'
import { identityWeights } from '@fairlead/matching/identity/weights'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { blockingKeys } from '@fairlead/matching/identity/record'
import { pairCount, readPair, seed } from './fit.ts'
import { generatePairs, negativeKinds, positiveKinds, type PairKind } from './generate.ts'
import { hardCases } from './hard-cases.ts'

export interface KindResult {
  kind: PairKind
  pairs: number
  certain: number
  probable: number
  /** Pairs without a key in common, which would never be compared. */
  unseen: number
}

export interface IdentityResult {
  kinds: KindResult[]
  /** Of the pairs that merge by themselves, those of one person. */
  precision: number
  /** Of the pairs of one person, those that merge by themselves; sparse ones, which only a user can decide, aside. */
  recall: number
  /** The same, with sparse ones; and those that merge or are asked about. */
  recallOfAll: number
  noticed: number
  /** Stated and true share of one person, by tenth of the confidence. */
  calibration: { from: number; pairs: number; same: number }[]
  wrongCases: string[]
}

export function measureIdentity(count: number): IdentityResult {
  const pairs = generatePairs(count, seed + 1)
  const kinds = new Map([...positiveKinds, ...negativeKinds].map((kind) => [kind, { kind, pairs: 0, certain: 0, probable: 0, unseen: 0 }]))
  const calibration = Array.from({ length: 10 }, (_, tenth) => ({ from: tenth / 10, pairs: 0, same: 0 }))
  const totals = { right: 0, wrong: 0, same: 0, noticed: 0 }
  for (const pair of pairs) {
    const { a, b } = readPair(pair)
    const { verdict, confidence } = comparePeople(a, b, identityWeights)
    const result = kinds.get(pair.kind)!
    const keys = new Set(blockingKeys(a))
    const isSeen = blockingKeys(b).some((key) => keys.has(key))
    result.pairs += 1
    if (!isSeen) result.unseen += 1
    else if (verdict !== 'different') result[verdict] += 1
    const tenth = calibration[Math.min(9, Math.floor(confidence * 10))]!
    tenth.pairs += 1
    if (pair.isSame) {
      tenth.same += 1
      totals.same += 1
      if (isSeen && verdict !== 'different') totals.noticed += 1
    }
    if (isSeen && verdict === 'certain') totals[pair.isSame ? 'right' : 'wrong'] += 1
  }
  const wrongCases = hardCases.flatMap(({ title, truth, a, b }) => {
    const records = readPair({ a: { ...emptyProfile, ...a }, b: { ...emptyProfile, ...b } })
    const { verdict, confidence } = comparePeople(records.a, records.b, identityWeights)
    const expected = { same: ['certain', 'probable'], different: ['different', 'probable'], ask: ['probable'] }[truth]
    return expected.includes(verdict) ? [] : [`${title}: ${verdict} (${Math.round(confidence * 100)}%)`]
  })
  const decidable = positiveKinds.flatMap((kind) => (kind === 'sparse' ? [] : kinds.get(kind)!))
  const merged = (results: readonly KindResult[]) => results.reduce((sum, { certain }) => sum + certain, 0)
  return {
    kinds: [...kinds.values()],
    precision: totals.right / (totals.right + totals.wrong),
    recall: merged(decidable) / decidable.reduce((sum, result) => sum + result.pairs, 0),
    recallOfAll: totals.right / totals.same,
    noticed: totals.noticed / totals.same,
    calibration,
    wrongCases,
  }
}

export function printIdentity(): void {
  const { kinds, precision, recall, recallOfAll, noticed, calibration, wrongCases } = measureIdentity(pairCount)
  console.table(Object.fromEntries(kinds.map(({ kind, ...counts }) => [kind, counts])))
  console.table(
    calibration.map(({ from, pairs, same }) => ({
      confidence: `${from * 100}-${from * 100 + 10}%`,
      pairs,
      same: pairs ? `${((same / pairs) * 100).toFixed(1)}%` : '',
    })),
  )
  console.log(
    `merged by themselves: precision ${(precision * 100).toFixed(2)}%, recall ${(recall * 100).toFixed(1)}%, ${(recallOfAll * 100).toFixed(1)}% with sparse records; merged or in the queue ${(noticed * 100).toFixed(1)}%`,
  )
  console.log(
    wrongCases.length === 0
      ? `all ${hardCases.length} cases written by hand are right`
      : `wrong cases written by hand:\n${wrongCases.join('\n')}`,
  )
  if (precision < 0.999 || recall < 0.8 || wrongCases.length > 0) process.exitCode = 1
}
