// The number beside a project in the navigation.
import { describe, expect, it } from 'vitest'
import { navCount } from './nav-count.ts'

const base = {
  type: '1' as const,
  status: '1',
  candidate_batch_count: { UNDER_REVIEW: 1, AUTOPILOT_RECRUITER: 20, HIRING_MANAGER: 300, QUESTION: 4000 },
  in_auto_swipe_mode: false,
  is_warmleads_recruiter: false,
  candidates_warm_leads_recruiter_count: 5,
  candidates_warm_leads_question_count: 60,
  candidates_warm_leads_hm_count: 700,
  candidates_review_count: 8,
}

describe('navCount', () => {
  it('follows the batch count by type and user', () => {
    expect(navCount(base, true)).toBe(4020)
    expect(navCount({ ...base, status: '6' }, true)).toBe(4001)
    expect(navCount({ ...base, status: '5' }, true)).toBe(4001)
    expect(navCount(base, false)).toBe(300)
    expect(navCount({ ...base, status: '6' }, false)).toBe(1)
    expect(navCount({ ...base, status: '5' }, false)).toBe(300)
    expect(navCount({ ...base, type: '2' }, false)).toBe(1)
    expect(navCount({ ...base, type: '3' }, false)).toBe(300)
    expect(navCount({ ...base, type: '3', status: '6' }, false)).toBe(1)
  })
  it('counts what is missing as 0', () => {
    expect(navCount({ ...base, candidate_batch_count: { QUESTION: 2 } }, true)).toBe(2)
  })
  it('falls back to the counters without a batch count', () => {
    const none = { ...base, candidate_batch_count: {} }
    expect(navCount({ ...none, in_auto_swipe_mode: true, is_warmleads_recruiter: true }, false)).toBe(65)
    expect(navCount({ ...none, in_auto_swipe_mode: true }, false)).toBe(700)
    expect(navCount(none, false)).toBe(8)
  })
})
