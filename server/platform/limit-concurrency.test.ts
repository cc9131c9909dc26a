import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('some run, some wait in order, the rest is refused immediately, and a failure frees its place', async () => {
  const limited = limitConcurrency({ atOnce: 2, waiting: 3 })
  let running = 0
  let max = 0
  const order: number[] = []
  const gate = Promise.withResolvers<void>()
  const results = Array.from({ length: 6 }, (_, index) =>
    limited(async () => {
      max = Math.max(max, ++running)
      await gate.promise
      running--
      order.push(index)
      if (index === 1) throw new Error('failed')
    }),
  )
  await expect(results[5]).rejects.toThrow(/unavailable/)
  gate.resolve()
  await expect(results[1]).rejects.toThrow('failed')
  await Promise.all([0, 2, 3, 4].map((index) => results[index]))
  expect([max, order]).toEqual([2, [0, 1, 2, 3, 4]])
  await expect(limited(async () => 'free again')).resolves.toBe('free again')
})
