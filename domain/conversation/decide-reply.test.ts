import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import { describe, expect, test } from 'vitest'
import { stages } from '../shared/stages.ts'
import { replyLabels, type ReplyClassification, type ReplyLabel } from '../ports/reply-classifier.ts'
import { decideReply } from './decide-reply.ts'

const selfServe = { isWarmleadsRecruiter: false, isAutopilotRecruiter: false }
const recruiter = { isWarmleadsRecruiter: true, isAutopilotRecruiter: false }
const judged = (label: ReplyLabel, notInterestedReasons: NotInterestedReason[] = []): ReplyClassification => ({
  label,
  confidence: 0.9,
  notInterestedReasons,
  quote: null,
})

describe('effects of a reply', () => {
  test("interested candidates move to the project's tab for Interested", () => {
    expect(decideReply(selfServe, 'CONTACTED', judged('interested'), true)).toMatchObject({
      to: 'HIRING_MANAGER',
      attention: null,
      stopsSequence: true,
    })
    expect(decideReply(recruiter, 'CONTACTED', judged('interested'), true).to).toBe('AUTOPILOT_RECRUITER')
  })
  test('sends a question to Needs Attention', () => {
    expect(decideReply(selfServe, 'CONTACTED', judged('question'), true)).toMatchObject({ to: 'QUESTION', attention: { code: 'question' } })
  })
  test('a clear no stores its reasons', () => {
    expect(decideReply(selfServe, 'CONTACTED', judged('not_interested', ['compensation', 'timing']), true)).toMatchObject({
      to: 'NOT_INTERESTED',
      notInterestedReasons: ['compensation', 'timing'],
      suppress: false,
    })
  })
  test('unsubscribing stops every later email', () => {
    expect(decideReply(selfServe, 'CONTACTED', judged('unsubscribe'), true)).toMatchObject({
      to: 'NOT_INTERESTED',
      suppress: true,
      stopsSequence: true,
    })
  })
  test('out of office moves no one and only postpones the follow-ups', () => {
    expect(decideReply(selfServe, 'CONTACTED', judged('out_of_office'), true)).toMatchObject({
      to: null,
      stopsSequence: false,
      pausesSequence: true,
      attention: null,
    })
  })
  test('an uncertain answer always waits for a person and suppresses no one', () => {
    for (const label of replyLabels) {
      const decision = decideReply(selfServe, 'CONTACTED', judged(label), false)
      expect(decision.to).toBe('QUESTION')
      expect(decision.attention).not.toBeNull()
      expect(decision.suppress).toBe(false)
    }
  })
  test('a refusal after a yes leaves the hiring manager’s list and goes to the recruiter, certain or not', () => {
    for (const label of ['not_interested', 'not_now', 'referral', 'wrong_person', 'unsubscribe', 'data_request'] as const) {
      expect(decideReply(selfServe, 'HIRING_MANAGER', judged(label), true)).toMatchObject({
        to: 'QUESTION',
        attention: { code: 'withdrawn' },
      })
      expect(decideReply(selfServe, 'HIRING_MANAGER', judged(label), false)).toMatchObject({
        to: 'QUESTION',
        attention: { code: 'unsure_reply' },
      })
      expect(decideReply(selfServe, 'INTERVIEWING', judged(label), true)).toMatchObject({ to: null, attention: { code: 'withdrawn' } })
    }
  })
  test('no other answer moves someone who is past the first conversation', () => {
    for (const stage of ['HIRING_MANAGER', 'HIRING_MANAGER_APPROVED', 'INTERVIEWING', 'REJECTED'] as const)
      for (const label of ['interested', 'question', 'out_of_office', 'unclear'] as const) {
        expect(decideReply(selfServe, stage, judged(label), true).to).toBeNull()
        expect(decideReply(selfServe, stage, judged(label), false).to).toBeNull()
      }
    for (const stage of ['HIRING_MANAGER_APPROVED', 'INTERVIEWING', 'REJECTED'] as const)
      for (const label of replyLabels) expect(decideReply(selfServe, stage, judged(label), true).to).toBeNull()
  })
  test('not now, a referral, the wrong person, and data requests end the sequence and open a task', () => {
    const decisionFor = (label: ReplyLabel) =>
      decideReply(selfServe, 'CONTACTED', judged(label, label === 'referral' ? ['other'] : []), true)
    const stopped = { to: 'NOT_INTERESTED', stopsSequence: true, attention: null }
    expect(decisionFor('not_now')).toMatchObject({
      ...stopped,
      opens: 'come_back',
      notInterestedReasons: ['timing'],
      suppress: false,
      flag: null,
    })
    expect(decisionFor('referral')).toMatchObject({
      ...stopped,
      opens: 'referral',
      notInterestedReasons: ['other'],
      suppress: false,
      flag: null,
    })
    expect(decisionFor('wrong_person')).toMatchObject({
      ...stopped,
      opens: null,
      notInterestedReasons: ['wrong_email'],
      flag: 'wrong_person',
    })
    expect(decisionFor('data_request')).toMatchObject({ ...stopped, opens: 'data_request', suppress: true, flag: 'data_request' })
  })
  test('an unsure request about personal data starts the clock all the same', () => {
    expect(decideReply(selfServe, 'CONTACTED', judged('data_request'), false)).toMatchObject({
      to: 'QUESTION',
      opens: 'data_request',
      flag: null,
    })
  })
  test('a decision never names the stage the candidate is in', () => {
    for (const stage of stages)
      for (const label of replyLabels)
        for (const sure of [true, false]) expect(decideReply(selfServe, stage, judged(label), sure).to).not.toBe(stage)
  })
})
