// Sentences of a model trial: more, less, and equal agreement, few pairs, and costs from nothing to dollars.
import { expect, test } from 'vitest'
import { agreementSentence, costText, moveSentence, reasonsSentence } from './analytics-model.ts'

const result = {
  approved: 12,
  rejected: 10,
  pairs: 120,
  agreement_before: 0.81,
  agreement_after: 0.86,
  compared: 200,
  moved: 41,
  entered: 3,
  reasons_before: 58,
  reasons_after: 55,
  trial: { texts: 222, tokens: 90_000, cost: 0.0018 },
  search: { texts: 201, tokens: 81_000, cost: null },
}

test('agreement rises, falls, stays, and needs both kinds of decisions', () => {
  expect(agreementSentence(result)).toBe(
    'The model agrees with your team more often: 86%, up from 81%. Measured on 120 pairs of 12 approved and 10 rejected candidates.',
  )
  expect(agreementSentence({ ...result, agreement_after: 0.7 })).toContain('less often: 70%, down from 81%')
  expect(agreementSentence({ ...result, agreement_after: 0.812 })).toContain('as often as the ranking without it: 81%')
  expect(agreementSentence({ ...result, pairs: 12 })).toMatch(/That is too few to rely on\.$/)
  expect(agreementSentence({ ...result, agreement_before: null, agreement_after: null })).toMatch(/^Agreement needs at least one/)
})

test('moves and reasons', () => {
  expect(moveSentence(result)).toBe('41 of the next 200 people move by 10 places or more, and 3 of the first 20 are different people.')
  expect(moveSentence({ ...result, compared: 0 })).toMatch(/^No one is left/)
  expect(reasonsSentence(result)).toBe('The first 20 cards would show 3 reasons fewer: 55 instead of 58.')
  expect(reasonsSentence({ ...result, reasons_after: 57 })).toContain('1 reason fewer')
  expect(reasonsSentence({ ...result, reasons_after: 60 })).toContain('2 more reasons')
  expect(reasonsSentence({ ...result, reasons_after: 58 })).toContain('as many reasons as today: 58')
})

test('costs', () => {
  expect(costText(result.trial)).toBe('222 texts, 90,000 tokens: $0.0018')
  expect(costText(result.search)).toBe('201 texts, 81,000 tokens')
  expect(costText({ texts: 1, tokens: 10, cost: 0 })).toBe('1 text, 10 tokens: nothing')
  expect(costText({ texts: 5000, tokens: 60_000_000, cost: 1.2 })).toBe('5,000 texts, 60,000,000 tokens: $1.20')
})
