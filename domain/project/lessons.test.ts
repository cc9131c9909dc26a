import { describe, expect, test } from 'vitest'
import { checkLessonAmount, compareLessons, mergeChoices, strengthOf, strengths, withStrength } from './lessons.ts'

describe('lessons', () => {
  test('a strength keeps the direction of the factor and converts back', () => {
    for (const factor of [0.3, 0.9, 1.1, 2])
      for (const strength of strengths) {
        const set = withStrength(factor, strength)
        expect(set < 1).toBe(factor < 1)
        expect(strengthOf(set)).toBe(strength)
      }
  })

  test("an amount has to be within its unit's limits", () => {
    expect(checkLessonAmount('years', 8)).toBeNull()
    expect(checkLessonAmount('years', -1)).toContain('0 to 60')
    expect(checkLessonAmount('factor', Number.NaN)).not.toBeNull()
    expect(checkLessonAmount(null, 1)).not.toBeNull()
  })

  test('replaces earlier choices and drops empty ones', () => {
    expect(mergeChoices({ a: { isOff: true }, b: { amount: 2 } }, { a: {}, c: { amount: 3 } })).toEqual({
      b: { amount: 2 },
      c: { amount: 3 },
    })
  })

  test('a comparison includes new, changed, unchanged, and removed lines', () => {
    const line = (key: string, amount: number | null = null, isOff = false) => ({ key, amount, isOff })
    const compared = compareLessons(
      [line('a'), line('b', 2), line('c'), line('d')],
      [line('a'), line('b', 3), line('d', null, true), line('e')],
    )
    expect(compared.map(({ line: { key }, difference }) => `${key} ${difference}`)).toEqual([
      'a same',
      'b changed',
      'd changed',
      'e new',
      'c gone',
    ])
  })
})
