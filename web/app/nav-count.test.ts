// Every API field reaches the rule for the count in the navigation.
import { expect, it } from 'vitest'
import { navCount } from './ProjectLink.tsx'

const base = {
  type: '1' as const,
  status: '1' as const,
  candidate_batch_count: { UNDER_REVIEW: 1, AUTOPILOT_RECRUITER: 20, HIRING_MANAGER: 300, QUESTION: 4000 },
  in_auto_swipe_mode: true,
  is_warmleads_recruiter: true,
  candidates_warm_leads_recruiter_count: 5,
  candidates_warm_leads_question_count: 60,
  candidates_warm_leads_hm_count: 700,
  candidates_review_count: 8,
}

it('reads the batch count and the counters', () => {
  const none = { ...base, candidate_batch_count: {} }
  expect(navCount(base, true)).toBe(4020)
  expect(navCount(none, false)).toBe(65)
  expect(navCount({ ...none, is_warmleads_recruiter: false }, false)).toBe(700)
  expect(navCount({ ...none, in_auto_swipe_mode: false }, false)).toBe(8)
})
