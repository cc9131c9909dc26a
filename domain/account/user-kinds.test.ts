import { expect, test } from 'vitest'
import { readProducts, writeProducts, goesToNewerVersion, maySwitchProduct, productTypes } from './products.ts'
import { createProjectPath, goesToCanary, isInternal, isInvestorEmail, isStaffEmail, kindsOf, type UserFacts } from './user-kinds.ts'

const lists = {
  superAdmins: Array.from({ length: 15 }, (_, index) => `admin${index}@fairlead.example`),
  staffDomains: ['fairlead.example', 'fairlead.test', 'lead.example'],
  recruiterProfiles: Array.from({ length: 6 }, (_, index) => `recruiter${index}@client.example`),
  canaryOptOuts: ['admin3@fairlead.example'],
}
const user = (email: string, change: Partial<UserFacts> = {}): UserFacts => ({
  email,
  isOnRoster: false,
  experiments: { enableSelfServeLeanTest: false, enableV2Experience: false },
  ...change,
})

test('a hiring manager or recruiter is a customer [9]', () => {
  expect(kindsOf(user('dana@harbour.example'), lists)).toEqual(['customer'])
})
test('someone on the roster of a project is a collaborator too [10]', () => {
  expect(kindsOf(user('dana@harbour.example', { isOnRoster: true }), lists)).toEqual(['customer', 'collaborator'])
})
test('super admins are the users on the list, in any spelling, and no one else [11]', () => {
  for (const email of lists.superAdmins) expect(kindsOf(user(email.toUpperCase()), lists)).toContain('super_admin')
  expect(kindsOf(user('admin15@fairlead.example'), lists)).not.toContain('super_admin')
})
test.each([
  ['ida@fairlead.example', true],
  ['ida@FAIRLEAD.test', true],
  ['ida@lead.example', true],
  ['ida@sub.fairlead.example', false],
  ['ida@notfairlead.example', false],
  ['fairlead.example', false],
  ['"ida@fairlead.example"@harbour.example', false],
])('staff have exactly one of the three domains: %s %s [12]', (email, isStaff) => {
  expect(isStaffEmail(email, lists)).toBe(isStaff)
  expect(kindsOf(user(email), lists).includes('staff')).toBe(isStaff)
})
test('the experiment flag makes a self-serve user, who creates projects on a separate page [13]', () => {
  const experiments = { enableSelfServeLeanTest: true, enableV2Experience: false }
  expect(kindsOf(user('dana@harbour.example', { experiments }), lists)).toEqual(['customer', 'self_serve'])
  expect([createProjectPath(true), createProjectPath(false)]).toEqual(['/autopilot-projects/self-serve/new', '/autopilot-projects/new'])
})
test('the experiment flag makes a v2 user [14]', () => {
  const experiments = { enableSelfServeLeanTest: false, enableV2Experience: true }
  expect(kindsOf(user('dana@harbour.example', { experiments }), lists)).toEqual(['customer', 'v2'])
})
test('recruiter-profile accounts are the users on the list [15]', () => {
  for (const email of lists.recruiterProfiles) expect(kindsOf(user(email), lists)).toEqual(['customer', 'recruiter_profile'])
  expect(kindsOf(user('recruiter6@client.example'), lists)).toEqual(['customer'])
})
test('sends super admins to canary unless they opted out [67]', () => {
  const goes = (email: string, isSuper = true) => goesToCanary({ email, isSuperAdmin: isSuper }, lists)
  expect([goes('admin1@fairlead.example'), goes('Admin3@fairlead.example'), goes('dana@harbour.example', false)]).toEqual([
    true,
    false,
    false,
  ])
})
test('recognizes the investor by the exact domain of an address', () => {
  const emails = ['ida@fund.example', 'IDA@Fund.Example', 'ida@a.fund.example', 'ida@fund.example.com', 'fund.example', '@fund.example']
  expect(emails.map((email) => isInvestorEmail(email, 'fund.example'))).toEqual([true, true, false, false, false, false])
})
test('staff, super admins, and sessions that staff opened as another user are internal [343]', () => {
  const noOne = { isStaff: false, isSuperAdmin: false, openedBy: null }
  expect(isInternal(noOne)).toBe(false)
  for (const flags of [{ isStaff: true }, { isSuperAdmin: true }, { openedBy: 'sam@staff.example' }])
    expect(isInternal({ ...noOne, ...flags })).toBe(true)
})

test('there are three products, stored in one text [2]', () => {
  expect(productTypes).toEqual(['autopilot', 'fasttrack', 'navigator'])
  expect(readProducts('navigator, Fast-Track,autopilot,nothing')).toEqual(['autopilot', 'fasttrack', 'navigator'])
  expect(readProducts('')).toEqual([])
  expect(writeProducts(['navigator', 'autopilot'])).toBe('autopilot,navigator')
})
test('switching requires two products, including autopilot', () => {
  expect(
    [readProducts('autopilot'), readProducts('navigator,fasttrack'), readProducts('autopilot,navigator')].map(maySwitchProduct),
  ).toEqual([false, false, true])
})
test('only is_autopilot=false leads to the newer version', () => {
  expect(goesToNewerVersion('false', ['navigator'])).toBe(true)
  expect(goesToNewerVersion('false', ['autopilot'])).toBe(false)
  expect(goesToNewerVersion('true', ['navigator'])).toBe(false)
  expect(goesToNewerVersion(undefined, ['fasttrack'])).toBe(false)
})
