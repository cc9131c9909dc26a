// The preview sends only the fields that a search uses, and nothing before the settings say who is meant.
import { expect, test } from 'vitest'
import { questionOf } from './use-preview.ts'

test('requires a title, keyword, company, or ideal candidate; a place is not enough', () => {
  expect(questionOf({}, undefined)).toBeNull()
  expect(questionOf({ job_title: '  ', locations: ['Austin'], mba: true }, 'p')).toBeNull()
  for (const settings of [
    { job_title: 'Baker' },
    { job_titles: ['Baker'] },
    { keywords_optional: ['Bread'] },
    { companies: ['Mill'] },
    { ideal_candidates: [{ linkedin_profile_url: null, core_candidate_id: '1', resume: null }] },
  ])
    expect(questionOf(settings, undefined)).toEqual(settings)
})

test('leaves out settings no search reads', () => {
  expect(questionOf({ job_title: 'Baker', sender_name: 'Ann', project_name: 'Bread', mba: false }, 'p')).toEqual({
    project_id: 'p',
    job_title: 'Baker',
    mba: false,
  })
})
