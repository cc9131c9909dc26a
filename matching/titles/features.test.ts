// The feature numbers are part of the model file's meaning: when they change, every shipped model is useless.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxFeatures, maxWords, writeFeatures } from './features.ts'

const features = (words: string[], bits = 16): number[] => {
  const out = new Int32Array(maxFeatures)
  return [...out.subarray(0, writeFeatures(words, bits, out))]
}

test('a word yields itself and its letter groups, two words also their pair', () => {
  // '<nurs>': 4 + 3 + 2 groups
  expect(features(['nurs'])).toHaveLength(1 + 9)
  expect(features(['head', 'nurs'])).toHaveLength(2 + 1 + 9 + 9)
  expect(features([])).toEqual([])
})

test('order matters only to the pair', () => {
  const forth = features(['head', 'nurs'])
  const back = features(['nurs', 'head'])
  expect(forth.filter((feature) => !back.includes(feature))).toHaveLength(1)
})

test("words beyond the limit aren't read", () => {
  const many = Array.from({ length: 30 }, (_, index) => `word${index}`)
  expect(features(many)).toEqual(features(many.slice(0, maxWords)))
})

test('numbers are in range and never exceed the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 80 }), { maxLength: 30 }), fc.integer({ min: 6, max: 20 }), (words, bits) => {
      const hashes = features(words, bits)
      expect(hashes.length).toBeLessThanOrEqual(maxFeatures)
      for (const feature of hashes) expect(feature >= 0 && feature < 2 ** bits).toBe(true)
    }),
  )
})

test('the numbers stay what the shipped model was trained on', () => {
  expect(features(['nurs'])).toMatchInlineSnapshot(`
    [
      36179,
      46235,
      51922,
      56184,
      22163,
      31559,
      23990,
      27621,
      46144,
      50532,
    ]
  `)
})
