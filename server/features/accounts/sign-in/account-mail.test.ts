// Email to users themselves, through real mail servers: the link for a new password, and the invitation back to the first
// batch.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { colleagueOf, newSearch } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const stranger = () => caller(testApp.app, '')
const signIn = (email: string, password: string) => stranger()('POST', 'v1/sessions', { email, password })
const mailTo = (email: string, count: number) =>
  until(`mail ${count} to ${email}`, async () => {
    const emails = (await station.sentTo(email)).filter(({ subject }) => !subject?.startsWith('Verify your email address'))
    return emails.length >= count ? emails : null
  })
const linkOf = (text: string | undefined) => /\/reset-password#token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const forget = (email: string) => stranger()('POST', 'v1/users/forgot_password', { email })
const reset = (token: string, password: string) => stranger()('POST', 'v1/users/reset_password', { token, password })

describe('a forgotten password', () => {
  test('a link arrives by email, works once, and ends every session [551]', async () => {
    const user = await newUser(testApp.app)
    expect(await forget(user.email.toUpperCase())).toEqual({ status: 200, body: { ok: true } })
    const [mail] = await mailTo(user.email, 1)
    expect(mail).toMatchObject({ subject: 'Choose a new password for Fairlead', from: { text: expect.stringContaining('Fairlead') } })
    expect(mail!.text).toContain(testApp.services.settings.publicUrl)
    const token = linkOf(mail!.text)
    expect(await reset(token, 'short')).toMatchObject({ status: 400, body: { fields: { password: 'Password is too short' } } })
    expect(await reset(token, 'another horse')).toEqual({ status: 200, body: { ok: true } })
    expect((await user.call('GET', 'v1/sessions')).status).toBe(401)
    expect((await signIn(user.email, 'correct horse')).status).toBe(401)
    expect((await signIn(user.email, 'another horse')).status).toBe(200)
    expect(await reset(token, 'a third horse')).toMatchObject({ status: 404, body: { error: 'not_found' } })
    const row = await testApp.database.system.selectFrom('users').selectAll().where('email', '=', user.email).executeTakeFirstOrThrow()
    expect(row.email_verified_at, 'mail to the address arrives').not.toBeNull()
    const links = await testApp.database.system.selectFrom('link').selectAll().where('purpose', '=', 'reset_password').execute()
    expect(JSON.stringify(links)).not.toContain(token)
  })

  test('a newer link ends the older one; half an hour ends both; concurrent uses set one password', async () => {
    const user = await newUser(testApp.app)
    await forget(user.email)
    const [older] = await mailTo(user.email, 1)
    await forget(user.email)
    const [, newer] = await mailTo(user.email, 2)
    expect((await reset(linkOf(older!.text), 'older horse')).status).toBe(404)
    const token = linkOf(newer!.text)
    const expiry = (await testApp.database.system.selectFrom('link').selectAll().where('used_at', 'is', null).execute()).at(-1)!
    expect(expiry.expires_at.getTime() - expiry.created_at.getTime()).toBe(30 * 60_000)
    const answers = await Promise.all(['first horse', 'second horse'].map((password) => reset(token, password)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])

    await forget(user.email)
    // the third is the notice that the password was changed
    const third = (await mailTo(user.email, 4)).findLast(({ subject }) => subject?.startsWith('Choose a new password'))
    await testApp.database.system
      .updateTable('link')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('used_at', 'is', null)
      .execute()
    expect((await reset(linkOf(third!.text), 'late horse')).status).toBe(404)
  })

  test('reports an unknown account and a blank address, and limits requests', async () => {
    expect(await forget('unknown@nowhere.example')).toMatchObject({ status: 404, body: { message: 'We cannot find your account.' } })
    expect(await forget(' ')).toMatchObject({ status: 400, body: { fields: { email: 'Please enter your email address' } } })
    for (const token of ['', 'x', 'x'.repeat(43)]) expect((await reset(token, 'k7-vQ2-x')).status).toBe(404)
    const user = await newUser(testApp.app)
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => forget(user.email)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    await mailTo(user.email, 5)
  })
})

describe('the first batch', () => {
  test('invites the people of a project back by email, once, but no comment-only users [279]', async () => {
    const user = await newUser(testApp.app)
    const [member, reader] = [await colleagueOf(testApp, user, 'Mel'), await colleagueOf(testApp, user, 'Rae')]
    const id = await newSearch(testApp, user, {
      collaborators: [
        { email: user.email, role: 1 },
        { email: member.email, role: 2 },
        { email: reader.email, role: 3 },
      ],
    })
    const [email] = await mailTo(user.email, 1)
    await mailTo(member.email, 1)
    expect(email!.subject).toBe('Your first candidates for Search are ready')
    expect(email!.text).toContain('10 candidates')
    expect(email!.text).toContain(`/panel?project=${id}`)
    // repeating the event sends no second email
    await testApp.database.system.updateTable('event').set({ handled_at: null }).where('type', '=', 'search.batch_ready').execute()
    await testApp.database.system.updateTable('event').set({ next_try_at: new Date() }).where('handled_at', 'is', null).execute()
    await until('the event handled again', async () => {
      const open = await testApp.database.system.selectFrom('event').select('id').where('handled_at', 'is', null).execute()
      return open.length === 0
    })
    const sent = await testApp.database.system
      .selectFrom('message')
      .select('to_email')
      .where('email_type', '=', 'first_batch_ready')
      .execute()
    expect(sent.map((row) => row.to_email).toSorted()).toEqual([user.email, member.email].toSorted())
  })
})
