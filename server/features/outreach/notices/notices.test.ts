// Automatic emails over real SMTP and IMAP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
  project = await activeProject(testApp, user, { rejection_emails: true })
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const candidate = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const messages = (id: string) => db().selectFrom('message').selectAll().where('candidate_id', '=', id).orderBy('created_at').execute()
const notices = async (id: string) => (await messages(id)).filter((row) => row.kind === 'notice')
const withPause = async <T>(work: () => Promise<T>): Promise<T> => {
  testApp.services.settings.holdSeconds = 60
  const result = await work()
  return result
}
const interested = 'Thanks for reaching out! I am very interested and would love to talk. I am free on Tuesday afternoon.'
const move = (candidate_id: string, status: string, fields: object = {}) =>
  user.call('PUT', 'v1/candidates', { candidate_id, status, ...fields })
const reject = (id: string) => move(id, 'REJECTED', { rejection_code: [7], rejection_reason_other: 'Wants 200 thousand' })
const undo = (candidate_id: string) => user.call('POST', 'v2/projects/candidates/undo', { project_id: project, candidate_id })

/** A contacted and interested candidate. */
async function inTouch() {
  const person = await addPerson(testApp, user, project)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  const mailId = await until('the first email', () => station.idsTo(person.email)[0] ?? null)
  await until('in the records', async () => (await candidate(person.id)).stage === 'CONTACTED')
  const answer = (text: string, more: object = {}) => station.mail.answer({ id: mailId, text, ...more })
  const answerId = await answer(interested)
  await until('the interest', async () => (await candidate(person.id)).stage === 'HIRING_MANAGER')
  return { ...person, answer, theirs: answerId }
}

describe('a rejection', () => {
  test('notifies candidates we were in touch with, in their thread and without the reason [635]', async () => {
    const { id, email, theirs: answerId } = await inTouch()
    expect((await reject(id)).status).toBe(200)
    await until('the mail', () => station.idsTo(email).length === 2)
    const [, mail] = await station.sentTo(email)
    expect(mail).toMatchObject({ inReplyTo: answerId, subject: 'Re: Software Engineer at Robin Works' })
    expect(mail!.text).toContain('We have decided to move forward with other candidates')
    expect(mail!.text + String(mail!.html)).not.toMatch(/compensation|200 thousand|reason/i)
    expect(await notices(id)).toMatchObject([{ email_type: 'rejection', user_id: null }])
  })

  test('is optional: off unless the project turns it on, and the user who rejects decides either way', async () => {
    const quiet = async () => {
      await until(
        'all heard of',
        async () => (await db().selectFrom('event').select('id').where('handled_at', 'is', null).execute()).length === 0,
      )
    }
    const [byDefault, optedIn, leftOut] = [await inTouch(), await inTouch(), await inTouch()]
    await user.call('PUT', 'v1/projects/settings', { project_id: project, rejection_emails: false })
    await reject(byDefault.id)
    await user.call('PUT', 'v1/candidates', { candidate_id: optedIn.id, status: 'REJECTED', email_candidate: true })
    await until('the one that was wanted', async () => (await notices(optedIn.id)).length === 1)
    await user.call('PUT', 'v1/projects/settings', { project_id: project, rejection_emails: true })
    await user.call('POST', 'v2/projects/candidates/hm_review', {
      project_id: project,
      candidate_id: leftOut.id,
      approved: false,
      email_candidate: false,
      rejection_reasons: [3],
      rejection_reason_other: 'Too early',
    })
    await quiet()
    expect([await notices(byDefault.id), await notices(leftOut.id)]).toEqual([[], []])
  })

  test("is shown before it is sent, in the candidate's language, and never sent to someone who withdrew", async () => {
    const previewFor = async (candidate_id: string, status = 'REJECTED') =>
      (
        await user.call<{
          email: { to_email: string; email_text: string; cc_emails: string[] } | null
          why_not: string | null
          is_default: boolean
        }>('GET', 'v2/projects/candidates/notice', { project_id: project, candidate_id, status })
      ).body
    const talk = await inTouch()
    expect(await previewFor(talk.id)).toMatchObject({ email: { to_email: talk.email }, why_not: null, is_default: true })
    expect((await previewFor(talk.id, 'HIRING_MANAGER_APPROVED')).email!.email_text).toContain('like to talk with you')
    const received = async (count: number) =>
      until('the answer', async () => {
        const rows = await db()
          .selectFrom('inbound_mail')
          .select('id')
          .where('candidate_id', '=', talk.id)
          .where('label', 'is not', null)
          .execute()
        return rows.length >= count
      })
    await talk.answer(
      'Vielen Dank für die Nachricht. Ich bin sehr interessiert und würde mich über ein Gespräch in der nächsten Woche freuen.',
    )
    await received(2)
    expect((await previewFor(talk.id)).email!.email_text).toContain('vielen Dank für Ihr Interesse')
    await talk.answer('I am not interested any more, I accepted another offer.')
    await received(3)
    expect(await previewFor(talk.id)).toMatchObject({ email: null, why_not: 'They have withdrawn.' })
    await user.call('PUT', 'v1/candidates', { candidate_id: talk.id, status: 'REJECTED', email_candidate: true })
    await until(
      'all heard of',
      async () => (await db().selectFrom('event').select('id').where('handled_at', 'is', null).execute()).length === 0,
    )
    expect(await notices(talk.id)).toEqual([])
  })

  test("uses the project’s own text if there is one, and isn't sent with a missing value", async () => {
    await user.call('PUT', 'v1/projects/settings', { project_id: project, autopilot_templates: { rejection: 'No, {{first_name}}.' } })
    const talk = await inTouch()
    await reject(talk.id)
    await until('the mail', () => station.idsTo(talk.email).length === 2)
    expect((await station.sentTo(talk.email))[1]!.text).toContain('No, Jo.')
    await user.call('PUT', 'v1/projects/settings', { project_id: project, autopilot_templates: { rejection: 'No, {{degree}}.' } })
    const two = await inTouch()
    await reject(two.id)
    await until('all heard of', async () => {
      const open = await db().selectFrom('event').select('id').where('handled_at', 'is', null).execute()
      return open.length === 0
    })
    await user.call('PUT', 'v1/projects/settings', { project_id: project, autopilot_templates: {} })
    expect(await notices(two.id)).toEqual([])
  })

  test('does not notify candidates we were never in touch with or who opted out', async () => {
    const unknown = await addPerson(testApp, user, project)
    const reasons = { approved: false, rejection_reasons: [3], rejection_reason_other: 'Too early' }
    await user.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: unknown.id, ...reasons })
    const gone = await inTouch()
    await user.call('POST', 'v1/notifications/unsubscribe', { token: await station.optOutToken(gone.email) })
    await reject(gone.id)
    const marker = await inTouch()
    await reject(marker.id)
    await until('the one behind them', () => station.idsTo(marker.email).length === 2)
    expect([await notices(unknown.id), await notices(gone.id)]).toEqual([[], []])
    expect(station.idsTo(unknown.email)).toEqual([])
  })

  test('cancels the unsent email with the undone move and sends it on the next rejection', async () => {
    const { id, email } = await inTouch()
    await withPause(async () => {
      await reject(id)
      await until('the notice', async () => (await notices(id)).length === 1)
      expect(await undo(id)).toMatchObject({ status: 200, body: { status: 'HIRING_MANAGER' } })
    })
    testApp.services.settings.holdSeconds = 0
    expect(await notices(id)).toMatchObject([{ state: 'cancelled', why: 'taken_back' }])
    await reject(id)
    await until('the mail', () => station.idsTo(email).length === 2)
    await until('in the records', async () => (await notices(id)).at(-1)?.state === 'sent')
    expect((await notices(id)).map((row) => row.state)).toEqual(['cancelled', 'sent'])
    expect((await undo(id)).status, 'what has gone out is not undone').toBe(409)
  })
})

describe('scheduling', () => {
  test("introduces the hiring manager with a booking request; the manager's reply-all is not the candidate's [633]", async () => {
    const manager = await colleagueOf(testApp, user, 'Morgan')
    await user.call('PUT', 'v1/projects/settings', {
      project_id: project,
      scheduling_preferences: { phone_screener_email: manager.email },
    })
    const { id, email } = await inTouch()
    const verdict = { approved: true, approval_score: 3, approval_comments: 'Skills match' }
    await user.call('POST', 'v2/projects/candidates/hm_review', { project_id: project, candidate_id: id, ...verdict })
    await until('the mail', () => station.idsTo(email).length === 2)
    const [, mail] = await station.sentTo(email)
    expect(mail!.cc).toMatchObject({ value: [{ address: manager.email }] })
    expect(mail!.text).toContain('Morgan Colleague, in copy, would like to talk with you')
    expect(mail!.text).toMatch(/book a time/)
    await until('at the manager, and the words for the interviewer', () => station.idsTo(manager.email).length === 2)
    const received = await station.sentTo(manager.email)
    expect(received.map(({ subject }) => subject)).toContain('For your interview with Jo Doe')

    const before = await candidate(id)
    const copy = station.idsTo(manager.email)[received.findIndex(({ cc }) => cc !== undefined)]
    await station.mail.answer({ id: copy!, text: 'Not interested, sorry.', from: { name: 'Morgan', address: manager.email } })
    const rows = await until('their mail', async () => {
      const rows = await db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).execute()
      return rows.find((row) => row.from_email === manager.email) ?? null
    })
    expect(rows.label).toBe(null)
    expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER_APPROVED', replied_at: before.replied_at })
    const { body } = await user.call('GET', 'v2/projects/candidates/conversation', { project_id: project, candidate_id: id })
    expect(body, 'an answer goes to the candidate').toMatchObject({ thread_email: email })
  })
})

describe('a request for an item', () => {
  const stranger = () => caller(testApp.app, '')
  const keep = (candidate_id: string, additional_info_type = 'resume') =>
    user.call('POST', 'v2/projects/candidates/keep', { project_id: project, candidate_id, additional_info_type })
  const linkIn = (text: string | undefined) => /additional_information\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  /** A request, and the link in its email. */
  async function requestItem(item = 'resume') {
    const person = await inTouch()
    expect(await keep(person.id, item)).toMatchObject({ status: 200, body: { is_asked: true } })
    await until('the request', () => station.idsTo(person.email).length === 2)
    const mail = (await station.sentTo(person.email))[1]
    return { ...person, token: linkIn(mail?.text), text: mail?.text ?? '' }
  }
  const upload = (token: string, bytes: Buffer, name: string, message = '') => {
    const part = (head: string, body: Buffer | string) =>
      Buffer.concat([Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
    return testApp.app.inject({
      method: 'POST',
      url: '/api/v1/candidates/additional_information',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([
        part('name="token"', token),
        part('name="message"', message),
        part(`name="file"; filename="${name}"`, bytes),
        Buffer.from('--b--\r\n'),
      ]),
    })
  }

  test("holds them until the item arrives through the email's link, then they are Interested again [646 647 765]", async () => {
    const { id, token, text } = await requestItem()
    expect(text).toContain('your résumé')
    expect(await candidate(id)).toMatchObject({ stage: 'AWAITING_INFO', kept_for: 'resume' })
    expect(await keep(id), 'asking again asks no one').toMatchObject({ body: { is_asked: false } })
    expect((await stranger()('GET', 'v1/candidates/additional_information', { token })).body).toMatchObject({ first_name: 'Jo' })
    const sent = await upload(token, Buffer.from('I can bake.'), 'cv.txt', 'Here it is')
    expect(sent.statusCode, sent.body).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER', kept_for: null, resume_id: expect.any(String) })
    const { body } = await user.call<{ entries: { text: string }[] }>('GET', 'v2/projects/candidates/conversation', {
      project_id: project,
      candidate_id: id,
    })
    expect(body.entries.map((entry) => entry.text).join()).toContain('Here it is')
    expect((await upload(token, Buffer.from('Again'), 'cv.txt')).statusCode, 'a link is used once').toBe(404)
  })

  test('accepts text only, and refuses an empty form without using the link up [647]', async () => {
    const { id, token } = await requestItem('availability')
    expect(await stranger()('POST', 'v1/candidates/additional_information', { token, message: ' ' })).toMatchObject({ status: 400 })
    expect(await stranger()('POST', 'v1/candidates/additional_information', { token, message: 'From May on' })).toMatchObject({
      status: 200,
    })
    expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER' })
  })

  test('an expired or unknown link opens nothing', async () => {
    const { id, token } = await requestItem()
    await db().updateTable('link').set({ expires_at: new Date() }).where('candidate_id', '=', id).execute()
    for (const tokenText of [token, 'unknown-gave-this-out'])
      expect(await stranger()('POST', 'v1/candidates/additional_information', { token: tokenText, message: 'x' })).toMatchObject({
        status: 404,
      })
    expect(await candidate(id)).toMatchObject({ stage: 'AWAITING_INFO' })
  })

  test('a reply by email brings them back as well [647]', async () => {
    const { id, answer } = await requestItem()
    await answer('Yes, I am very interested, see my resume attached. Happy to talk on Monday.')
    await until('back', async () => (await candidate(id)).stage === 'HIRING_MANAGER')
  })

  test('undo cancels it during the delay [646]', async () => {
    const { id, email } = await inTouch()
    await withPause(() => keep(id))
    testApp.services.settings.holdSeconds = 0
    expect(await undo(id)).toMatchObject({ body: { status: 'HIRING_MANAGER' } })
    expect(await notices(id)).toMatchObject([{ state: 'cancelled', why: 'taken_back' }])
    expect(await candidate(id)).toMatchObject({ kept_for: null })
    expect(station.idsTo(email)).toHaveLength(1)
  })
})
