// Passkeys: answers for another page, challenge, account, or session change nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAuthenticator, type Deviation } from '../../../../testing/authenticator.ts'
import { newUser, caller } from '../../../../testing/test-app.ts'
import { factorsOrigin, openFactorSteps, type FactorsPage, type FactorSteps, type Question } from '../../../../testing/factor-steps.ts'
let steps: FactorSteps
beforeAll(async () => {
  steps = await openFactorSteps()
})
afterAll(() => steps.testApp.close())
// each test at a time of its own, so that none meets the attempts of another
beforeEach(() => steps.minutes(60))

describe('a passkey', () => {
  test('is refused for another page, challenge, or session, without verifying its user, and when it is already in use', async () => {
    const user = await newUser(steps.testApp.app)
    expect((await user.call('POST', 'v2/account/factors/passkey/question')).status).toBe(403)
    await steps.confirm(user)
    const deviations: Deviation[] = [
      { origin: 'https://hire.example.test.evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'b3RoZXI' },
      { isUnverified: true },
    ]
    for (const deviation of deviations) {
      const { body } = await user.call<Question>('POST', 'v2/account/factors/passkey/question')
      const passkey = openAuthenticator(factorsOrigin).create(body.options, deviation)
      expect(
        (await user.call('POST', 'v2/account/factors/passkey', { token: body.token, passkey })).status,
        JSON.stringify(deviation),
      ).toBe(400)
      expect(
        (await user.call('POST', 'v2/account/factors/passkey', { token: body.token, passkey })).status,
        'a question is answered once',
      ).toBe(404)
    }
    const { token, created, page } = await steps.addPasskey(user)
    expect(page.factors).toMatchObject([{ kind: 'passkey', name: 'Laptop' }])
    expect((await user.call('POST', 'v2/account/factors/passkey', { token, passkey: created })).status, 'replayed').toBe(404)
    const thief = await newUser(steps.testApp.app)
    await steps.confirm(thief)
    const { body } = await thief.call<Question>('POST', 'v2/account/factors/passkey/question')
    expect(JSON.parse(body.options)).toMatchObject({
      rp: { id: 'hire.example.test' },
      authenticatorSelection: { userVerification: 'required' },
    })
    expect((await user.call('POST', 'v2/account/factors/passkey', { token: body.token, passkey: created })).status).toBe(404)
    for (const passkey of [undefined, '{}', 'x', { ...created, id: 'a b' }, { ...created, attestation: 'a'.repeat(60_000) }])
      expect((await thief.call('POST', 'v2/account/factors/passkey', { token: body.token, passkey })).status).toBe(400)
  })

  test('is the second step, and only its own account’s', async () => {
    const [user, colleague] = [await newUser(steps.testApp.app), await newUser(steps.testApp.app)]
    await steps.confirm(user)
    await steps.confirm(colleague)
    const authenticator = (await steps.addPasskey(user)).authenticator
    const foreign = (await steps.addPasskey(colleague)).authenticator
    const refused: [string, (options: string) => object][] = [
      ['another account’s', (options) => foreign.answer(options)],
      ['an unknown one', (options) => openAuthenticator(factorsOrigin).answer(options)],
      ['another page', (options) => authenticator.answer(options, { origin: 'https://evil.example' })],
      ['another challenge', (options) => authenticator.answer(options, { challenge: 'b3RoZXI' })],
      ['a copy that counts less', (options) => authenticator.answer(options, { count: 0 })],
      ['another signature', (options) => ({ ...authenticator.answer(options), signature: 'MEUCIQ' })],
      ['another user’s handle', (options) => ({ ...authenticator.answer(options), user_handle: 'b3RoZXI' })],
    ]
    for (const [name, answer] of refused) {
      const { token, options } = await steps.firstStep(user)
      expect((await steps.secondStep({ token, passkey: answer(options) })).status, name).toBe(401)
      expect((await steps.secondStep({ token, passkey: authenticator.answer(options) })).status, 'answered once').toBe(404)
      steps.minutes(16)
    }
    const { token, options } = await steps.firstStep(user)
    const passkey = authenticator.answer(options)
    expect((await steps.secondStep({ token, passkey })).status).toBe(200)
    const next = await steps.firstStep(user)
    expect((await steps.secondStep({ token: next.token, passkey })).status, 'a recording').toBe(401)
    const late = await steps.firstStep(user)
    steps.minutes(11)
    expect((await steps.secondStep({ token: late.token, passkey: authenticator.answer(late.options) })).status).toBe(404)
  })

  test('signs in without a password, once per question', async () => {
    const user = await newUser(steps.testApp.app)
    await steps.confirm(user)
    const { authenticator } = await steps.addPasskey(user)
    const ask = async () => (await steps.stranger()<Question>('POST', 'v2/account/passkey_sign_in/question')).body
    const answer = (question: Question, deviation: Deviation = {}) =>
      steps.stranger()<{ session: string; email: string }>('POST', 'v2/account/passkey_sign_in', {
        token: question.token,
        passkey: authenticator.answer(question.options, deviation),
      })
    const question = await ask()
    const signedIn = await answer(question)
    expect(signedIn).toMatchObject({ status: 200, body: { email: user.email } })
    expect((await answer(question)).status, 'replayed').toBe(404)
    expect((await answer(await ask(), { isUnverified: true })).status, 'without a finger or PIN it is one factor').toBe(401)
    const call = caller(steps.testApp.app, signedIn.body.session)
    expect((await call('POST', 'v2/account/recovery_codes')).status, 'counts as confirmed').toBe(200)
    const { factors } = (await call<FactorsPage>('GET', 'v2/account/factors')).body
    expect(factors[0]!.last_used_at).not.toBeNull()
    await steps.db.updateTable('users').set({ disabled_at: new Date() }).where('email', '=', user.email).execute()
    expect((await answer(await ask())).status, 'a disabled account').toBe(401)
  })
})
