import { expect, test } from 'vitest'
import { isAutopilot, isOwner, isRecruiter, isSelfServe, projectType, roleOf, type Collaborator } from './project.ts'

const plain = { isWarmleadsRecruiter: false, isAutopilotRecruiter: false }
const warm = { isWarmleadsRecruiter: true, isAutopilotRecruiter: false }
const auto = { isWarmleadsRecruiter: false, isAutopilotRecruiter: true }
const customer = { isSuperAdmin: false }
const admin = { isSuperAdmin: true }

test("type '1' is autopilot [5]", () => {
  expect(projectType.autopilot).toBe('1')
  expect([isAutopilot({ type: '1' }), isSelfServe({ type: '1' })]).toEqual([true, false])
})
test("type '2' is navigator [6]", () => {
  expect(projectType.navigator).toBe('2')
  expect([isAutopilot({ type: '2' }), isSelfServe({ type: '2' })]).toEqual([false, false])
})
test("type '3' is self-serve [7]", () => {
  expect(projectType.selfServe).toBe('3')
  expect(isSelfServe({ type: '3' })).toBe(true)
})
test("types '1' and '3' both count as autopilot [8]", () => {
  expect((['1', '2', '3'] as const).map((type) => isAutopilot({ type }))).toEqual([true, false, true])
})

const roster: Collaborator[] = [
  { email: 'Dana@Harbour.example', role: 1 },
  { email: ' eli@harbour.example', role: 2 },
  { email: 'fay@harbour.example', role: 3 },
]
test.each([
  ['dana@harbour.example', 1],
  ['DANA@HARBOUR.EXAMPLE ', 1],
  ['eli@harbour.example', 2],
  ['fay@harbour.example', 3],
])('the role is found by email, in any spelling: %s %i [331]', (email, role) => {
  expect(roleOf(roster, email)).toBe(role)
})
test('an empty roster gives role 1 to everyone [332]', () => {
  expect(roleOf([], 'anyone@example.com')).toBe(1)
})
test.each(['gus@harbour.example', '', 'dana@harbour.example.org'])('returns -1 for users not on it: %s [333]', (email) => {
  expect(roleOf(roster, email)).toBe(-1)
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
