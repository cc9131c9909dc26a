import { expect, test } from 'vitest'
import { isWaiting, searchProblem, waitingIn, type SearchFacts, type WaitingFacts } from './waiting.ts'

const project: WaitingFacts = {
  status: 'active',
  isArchived: false,
  isWarmleadsRecruiter: false,
  isAutopilotRecruiter: false,
  counts: { UNDER_REVIEW: 1, QUESTION: 20, HIRING_MANAGER: 300, AUTOPILOT_RECRUITER: 4000, CONTACTED: 50_000 },
  unanswered: 7,
}
const member = { mayDecide: true, isSuperAdmin: false }

test('counts reviews, answers, and decisions in every state of a live project', () => {
  for (const status of ['active', 'paused', 'queued', 'preparing', 'calibrating'] as const)
    expect(waitingIn({ ...project, status }, member)).toEqual({ review: 1, answers: 27, decisions: 300 })
})

test('a recruiter also decides about interested candidates', () => {
  expect(waitingIn({ ...project, isWarmleadsRecruiter: true }, member).decisions).toBe(4300)
  expect(waitingIn(project, { ...member, isSuperAdmin: true }).decisions).toBe(4300)
})

test.each([
  ['archived', { isArchived: true }, member],
  ['archived by status', { status: 'archived' }, member],
  ['a draft', { status: 'draft' }, member],
  ['a commenter', {}, { ...member, mayDecide: false }],
] as const)('nothing waits: %s', (_, change, user) => {
  expect(isWaiting(waitingIn({ ...project, ...change }, user))).toBe(false)
})

test.each([{ UNDER_REVIEW: 1 }, { QUESTION: 1 }, { HIRING_MANAGER: 1 }])('one candidate is enough: %o', (counts) => {
  expect(isWaiting(waitingIn({ ...project, counts, unanswered: 0 }, member))).toBe(true)
  expect(isWaiting(waitingIn({ ...project, counts: { CONTACTED: 9 }, unanswered: 0 }, member))).toBe(false)
})

test('a failed or empty search needs a decision, except in a stopped project or with candidates to review', () => {
  const facts: SearchFacts = {
    status: 'active',
    isArchived: false,
    outreachPause: false,
    counts: {},
    search: { state: 'completed', found: 0 },
  }
  const problem = (change: Partial<SearchFacts>) => searchProblem({ ...facts, ...change })
  expect(problem({})).toBe('found_no_one')
  expect(problem({ search: { state: 'failed', found: 0 }, counts: { UNDER_REVIEW: 3 } })).toBe('failed')
  expect(problem({ search: { state: 'completed', found: 3 } })).toBeNull()
  expect(problem({ search: { state: 'running', found: 0 } })).toBeNull()
  expect(problem({ counts: { UNDER_REVIEW: 3 } })).toBeNull()
  expect(problem({ search: null })).toBeNull()
  for (const stopped of [{ outreachPause: true }, { isArchived: true }, { status: 'draft' }] as const) expect(problem(stopped)).toBeNull()
})
