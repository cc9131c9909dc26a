// Files of emails to candidates: attached within limits, sent byte by byte and once, shown to those who may see the candidate, and deleted.
import { randomBytes } from 'node:crypto'
import { docxOf, otherArchive, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { connectAt, startMailboxProviders, type MailboxProviders } from '../../../../testing/provider-mailboxes.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { clearOldRows } from '../../operations/clear-old-rows.ts'
import { simpleParser } from 'mailparser'

const megabyte = 1024 * 1024
let testApp: TestApp
let station: MailStation
let providers: MailboxProviders
let user: TestUser
beforeAll(async () => {
  providers = await startMailboxProviders(['gina@team.example', 'mia@team.example'])
  testApp = await createTestApp({ settings: { holdSeconds: 0, ...providers.settings } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app, 'Ana')
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
  await providers.stop()
})

const db = () => testApp.database.system
interface Uploaded {
  attachment_id: string
  file_name: string
  size: number
  message?: string
}
const upload = (fields: Record<string, string>, name: string, bytes: Uint8Array, by = user) =>
  sendFile<Uploaded>(testApp.app, by.session, 'v2/outreach/attachments', { name, bytes }, fields)
const newCandidate = async (by = user, stage: 'APPROVED' | 'QUESTION' = 'APPROVED') => {
  const project_id = await activeProject(testApp, by)
  const { id, email } = await addPerson(testApp, by, project_id, { stage })
  return { ids: { project_id, candidate_id: id }, email }
}
type Ids = Awaited<ReturnType<typeof newCandidate>>['ids']
const texts = { email_subject: 'Hello', email_body: 'Hello there' }
const sendFirst = (ids: Ids, attachment_ids: string[], by = user) =>
  by.call<{ message_id: string; message?: string; fields?: Record<string, string> }>('POST', 'v2/projects/candidates/approve_and_send', {
    ...ids,
    ...texts,
    attachment_ids,
  })
/** The first email; its follow-ups are planned as soon as it has been sent. */
const messageOf = ({ candidate_id }: Ids) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', candidate_id).orderBy('created_at').executeTakeFirst()
interface Thread {
  entries: {
    id: string
    state: string
    state_text: string
    files: { number: number; attachment_id: string | null; file_name: string; size: number; can_download: boolean }[]
  }[]
}
const threadOf = async (ids: Ids) => {
  const { status, body } = await user.call<Thread>('GET', 'v2/projects/candidates/conversation', ids)
  expect(status).toBe(200)
  return body.entries
}
const download = (message_id: string, number: number, by = user) =>
  testApp.app.inject({
    url: `/api/v2/mail/attachment?${new URLSearchParams({ message_id, number: String(number) })}`,
    headers: { 'x-parse-session-token': by.session },
  })
const storedIds = async (...ids: string[]) =>
  (await db().selectFrom('attachment').select('id').where('id', 'in', ids).execute()).map(({ id }) => id)

const pdf = pdfOf(['Benefits'])
const docx = docxOf(['Job description'])
const text = Buffer.from('Line one\nline two\r\nno line break at the end: Grüße')

describe('a first email', () => {
  test('carries the very bytes, in order, under clean names; the thread names them and gives them back', async () => {
    const { ids, email } = await newCandidate()
    const files = [
      await upload(ids, '../Benefits 2026.pdf', pdf),
      await upload(ids, 'role.docx', docx),
      await upload(ids, 'directions.txt', text),
    ]
    expect(files.map(({ status, body }) => [status, body.file_name, body.size])).toEqual([
      [201, 'Benefits 2026.pdf', pdf.length],
      [201, 'role.docx', docx.length],
      [201, 'directions.txt', text.length],
    ])
    expect(
      (
        await sendFirst(
          ids,
          files.map(({ body }) => body.attachment_id),
        )
      ).status,
    ).toBe(200)
    const received = await until('the email', async () => (await station.sentTo(email))[0] ?? null)
    expect(received.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['Benefits 2026.pdf', 'application/pdf'],
      ['role.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['directions.txt', 'text/plain'],
    ])
    for (const [index, bytes] of [pdf, docx, text].entries()) expect(received.attachments[index]!.content.equals(bytes)).toBe(true)
    await until('the outcome', async () => (await messageOf(ids))?.state === 'sent')
    const entry = (await threadOf(ids)).find(({ files: listed }) => listed.length > 0)!
    const { attachment_id } = files[2]!.body
    expect(entry.files[2]).toEqual({ number: 3, attachment_id, file_name: 'directions.txt', size: text.length, can_download: true })
    const answer = await download(entry.id, 3)
    expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    expect(answer.rawPayload.equals(text)).toBe(true)
    expect(answer.headers['content-disposition']).toContain('attachment; filename="directions.txt"')
    expect((await download(entry.id, 4)).statusCode).toBe(404)
    expect((await download(entry.id, 1, await newUser(testApp.app, 'Stranger'))).statusCode).toBe(404)
    const timeline = await user.call<{ events: { label: string; files: number }[] }>('GET', 'v2/projects/candidates/timeline', ids)
    expect(timeline.body.events.filter(({ files: count }) => count > 0).map(({ files: count }) => count)).toEqual([3])
  })

  test('names of files are hidden where a project hides names', async () => {
    const { ids } = await newCandidate()
    const { body } = await upload(ids, 'Offer for Jo.pdf', pdf)
    const { body: message } = await sendFirst(ids, [body.attachment_id])
    await db().updateTable('project').set({ bias_reducer: true }).where('id', '=', ids.project_id).execute()
    const [entry] = await threadOf(ids)
    const { attachment_id } = body
    expect(entry!.files).toEqual([{ number: 1, attachment_id, file_name: 'File', size: pdf.length, can_download: false }])
    expect((await download(message.message_id, 1)).statusCode).toBe(404)
  })

  test('is refused with other types, too much, too many, and files of others', async () => {
    const { ids } = await newCandidate()
    const refused = async (name: string, bytes: Uint8Array, fields: Record<string, string> = ids) => {
      const { status, body } = await upload(fields, name, bytes)
      return [status, body.message]
    }
    expect(await refused('setup.exe', pdf)).toEqual([
      415,
      '“setup.exe” can’t be attached. Attach a PDF, Word (DOCX), PNG, JPEG, or text file.',
    ])
    expect(await refused('role.docx', otherArchive())).toEqual([
      415,
      '“role.docx” isn’t a Word file, whatever its name says. Check the file and attach it again.',
    ])
    expect(await refused('big.txt', Buffer.alloc(5 * megabyte + 1, 'a'))).toEqual([413, 'Attachments can have 5 MB together at most.'])
    const half = Buffer.alloc(2.6 * megabyte, 'a')
    const [firstHalf, secondHalf] = [await upload(ids, 'one.txt', half), await upload(ids, 'two.txt', half)]
    const tooMuch = await sendFirst(ids, [firstHalf.body.attachment_id, secondHalf.body.attachment_id])
    expect([tooMuch.status, tooMuch.body.fields]).toEqual([400, { attachment_ids: 'Attachments can have 5 MB together at most.' }])
    const many: string[] = []
    for (let number = 0; number < 6; number++) many.push((await upload(ids, `${number}.txt`, text)).body.attachment_id)
    const tooMany = await sendFirst(ids, many)
    expect(tooMany.body.message).toBe('Attach 5 files at most.')
    const mate = await colleagueOf(testApp, user, 'Mate')
    const missing = 'An attached file is no longer stored here. Remove it, or attach it again.'
    const stranger = await newCandidate()
    for (const [place, id] of [
      [stranger.ids, firstHalf.body.attachment_id],
      [ids, newId()],
    ] as const)
      expect((await sendFirst(place, [id])).body.message).toBe(missing)
    expect((await upload(ids, 'a.txt', text, mate)).status).toBe(404)
    // nothing was approved or queued by any of it
    expect(await messageOf(ids)).toBeUndefined()
    expect((await sendFirst(ids, [firstHalf.body.attachment_id])).status).toBe(200)
  })

  test('waits for a person when a file is gone or another one, and is never sent without it', async () => {
    for (const spoil of ['deleted', 'changed']) {
      const { ids, email } = await newCandidate()
      const { body } = await upload(ids, 'directions.txt', text)
      const scheduled_date = new Date(Date.now() + 3_600_000).toISOString()
      const fields = { ...ids, ...texts, scheduled_date, attachment_ids: [body.attachment_id] }
      expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', fields)).status).toBe(200)
      if (spoil === 'deleted') await db().deleteFrom('attachment').where('id', '=', body.attachment_id).execute()
      else
        await db()
          .updateTable('attachment')
          .set({ bytes: Buffer.from('other') })
          .where('id', '=', body.attachment_id)
          .execute()
      await db().updateTable('message').set({ due_at: new Date() }).where('candidate_id', '=', ids.candidate_id).execute()
      station.wakeSender()
      await until('the message to be parked', async () => (await messageOf(ids))?.state === 'parked')
      const [entry] = await threadOf(ids)
      expect(entry!.state_text).toBe(
        'Not sent. A file attached to this email is no longer stored here, so we didn’t send the email without it. Write it again and attach the file, or, if it is a follow-up, replace the file and send it again.',
      )
      expect(await station.sentTo(email)).toEqual([])
    }
  })

  test('that is undone can be sent again with its file', async () => {
    const { ids, email } = await newCandidate()
    const { body } = await upload(ids, 'directions.txt', text)
    const scheduled_date = new Date(Date.now() + 3_600_000).toISOString()
    const fields = { ...ids, ...texts, attachment_ids: [body.attachment_id] }
    const first = await user.call<{ message_id: string }>('POST', 'v2/projects/candidates/approve_and_send', { ...fields, scheduled_date })
    expect((await user.call('DELETE', 'v2/mail/scheduled', { message_id: first.body.message_id })).status).toBe(200)
    const drafted = await user.call<{ files: object[] }>('GET', 'v2/outreach/attachments', { ...ids, attachment_ids: [body.attachment_id] })
    expect(drafted.body).toEqual({
      most_files: 5,
      most_bytes: 5 * megabyte,
      mailbox_kind: null,
      files: [{ attachment_id: body.attachment_id, file_name: 'directions.txt', size: text.length }],
    })
    expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', fields)).status).toBe(200)
    const received = await until('the email', async () => (await station.sentTo(email))[0] ?? null)
    expect(received.attachments.map(({ content }) => content.equals(text))).toEqual([true])
  })
})

test('a reply and a test to oneself carry their files, a repeated request only once', async () => {
  const { ids, email } = await newCandidate(user, 'QUESTION')
  const { body } = await upload(ids, 'directions.txt', text)
  const fields = { candidate_id: ids.candidate_id, ...texts, request_id: newId(), attachment_ids: [body.attachment_id] }
  const [first, again] = [await user.call('POST', 'v1/email/reply', fields), await user.call('POST', 'v1/email/reply', fields)]
  expect([first.status, again.body]).toEqual([200, first.body])
  const reply = await until('the reply', async () => (await station.sentTo(email))[0] ?? null)
  expect(reply.attachments.map(({ content }) => content.equals(text))).toEqual([true])
  const ownTest = { ...ids, request_id: newId(), subject: 'Hello', body: 'Hello there', attachment_ids: [body.attachment_id] }
  expect((await user.call('POST', 'v2/outreach/test_email', ownTest)).status).toBe(200)
  const testEmail = await until(
    'the test',
    async () => (await station.sentTo(user.email)).find(({ subject }) => subject?.startsWith('[Test]')) ?? null,
  )
  expect(testEmail.attachments.map(({ content }) => content.equals(text))).toEqual([true])
  expect(await station.sentTo(email)).toHaveLength(1)
})

test('one upload serves several candidates of a project', async () => {
  const project_id = await activeProject(testApp, user)
  const { body } = await upload({ project_id }, 'benefits.pdf', pdf)
  for (const name of ['a', 'b']) {
    const { id, email } = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
    expect((await sendFirst({ project_id, candidate_id: id }, [body.attachment_id])).status, name).toBe(200)
    const received = await until('the email', async () => (await station.sentTo(email))[0] ?? null)
    expect(received.attachments.map(({ content }) => content.equals(pdf))).toEqual([true])
  }
})

describe.each(['google', 'microsoft'] as const)('%s', (provider) => {
  test('a mailbox sends the very bytes once', async () => {
    const address = provider === 'google' ? 'gina@team.example' : 'mia@team.example'
    const owner = await newUser(testApp.app, provider)
    expect((await connectAt(owner, provider, address)).status).toBe(201)
    const { ids, email } = await newCandidate(owner)
    // as much as a Microsoft mailbox takes
    const bytes = Buffer.from(randomBytes(megabyte).toString('hex'))
    const { body } = await upload(ids, 'numbers.txt', bytes, owner)
    const larger = await upload(ids, 'larger.txt', Buffer.concat([bytes, text]), owner)
    if (provider === 'microsoft') {
      const sentence = 'This email is sent from a Microsoft mailbox, which takes attachments of 2 MB together at most.'
      expect([larger.status, larger.body.message]).toEqual([413, sentence])
      const limits = await owner.call('GET', 'v2/outreach/attachments', ids)
      expect(limits.body).toMatchObject({ mailbox_kind: 'graph', files: [] })
      const more = await upload(ids, 'more.txt', text, owner)
      const refused = await sendFirst(ids, [body.attachment_id, more.body.attachment_id], owner)
      expect([refused.status, refused.body.message]).toEqual([400, sentence])
    } else expect(larger.status).toBe(201)
    expect((await sendFirst(ids, [body.attachment_id], owner)).status).toBe(200)
    await until('the email', async () => (await messageOf(ids))?.state === 'sent')
    const sent = providers[provider].sent.filter(({ to }) => to === email)
    expect(sent).toHaveLength(1)
    const { attachments } = await simpleParser(sent[0]!.source)
    expect(attachments.map(({ content }) => content.equals(bytes))).toEqual([true])
  })
})

describe('what is stored', () => {
  const clear = () => clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })
  const age = (id: string) =>
    db()
      .updateTable('attachment')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('id', '=', id)
      .execute()

  test('an upload that was never sent is deleted after a week, or when it is removed', async () => {
    const { ids } = await newCandidate()
    const name = async () => (await upload(ids, 'directions.txt', text)).body.attachment_id
    const [sent, young, old, removed] = [await name(), await name(), await name(), await name()]
    expect((await sendFirst(ids, [sent])).status).toBe(200)
    for (const id of [sent, old]) await age(id)
    expect((await user.call('DELETE', 'v2/outreach/attachments', { ...ids, attachment_id: removed })).status).toBe(200)
    // one that an email names stays
    expect((await user.call('DELETE', 'v2/outreach/attachments', { ...ids, attachment_id: sent })).status).toBe(200)
    await clear()
    expect((await storedIds(sent, young, old, removed)).toSorted()).toEqual([sent, young].toSorted())
  })

  test('a deleted person takes their files along, but not those of others', async () => {
    const { ids } = await newCandidate()
    const { body: offer } = await upload(ids, 'Offer for Jo.pdf', pdf)
    const { body: shared } = await upload({ project_id: ids.project_id }, 'benefits.pdf', pdf)
    const { body: sole } = await upload({ project_id: ids.project_id }, 'Note to Jo.pdf', pdf)
    const { id } = await addPerson(testApp, user, ids.project_id, { stage: 'APPROVED' })
    expect((await sendFirst(ids, [offer.attachment_id, shared.attachment_id, sole.attachment_id])).status).toBe(200)
    expect((await sendFirst({ ...ids, candidate_id: id }, [shared.attachment_id])).status).toBe(200)
    const person = await db().selectFrom('candidate').select('person_id').where('id', '=', ids.candidate_id).executeTakeFirstOrThrow()
    expect((await user.call('DELETE', 'v2/talent/people', { person_ids: [person.person_id] })).status).toBe(200)
    expect(await storedIds(offer.attachment_id, shared.attachment_id, sole.attachment_id)).toEqual([shared.attachment_id])
    expect((await threadOf({ ...ids, candidate_id: id })).flatMap(({ files }) => files)).toMatchObject([
      { file_name: 'benefits.pdf', can_download: true },
    ])
    const names = await db().selectFrom('message_attachment').select('file_name').where('file_name', '=', 'Note to Jo.pdf').execute()
    expect(names).toEqual([])
  })

  test('a deleted project takes its files along', async () => {
    const { ids } = await newCandidate()
    const { body } = await upload(ids, 'directions.txt', text)
    await db().deleteFrom('project').where('id', '=', ids.project_id).execute()
    expect(await storedIds(body.attachment_id)).toEqual([])
  })
})
