import { expect, test } from 'vitest'
import { openDotProducts } from './dot-products.ts'
import { seededRandom } from '../../research/titles/random.ts'

test.each([4, 16, 56, 112, 512])('products of %i dimensions equal those of a loop', (dims) => {
  const { width, multiply } = openDotProducts(dims)
  expect(width % 16).toBe(0)
  const random = seededRandom(dims)
  // more rows than are multiplied at once, with the largest and smallest numbers
  const count = 5000
  const rows = Int8Array.from({ length: count * width }, (_, place) => (place < width ? 127 : Math.floor(random() * 255) - 127))
  const vectors = [new Int8Array(width).fill(-127), rows.slice(7 * width, 8 * width)]
  const products = vectors.map(() => new Int32Array(count))
  multiply(rows, vectors, (part, index, first) => products[index]?.set(part, first))
  for (const [index, vector] of vectors.entries())
    for (const row of [0, 1, 7, 4095, 4096, count - 1]) {
      let sum = 0
      for (let d = 0; d < width; d += 1) sum += rows[row * width + d]! * vector[d]!
      expect(products[index]?.[row]).toBe(sum)
    }
})

test('no rows and no vectors give nothing', () => {
  const { width, multiply } = openDotProducts(56)
  const use = (): never => expect.fail('there is nothing to multiply')
  multiply(new Int8Array(0), [new Int8Array(width)], use)
  multiply(new Int8Array(width), [], use)
})
