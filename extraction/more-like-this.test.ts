// 'More like this' is read by the same reader as every search.
import { moreLikeThis } from '@fairlead/domain/candidate/more-like-this'
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()

test.each([
  [['Registered Nurse'], 'Columbus, Ohio, United States', ['Epic', 'Triage']],
  [['Data Engineer'], 'Munich, Bavaria, Germany', ['Python', 'Kafka', 'Snowflake']],
  [['Pastry Chef'], 'Lyon, Auvergne-Rhône-Alpes, France', ['Chocolate', 'Food Safety']],
])('%s of %s: the job and region are asked for, the skills are wishes', (titles, location, skills) => {
  const { proposals } = readJob(vocabulary, moreLikeThis({ titles, location, skills })!, 100)
  const criteria = proposals.map(({ field, strength, value }) => `${field} ${strength}: ${value}`)
  expect(criteria).toEqual(
    expect.arrayContaining([`title must: ${titles[0]}`, `location must: ${location.slice(location.indexOf(',') + 2)}`]),
  )
  const skillsRead = proposals.filter(({ field }) => field === 'keyword')
  expect(skillsRead.length).toBeGreaterThan(0)
  expect(skillsRead.filter(({ strength }) => strength === 'must')).toEqual([])
})
