// Every reason against an email, and their order.
import { expect, test } from 'vitest'
import { canSendTo, mayPass } from './can-send-to.ts'
import type { SendFacts, StopReason } from './can-send-to.ts'

const now = new Date('2026-03-02T09:00:00Z')
const before = new Date('2026-02-27T09:00:00Z')
const initial: SendFacts = {
  step: 0,
  stage: 'APPROVED',
  address: 'jo@candidate.example',
  repliedAt: null,
  unsubscribedAt: null,
  suppressed: false,
  isMerged: false,
  bouncedAt: null,
  isUndeliverable: false,
  isUnacceptedGuess: false,
  project: { paused: false, archived: false },
  lacksPostalAddress: false,
  pastApplication: null,
  followUpsDisabled: false,
  pausedUntil: null,
  flag: null,
  manualOutreach: false,
  sentAt: null,
  previousSentAt: null,
  dueAt: null,
}
const followUp: SendFacts = { ...initial, step: 1, stage: 'CONTACTED', previousSentAt: before, dueAt: now }

test('an unconfirmed guess waits on every step; an address found undeliverable stops', () => {
  for (const facts of [initial, followUp, { ...initial, step: null, stage: 'QUESTION' as const }]) {
    expect(canSendTo({ ...facts, isUnacceptedGuess: true }, now)).toBe('guessed_address')
    expect(canSendTo({ ...facts, isUndeliverable: true }, now)).toBe('undeliverable')
  }
  expect([mayPass('guessed_address'), mayPass('undeliverable')]).toEqual([true, false])
})

test('nothing against it', () => {
  expect(canSendTo(initial, now)).toBe(null)
  expect(canSendTo(followUp, now)).toBe(null)
})

const always: [StopReason, Partial<SendFacts>][] = [
  ['already_sent', { sentAt: before }],
  ['unsubscribed', { unsubscribedAt: before }],
  ['suppressed', { suppressed: true }],
  ['bounced', { bouncedAt: before }],
  ['replied', { repliedAt: before }],
  ['no_address', { address: null }],
  ['project_archived', { project: { paused: true, archived: true } }],
  ['project_paused', { project: { paused: true, archived: false } }],
  ['not_due', { dueAt: new Date(now.getTime() + 1) }],
  ['stage_left', { stage: 'REJECTED' }],
]
test.each(always)('%s stops every step', (reason, change) => {
  expect(canSendTo({ ...initial, ...change }, now)).toBe(reason)
  expect(canSendTo({ ...followUp, ...change }, now)).toBe(reason)
})

test.each<[StopReason, Partial<SendFacts>]>([
  ['stage_left', { stage: 'QUESTION' }],
  ['stage_left', { stage: 'APPROVED' }],
  ['followups_disabled', { followUpsDisabled: true }],
  ['out_of_office', { pausedUntil: new Date(now.getTime() + 1) }],
  ['manual_outreach', { manualOutreach: true }],
  ['previous_step_missing', { previousSentAt: null }],
])('%s stops follow-ups', (reason, change) => {
  expect(canSendTo({ ...followUp, ...change }, now)).toBe(reason)
})

test('ranks permanent reasons above temporary ones', () => {
  for (const [permanent, change] of always.filter(([reason]) => !mayPass(reason)))
    expect(canSendTo({ ...followUp, followUpsDisabled: true, dueAt: new Date(now.getTime() + 1), ...change }, now)).toBe(permanent)
})

test('a missing postal address holds first emails and follow-ups, but no reply', () => {
  const lacking = { ...initial, lacksPostalAddress: true }
  expect(canSendTo(lacking, now)).toBe('no_postal_address')
  expect(canSendTo({ ...lacking, step: 1, stage: 'CONTACTED', previousSentAt: now }, now)).toBe('no_postal_address')
  expect(canSendTo({ ...lacking, step: null }, now)).toBeNull()
  expect(canSendTo({ ...lacking, unsubscribedAt: now }, now)).toBe('unsubscribed')
  expect(mayPass('no_postal_address')).toBe(true)
})
