// Requests at the same time share a reading that is never older than they are.
import { expect, test } from 'vitest'
import { sharedReadings } from './share-reading.ts'

const shareReading = sharedReadings<number>()

test('those who ask during a reading share the next one', async () => {
  let count = 0
  const waiting: (() => void)[] = []
  const read = async () => {
    const number = ++count
    await new Promise<void>((resolve) => waiting.push(resolve))
    return number
  }
  const first = shareReading('a', read)
  const [second, third] = [shareReading('a', read), shareReading('a', read)]
  const elsewhere = shareReading('b', read)
  waiting.splice(0).forEach((finish) => finish())
  expect(await first).toBe(1)
  expect(await elsewhere).toBe(2)
  const fourth = shareReading('a', read)
  waiting.splice(0).forEach((finish) => finish())
  expect(await Promise.all([second, third])).toEqual([3, 3])
  waiting.splice(0).forEach((finish) => finish())
  expect(await fourth).toBe(4)
})

test('a failure reaches those who share it, and the next reading begins again', async () => {
  await expect(shareReading('c', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await shareReading('c', () => Promise.resolve(1))).toBe(1)
})
