import { describe, expect, test } from 'vitest'
import type { SendOutcome } from '../ports/mail.ts'
import { mailFaults } from '../ports/mailboxes.ts'
import {
  decideMailbox,
  healthyMailbox,
  mailboxRetryAfter,
  mailboxState,
  mailFaultSentence,
  mayKeepFromMailbox,
  newsOfOutcome,
  sendingUser,
} from './mailbox.ts'

const refused = (more: Partial<Extract<SendOutcome, { state: 'refused' }>>): SendOutcome => ({
  state: 'refused',
  permanent: true,
  code: 550,
  response: '550 no',
  stage: 'connection',
  ...more,
})

describe('the state of a mailbox', () => {
  test("failing in one direction is failing; a success in the other doesn't hide it", () => {
    const unread = decideMailbox(healthyMailbox, { kind: 'cannot_read', fault: 'no answer' })!
    expect(mailboxState(unread)).toBe('failing')
    expect(decideMailbox(unread, { kind: 'sent' })).toBeNull()
    expect(mailboxState(decideMailbox(unread, { kind: 'read' })!)).toBe('connected')
  })

  test('a pause lasts through successes until it is resumed, and keeps its first reason', () => {
    const paused = decideMailbox(healthyMailbox, { kind: 'pause', reason: 'password', fault: '535 no' })!
    expect(decideMailbox(paused, { kind: 'pause', reason: 'user', fault: null })).toBeNull()
    expect(decideMailbox(paused, { kind: 'sent' })!.pausedFor).toBe('password')
    expect(decideMailbox(paused, { kind: 'resume' })).toEqual(healthyMailbox)
  })

  test('a wrong password outranks a pause by the owner, because reading has stopped too', () => {
    const paused = decideMailbox(healthyMailbox, { kind: 'pause', reason: 'user', fault: null })!
    expect(decideMailbox(paused, { kind: 'pause', reason: 'password', fault: null })!.pausedFor).toBe('password')
    expect(decideMailbox(paused, { kind: 'pause', reason: 'refused', fault: '550 no' })).toBeNull()
  })

  test('retries at growing intervals, at most five minutes', () => {
    expect([1, 2, 3, 4, 100].map(mailboxRetryAfter)).toEqual([5, 10, 20, 40, 300])
  })
})

describe('the effect of a send outcome on the mailbox', () => {
  test.each([
    ['a wrong password pauses', refused({ stage: 'sign_in', code: 535 }), 1, 'pause'],
    ['a sign-in that fails for now does not', refused({ stage: 'sign_in', code: 454, permanent: false }), 1, 'cannot_send'],
    ['a server that is not reached is tried again', refused({ code: null, permanent: false }), 1, 'cannot_send'],
    ['a blocked sender pauses', refused({ stage: 'sender' }), 1, 'pause'],
    ['an address that does not exist says the server works', refused({ stage: 'recipient', response: '550 5.1.1 no' }), 1, 'sent'],
    ['three messages refused in a row pause', refused({ stage: 'content' }), 3, 'pause'],
    ['an answer that never came is trouble', { state: 'unknown', response: 'cut' } as const, 0, 'cannot_send'],
  ])('%s', (_, outcome, count, kind) => expect(newsOfOutcome(outcome, 'answer', count)?.kind).toBe(kind))

  test('waits as long as the server asks, without recording a fault', () => {
    const busy = refused({ stage: 'connection', code: 421, permanent: false, retryAfterSeconds: 30 })
    const news = newsOfOutcome(busy, 'answer', 1)!
    expect(news).toEqual({ kind: 'wait', seconds: 30 })
    expect(decideMailbox(healthyMailbox, news)).toBeNull()
  })

  test('a mailbox without a password loses its owner’s consent, which outranks every other pause', () => {
    const lockedOut = refused({ stage: 'sign_in', code: 535 })
    expect(newsOfOutcome(lockedOut, 'answer', 1, 'gmail')).toMatchObject({ kind: 'pause', reason: 'consent' })
    expect(newsOfOutcome(lockedOut, 'answer', 1, 'smtp')).toMatchObject({ kind: 'pause', reason: 'password' })
    const paused = { ...healthyMailbox, pausedFor: 'user' as const }
    expect(decideMailbox(paused, { kind: 'pause', reason: 'consent', fault: null })?.pausedFor).toBe('consent')
    expect(decideMailbox({ ...healthyMailbox, pausedFor: 'consent' }, { kind: 'pause', reason: 'refused', fault: null })).toBeNull()
  })

  test('ignores a single refused message', () => expect(newsOfOutcome(refused({ stage: 'content' }), 'answer', 1)).toBeNull())
})

test('a sequence is sent from the mailbox of the teammate it is written for, otherwise from the project owner’s', () => {
  expect(sendingUser({ ownerId: 'owner' }, null)).toBe('owner')
  expect(sendingUser({ ownerId: 'owner' }, 'mate')).toBe('mate')
})

test("doesn't store private email or email from candidates of another workspace", () => {
  expect(mayKeepFromMailbox(null, { workspaceId: 'w' })).toBe(false)
  expect(mayKeepFromMailbox({ workspaceId: 'other' }, { workspaceId: 'w' })).toBe(false)
  expect(mayKeepFromMailbox({ workspaceId: 'w' }, { workspaceId: 'w' })).toBe(true)
})

test('has a sentence for every fault that names the server', () => {
  const sentences = mailFaults.map((fault) => mailFaultSentence(fault, 'smtp', { host: 'smtp.home.example', port: 465 }))
  expect(new Set(sentences).size).toBe(mailFaults.length)
  for (const sentence of sentences) expect(sentence).toMatch(/smtp\.home\.example|465/)
})
