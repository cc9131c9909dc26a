// Codes of authenticator apps and recovery codes: wrong, late, and repeated ones sign no one in.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newUser, caller } from '../../../../testing/test-app.ts'
import { openFactorSteps, password, type FactorsPage, type FactorSteps, type Step } from '../../../../testing/factor-steps.ts'
let steps: FactorSteps
beforeAll(async () => {
  steps = await openFactorSteps()
})
afterAll(() => steps.testApp.close())
// each test at a time of its own, so that none meets the attempts of another
beforeEach(() => steps.minutes(60))

describe('an authenticator app', () => {
  test('is added in a confirmed session, with recovery codes once, and ends other sessions', async () => {
    const user = await newUser(steps.testApp.app)
    const elsewhere = await steps.stranger()<{ session: string }>('POST', 'v1/sessions', { email: user.email, password })
    expect(await user.call('POST', 'v2/account/factors/totp/secret')).toMatchObject({ status: 403, body: { error: 'confirmation_needed' } })
    await steps.confirm(user)
    const { body } = await user.call<{ token: string; secret: string; uri: string }>('POST', 'v2/account/factors/totp/secret')
    expect(body.uri).toContain(`otpauth://totp/Fairlead:${encodeURIComponent(user.email)}`)
    const wrong = { token: body.token, code: steps.codeOf(body.secret, 600) }
    expect(await user.call('POST', 'v2/account/factors/totp', wrong)).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    })
    const stranger = await newUser(steps.testApp.app)
    const right = { token: body.token, code: steps.codeOf(body.secret) }
    expect((await stranger.call('POST', 'v2/account/factors/totp', right)).status, 'bound to the session that asked').toBe(404)
    const page = await user.call<FactorsPage>('POST', 'v2/account/factors/totp', right)
    expect(page.body).toMatchObject({ factors: [{ kind: 'totp', name: 'Authenticator app' }], recovery_codes_left: 10 })
    expect(page.body.recovery_codes).toHaveLength(10)
    expect((await user.call<FactorsPage>('GET', 'v2/account/factors')).body.recovery_codes).toBeNull()
    expect((await caller(steps.testApp.app, elsewhere.body.session)('GET', 'v1/sessions')).status).toBe(401)
    expect((await user.call('GET', 'v1/sessions')).status).toBe(200)
    const stored = await steps.db.selectFrom('second_factor').select('secret').execute()
    expect(
      stored.some(({ secret }) => secret?.includes(body.secret)),
      'encrypted',
    ).toBe(false)
    expect(await steps.changesOf(user)).toEqual(['factor_added'])
  })

  test('signs in once per code, not with a wrong, a late, or an early one, and never without the password', async () => {
    const user = await newUser(steps.testApp.app)
    await steps.confirm(user)
    const { secret } = await steps.addApp(user)
    steps.minutes(1)
    const step = await steps.firstStep(user)
    expect(step).toMatchObject({ factors: ['totp'], options: null })
    expect((await caller(steps.testApp.app, step.token)('GET', 'v1/sessions')).status, 'the token is no session').toBe(401)
    for (const code of ['', '000000', steps.codeOf(secret, -90), steps.codeOf(secret, 90)])
      expect(await steps.secondStep({ token: step.token, code })).toMatchObject({
        status: 400,
        body: { fields: { code: expect.any(String) } },
      })
    const code = steps.codeOf(secret)
    const signedIn = await steps.secondStep({ token: step.token, code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(signedIn.status).toBe(200)
    expect((await caller(steps.testApp.app, signedIn.body.session)('GET', 'v1/sessions')).status).toBe(200)
    expect((await steps.secondStep({ token: step.token, code })).status, 'the step is over').toBe(404)
    const again = await steps.firstStep(user)
    expect((await steps.secondStep({ token: again.token, code })).status, 'a code works once').toBe(400)
    expect((await steps.secondStep({ token: again.token, code: steps.codeOf(secret, -30) })).status, 'nor an earlier one after it').toBe(
      400,
    )
    steps.minutes(11)
    expect((await steps.secondStep({ token: again.token, code: steps.codeOf(secret) })).status, 'too late').toBe(404)
  })

  test('guesses count with those of the password, and a right password clears none of them', async () => {
    const user = await newUser(steps.testApp.app)
    await steps.confirm(user)
    const { secret } = await steps.addApp(user)
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const answer = await steps.stranger()<Step>('POST', 'v1/sessions', { email: user.email, password })
      statuses.push(answer.status)
      if (answer.status === 200) statuses.push((await steps.secondStep({ token: answer.body.second_step.token, code: '000000' })).status)
    }
    expect(statuses).toEqual([200, 400, 200, 400, 200, 400, 200, 400, 200, 400, 429])
    steps.minutes(16)
    expect((await steps.secondStep({ token: (await steps.firstStep(user)).token, code: steps.codeOf(secret) })).status).toBe(200)
  })
})

describe('recovery codes', () => {
  test('work once each, also when two arrive together, and are made again in a confirmed session', async () => {
    const user = await newUser(steps.testApp.app)
    await steps.confirm(user)
    const codes = (await steps.addApp(user)).page.recovery_codes!
    const [first, second] = [await steps.firstStep(user), await steps.firstStep(user)]
    const answers = await Promise.all([first, second].map(({ token }) => steps.secondStep({ token, code: codes[0]!.toUpperCase() })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await steps.changesOf(user)).toEqual(['factor_added', 'recovery_code_used'])
    const session = answers.find(({ status }) => status === 200)!.body.session
    const me = { call: caller(steps.testApp.app, session) }
    expect((await me.call<FactorsPage>('GET', 'v2/account/factors')).body.recovery_codes_left).toBe(9)
    const foreign = await newUser(steps.testApp.app)
    await steps.confirm(foreign)
    await steps.addApp(foreign)
    expect((await steps.secondStep({ token: (await steps.firstStep(foreign)).token, code: codes[1] })).status, 'of another account').toBe(
      400,
    )
    const renewed = await me.call<FactorsPage>('POST', 'v2/account/recovery_codes')
    expect(renewed.body.recovery_codes).toHaveLength(10)
    expect((await steps.secondStep({ token: (await steps.firstStep(user)).token, code: codes[1] })).status, 'replaced').toBe(400)
    expect((await steps.secondStep({ token: (await steps.firstStep(user)).token, code: renewed.body.recovery_codes![0] })).status).toBe(200)
    expect((await foreign.call('POST', 'v2/account/recovery_codes')).status, 'confirmed by its password').toBe(200)
  })
})
