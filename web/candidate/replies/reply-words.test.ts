// Labels of replies and emails in a thread.
import { expect, it } from 'vitest'
import { replySentence, scheduledText, stepName } from './reply-words.ts'

it('labels a reply with its confidence', () => {
  expect(replySentence({ confidence: 0.917 })).toBe('92% sure')
})

it('labels emails of a sequence', () => {
  expect([stepName(0), stepName(2), stepName(null)]).toEqual(['Initial outreach', 'Follow-Up #2', null])
  expect(scheduledText({ step: 1, is_scheduled: false, due_date: new Date(2026, 10, 24, 9).toISOString() }, new Date(2026, 10, 21))).toBe(
    'Follow-Up #1 on Nov 24',
  )
  const ownStep = { step: null, is_scheduled: true, due_date: new Date(2026, 10, 24, 9).toISOString() }
  expect(scheduledText(ownStep, new Date(2026, 10, 21))).toMatch(/^Reply planned for Tue, Nov 24, 0?9:00( AM)? \(.+\)$/)
})
