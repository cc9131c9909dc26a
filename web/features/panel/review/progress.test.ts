// A search's remaining time, from its pace so far.
import { expect, it } from 'vitest'
import { estimateText, secondsLeft } from './progress.ts'

it('returns nothing before it has an estimate', () => {
  expect(secondsLeft(null, { at: 0, percent: 10 })).toBeNull()
  expect(secondsLeft({ at: 0, percent: 10 }, { at: 400, percent: 60 })).toBeNull()
  expect(secondsLeft({ at: 0, percent: 10 }, { at: 9000, percent: 12 })).toBeNull()
})

it('extrapolates the pace so far', () => {
  expect(secondsLeft({ at: 0, percent: 0 }, { at: 10_000, percent: 50 })).toBe(10)
  expect(estimateText(7)).toBe('About 10 seconds left.')
  expect(estimateText(61)).toBe('About 1 minute left.')
  expect(estimateText(null)).toContain('usually')
})
