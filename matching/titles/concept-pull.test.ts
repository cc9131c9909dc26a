// Vectors move toward occupations, deterministically, and keep their length.
import { expect, test } from 'vitest'
import { openConceptPull } from './concept-pull.ts'
import { cosine, openEncoder } from './encoder.ts'
import { loadTitleModel } from './model/load.ts'

const model = loadTitleModel()
const encoder = openEncoder(model)
const pull = openConceptPull(model)

test('moves translations of one occupation closer than two occupations', () => {
  const gain = (a: string, b: string): number =>
    cosine(pull(encoder.encode(a)), pull(encoder.encode(b))) - cosine(encoder.encode(a), encoder.encode(b))
  const same = [
    ['abogada', 'Lawyer'],
    ['Krankenschwester', 'Nurse'],
    ['Maurer', 'Bricklayer'],
    ['comptable', 'Accountant'],
  ] as const
  const unrelated = [
    ['abogada', 'Nurse'],
    ['Krankenschwester', 'Bricklayer'],
    ['Maurer', 'Accountant'],
    ['comptable', 'Lawyer'],
  ] as const
  const mean = (pairs: readonly (readonly [string, string])[]): number => pairs.reduce((sum, [a, b]) => sum + gain(a, b), 0) / pairs.length
  expect(mean(same)).toBeGreaterThan(mean(unrelated) + 0.05)
})

test('a vector keeps length one, zeros stay zeros, and equal input gives equal bytes', () => {
  const vector = encoder.encode('Data Engineer')
  const moved = pull(vector)
  expect(cosine(moved, moved)).toBeCloseTo(1, 5)
  expect(cosine(moved, vector)).toBeGreaterThan(0.8)
  expect(pull(vector)).toEqual(moved)
  expect(openConceptPull(model)(vector)).toEqual(moved)
  const nothing = new Float32Array(model.dims)
  expect(pull(nothing)).toEqual(nothing)
})

test('a model without occupations moves nothing', () => {
  const vector = encoder.encode('Data Engineer')
  expect(openConceptPull({ ...model, conceptIds: ['us/1'] })(vector)).toEqual(vector)
})
