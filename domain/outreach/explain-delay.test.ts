import { expect, test } from 'vitest'
import { explainDelay, type SendingState } from './explain-delay.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const working: SendingState = {
  restoredAt: null,
  relayPausedAt: null,
  relayFailingSince: null,
  mailboxReadAt: ago(0.2),
  workers: 1,
  followUpMinutes: 15,
}
const late = { dueAt: ago(5), isFollowUp: false, isSenderUnproven: false, mailboxStoppedAt: null as Date | null }

test.each<[string, Partial<SendingState>, typeof late, string | null]>([
  ['all is well', {}, late, null],
  ['not late yet', { relayPausedAt: ago(9) }, { ...late, dueAt: ago(0.5) }, null],
  ['due later', { relayPausedAt: ago(9) }, { ...late, dueAt: ago(-60) }, null],
  ['an unverified sender', { restoredAt: ago(90) }, { ...late, isSenderUnproven: true }, 'sender_unproven'],
  ['a stopped mailbox', {}, { ...late, mailboxStoppedAt: ago(3) }, 'mailbox_stopped'],
  ['restored', { restoredAt: ago(90), relayPausedAt: ago(9) }, late, 'restored'],
  ['paused', { relayPausedAt: ago(9), relayFailingSince: ago(9) }, late, 'relay_paused'],
  ['unreachable', { relayFailingSince: ago(9), workers: 0 }, late, 'relay_unreachable'],
  ['no worker', { workers: 0, mailboxReadAt: null }, late, 'no_worker'],
  ['never read', { mailboxReadAt: null }, late, 'mailbox_unread'],
  ['not read lately', { mailboxReadAt: ago(118) }, late, 'mailbox_unread'],
  ['a follow-up is patient', { mailboxReadAt: ago(10) }, { ...late, isFollowUp: true }, null],
  ['a follow-up waits for a reading', { mailboxReadAt: ago(16) }, { ...late, isFollowUp: true }, 'mailbox_unread'],
])('%s', (_, state, mail, reason) => {
  expect(explainDelay(mail, { ...working, ...state }, now)?.reason ?? null).toBe(reason)
})

test('states since when', () => {
  expect(explainDelay(late, { ...working, mailboxReadAt: ago(118) }, now)).toEqual({ reason: 'mailbox_unread', since: ago(118) })
})
