import { expect, test } from 'vitest'
import {
  authProviders,
  grantedPermissions,
  isMissingModifyScope,
  mailboxScopes,
  missingMailAccess,
  providerPermissions,
  scopesFor,
} from './scopes.ts'

const google = 'https://www.googleapis.com/auth/'
test.each([
  ['no provider', [], false],
  ['signing in alone', [['openid', 'email']], true],
  ['reading a Google calendar', [[`${google}calendar.readonly`]], true],
  ['a Google calendar', [[`${google}calendar`]], false],
  ['Gmail', [['openid', `${google}gmail.modify`]], false],
  ['reading a Microsoft calendar', [['Calendars.Read']], true],
  ['a Microsoft calendar', [['https://graph.microsoft.com/Calendars.ReadWrite']], false],
  ['one of two providers', [['openid'], ['Mail.ReadWrite']], false],
  ['another site with the same path', [['https://evil.example/auth/calendar']], true],
] as const)('%s', (_, scopes, missing) => {
  expect(isMissingModifyScope(scopes.map((granted) => ({ scopes: granted })))).toBe(missing)
})

test.each([
  ['google', ['openid'], []],
  ['google', [`${google}calendar.readonly`], ['read_calendar']],
  ['google', [`${google}calendar.events`], ['write_calendar']],
  ['google', [`${google}calendar`], ['read_calendar', 'write_calendar']],
  ['microsoft', ['Calendars.Read'], ['read_calendar']],
  ['microsoft', ['https://graph.microsoft.com/calendars.readwrite'], ['read_calendar', 'write_calendar']],
  ['microsoft', [`${google}calendar`], []],
] as const)('%s with %j allows %j', (provider, scopes, granted) => {
  expect(grantedPermissions(provider, scopes)).toEqual(granted)
})

test.each(authProviders)('grants the wanted permissions with the scopes requested from %s', (provider) => {
  for (const expected of [[], ['read_calendar'], ['write_calendar'], [...providerPermissions]] as const)
    expect(grantedPermissions(provider, scopesFor(provider, expected))).toEqual(expect.arrayContaining([...expected]))
})

test.each(authProviders)('requests only reading and sending for a mailbox at %s', (provider) => {
  expect(missingMailAccess(provider, mailboxScopes(provider))).toEqual([])
  expect(mailboxScopes(provider).filter((scope) => /modify|write|delete|mail\.google\.com/i.test(scope))).toEqual([])
})

test.each([
  ['google', ['openid'], ['read', 'send']],
  ['google', [`${google}gmail.readonly`], ['send']],
  ['google', [`${google}gmail.modify`], []],
  ['google', ['https://mail.google.com/'], []],
  ['microsoft', ['Mail.Send'], ['read']],
  ['microsoft', ['mail.readwrite', 'https://graph.microsoft.com/Mail.Send'], []],
] as const)('of a mailbox at %s, %j leaves out %j', (provider, scopes, missing) => {
  expect(missingMailAccess(provider, scopes)).toEqual(missing)
})
