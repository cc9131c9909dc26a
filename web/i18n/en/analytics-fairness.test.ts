import type { SwapResult } from '@fairlead/domain/project/fairness'
import { expect, test } from 'vitest'
import { runSentence, swapSentence } from './analytics-fairness.ts'

const swap = (change: Partial<SwapResult> = {}): SwapResult => ({ kind: 'photo', people: 10, moved: 0, most: 0, places: 0, ...change })

test.each([
  [swap(), '0 of 10 scores moved.'],
  [swap({ people: 1 }), '0 of 1 score moved.'],
  [swap({ people: 0 }), 'No one in these batches has a photo.'],
  [swap({ moved: 1, most: 3.2143 }), '1 of 10 scores moved by up to 3.21 points of 100.'],
  [swap({ moved: 2, most: 0.0004 }), '2 of 10 scores moved by less than 0.01 points.'],
  [swap({ places: 1 }), '0 of 10 scores moved. 1 candidate would change rank in the batch.'],
])('a swap of %o: %s', (result, sentence) => {
  expect(swapSentence(result)).toBe(sentence)
})

test.each([
  [{ people: 10, left_out: 0, swaps: [swap(), swap({ kind: 'gap' })] }, 'No score moved: 10 candidates, 2 kinds of change.'],
  [
    { people: 1, left_out: 9, swaps: [swap(), swap({ kind: 'gap', people: 0 })] },
    'No score moved: 1 candidate, 1 kind of change. 1 kind could not be tested. The check didn’t reach 9 candidates in these batches.',
  ],
  [{ people: 10, left_out: 0, swaps: [swap({ moved: 1, most: 1 })] }, '1 kind of change moved scores: photo.'],
  [{ people: 0, left_out: 0, swaps: [swap({ people: 0 })] }, 'Nothing could be tested.'],
])('a run of %o: %s', (run, sentence) => {
  expect(runSentence(run)).toBe(sentence)
})
