// Who has the admin view of a conversation, and for who the provider writes.
import { expect, test } from 'vitest'
import { isManagedFor } from './correspondence.ts'

const plain = { inAutoSwipeMode: true, isWarmleadsRecruiter: false, isAutopilotRecruiter: false }
const nobody = { isSuperAdmin: false, isStaff: false }

test.each([
  ['a customer of a project on autopilot', plain, nobody, true],
  ['a customer of any other project', { ...plain, inAutoSwipeMode: false }, nobody, false],
  ['a recruiter on autopilot', { ...plain, isAutopilotRecruiter: true }, nobody, false],
  ['a recruiter of warm leads', { ...plain, isWarmleadsRecruiter: true }, nobody, false],
  ['a super admin', plain, { ...nobody, isSuperAdmin: true }, false],
  ['staff', plain, { ...nobody, isStaff: true }, false],
])('%s', (_who, project, actor, managed) => {
  expect(isManagedFor(project, actor)).toBe(managed)
})
