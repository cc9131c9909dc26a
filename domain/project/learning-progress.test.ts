import { describe, expect, test } from 'vitest'
import { learningProgress, learningProgressText } from './learning-progress.ts'

describe('learningProgress', () => {
  test('says nothing before the first decision', () => {
    expect(learningProgress([])).toEqual({ decisions: 0, isStable: false, lastChange: null })
    expect(learningProgressText(learningProgress([]))).toBe('')
  })

  test('says how many of the next candidates the last decision changed', () => {
    expect(learningProgressText(learningProgress([4]))).toBe('Your last decision changed 4 of the next 25 candidates.')
    expect(learningProgressText(learningProgress([0]))).toBe('Your last decision changed none of the next 25 candidates.')
  })

  test('is stable only while the last two decisions hardly changed anything, and never by a count of decisions', () => {
    expect(learningProgress([9, 2, 1])).toMatchObject({ decisions: 3, isStable: false })
    expect(learningProgress([9, 7, 2, 1])).toMatchObject({ decisions: 4, isStable: true })
    expect(learningProgress([9, 7, 2, 1, 8])).toMatchObject({ decisions: 5, isStable: false })
    expect(learningProgress([0, 3], 8)).toMatchObject({ decisions: 10, isStable: true })
    const text = learningProgressText(learningProgress([0, 0, 0, 0]))
    expect(text).toBe('Your last decisions hardly changed who comes next.')
    expect(text).not.toMatch(/\d/)
  })
})
