// Edge cases: duplicate, unreadable, unmatched, and manual messages, unknown delivery, and unsubscribing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
  project = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const candidate = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const received = (id: string) => db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).execute()
const messages = (id: string) => db().selectFrom('message').selectAll().where('candidate_id', '=', id).orderBy('created_at').execute()
const interested = 'Thanks for reaching out! I am very interested and would love to talk. I am free on Tuesday afternoon.'

async function contacted() {
  const person = await addPerson(testApp, user, project)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  const first = await until(
    'the first email',
    async () => (await messages(person.id)).find((row) => row.step === 0 && row.state === 'sent') ?? null,
  )
  const [mailId] = station.idsTo(person.email)
  return { ...person, first, answer: (text: string, more: object = {}) => station.mail.answer({ id: mailId!, text, ...more }) }
}
const plainMail = (from: string, to: string, body: string, more: string[] = []) =>
  [`From: ${from}`, `To: ${to}`, 'Subject: Hello', `Message-ID: <${Math.random()}@w.example>`, ...more, '', body].join('\r\n')

test('reading the same email again, from the beginning or under a new UIDVALIDITY, changes nothing', async () => {
  const { id, answer } = await contacted()
  await answer(interested)
  await until('the answer', async () => (await received(id)).length === 1)
  const before = {
    row: await candidate(id),
    events: (await db().selectFrom('event').select('id').where('type', '=', 'reply.received').execute()).length,
  }
  for (const lost of ['cursor', 'uidvalidity']) {
    if (lost === 'cursor') await db().updateTable('mailbox_state').set({ uid_validity: null, last_uid: 0, read_to_end_at: null }).execute()
    else {
      await db().updateTable('inbound_mail').set({ uid_validity: '1' }).execute()
      await db().updateTable('mailbox_state').set({ uid_validity: '1', last_uid: 99_999 }).execute()
    }
    const marker = await contacted()
    await marker.answer('Could you tell me what the salary range is for this role?')
    await until('all read again', async () => (await received(marker.id)).length === 1)
  }
  expect(await received(id)).toHaveLength(1)
  expect(await candidate(id)).toEqual(before.row)
  const events = await db().selectFrom('event').select('id').where('type', '=', 'reply.received').execute()
  expect(events.length, 'two markers and nothing else').toBe(before.events + 2)
})

test("a stranger's email never blocks later ones", async () => {
  const { id, first, answer } = await contacted()
  const to = `reply+${first.reply_token}@${testApp.services.settings.mailDomain}`
  const nasty = [
    plainMail('"\0N" <n@w.example>', to, 'Before\0after', ['Content-Type: text/plain; charset=utf-8']),
    plainMail('n@w.example', to, '=ED=A0=80 half a pair =00', [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
    ]),
    plainMail('n@w.example', 'hiring@fairlead.localhost', 'x', ['Content-Type: multipart/mixed; boundary=nowhere']),
    plainMail(`${'n'.repeat(3000)}@w.example`, to, 'a long name', [`References: ${'<r@w.example> '.repeat(400)}`]),
    'no headers at all',
  ]
  for (const raw of nasty) await station.deliver(raw, to)
  await answer(interested)
  await until('the answer behind them', async () => (await received(id)).some((mail) => mail.reply_text === interested))
  const all = await db().selectFrom('inbound_mail').select(['reply_text']).execute()
  expect(all.map((mail) => mail.reply_text)).toContain('Beforeafter')
})

describe('unmatched email', () => {
  const unmatched = async (actor = user) =>
    (await actor.call<{ id: string; from_email: string; text: string }[]>('GET', 'v2/mail/unmatched')).body
  const arrive = async (from: string) => {
    await station.deliver(plainMail(from, 'hiring@fairlead.localhost', interested), 'hiring@fairlead.localhost')
    return until('the mail', async () => (await unmatched()).find((mail) => mail.from_email === from) ?? null)
  }

  test('waits, notifies the team, and becomes a reply when assigned to a candidate', async () => {
    const { id } = await contacted()
    const mail = await arrive('walk-in@w.example')
    const notices = await until('the notification', async () => {
      const { body } = await user.call<{ kind: string }[]>('GET', 'v1/notifications')
      return body.some((notification) => notification.kind === 'mail_unmatched') ? body : null
    })
    expect(notices.length).toBeGreaterThan(0)
    const give = () => user.call('POST', 'v2/mail/unmatched', { mail_id: mail.id, candidate_id: id })
    const answers = await Promise.all([give(), give()])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 404])
    expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER', replied_at: expect.any(Date) })
    expect(await received(id)).toMatchObject([{ matched_by: 'hand', label: 'interested' }])
    expect((await unmatched()).map((entry) => entry.id)).not.toContain(mail.id)
  })

  test('is set aside by users who can decide and hidden from read-only users', async () => {
    const mail = await arrive('sales@w.example')
    const reader = await colleagueOf(testApp, user)
    expect(await unmatched(reader)).toEqual([])
    expect(await reader.call('POST', 'v2/mail/unmatched', { mail_id: mail.id })).toMatchObject({ status: 403 })
    expect((await user.call('POST', 'v2/mail/unmatched', { mail_id: mail.id })).status).toBe(200)
    expect((await unmatched()).map((entry) => entry.id)).not.toContain(mail.id)
    expect(await db().selectFrom('inbound_mail').select('dismissed_at').where('id', '=', mail.id).executeTakeFirst()).toMatchObject({
      dismissed_at: expect.any(Date),
    })
  })
})

describe('email with unknown delivery', () => {
  const parked = async () => {
    const { id, email } = await addPerson(testApp, user, project, { stage: 'APPROVED' })
    const { workspaceId: workspace_id } = await contextOf(testApp, user)
    await db()
      .insertInto('message')
      .values({
        id,
        workspace_id,
        project_id: project,
        candidate_id: id,
        kind: 'sequence',
        step: 0,
        state: 'parked',
        why: 'no_witness',
        attempt: 3,
        due_at: new Date(),
        committed_at: new Date(),
        message_id: `<f.${id}.0@fairlead.localhost>`,
        reply_token: id,
        from_email: 'hiring@fairlead.localhost',
        to_email: email,
        subject: 'Hello',
        html: '<p>Hi</p>',
        body_text: 'Hi',
      })
      .execute()
    const settle = (verdict: string) => user.call('POST', 'v2/mail/parked', { message_id: id, verdict })
    return { id, email, settle }
  }

  test("'sent' marks it as delivered: the candidate is contacted and followed up", async () => {
    const { id, email, settle } = await parked()
    expect((await settle('sent')).status).toBe(200)
    expect(await candidate(id)).toMatchObject({ stage: 'CONTACTED' })
    await until('the follow-up', async () => (await messages(id)).length === 2)
    expect(station.idsTo(email)).toEqual([])
    expect((await settle('again')).status, 'once').toBe(409)
  })

  test("'again' sends it again with the same Message-ID", async () => {
    const { id, email, settle } = await parked()
    expect((await settle('again')).status).toBe(200)
    await until('the mail', () => station.idsTo(email).length === 1)
    expect((await station.sentTo(email))[0]!.messageId).toBe(`<f.${id}.0@fairlead.localhost>`)
  })

  test("'drop' gives it up", async () => {
    const { id, email, settle } = await parked()
    expect((await settle('drop')).status).toBe(200)
    expect(await messages(id)).toMatchObject([{ state: 'cancelled', why: 'by_hand' }])
    expect(await candidate(id)).toMatchObject({ stage: 'APPROVED', attention: null })
    expect(station.idsTo(email)).toEqual([])
  })
})

describe('a manual reply', () => {
  test('continues the thread, once per request, without unsubscribe links, and moves on from Needs Attention', async () => {
    const { id, email, answer } = await contacted()
    const answered = await answer('Could you tell me what the salary range is for this role?')
    await until('the question', async () => (await candidate(id)).stage === 'QUESTION')
    const reply = () =>
      user.call('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Hi {{first_name}}, 90 to 110.', request_id: 'click-1' })
    const [first, two] = await Promise.all([reply(), reply()])
    expect(first).toMatchObject({ status: 200, body: { message_id: expect.any(String) } })
    expect(two!.body.message_id).toBe(first!.body.message_id)
    await until('the answer out', () => station.idsTo(email).length === 2)
    const mail = (await station.sentTo(email))[1]!
    expect(mail).toMatchObject({ inReplyTo: answered, subject: 'Re: Software Engineer at Robin Works' })
    expect(mail.text).toContain('Hi Jo, 90 to 110.')
    expect(mail.headerLines.map((line) => line.key).filter((key) => key.startsWith('list-'))).toEqual([])
    expect(await candidate(id)).toMatchObject({ stage: 'AWAITING_INFO', attention: null })
    expect((await messages(id)).filter((row) => row.kind === 'reply')).toHaveLength(1)
  })

  test('can be undone during the delay, in any stage, and the candidate stays there', async () => {
    const { id, email, answer } = await contacted()
    await answer('Yes, I am very interested and would love to talk. Tuesday works for me.')
    await until('the interest', async () => (await candidate(id)).stage === 'HIRING_MANAGER')
    const before = station.idsTo(email).length
    testApp.services.settings.holdSeconds = 60
    const sent = await user.call('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Great, Tuesday it is.' })
    testApp.services.settings.holdSeconds = 0
    expect(sent.status).toBe(200)
    const undo = () => user.call('POST', 'v2/projects/candidates/undo', { project_id: project, candidate_id: id })
    expect(await undo()).toMatchObject({ status: 200, body: { status: 'HIRING_MANAGER' } })
    expect((await messages(id)).filter((row) => row.kind === 'reply')).toMatchObject([{ state: 'cancelled', why: 'taken_back' }])
    expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER' })
    expect((await undo()).status).toBe(409)
    expect(station.idsTo(email)).toHaveLength(before)
  })

  test.each([
    [{ email_body: ' <p>&nbsp;</p> ' }, { email_body: 'This field is required.' }],
    [{ email_body: 'x', cc_email: 'kim@team.example, no one' }, { cc_email: 'Not a valid email address' }],
  ])('%j is refused', async (fields, sentences) => {
    const { id } = await addPerson(testApp, user, project)
    expect(await user.call('POST', 'v1/email/reply', { candidate_id: id, ...fields })).toMatchObject({
      status: 400,
      body: { fields: sentences },
    })
  })
})

describe('unsubscribing', () => {
  const stranger = () => caller(testApp.app, '')
  test("viewing the page changes nothing, while its button and the mail program's one click do", async () => {
    for (const kind of ['button', 'form', 'multipart'] as const) {
      const { email } = await contacted()
      const token = await station.optOutToken(email)
      expect(await stranger()('GET', 'v1/notifications/unsubscribe', { token })).toEqual({
        status: 200,
        body: {
          email: expect.stringMatching(/^jo…@home\.example$/),
          unsubscribed: false,
          about: 'outreach',
          may_opt_in: false,
          link_sent: false,
        },
      })
      expect(
        (await testApp.app.inject({ method: 'GET', url: `/notifications/unsubscribe?token=${token}` })).statusCode,
        'no page here, but no write either',
      ).toBe(404)
      expect(await db().selectFrom('suppression').select('email').where('email', '=', email).execute()).toEqual([])
      if (kind === 'button') await stranger()('POST', 'v1/notifications/unsubscribe', { token })
      else {
        const boundary = 'b'
        const oneClick = await testApp.app.inject({
          method: 'POST',
          url: `/notifications/unsubscribe?token=${token}`,
          headers: { 'content-type': kind === 'form' ? 'application/x-www-form-urlencoded' : `multipart/form-data; boundary=${boundary}` },
          payload:
            kind === 'form'
              ? 'List-Unsubscribe=One-Click'
              : `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
        })
        expect(oneClick.statusCode, oneClick.body).toBe(200)
      }
      expect(await db().selectFrom('suppression').select(['email', 'reason']).where('email', '=', email).execute()).toEqual([
        { email, reason: 'unsubscribed' },
      ])
    }
  })

  test('only a link sent to the address itself allows email again, and that is recorded', async () => {
    const { email, first } = await contacted()
    const token = await station.optOutToken(email)
    const suppressed = () => db().selectFrom('suppression').select('email').where('email', '=', email).execute()
    expect(
      await stranger()('POST', 'v1/notifications/unsubscribe', { token: first.reply_token }),
      'the reply token opens nothing',
    ).toMatchObject({
      status: 404,
    })
    await stranger()('POST', 'v1/notifications/unsubscribe', { token })
    for (const _ of [1, 2])
      expect((await stranger()('POST', 'v1/notifications/resubscribe', { token })).body).toMatchObject({
        unsubscribed: true,
        link_sent: true,
      })
    expect(await suppressed()).toEqual([{ email }])
    station.wakeSender()
    await until('the link', () => station.idsTo(email).length === 2)
    const [, mail] = await station.sentTo(email)
    const link = /resubscribe\?token=([\w-]+)/.exec(mail!.text ?? '')?.[1]
    expect((await stranger()('GET', 'v1/notifications/unsubscribe', { token: link! })).body).toMatchObject({
      unsubscribed: true,
      may_opt_in: true,
    })
    expect((await stranger()('POST', 'v1/notifications/resubscribe', { token: link! })).body).toMatchObject({ unsubscribed: false })
    expect(await suppressed()).toEqual([])
    const events = await db().selectFrom('audit_event').select(['kind', 'actor']).where('actor', '=', email).execute()
    expect(events).toEqual([{ kind: 'opted_in', actor: email }])
    expect(await stranger()('POST', 'v1/notifications/resubscribe', { token: link! }), 'once').toMatchObject({ status: 404 })
    expect(station.idsTo(email), 'two requests, one email').toHaveLength(2)
  })

  test('no token is stored once an email was sent, and none is shown', async () => {
    const { id, first, answer } = await contacted()
    expect(await db().selectFrom('message').select('opt_out_token').where('id', '=', first.id).executeTakeFirst()).toEqual({
      opt_out_token: null,
    })
    await answer('Could you tell me what the salary range is for this role?')
    await until('the answer', async () => (await received(id)).length === 1)
    const { body } = await user.call('GET', 'v2/projects/candidates/conversation', { project_id: project, candidate_id: id })
    expect(JSON.stringify(body)).not.toContain(first.reply_token)
  })

  test('reports an unknown link', async () => {
    expect(await stranger()('POST', 'v1/notifications/unsubscribe', { token: 'nothing' })).toMatchObject({
      status: 404,
      body: { message: 'We don’t recognize this link. It may be incomplete.' },
    })
  })
})
