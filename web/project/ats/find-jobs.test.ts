// Searching jobs.
import { expect, test } from 'vitest'
import { findJobs, type AtsJob } from './use-ats-jobs.ts'

const job = (name: string, locations: string[], department: string | null = null): AtsJob => ({
  id: name,
  remote_id: `J-${name.length}`,
  name,
  locations,
  department,
  project_id: null,
})
const jobs = [
  job('Backend Engineer', ['Austin, Texas'], 'Engineering'),
  job('Data Engineer', ['Lisbon, Portugal'], 'Data'),
  job('Baker', [], null),
]

test.each([
  ['', ['Backend Engineer', 'Data Engineer', 'Baker']],
  ['engineer', ['Backend Engineer', 'Data Engineer']],
  ['  LISBON  engin', ['Data Engineer']],
  ['engineering', ['Backend Engineer']],
  ['j-5', ['Baker']],
  ['pilot', []],
])('%j finds %j', (typed, expectedIds) => {
  expect(findJobs(jobs, typed).map(({ name }) => name)).toEqual(expectedIds)
})
