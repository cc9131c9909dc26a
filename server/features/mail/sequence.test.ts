// A sequence over real SMTP: approved, delayed, sent once, followed up in the same thread, and stopped by everything that must
// stop it.
import { historyEventToWire } from '@fairlead/contract/codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../testing/mail-station.ts'
import { addPerson, activeProject, outreachTemplate } from '../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 1 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const candidate = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const messages = (id: string) => db().selectFrom('message').selectAll().where('candidate_id', '=', id).orderBy('step').execute()
const step = async (id: string, n: number) => (await messages(id)).find((row) => row.step === n) ?? null
const isState = (id: string, n: number, state: string) => async () => ((await step(id, n))?.state === state ? step(id, n) : null)
const approve = (project_id: string, candidate_id: string, fields: object = {}) =>
  user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id, ...fields })
/** Passes the minute after which a waiting message is retried. */
const aMinuteLater = async (id: string) => {
  await db().updateTable('message').set({ due_at: new Date() }).where('candidate_id', '=', id).where('state', '=', 'queued').execute()
  station.wakeSender()
}

describe('approve and send', () => {
  test('skips a disabled follow-up and sends the next one on schedule', async () => {
    const project = await activeProject(testApp, user, { outreach_templates: [{ ...outreachTemplate, follow_up_1_off: true }] })
    const { id, email } = await addPerson(testApp, user, project)
    await approve(project, id)
    await until('the last follow-up in the records', isState(id, 2, 'sent'))
    expect((await messages(id)).map((row) => row.step)).toEqual([0, 2])
    expect(station.idsTo(email)).toHaveLength(2)
  })

  test('sends once, contacts the candidate, and follows up twice in the same thread', async () => {
    const project = await activeProject(testApp, user)
    const { id, email } = await addPerson(testApp, user, project, { firstName: 'Zoë <b>' })
    expect(await approve(project, id)).toMatchObject({ status: 409, body: { error: 'doubtful_greeting' } })
    const answer = await approve(project, id, { confirms_greeting: true })
    expect(answer).toMatchObject({
      status: 200,
      body: { email_status: 200, remaining_swipes: 0, message_id: expect.any(String), held_until: expect.any(String) },
    })
    expect(await candidate(id)).toMatchObject({ verdict: 'approved' })
    await until('all three emails', () => station.idsTo(email).length === 3)
    await until('the last follow-up in the records', isState(id, 2, 'sent'))

    const emails = await station.sentTo(email)
    const rows = await messages(id)
    expect(emails.map((mail) => mail.messageId)).toEqual(rows.map((row) => row.message_id))
    expect(emails.map((mail) => mail.subject)).toEqual([
      'Software Engineer at Robin Works',
      'Re: Software Engineer at Robin Works',
      'Re: Software Engineer at Robin Works',
    ])
    const [first, second, third] = emails
    expect(second!.inReplyTo).toBe(first!.messageId)
    expect(third!.inReplyTo).toBe(second!.messageId)
    expect(third!.references).toEqual([first!.messageId, second!.messageId])
    expect(first!.text).toContain('Hi Zoë <b>, would you like')
    expect(String(first!.html), 'a name is text, never markup').toContain('Zoë &lt;b&gt;')
    const gap = rows[1]!.sent_at!.getTime() - rows[0]!.sent_at!.getTime()
    expect(gap, 'a day is one second here').toBeGreaterThanOrEqual(1000)

    for (const mail of emails) {
      const token = rows.find((row) => row.message_id === mail.messageId)!.reply_token
      const header = (name: string) => mail.headerLines.find((line) => line.key === name)?.line ?? ''
      expect(header('reply-to')).toContain(`reply+${token}@`)
      expect(header('list-unsubscribe').match(/^list-unsubscribe/gi)).toHaveLength(1)
      expect(header('list-unsubscribe').replace(/\s+/g, ' ')).toMatch(
        new RegExp(String.raw`<http[^>]*/notifications/unsubscribe\?token=([0-9a-f]{40})>, ?<mailto:unsubscribe\+\1@[^>]*>`),
      )
      expect(header('list-unsubscribe-post')).toMatch(/List-Unsubscribe=One-Click/)
    }
    expect(await candidate(id)).toMatchObject({
      stage: 'CONTACTED',
      contacted_at: expect.any(Date),
      follow_up_1_at: expect.any(Date),
      follow_up_2_at: expect.any(Date),
      follow_up_3_at: null,
    })
    const lines = await db()
      .selectFrom('candidate_history')
      .select('event')
      .where('candidate_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(lines.map((line) => historyEventToWire(line.event))).toEqual([2, 3, 5, 10, 11])
    expect(await approve(project, id)).toMatchObject({ status: 409, body: { error: 'invalid_move' } })
  })

  test('two concurrent clicks queue one email', async () => {
    const project = await activeProject(testApp, user, { outreach_templates: [{ ...outreachTemplate, follow_up_1_template: '' }] })
    const { id, email } = await addPerson(testApp, user, project)
    const answers = await Promise.all([approve(project, id), approve(project, id), approve(project, id)])
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0)
    await until('the mail', isState(id, 0, 'sent'))
    expect(await messages(id)).toHaveLength(1)
    expect(station.idsTo(email)).toHaveLength(1)
  })

  const twoTemplates = [
    outreachTemplate,
    {
      ...outreachTemplate,
      name: 'Warmer',
      initial_outreach_template: 'Dear {{first_name}}',
      follow_up_1_template: 'Dear {{first_name}}, still there?',
    },
  ]

  test('continues with its original template, whatever changed since the first email [589 842]', async () => {
    const project = await activeProject(testApp, user, { outreach_templates: twoTemplates })
    const people = [
      await addPerson(testApp, user, project),
      await addPerson(testApp, user, project),
      await addPerson(testApp, user, project),
    ] as const
    const [plain, changed, usual] = people
    await approve(project, plain.id, { template_name: 'Warmer' })
    await approve(project, changed.id, { template_name: 'Warmer', email_body: 'Words of my own' })
    await approve(project, usual.id)
    for (const { email } of people) await until('all three emails', () => station.idsTo(email).length === 3)
    const texts = async (email: string) => (await station.sentTo(email)).map((mail) => mail.text!.split('\n')[0])
    expect(await texts(plain.email)).toEqual(['Dear Jo', 'Dear Jo, still there?', 'One more try, Jo.'])
    expect(await texts(changed.email)).toEqual(['Words of my own', 'Dear Jo, still there?', 'One more try, Jo.'])
    expect((await texts(usual.email))[1]).toBe('Hi Jo, did you see my mail?')
    const rows = await messages(plain.id)
    expect(rows.map((row) => row.template_name)).toEqual(['Warmer', 'Warmer', 'Warmer'])
    const gap = rows[1]!.sent_at!.getTime() - rows[0]!.sent_at!.getTime()
    expect(gap, 'a day is one second here').toBeGreaterThanOrEqual(1000)
  })

  test('ends the sequences of a deleted template and shows it on the candidate', async () => {
    const project = await activeProject(testApp, user, { outreach_templates: twoTemplates })
    const { id, email } = await addPerson(testApp, user, project)
    expect(await approve(project, id, { template_name: 'Colder' })).toMatchObject({
      status: 400,
      body: { fields: { template_name: expect.any(String) } },
    })
    testApp.services.settings.holdSeconds = 600
    await approve(project, id, { template_name: 'Warmer' })
    testApp.services.settings.holdSeconds = 0
    await user.call('PUT', 'v1/projects/settings', { project_id: project, outreach_templates: [outreachTemplate] })
    await db().updateTable('message').set({ due_at: new Date(), held_until: null }).where('candidate_id', '=', id).execute()
    station.wakeSender()
    const attention = await until('the word about it', async () => (await candidate(id)).attention)
    expect(attention).toMatchObject({ text: "We couldn’t write Follow-Up #1: the template 'Warmer' no longer exists." })
    expect(station.idsTo(email)).toHaveLength(1)
    expect(await messages(id)).toHaveLength(1)
  })

  test('without an address the candidate is approved, to be contacted by hand', async () => {
    const project = await activeProject(testApp, user)
    const { id } = await addPerson(testApp, user, project, { email: null })
    expect(await approve(project, id)).toMatchObject({ status: 200, body: { email_status: 404, message_id: null } })
    expect(await candidate(id)).toMatchObject({ stage: 'APPROVED', manual_outreach: true })
    expect(await messages(id)).toEqual([])
  })

  test.each([
    [
      { email_body: 'Hi {{nick_name}}, {{school}}' },
      { status: 409, body: { error: 'missing_variable', fields: { nick_name: expect.any(String), school: expect.any(String) } } },
    ],
    [{ email_override: 'unknown' }, { status: 400, body: { fields: { email_override: 'Not a valid email address' } } }],
  ])('%j is refused and nothing is queued, no one moved', async (fields, answer) => {
    const project = await activeProject(testApp, user)
    const { id } = await addPerson(testApp, user, project)
    expect(await approve(project, id, fields)).toMatchObject(answer)
    expect(await messages(id)).toEqual([])
    expect(await candidate(id)).toMatchObject({ stage: 'UNDER_REVIEW', verdict: null })
  })

  test('undo cancels a delayed email, which can still be sent later', async () => {
    const project = await activeProject(testApp, user, { outreach_templates: [{ ...outreachTemplate, follow_up_1_template: '' }] })
    const { id, email } = await addPerson(testApp, user, project)
    testApp.services.settings.holdSeconds = 600
    const { body } = await approve(project, id)
    testApp.services.settings.holdSeconds = 0
    expect(Date.parse(String(body.held_until))).toBeGreaterThan(Date.now() + 590_000)
    const thread = await user.call<{ entries: { state: string }[] }>('GET', 'v2/projects/candidates/conversation', {
      project_id: project,
      candidate_id: id,
    })
    expect(thread.body.entries.map((entry) => entry.state)).toEqual(['held'])
    expect((await user.call('POST', 'v2/projects/candidates/undo', { project_id: project, candidate_id: id })).body).toEqual({
      status: 'UNDER_REVIEW',
    })
    expect(await step(id, 0)).toMatchObject({ state: 'cancelled', why: 'taken_back' })
    expect(station.idsTo(email)).toEqual([])
    expect((await approve(project, id, { email_subject: 'Second thoughts' })).status).toBe(200)
    await until('the mail', isState(id, 0, 'sent'))
    expect((await station.sentTo(email)).map((mail) => mail.subject)).toEqual(['Second thoughts'])
    expect(
      (await user.call('POST', 'v2/projects/candidates/undo', { project_id: project, candidate_id: id })).status,
      'what has gone out is not undone',
    ).toBe(409)
  })
})

describe('conditions that stop a follow-up', () => {
  const started = async () => {
    const project = await activeProject(testApp, user)
    const person = await addPerson(testApp, user, project)
    // far enough ahead for the stop to come first
    testApp.services.settings.secondsPerDay = 600
    await approve(project, person.id)
    await until('the follow-up planned', isState(person.id, 1, 'queued'))
    testApp.services.settings.secondsPerDay = 1
    return { project, ...person }
  }
  const isAskedAndWaits = (id: string) =>
    until('asked and put off', async () => ((await step(id, 1))!.due_at > new Date(Date.now() + 30_000) ? true : null))

  test('while the project is paused, but not after reactivation [842]', async () => {
    const { project, id, email } = await started()
    await user.call('POST', 'v2/projects/pause', { project_id: project, should_pause: true })
    await aMinuteLater(id)
    await isAskedAndWaits(id)
    expect(station.idsTo(email)).toHaveLength(1)
    await aMinuteLater(id)
    // it may be postponed at this moment, and would be again once the project is active
    await isAskedAndWaits(id)
    await user.call('POST', 'v2/projects/pause', { project_id: project, should_pause: false })
    await aMinuteLater(id)
    await until('the follow-up', isState(id, 1, 'sent'))
  })

  test('while follow-ups are off, but not once they are on again [842]', async () => {
    const { id, email } = await started()
    await user.call('PUT', 'v1/candidates', { candidate_id: id, disable_followups: true })
    await aMinuteLater(id)
    await isAskedAndWaits(id)
    expect(station.idsTo(email)).toHaveLength(1)
    await user.call('PUT', 'v1/candidates', { candidate_id: id, disable_followups: false })
    await aMinuteLater(id)
    await until('the follow-up', isState(id, 1, 'sent'))
  })

  test.each([
    ['stage_left', (id: string) => user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'INTERVIEWING' })],
    [
      'project_archived',
      (_: string, project: string) => user.call('POST', 'v2/projects/archive', { project_id: project, should_archive: true }),
    ],
    [
      'unsubscribed',
      async (_: string, __: string, email: string) =>
        user.call('POST', 'v1/notifications/unsubscribe', { token: await station.optOutToken(email) }),
    ],
  ])('once it is %s [842]', async (stopReason, stop) => {
    const { project, id, email } = await started()
    expect((await stop(id, project, email)).status).toBe(200)
    await aMinuteLater(id)
    expect(await until('cancelled', isState(id, 1, 'cancelled'))).toMatchObject({ why: stopReason })
    expect(station.idsTo(email)).toHaveLength(1)
  })
})
