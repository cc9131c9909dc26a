// Tests: the sentence about mail from another project.
import { expect, test } from 'vitest'
import { writtenBefore } from './written-before.ts'

const now = new Date('2026-11-20T12:00:00')
const before = { contacted: true, contacted_by: 'Dana Demo', contacted_date: '2026-11-03T12:00:00', project_name: 'Platform engineers' }

test('shows where, when, and the sender', () => {
  expect(writtenBefore({ domain_contacted: before }, now)).toBe('Already contacted in Platform engineers on Nov 3 (by Dana Demo)')
})

test('omits unknown parts and returns nothing when no one has written', () => {
  const little = { contacted: true, contacted_by: null, contacted_date: null, project_name: null }
  expect(writtenBefore({ domain_contacted: little }, now)).toBe('Already contacted')
  expect(writtenBefore({ domain_contacted: { ...before, contacted: false } }, now)).toBeNull()
})
