// Tests: two people editing one project.
import { expect, test } from 'vitest'
import { changedByBoth, changedByThem, fieldWords, valueWords } from './changed-by-both.ts'

const base = { project_name: 'One', job_title: 'Engineer', job_titles: ['Engineer'] }

test("different fields don't conflict", () => {
  expect(changedByBoth(base, { ...base, job_title: 'Designer' }, { project_name: 'Two' })).toEqual([])
})

test('the same field with different values does', () => {
  expect(changedByBoth(base, { ...base, project_name: 'Three' }, { project_name: 'Two', job_title: 'X' })).toEqual(['project_name'])
  expect(changedByBoth(base, { ...base, job_titles: ['Designer'] }, { job_titles: ['Writer'] })).toEqual(['job_titles'])
})

test('the same field with the same value does not', () => {
  expect(changedByBoth(base, { ...base, project_name: 'Two' }, { project_name: 'Two' })).toEqual([])
})

test('names of fields', () => {
  expect(fieldWords('job_description')).toBe('Job description')
})

test("lists the others' changes regardless of mine, except the project's status", () => {
  expect(changedByThem({ ...base, version: 1 }, { ...base, version: 2, job_titles: ['Designer'] })).toEqual(['job_titles'])
})

test('values as text', () => {
  expect([null, '', true, 3, ['a', 'b'], []].map(valueWords)).toEqual(['empty', 'empty', 'yes', '3', 'a, b', 'empty'])
  expect(valueWords({ phone_screener_email: null })).toBeNull()
})
