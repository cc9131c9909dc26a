// The chain's answers against all sequences counted one by one.
import { expect, test } from 'vitest'
import { likeliest, marginals, type Chain } from './crf.ts'

const labels = 3
const chain: Chain = {
  labels,
  transitions: Float32Array.from([0.2, -1, 0.7, 0.1, 0.3, -Infinity, -0.5, 1.1, 0]),
  begins: Float32Array.from([0, 0.4, -Infinity]),
}
const count = 4
const scores = Float32Array.from({ length: count * labels }, (_, index) => Math.sin(index * 1.7))

const sequences = Array.from({ length: labels ** count }, (_, index) =>
  Array.from({ length: count }, (_, step) => Math.floor(index / labels ** step) % labels),
)
const scoreOf = (sequence: readonly number[]) =>
  sequence.reduce(
    (sum, label, step) =>
      sum + scores[step * labels + label]! + (step === 0 ? chain.begins[label]! : chain.transitions[sequence[step - 1]! * labels + label]!),
    0,
  )

test('the likeliest sequence has the highest score', () => {
  const best = sequences.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]!
  expect([...likeliest(chain, scores, count)]).toEqual(best)
})

test('probabilities of labels and transitions are those of all sequences together', () => {
  const weights = sequences.map((sequence) => Math.exp(scoreOf(sequence)))
  const sum = weights.reduce((a, b) => a + b, 0)
  const { single, pairs, total } = marginals(chain, scores, count, { withPairs: true })
  expect(total).toBeCloseTo(Math.log(sum), 5)
  for (let step = 0; step < count; step += 1)
    for (let label = 0; label < labels; label += 1) {
      const expected = weights.reduce((part, weight, index) => part + (sequences[index]![step] === label ? weight : 0), 0) / sum
      expect(single[step * labels + label]).toBeCloseTo(expected, 5)
    }
  for (let from = 0; from < labels; from += 1)
    for (let to = 0; to < labels; to += 1) {
      const times = (sequence: readonly number[]) =>
        sequence.filter((label, step) => step > 0 && label === to && sequence[step - 1] === from).length
      const expected = weights.reduce((part, weight, index) => part + weight * times(sequences[index]!), 0) / sum
      expect(pairs![from * labels + to]).toBeCloseTo(expected, 5)
    }
})

test('an empty line has no labels', () => {
  expect([...likeliest(chain, new Float32Array(0), 0)]).toEqual([])
  expect(marginals(chain, new Float32Array(0), 0).single).toHaveLength(0)
})
