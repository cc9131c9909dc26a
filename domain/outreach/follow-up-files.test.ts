import { describe, expect, test } from 'vitest'
import { unwrittenSteps, whyNotChangeFiles } from './follow-up-files.ts'
import { noTries, parkedReasons, type MessageState } from './message-state.ts'

const now = new Date('2026-11-27T12:00:00Z')
const sequence = [{ step: 0 }, { step: 1 }, { step: 3 }]

describe('the follow-ups that are still to be written', () => {
  test.each([
    ['without a first email', [], false, []],
    ['while the first email waits', [{ step: 0, state: 'queued' }], false, [1, 3]],
    ['while its delivery is unknown', [{ step: 0, state: 'parked' }], false, [1, 3]],
    ['when it was sent and the next is about to be written', [{ step: 0, state: 'sent' }], true, [1, 3]],
    ['when it was sent and nothing follows', [{ step: 0, state: 'sent' }], false, []],
    ['when it was canceled', [{ step: 0, state: 'cancelled' }], true, []],
    [
      'while a follow-up waits',
      [
        { step: 1, state: 'queued' },
        { step: 0, state: 'sent' },
      ],
      false,
      [3],
    ],
    ['while the last follow-up waits', [{ step: 3, state: 'queued' }], false, []],
  ] as const)('%s', (_, emails, isFollowedUpSoon, expected) => {
    expect(unwrittenSteps(sequence, emails, isFollowedUpSoon)).toEqual(expected)
  })
})

describe('files of a written follow-up', () => {
  const common = { attempt: 1, tries: noTries }
  const tried = { attempt: 1, tries: { ...noTries, unknown: 1 } }
  const sending = 'This follow-up is being sent, so its files can’t be changed.'
  const maybe = 'This follow-up may have been delivered, so its files can’t be changed.'
  const cases: [string, MessageState, string | null][] = [
    ['that waits', { ...common, state: 'queued', notBefore: now }, null],
    ['that a server refused before', { attempt: 1, tries: { ...noTries, refused: 2 }, state: 'queued', notBefore: now }, null],
    ['that may have been delivered before', { ...tried, state: 'queued', notBefore: now }, maybe],
    ['that was claimed', { ...common, state: 'claimed', leaseUntil: now }, sending],
    ['that is being committed', { ...common, state: 'committing', since: now }, sending],
    ['with an unknown delivery', { ...common, state: 'unknown', since: now }, sending],
    ['that was sent', { ...common, state: 'sent', at: now }, 'This follow-up was sent, so its files can’t be changed.'],
    [
      'that was canceled',
      { ...common, state: 'cancelled', reason: 'replied' },
      'This follow-up was canceled, so its files can’t be changed.',
    ],
    ['that was set aside after an unknown delivery', { ...tried, state: 'parked', since: now, reason: 'file_gone' }, maybe],
  ]
  test.each(cases)('%s', (_, message, sentence) => {
    expect(whyNotChangeFiles(message)).toBe(sentence)
  })

  test.each(parkedReasons)('that was set aside: %s', (reason) => {
    const isUnclear = reason === 'no_witness' || reason === 'unknown_twice' || reason === 'after_restore'
    expect(whyNotChangeFiles({ ...common, state: 'parked', since: now, reason })).toBe(isUnclear ? maybe : null)
  })
})
