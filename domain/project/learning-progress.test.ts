import { describe, expect, test } from 'vitest'
import { learningProgress, learningProgressText } from './learning-progress.ts'

describe('learningProgress', () => {
  test('a search is stable after the last decision that changed a lot', () => {
    expect(learningProgress([25, 12, 9, 7, 6, 8, 2, 1])).toMatchObject({ decisions: 8, stableAfter: 6, more: 0 })
    expect(learningProgress([2, 1], 10)).toMatchObject({ decisions: 12, stableAfter: 10 })
  })

  test("isn't stable after few decisions, or when the last one changed a lot", () => {
    expect(learningProgress([0, 0, 0])).toMatchObject({ stableAfter: null, more: 3 })
    expect(learningProgress([])).toMatchObject({ decisions: 0, stableAfter: null, more: 6, lastChange: null })
    expect(learningProgress([20, 9, 4, 1, 0, 1, 5])).toMatchObject({ stableAfter: null, lastChange: 5 })
  })

  test('the more the last decisions changed, the more are needed, up to ten', () => {
    const more = (change: number) => learningProgress([20, 12, 10, 9, 8, 8, 8, change, change, change]).more
    expect(more(4)).toBeLessThan(more(5))
    expect(more(25)).toBe(10)
    expect(learningProgress([20, 12, 10, 9, 8, 8, 8, 8, 8, 2]).more).toBeGreaterThanOrEqual(1)
  })

  test('the sentence counts the decisions', () => {
    expect(learningProgressText(learningProgress([25, 12, 9, 7, 6, 8, 2, 1]))).toMatch(/^Stable after 6 decisions/)
    expect(learningProgressText(learningProgress([5]))).toMatch(/^Review 5 more .* changed 5 of the next 25/)
  })
})
