// Steps of tests about second factors: an app with a clock of its own, users with apps and passkeys, and both steps of a sign-in.
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { openAuthenticator } from './authenticator.ts'
import { contextOf } from './projects.ts'
import { caller, createTestApp, type TestUser } from './test-app.ts'

export const factorsOrigin = 'https://hire.example.test'
export const password = 'correct horse'

export interface FactorsPage {
  factors: { id: string; kind: string; name: string; last_used_at: string | null }[]
  recovery_codes: string[] | null
  recovery_codes_left: number
}
export interface Question {
  token: string
  options: string
}
export interface Step {
  second_step: Question & { factors: string[] }
}
type Caller = Pick<TestUser, 'call'>

export async function openFactorSteps() {
  const testApp = await createTestApp({ settings: { publicUrl: factorsOrigin } })
  let now = Date.parse('2026-11-30T10:00:05Z')
  testApp.services.now = () => new Date(now)
  const db = testApp.database.system
  const stranger = () => caller(testApp.app, '')
  const codeOf = (secret: string, seconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + seconds * 1000 })
  return {
    testApp,
    db,
    stranger,
    now: () => new Date(now),
    minutes: (count: number) => void (now += count * 60_000),
    /** The code of the app with this secret, that many seconds from now. */
    codeOf,
    async confirm({ call }: Caller) {
      expect((await call('POST', 'v2/account/confirmation', { current_password: password })).status).toBe(200)
    },
    /** For colleagues, who have no password. */
    async setConfirmed(user: TestUser) {
      const { userId } = await contextOf(testApp, user)
      await db
        .updateTable('session')
        .set({ confirmed_at: new Date(now) })
        .where('user_id', '=', userId)
        .execute()
    },
    async addApp({ call }: Caller) {
      const { body } = await call<{ token: string; secret: string }>('POST', 'v2/account/factors/totp/secret')
      const page = await call<FactorsPage>('POST', 'v2/account/factors/totp', { token: body.token, code: codeOf(body.secret) })
      expect(page.status).toBe(200)
      return { secret: body.secret, page: page.body }
    },
    async addPasskey({ call }: Caller) {
      const authenticator = openAuthenticator(factorsOrigin)
      const { body } = await call<Question>('POST', 'v2/account/factors/passkey/question')
      const passkey = authenticator.create(body.options)
      const page = await call<FactorsPage>('POST', 'v2/account/factors/passkey', { token: body.token, name: 'Laptop', passkey })
      expect(page.status).toBe(200)
      return { authenticator, page: page.body, token: body.token, created: passkey }
    },
    firstStep: async ({ email }: TestUser) => (await stranger()<Step>('POST', 'v1/sessions', { email, password })).body.second_step,
    secondStep: (fields: object) => stranger()<{ session: string }>('POST', 'v2/account/second_step', { ...fields }),
    /** The changes that are reported to a user by email, in order. */
    async changesOf(user: TestUser): Promise<string[]> {
      const { userId } = await contextOf(testApp, user)
      const rows = await db.selectFrom('event').select('payload').where('type', '=', 'sign_in.changed').orderBy('id').execute()
      const changes = rows.map(({ payload }) => payload as unknown as { userId: string; change: string })
      return changes.filter((change) => change.userId === userId).map(({ change }) => change)
    },
  }
}
export type FactorSteps = Awaited<ReturnType<typeof openFactorSteps>>
