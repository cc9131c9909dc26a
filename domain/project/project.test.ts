import { expect, test } from 'vitest'
import { isAutopilot, isOwner, isRecruiter, isSelfServe, projectTypes, roleOf, type Collaborator } from './project.ts'

const plain = { isWarmleadsRecruiter: false, isAutopilotRecruiter: false }
const warm = { isWarmleadsRecruiter: true, isAutopilotRecruiter: false }
const auto = { isWarmleadsRecruiter: false, isAutopilotRecruiter: true }
const customer = { isSuperAdmin: false }
const admin = { isSuperAdmin: true }

test('autopilot projects count as autopilot only [5]', () => {
  expect([isAutopilot({ type: 'autopilot' }), isSelfServe({ type: 'autopilot' })]).toEqual([true, false])
})
test('navigator projects count as neither autopilot nor self-serve [6]', () => {
  expect([isAutopilot({ type: 'navigator' }), isSelfServe({ type: 'navigator' })]).toEqual([false, false])
})
test('self-serve projects count as self-serve [7]', () => {
  expect(isSelfServe({ type: 'self-serve' })).toBe(true)
})
test('self-serve projects count as autopilot too [8]', () => {
  expect(projectTypes.map((type) => isAutopilot({ type }))).toEqual([true, false, true])
})

const roster: Collaborator[] = [
  { email: 'Dana@Harbour.example', role: 'owner' },
  { email: ' eli@harbour.example', role: 'member' },
  { email: 'fay@harbour.example', role: 'commenter' },
]
test.each([
  ['dana@harbour.example', 'owner'],
  ['DANA@HARBOUR.EXAMPLE ', 'owner'],
  ['eli@harbour.example', 'member'],
  ['fay@harbour.example', 'commenter'],
])('finds the role by email, in any spelling: %s %s [331]', (email, role) => {
  expect(roleOf(roster, email)).toBe(role)
})
test('an empty roster makes everyone an owner [332]', () => {
  expect(roleOf([], 'anyone@example.com')).toBe('owner')
})
test.each(['gus@harbour.example', '', 'dana@harbour.example.org'])('users who aren’t on it have no role: %s [333]', (email) => {
  expect(roleOf(roster, email)).toBe('none')
})

test.each([
  [plain, customer, false],
  [warm, customer, true],
  [auto, customer, true],
  [plain, admin, true],
  [warm, admin, true],
])('recruiter view of %j as %j: %s [337]', (project, actor, expected) => {
  expect(isRecruiter(project, actor)).toBe(expected)
})
test.each([
  [plain, customer, true],
  [warm, customer, false],
  [auto, customer, false],
  [plain, admin, true],
  [warm, admin, true],
])('owner of %j as %j: %s [340]', (project, actor, expected) => {
  expect(isOwner(project, actor)).toBe(expected)
})
