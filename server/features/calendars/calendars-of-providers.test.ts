// Calendars of an account connected through Google: read with a renewed token, written to, and removed with the consent.
import { redirectUris, startProvider, type TestProvider } from '@fairlead/adapters/identity/provider.fixture'
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { calendars } from '@fairlead/adapters/calendar/calendars'
import { startGoogle, type EmbeddedGoogle } from '../../../testing/fakes/start-google.ts'
import { scopesFor } from '@fairlead/domain/account/scopes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'
import { recheckCalendars } from './recheck-calendars.ts'
import { systemContext } from '../../platform/context.ts'
import { newUser, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/mail-station.ts'
import { contextOf } from '../../../testing/projects.ts'
import { calendarTools } from '../../http/calendar-tools.ts'

const [redirect_uri = ''] = redirectUris
const scopes = scopesFor('google', ['read_calendar', 'write_calendar'])
const accounts = { gail: { email: 'gail@work.example', email_verified: true, name: 'Gail Green' } }

let testApp: TestApp
let server: TestProvider
let google: EmbeddedGoogle
/** The tokens the provider issued lately; the local calendar server knows its own. */
const grants: string[] = []
beforeAll(async () => {
  server = await startProvider(accounts, true)
  google = await startGoogle({ accessToken: 'good', owner: 'gail@work.example' })
  testApp = await createTestApp()
  const real = openidProvider({ ...server, name: 'Google', lasting: 'parameter' })
  const provider = {
    ...real,
    async renew(refreshToken: string) {
      const tokens = await real.renew(refreshToken)
      grants.push(tokens.accessToken)
      return { ...tokens, accessToken: 'good', expiresAt: new Date(Date.now() + 3_600_000) }
    },
  }
  const outside = { identity: { google: provider, microsoft: null } }
  testApp.services.outside = {
    ...testApp.services.outside,
    ...outside,
    calendars: calendars({ trustedOrigins: [google.url], googleUrl: `${google.url}/calendar/v3/` }),
  }
})
afterAll(async () => {
  await testApp.close()
  await Promise.all([server.stop(), google.stop()])
})

test('an account that allows it adds its calendars; withdrawing consent closes them, with a message', async () => {
  const me = await newUser(testApp.app, 'Gail')
  const { workspaceId, userId } = await contextOf(testApp, me)
  const ctx = systemContext(testApp.database, workspaceId)
  const query = { redirect_uri, state: 's', auth_provider: 'google', scopes }
  const { body: providers } = await me.call<{ url: string }[]>('GET', 'v1/users/providers', query)
  expect(providers[0]!.url).toMatch(/access_type=offline/)
  const code = (await server.signIn(providers[0]!.url, 'gail')).get('code') ?? ''
  await me.call('POST', 'v2/account/confirmation', { current_password: 'correct horse' })
  const linked = await me.call('POST', 'v1/users/identities', { auth_provider: 'google', auth_code: code, redirect_uri, scopes })
  expect(linked.body).toMatchObject({ identities: [{ granted: ['read_calendar', 'write_calendar'] }] })

  interface Account {
    kind: string
    name: string
    state: string
    why: string | null
    calendars: { id: string; name: string; is_read_only: boolean }[]
  }
  const linkedAccount = async () =>
    (await me.call<{ accounts: Account[] }>('GET', 'v2/calendars')).body.accounts.find(({ kind }) => kind === 'google')
  await until('its calendars', async () => (await linkedAccount())?.state === 'synced')
  expect(await linkedAccount()).toMatchObject({
    name: 'gail@work.example',
    why: null,
    calendars: [{ is_read_only: false }, { is_read_only: true }],
  })
  const identity = await testApp.database.system
    .selectFrom('identity')
    .select('refresh_token')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(identity.refresh_token).toMatch(/^v1\./)
  expect(JSON.stringify((await me.call('GET', 'v1/users/identities')).body)).not.toContain('refresh')

  const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000)
  await fetch(`${google.url}/calendar/v3/calendars/primary/events`, {
    method: 'POST',
    headers: { authorization: 'Bearer good', 'content-type': 'application/json' },
    body: JSON.stringify({
      summary: 'Dentist',
      start: { dateTime: start.toISOString() },
      end: { dateTime: new Date(start.getTime() + 3_600_000).toISOString() },
    }),
  })
  const look = () => recheckCalendars(ctx, calendarTools(testApp.services), [userId])
  expect(await look()).toEqual({ isFresh: true })
  const busy = await ctx.transaction((tx) => busyTimes(tx, [userId], new Date(), new Date(start.getTime() + 86_400_000)))
  expect(busy.map(({ title, start: startsAt }) => [title, startsAt])).toEqual([['Dentist', start]])
  expect(grants, 'one token does for an hour').toHaveLength(1)

  server.withdrawConsent()
  await google.stop()
  google = await startGoogle({ accessToken: 'after that', owner: 'gail@work.example', port: Number(new URL(google.url).port) })
  expect(await look()).toEqual({ isFresh: false })
  expect(await linkedAccount()).toMatchObject({ state: 'refused', why: expect.stringContaining('Google') })
  expect(await ctx.transaction((tx) => busyTimes(tx, [userId], new Date(), new Date(start.getTime() + 86_400_000)))).toHaveLength(1)

  const [{ id }] = (linked.body as unknown as { identities: [{ id: string }] }).identities
  await me.call('DELETE', 'v1/users/identities', { id })
  expect(await linkedAccount()).toBeUndefined()
})
