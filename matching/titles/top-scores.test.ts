import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topScores } from './top-scores.ts'

test('the best of many numbers match a full sort', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 })), fc.integer({ min: 0, max: 30 }), (scores, limit) => {
      const sorted = scores.map((score, index) => ({ index, score })).toSorted((a, b) => b.score - a.score || a.index - b.index)
      expect(topScores(scores, limit)).toEqual(sorted.slice(0, limit))
    }),
  )
})
