// Where a search result leads.
import { expect, test } from 'vitest'
import type { WireSearchResult } from '@fairlead/contract/shapes/search-result'
import { placeOfResult } from './use-candidate-search.ts'

const result: WireSearchResult = {
  candidate_id: 'c',
  candidate_name: 'Ada',
  candidate_email: null,
  candidate_linkedin_url: null,
  candidate_picture_url: null,
  candidate_job_title: null,
  candidate_status: 'UNDER_REVIEW',
  project_id: 'p',
  project_name: 'P',
}

test('to the review queue while under review', () => {
  expect(placeOfResult(result)).toEqual({ project: 'p', tab: 'under_review', candidate: 'c' })
})

test('to the history for candidates past review', () => {
  expect(placeOfResult({ ...result, candidate_status: 'HIRING_MANAGER' })).toEqual({
    project: 'p',
    tab: 'warm_leads_hm',
    candidate: 'c',
    view: '3',
  })
})

test.each([
  ['WARM_LEADS_RECRUITER', 'warm_leads_recruiter'],
  ['WARM_LEADS_AWAITING_INFO', 'warm_leads_awaiting_info'],
  ['AWAITING_INFO', 'warm_leads_awaiting_info'],
  ['CONTACTED', 'contacted'],
  ['something newer', 'under_review'],
] as const)('%s is in the tab %s', (candidate_status, tab) => {
  expect(placeOfResult({ ...result, candidate_status }).tab).toBe(tab)
})
