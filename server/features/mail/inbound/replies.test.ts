// Replies over real SMTP and IMAP.
import { addDays, dayOfMoment } from '@fairlead/domain/shared/days'
import { readAbsence } from '@fairlead/domain/conversation/out-of-office'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { bounceReport, spamReport } from '../../../../testing/mail-reports.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject, contextOf } from '../../../../testing/projects.ts'
import { findWithdrawn } from '../../candidates/records/withdrawn.ts'
import { planFollowUp } from '../../outreach/emails/plan-follow-up.ts'

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
const received = (id: string) =>
  db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).orderBy('received_at').orderBy('created_at').execute()
const message = (id: string, step: number) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', id).where('step', '=', step).executeTakeFirst()
const isState = (id: string, step: number, state: string) => async () => {
  const row = await message(id, step)
  return row?.state === state ? row : null
}
const suppressed = async (email: string) =>
  (await db().selectFrom('suppression').select('email').where('email', '=', email).execute()).length > 0
const noticesOf = async (id: string) => {
  const { body } = await user.call<{ cand_id: string; text: string; kind: string }[]>('GET', 'v1/notifications')
  return body.filter((notification) => notification.cand_id === id)
}
const says = {
  interested: 'Thanks for reaching out! I am very interested and would love to talk. I am free on Tuesday afternoon.',
  question: 'Could you tell me what the salary range is for this role?',
  notInterested: 'The compensation is too low for me, so I will pass.',
  unsubscribe: 'Please remove me from your list and do not contact me again.',
  unsure: 'Bananas are yellow and the train was late, so we had soup.',
}

/** A contacted candidate with a planned follow-up. */
async function contacted() {
  const person = await addPerson(testApp, user, project)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  const first = await until('the first email', isState(person.id, 0, 'sent'))
  await until('the follow-up', isState(person.id, 1, 'queued'))
  const [mailId] = station.idsTo(person.email)
  const answer = async (text: string, more: object = {}) => {
    await station.mail.answer({ id: mailId!, text, ...more })
    await until('the answer', async () => (await received(person.id)).length > 0)
    return { row: await candidate(person.id), emails: await received(person.id) }
  }
  return { ...person, first, answer }
}
/** An email with only the given headers and body. */
const rawMail = (headers: Record<string, string>, body: string) =>
  [...Object.entries({ Date: 'Sat, 21 Nov 2026 09:00:00 +0000', ...headers }).map(([name, value]) => `${name}: ${value}`), '', body].join(
    '\r\n',
  )

describe('effects of a reply', () => {
  test.each([
    [says.interested, { stage: 'HIRING_MANAGER', attention: null }, 'interested', /is interested/],
    [says.question, { stage: 'QUESTION', attention: { code: 'question' } }, 'question', /has a question/],
    [says.notInterested, { stage: 'NOT_INTERESTED', not_interested_reasons: ['compensation'] }, 'not_interested', /not interested/],
    [
      'maybe, who knows, my cat is on the keyboard',
      { stage: 'QUESTION', attention: { code: 'unclear_reply' } },
      'unclear',
      /not sure what they mean/,
    ],
    [says.unsure, { stage: 'QUESTION', attention: { code: 'unsure_reply' } }, 'not_interested', /Please check/],
  ])('%s', async (text, expected, label, notice) => {
    const { id, email, answer } = await contacted()
    const { row, emails } = await answer(text)
    expect(row).toMatchObject({ ...expected, replied_at: expect.any(Date) })
    expect(emails).toMatchObject([{ label, kind: 'person', matched_by: 'message_id', reply_text: text }])
    expect(await message(id, 1)).toMatchObject({ state: 'cancelled', why: 'replied' })
    const notices = await until('the notification', async () => ((await noticesOf(id)).length > 0 ? noticesOf(id) : null))
    expect(notices).toMatchObject([{ text: expect.stringMatching(notice) }])
    expect(await suppressed(email)).toBe(false)
  })

  test('suppresses every address of a candidate who asks to unsubscribe, in all projects', async () => {
    const { id, email, answer } = await contacted()
    const { row } = await answer(says.unsubscribe, { from: { name: 'Jo', address: `private-${email}` } })
    expect(row).toMatchObject({ stage: 'NOT_INTERESTED' })
    expect([await suppressed(email), await suppressed(`private-${email}`)]).toEqual([true, true])
    const otherPerson = await addPerson(testApp, user, project)
    expect(
      await user.call('POST', 'v2/projects/candidates/approve_and_send', {
        project_id: project,
        candidate_id: otherPerson.id,
        email_override: email,
      }),
    ).toMatchObject({ status: 409, body: { error: 'cannot_send' } })
    expect(await user.call('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Really?' })).toMatchObject({
      status: 409,
      body: { error: 'cannot_send' },
    })
  })

  test('email from an unsubscribe button counts like the button', async () => {
    const { email, answer } = await contacted()
    const { row } = await answer('', {
      to: `unsubscribe+${await station.optOutToken(email)}@${testApp.services.settings.mailDomain}`,
      quote: false,
      subject: 'unsubscribe',
    })
    expect(row).toMatchObject({ stage: 'NOT_INTERESTED' })
    expect(await suppressed(email)).toBe(true)
  })

  test('postpones follow-ups until the working day after the return, and resumes them with one click', async () => {
    const { id, answer } = await contacted()
    const before = (await message(id, 1))!.due_at
    const monday = addDays(dayOfMoment(new Date()), 20)
    const absence = readAbsence(`back on ${monday}`, dayOfMoment(new Date()))
    const { row, emails } = await answer(`I am out of the office. I will be back on ${monday}.`, {
      subject: 'Automatic reply: away',
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
    expect(emails).toMatchObject([{ kind: 'auto_reply', label: 'out_of_office' }])
    expect(row).toMatchObject({ stage: 'CONTACTED', replied_at: null, attention: null })
    expect(await noticesOf(id)).toEqual([])
    const waiting = await message(id, 1)
    expect(waiting).toMatchObject({ state: 'queued', due_before_pause: before })
    expect(dayOfMoment(waiting!.due_at)).toBe(absence.until)
    const pause = { until: absence.until, quote: expect.stringContaining(monday) }
    const key = { project_id: project, candidate_id: id }
    expect((await user.call('GET', 'v2/projects/candidates/conversation', key)).body).toMatchObject({ pause })
    expect((await user.call('GET', 'v2/projects/candidates/one', key)).body).toMatchObject({ pause })

    expect((await user.call('POST', 'v2/mail/resume', key)).status).toBe(200)
    expect((await user.call('POST', 'v2/mail/resume', key)).status, 'a second click does nothing more').toBe(200)
    expect((await user.call('GET', 'v2/projects/candidates/one', key)).body).toMatchObject({ pause: null })
    const resumed = await message(id, 1)
    expect(resumed!.due_at.getTime() - before.getTime()).toBeLessThan(600_000)
  })

  test('a follow-up that becomes due during the absence is postponed as well', async () => {
    const { id, email, first, answer } = await contacted()
    await answer('Ich bin nicht im Büro.', { subject: 'Abwesenheitsnotiz', headers: { 'Auto-Submitted': 'auto-replied' } })
    const row = await candidate(id)
    expect(row.pause_quote, 'they named no day').toBeNull()
    await db().deleteFrom('message').where('candidate_id', '=', id).where('step', '=', 1).execute()
    const ctx = await contextOf(testApp, user)
    await planFollowUp(ctx, testApp.services.settings, {
      type: 'mail.sent',
      projectId: project,
      candidateId: id,
      messageId: first.id,
      step: 0,
    })
    const planned = await message(id, 1)
    expect(planned).toMatchObject({ state: 'queued', to_email: email })
    expect(planned!.due_at.getTime()).toBeGreaterThanOrEqual(row.paused_until!.getTime())
  })

  test('ends the pause on a real reply and starts none for an automatic receipt', async () => {
    const away = await contacted()
    await away.answer('I am out of office.', { subject: 'Out of office', headers: { 'Auto-Submitted': 'auto-replied' } })
    expect((await candidate(away.id)).paused_until).not.toBeNull()
    await away.answer(says.interested)
    await until('the second answer', async () => (await received(away.id)).length === 2)
    expect(await candidate(away.id)).toMatchObject({ stage: 'HIRING_MANAGER', paused_until: null, pause_quote: null })

    const ticket = await contacted()
    const { emails } = await ticket.answer('Thank you, your message has reached us and has the number 4711.', {
      subject: 'We received your message',
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(emails).toMatchObject([{ kind: 'auto_reply', label: null }])
    expect((await candidate(ticket.id)).paused_until).toBeNull()
  })

  test('keeps the read order of two replies from the same second', async () => {
    const { id, answer } = await contacted()
    await answer(says.notInterested)
    await answer(says.interested)
    const [first, second] = await until('the second answer', async () => {
      const emails = await received(id)
      return emails.length === 2 ? emails : null
    })
    // write the first one last, so that it would sort last without the rule
    for (const row of [second!, first!])
      await db().updateTable('inbound_mail').set({ received_at: second!.received_at }).where('id', '=', row.id).execute()
    const key = { project_id: project, candidate_id: id }
    const { body } = await user.call<{ entries: { direction: string; text: string }[] }>('GET', 'v2/projects/candidates/conversation', key)
    expect(body.entries.filter(({ direction }) => direction === 'in').map(({ text }) => text.trim())).toEqual([
      says.notInterested,
      says.interested,
    ])
    expect((await testApp.database.inWorkspace((await candidate(id)).workspace_id, (tx) => findWithdrawn(tx, [id]))).size).toBe(0)
  })

  test("a bounce marks the address, ends the sequence, and isn't a reply", async () => {
    const { id, email, first } = await contacted()
    await station.deliver(bounceReport(first, email), first.from_email)
    await until('the bounce', async () => (await received(id)).length > 0)
    expect(await candidate(id)).toMatchObject({ stage: 'CONTACTED', replied_at: null, bad_emails: [email], attention: { code: 'bounced' } })
    expect(await message(id, 1)).toMatchObject({ state: 'cancelled', why: 'bounced' })
    expect(await user.call('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Hello?' })).toMatchObject({ status: 404 })
    expect((await user.call('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Hello?', to_email: `new.${email}` })).status).toBe(
      200,
    )
  })
})

describe('a report on an email', () => {
  test("that marks it as spam stops everything to its owner, and isn't a bounce", async () => {
    const { id, email, first } = await contacted()
    await station.deliver(spamReport(first, email), first.from_email)
    await until('the report', async () => (await received(id)).length > 0)
    expect(await candidate(id)).toMatchObject({ bad_emails: [], attention: { code: 'complaint' } })
    expect(await message(id, 1)).toMatchObject({ state: 'cancelled', why: 'complaint' })
    expect(await message(id, 0)).toMatchObject({ bounced_at: null })
    const entry = db().selectFrom('suppression').select('reason').where('email', '=', email)
    expect(await entry.executeTakeFirst()).toEqual({ reason: 'complaint' })
    const again = await user.call<{ message: string }>('POST', 'v1/email/reply', { candidate_id: id, email_body: 'Hello?' })
    expect(again.status).toBe(409)
  })

  test("that names an address never written to suppresses only the candidate's", async () => {
    const { id, email, first } = await contacted()
    await station.deliver(bounceReport(first, 'manager@our-own.example'), first.from_email)
    await until('the bounce', async () => (await received(id)).length > 0)
    expect(await candidate(id)).toMatchObject({ bad_emails: [email] })
    expect([await suppressed(email), await suppressed('manager@our-own.example')]).toEqual([true, false])
  })
})

describe('matching a reply to its candidate', () => {
  test('uses the address token when all other evidence is missing', async () => {
    const { id, first } = await contacted()
    const to = `Reply+${first.reply_token.toUpperCase()}@${testApp.services.settings.mailDomain}`
    await station.deliver(
      rawMail(
        { From: 'someone.else@phone.example', To: to, Subject: 'Something new', 'Message-ID': `<${id}@phone.example>` },
        says.interested,
      ),
      to,
    )
    await until('the answer', async () => (await received(id)).length > 0)
    expect(await received(id)).toMatchObject([{ matched_by: 'token', label: 'interested' }])
    expect(await candidate(id)).toMatchObject({ stage: 'HIRING_MANAGER' })
  })

  test('ignores the subject: two candidates with the same subject get their own replies', async () => {
    const [a, b] = [await contacted(), await contacted()]
    await b.answer(says.question, { subject: 'Re: Software Engineer at Robin Works' })
    expect(await received(a.id)).toEqual([])
    expect(await received(b.id)).toHaveLength(1)
  })

  test("our own copy isn't a reply", async () => {
    const { id, first } = await contacted()
    const copy = rawMail(
      { From: first.from_email, To: first.to_email, Cc: first.from_email, Subject: first.subject, 'Message-ID': first.message_id },
      says.interested,
    )
    await station.deliver(copy, first.from_email)
    const marker = await contacted()
    await marker.answer(says.interested)
    expect(await received(id)).toEqual([])
    expect(await db().selectFrom('inbound_mail').select('id').where('message_id', '=', first.message_id).execute()).toEqual([])
  })
})
