// The states of a connection.
import { expect, test } from 'vitest'
import { integrationStatuses, integrationStatusOf } from './integrations.ts'

test('seven states, everything else unknown', () => {
  expect(integrationStatuses).toEqual(['INCOMPLETE', 'COMPLETE', 'RELINK_NEEDED', 'ACTIVE', 'INVALID', 'INACTIVE', 'UNKNOWN'])
  expect([' relink_needed', 'ACTIVE', 'broken', ''].map(integrationStatusOf)).toEqual(['RELINK_NEEDED', 'ACTIVE', 'UNKNOWN', 'UNKNOWN'])
})
