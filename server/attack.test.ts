import path from 'node:path'
import { expect, test } from 'vitest'
import { attack } from '../bench/attack/run.ts'

test('attacks that once worked do not', { timeout: 300_000 }, async () => {
  const results = await attack(path.join(import.meta.dirname, '..'), { isShort: true })
  expect(results.length).toBeGreaterThan(15)
  expect(results.filter(({ seen }) => seen !== null)).toEqual([])
})
