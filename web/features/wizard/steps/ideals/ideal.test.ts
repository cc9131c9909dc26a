// Ideal candidates are added once, up to the limit.
import { expect, test } from 'vitest'
import { addIdeals, type Ideal } from './ideal.ts'

const url = (name: string): Ideal => ({
  linkedin_profile_url: `https://www.linkedin.com/in/${name}`,
  core_candidate_id: null,
  resume: null,
})

test('a person who is already listed is not added again', () => {
  const picked = { ...url('ada'), core_candidate_id: 'p1' }
  const resume = {
    name: 'Bo',
    headline: null,
    location: null,
    experiences: [],
    education: [],
    languages: [],
    certificates: [],
    skills: ['Go'],
  }
  const ideals = [picked, { linkedin_profile_url: null, core_candidate_id: null, resume }]
  expect(
    addIdeals(ideals, [url('ada'), { ...picked, linkedin_profile_url: null }, { ...ideals[1]!, resume: { ...resume } }], 50).ideals,
  ).toEqual(ideals)
  expect(addIdeals(ideals, [url('bob'), url('bob')], 50).ideals).toHaveLength(3)
})

test('returns what exceeds the limit', () => {
  const { ideals, notAdded } = addIdeals([url('a')], [url('b'), url('c'), url('a')], 2)
  expect([ideals, notAdded]).toEqual([[url('a'), url('b')], [url('c')]])
})
