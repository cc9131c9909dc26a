// The preview asks with the search's own fields only, and not before anything says who is meant.
import { expect, test } from 'vitest'
import { questionOf } from './question.ts'

test('a title, a keyword, a company or an ideal candidate says who is meant; a place alone does not', () => {
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

test('what no search reads does not travel', () => {
  expect(questionOf({ job_title: 'Baker', job_description: 'Long', project_name: 'Bread', mba: false }, 'p')).toEqual({
    project_id: 'p',
    job_title: 'Baker',
    mba: false,
  })
})
