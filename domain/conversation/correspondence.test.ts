import { expect, test } from 'vitest'
import { isManagedFor } from './correspondence.ts'

const plain = { inAutoSwipeMode: true, isWarmleadsRecruiter: false, isAutopilotRecruiter: false }
const noOne = { isSuperAdmin: false, isStaff: false }

test.each([
  ['a customer of a project on autopilot', plain, noOne, true],
  ['a customer of any other project', { ...plain, inAutoSwipeMode: false }, noOne, false],
  ['a recruiter on autopilot', { ...plain, isAutopilotRecruiter: true }, noOne, false],
  ['a recruiter of warm leads', { ...plain, isWarmleadsRecruiter: true }, noOne, false],
  ['a super admin', plain, { ...noOne, isSuperAdmin: true }, false],
  ['staff', plain, { ...noOne, isStaff: true }, false],
])('%s', (_who, project, actor, managed) => {
  expect(isManagedFor(project, actor)).toBe(managed)
})
