import { expect, test } from 'vitest'
import { checkConnection, domainOf, judgeProof, readDomain, roleOfGroups, verificationRecord, whyNotRequireSso } from './single-sign-on.ts'
import type { ConnectionForm } from './single-sign-on.ts'

const form: ConnectionForm = {
  name: 'Okta',
  issuer: 'https://login.example.com/oauth2/default',
  clientId: 'c',
  clientSecret: 's',
  scopes: '',
  defaultRole: 'member',
  groupsClaim: '',
  adminGroups: [],
  memberGroups: [],
}

test.each<[Partial<ConnectionForm>, string[]]>([
  [{}, []],
  [{ name: '', clientId: '', clientSecret: '' }, ['name', 'client_id', 'client_secret']],
  [{ issuer: 'login.example.com' }, ['issuer']],
  [{ issuer: 'https://login.example.com/?x=1' }, ['issuer']],
  [{ issuer: 'https://a:b@login.example.com' }, ['issuer']],
  [{ issuer: 'ftp://login.example.com' }, ['issuer']],
  [{ adminGroups: ['admins'] }, ['groups_claim']],
  [{ defaultRole: 'none' }, ['groups_claim']],
  [{ defaultRole: 'none', groupsClaim: 'groups' }, ['member_groups']],
  [{ defaultRole: 'none', groupsClaim: 'groups', memberGroups: ['hiring'] }, []],
])('a connection with %j', (change, wrong) => {
  expect(Object.keys(checkConnection({ ...form, ...change }, true) ?? {})).toEqual(wrong)
})

test('a stored connection keeps its secret', () => {
  expect(checkConnection({ ...form, clientSecret: '' }, false)).toBeNull()
})

test('the highest mapped group gives the role; unknown groups change nothing', () => {
  const rules = { defaultRole: 'none' as const, adminGroups: ['leads'], memberGroups: ['hiring'] }
  expect(roleOfGroups(rules, ['hiring', 'leads'])).toBe('admin')
  expect(roleOfGroups(rules, ['hiring', 'Leads'])).toBe('member')
  expect(roleOfGroups(rules, [])).toBe('none')
  expect(roleOfGroups(rules, null)).toBeNull()
  expect(roleOfGroups({ defaultRole: 'member', adminGroups: [], memberGroups: [] }, ['leads'])).toBeNull()
})

test.each([
  ['Work.Example', 'work.example'],
  [' @work.example ', 'work.example'],
  ['https://work.example/careers', 'work.example'],
  ['anna@work.example.', 'work.example'],
  ['xn--mller-kva.example', 'xn--mller-kva.example'],
  ['localhost', null],
  ['192.0.2.1', null],
  ['-work.example', null],
  ['work..example', null],
  ['', null],
])('the domain in “%s” is %s', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain)
})

test('the domain of an address follows its last @', () => {
  expect(domainOf('"a@b"@Work.example')).toBe('work.example')
})

test('a record proves a domain, no answer changes nothing, and a missing one ends the proof after three days', () => {
  const now = new Date('2026-11-01T00:00:00Z')
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const none = { verifiedAt: null, missingSince: null }
  const published = { state: 'found' as const, values: ['v=spf1 -all', verificationRecord('t')] }
  expect(judgeProof(none, 't', published, now)).toEqual({ verifiedAt: now, missingSince: null })
  expect(judgeProof(none, 'u', published, now)).toEqual(none)
  expect(judgeProof(none, 't', { state: 'unknown' }, now)).toEqual(none)
  const proven = { verifiedAt: now, missingSince: null }
  expect(judgeProof(proven, 't', { state: 'unknown' }, later(9))).toEqual(proven)
  const missing = judgeProof(proven, 't', { state: 'none' }, later(1))
  expect(missing).toEqual({ verifiedAt: now, missingSince: later(1) })
  expect(judgeProof(missing, 't', { state: 'none' }, later(3))).toEqual(missing)
  expect(judgeProof(missing, 't', published, later(3))).toEqual(proven)
  expect(judgeProof(missing, 't', { state: 'none' }, later(4))).toEqual(none)
})

test('requiring it needs a provider, a domain, and a break-glass admin with a second factor', () => {
  const has = { connections: 1, verifiedDomains: 1 }
  const admin = { isAdmin: true, hasFactor: true, isDisabled: false }
  expect(whyNotRequireSso({ ...has, connections: 0 }, [admin], 24)).toHaveProperty('is_required')
  expect(whyNotRequireSso({ ...has, verifiedDomains: 0 }, [admin], 24)).toHaveProperty('is_required')
  expect(whyNotRequireSso(has, [], 24)).toHaveProperty('break_glass')
  for (const lack of [{ isAdmin: false }, { hasFactor: false }, { isDisabled: true }])
    expect(whyNotRequireSso(has, [admin, { ...admin, ...lack }], 24)).toHaveProperty('break_glass')
  expect(whyNotRequireSso(has, [admin], 169)).toHaveProperty('grace_hours')
  expect(whyNotRequireSso(has, [admin], 0)).toBeNull()
})
