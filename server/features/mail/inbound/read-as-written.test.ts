// Replies and reports over real SMTP and IMAP, read as they are: our own words never decide, and a sender's fault is never an address's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bounceReport } from '../../../../testing/mail-reports.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, contextOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'

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
const message = (id: string, step: number) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', id).where('step', '=', step).executeTakeFirst()
const isSuppressed = async (email: string) =>
  (await db().selectFrom('suppression').select('email').where('email', '=', email).execute()).length > 0

async function contacted(email_subject?: string) {
  const person = await addPerson(testApp, user, project)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id, email_subject })
  const first = await until('the first email', async () => {
    const row = await message(person.id, 0)
    return row?.state === 'sent' ? row : null
  })
  await until('the follow-up', async () => (await message(person.id, 1)) ?? null)
  const [mailId] = station.idsTo(person.email)
  const answer = async (text: string, more: object = {}) => {
    await station.mail.answer({ id: mailId!, text, ...more })
    const [email] = await until('the answer', async () => {
      const emails = await received(person.id)
      return emails.length > 0 ? emails : null
    })
    return { row: await candidate(person.id), email: email! }
  }
  const bounce = async (status: string, text: string) => {
    const before = (await received(person.id)).length
    await station.deliver(bounceReport(first, person.email, status, text), first.from_email)
    await until('the report', async () => (await received(person.id)).length > before)
    return candidate(person.id)
  }
  return { ...person, first, answer, bounce }
}
const yes = 'Hello, thanks for writing. Yes, I am interested. Could we talk on Tuesday at 10?'

describe('a reply', () => {
  test('an interested one under our subject "Vacation …" is interest', async () => {
    const { answer } = await contacted('Vacation Rentals product manager at Acme')
    const { row, email } = await answer(yes)
    expect(email).toMatchObject({ kind: 'person', label: 'interested', subject: 'Re: Vacation Rentals product manager at Acme' })
    expect(row).toMatchObject({ stage: 'HIRING_MANAGER', paused_until: null })
  })

  test('a request to be left alone counts in an automatic reply too', async () => {
    const { id, email: address, answer } = await contacted('Absence management lead at Acme')
    const { email } = await answer('I am on leave until further notice. Please stop emailing me and remove me from your list.', {
      subject: 'Automatic reply: Absence management lead at Acme',
      headers: { 'Auto-Submitted': 'auto-replied' },
      quote: false,
    })
    expect(email).toMatchObject({ kind: 'auto_reply', label: 'unsubscribe' })
    expect(await isSuppressed(address)).toBe(true)
    expect(await message(id, 1)).toMatchObject({ state: 'cancelled' })
  })

  test('an automatic reply without machine headers is known by what stands before our subject', async () => {
    const { answer } = await contacted('Platform lead at Acme')
    const { row, email } = await answer('Merhaba, mesajınız alındı.', { subject: 'Otomatik yanıt: Platform lead at Acme', quote: false })
    expect(email).toMatchObject({ kind: 'auto_reply', label: null })
    expect(row).toMatchObject({ stage: 'CONTACTED', attention: null })
  })

  test('our quoted text is never theirs, in a script without word lists', async () => {
    const { first, answer } = await contacted()
    const headers = `გამგზავნი: Team <${first.from_email}>\nგაგზავნილია: 2026 წლის 26 ნოემბერი 09:12\nთემა: Role`
    const reply = 'Thank you, but I am not looking for a new job at the moment.'
    const { row, email } = await answer(`${reply}\n\n${headers}\n\n${first.body_text}`, { quote: false })
    expect(email).toMatchObject({ reply_text: reply, kind: 'person' })
    expect(row).toMatchObject({ stage: 'NOT_INTERESTED' })
  })

  // the reply below everything we sent, as some mail programs write it
  test('a reply below our unmarked text and its footer is read without them', async () => {
    const { first, answer } = await contacted()
    const sent = (await station.sentTo(first.to_email))[0]!.text!
    const { email } = await answer(`${sent}\n\nYes, I am interested. Please call me on Tuesday.`, { quote: false })
    expect(email).toMatchObject({ reply_text: 'Yes, I am interested. Please call me on Tuesday.', label: 'interested' })
  })
})

describe('a report that an email did not arrive', () => {
  test('marks the address when it is proven dead', async () => {
    const { id, email, bounce } = await contacted()
    expect(await bounce('5.1.1', '5.1.1 The email account does not exist')).toMatchObject({
      bad_emails: [email],
      attention: { code: 'bounced' },
    })
    expect(await isSuppressed(email)).toBe(true)
    expect(await message(id, 0)).toMatchObject({ bounce_cause: 'dead_address' })
  })

  test('sends the same email again when the mailbox was full, three times, and leaves the address alone', async () => {
    const { id, email, first, bounce } = await contacted()
    const full = (times: number) => bounce('5.2.2', `5.2.2 The recipient is over quota (${times})`)
    for (const [times, days] of [1, 2, 4].entries()) {
      expect(await full(times)).toMatchObject({ bad_emails: [], attention: null, stage: 'CONTACTED' })
      const waiting = (await message(id, 0))!
      expect(waiting).toMatchObject({ state: 'queued', full_times: times + 1, message_id: first.message_id })
      expect(Math.round((waiting.due_at.getTime() - Date.now()) / 86_400_000)).toBe(days)
      await db().updateTable('message').set({ due_at: new Date() }).where('id', '=', first.id).execute()
      station.wakeSender()
      await until('it is sent again', async () => (await message(id, 0))?.state === 'sent')
      expect(station.idsTo(email)).toHaveLength(times + 2)
    }
    expect(await full(3)).toMatchObject({ bad_emails: [], attention: { code: 'undelivered' } })
    expect(await message(id, 0)).toMatchObject({ state: 'sent' })
    expect(await isSuppressed(email)).toBe(false)
  })

  test("of a block warns the mailbox's owner and counts against the mailbox, never against the candidate", async () => {
    const { id, email, first, bounce } = await contacted()
    const { userId, workspaceId } = await contextOf(testApp, user)
    const mailboxId = newId()
    const server = {
      smtp_host: 'mail.example',
      smtp_port: 465,
      smtp_security: 'tls',
      imap_host: 'mail.example',
      imap_port: 993,
      imap_security: 'tls',
    } as const
    const name = 'sender@team.example'
    await db()
      .insertInto('mailbox')
      .values({ ...server, id: mailboxId, workspace_id: workspaceId, user_id: userId, kind: 'smtp', name, address: name, username: name })
      .execute()
    await db().updateTable('message').set({ mailbox_id: mailboxId, from_email: name }).where('id', '=', first.id).execute()
    expect(await bounce('5.7.1', '5.7.1 This message is likely unsolicited and has been blocked')).toMatchObject({
      bad_emails: [],
      stage: 'CONTACTED',
      attention: { code: 'undelivered' },
    })
    expect(await isSuppressed(email)).toBe(false)
    expect(await message(id, 1)).toMatchObject({ state: 'queued' })
    const notice = await until('the warning', async () => {
      const { body } = await user.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')
      return body.find(({ kind }) => kind === 'mailbox_blocked') ?? null
    })
    expect(notice.text).toContain('likely unsolicited')
    const { body } = await user.call<{ mailboxes: object[] }>('GET', 'v2/mailboxes')
    expect(body.mailboxes).toMatchObject([{ blocked_lately: 1, bounced_lately: 1 }])
    const conversation = await user.call<{ entries: { state_text: string | null }[] }>('GET', 'v2/projects/candidates/conversation', {
      project_id: project,
      candidate_id: id,
    })
    expect(conversation.body.entries.map(({ state_text }) => state_text)).toContainEqual(expect.stringContaining('The address may be fine'))
  })
})
