// Whoever allowed reading alone is asked for more; whoever never was at a provider is not.
import { expect, test } from 'vitest'
import { isMissingModifyScope } from './scopes.ts'

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
  expect(isMissingModifyScope(scopes.map((one) => ({ scopes: one })))).toBe(missing)
})
