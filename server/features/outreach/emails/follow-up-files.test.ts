// Files of follow-ups: chosen with the first email, sent with their step only, and released when the step will not be sent.
import { pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { activeProject, addPerson, outreachTemplate } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { clearOldRows } from '../../operations/clear-old-rows.ts'

const megabyte = 1024 * 1024
const pdf = Buffer.from(pdfOf(['Benefits']))
const text = Buffer.from('Line one\nline two\r\nno line break at the end: Grüße')
const texts = { email_subject: 'Hello', email_body: 'Hello there' }

let testApp: TestApp
let station: MailStation
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app, 'Ana')
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
interface Ids {
  project_id: string
  candidate_id: string
}
const newCandidate = async (project?: string) => {
  const project_id = project ?? (await activeProject(testApp, user))
  const { id, email } = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
  return { ids: { project_id, candidate_id: id }, email }
}
const upload = async (fields: Record<string, string>, name: string, bytes: Uint8Array) => {
  const uploaded = await sendFile<{ attachment_id: string }>(testApp.app, user.session, 'v2/outreach/attachments', { name, bytes }, fields)
  return uploaded.body.attachment_id
}
const approve = (ids: Ids, fields: Record<string, unknown>) =>
  user.call<{ message_id: string; message?: string; fields?: Record<string, string> }>('POST', 'v2/projects/candidates/approve_and_send', {
    ...ids,
    ...texts,
    ...fields,
  })
const messageOf = ({ candidate_id }: Ids, step: number) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', candidate_id).where('step', '=', step).executeTakeFirst()
const planned = (ids: Ids, step: number) =>
  until(`follow-up ${step} to be planned`, async () => {
    const row = await messageOf(ids, step)
    return row?.state === 'queued' ? row : null
  })
const makeDue = async (id: string) => {
  await db().updateTable('message').set({ due_at: new Date(), any_hour: true }).where('id', '=', id).execute()
  station.wakeSender()
}
const storedIds = async (ids: string[]) =>
  (await db().selectFrom('attachment').select('id').where('id', 'in', ids).execute()).map(({ id }) => id).toSorted()
/** The cleanup of the night, when these files have been there for more than a week. */
const clearAged = async (ids: string[]) => {
  const created_at = new Date(Date.now() - 8 * 86_400_000)
  await db().updateTable('attachment').set({ created_at }).where('id', 'in', ids).execute()
  await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })
}
const receivedBy = (email: string, count: number) =>
  until(`email ${count}`, async () => {
    const received = await station.sentTo(email)
    return received.length >= count ? received[count - 1]! : null
  })

test('each follow-up carries its own files, and the conversation names them', async () => {
  const { ids, email } = await newCandidate()
  const files = {
    first: await upload(ids, 'role.pdf', pdf),
    one: await upload(ids, 'one.txt', text),
    two: await upload(ids, 'two.pdf', pdf),
  }
  const { status } = await approve(ids, {
    attachment_ids: [files.first],
    follow_up_1_attachment_ids: [files.one, files.two],
    follow_up_2_attachment_ids: [files.two],
  })
  expect(status).toBe(200)
  const [expected1, expected2] = [
    [
      ['one.txt', text],
      ['two.pdf', pdf],
    ],
    [['two.pdf', pdf]],
  ]
  expect((await receivedBy(email, 1)).attachments.map(({ filename }) => filename)).toEqual(['role.pdf'])
  // both wait for longer than files that no email names are kept
  await planned(ids, 1)
  await clearAged(Object.values(files))
  for (const [step, expected] of [
    [1, expected1],
    [2, expected2],
  ] as const) {
    await makeDue((await planned(ids, step)).id)
    const { attachments, subject } = await receivedBy(email, step + 1)
    expect(subject).toMatch(/^Re: /)
    expect(attachments.map(({ filename, content }) => [filename, content])).toEqual(expected)
  }
  const thread = await user.call<{ entries: { files: { file_name: string; can_download: boolean }[] }[] }>(
    'GET',
    'v2/projects/candidates/conversation',
    ids,
  )
  expect(thread.body.entries.map((entry) => entry.files.map(({ file_name }) => file_name)).filter(({ length }) => length > 0)).toEqual([
    ['role.pdf'],
    ['one.txt', 'two.pdf'],
    ['two.pdf'],
  ])
})

test('the limits are those of one email, for each follow-up by itself', async () => {
  const { ids } = await newCandidate()
  const half = Buffer.alloc(2.6 * megabyte, 'a')
  const halves = [await upload(ids, 'one.txt', half), await upload(ids, 'two.txt', half)]
  const tooMuch = await approve(ids, { follow_up_2_attachment_ids: halves })
  const sentence = 'Follow-Up #2: Attachments can have 5 MB together at most.'
  expect([tooMuch.status, tooMuch.body.message, tooMuch.body.fields]).toEqual([400, sentence, { follow_up_2_attachment_ids: sentence }])
  const secondCandidate = await newCandidate(ids.project_id)
  const foreign = await approve(secondCandidate.ids, { follow_up_1_attachment_ids: [halves[0]] })
  expect(foreign.body.message).toBe('Follow-Up #1: An attached file is no longer stored here. Remove it, or attach it again.')
  expect(await messageOf(ids, 0)).toBeUndefined()
  const apart = { attachment_ids: [halves[0]], follow_up_1_attachment_ids: [halves[1]], follow_up_2_attachment_ids: [halves[0]] }
  expect((await approve(ids, apart)).status).toBe(200)
})

test('files are kept while a follow-up may still be sent, and released with a canceled one', async () => {
  const { ids } = await newCandidate()
  const files = [await upload(ids, 'one.txt', text), await upload(ids, 'two.txt', text)]
  await approve(ids, { follow_up_1_attachment_ids: [files[0]], follow_up_2_attachment_ids: [files[1]] })
  const { id } = await planned(ids, 1)
  await clearAged(files)
  expect(await storedIds(files)).toEqual(files.toSorted())
  expect((await user.call('PUT', 'v1/candidates', { candidate_id: ids.candidate_id, status: 'INTERVIEWING' })).status).toBe(200)
  await makeDue(id)
  await until('the follow-up to be canceled', async () => (await messageOf(ids, 1))?.state === 'cancelled')
  await clearAged(files)
  expect(await storedIds(files)).toEqual([])
})

test('files are released when the first email is undone, and when the sequence ends before their step', async () => {
  const undone = await newCandidate()
  const first = await upload(undone.ids, 'one.txt', text)
  const scheduled_date = new Date(Date.now() + 3_600_000).toISOString()
  const { body } = await approve(undone.ids, { scheduled_date, follow_up_1_attachment_ids: [first] })
  await clearAged([first])
  expect(await storedIds([first])).toEqual([first])
  expect((await user.call('DELETE', 'v2/mail/scheduled', { message_id: body.message_id })).status).toBe(200)

  // the template has no follow-ups any longer when the first email has been sent
  const ended = await newCandidate()
  const second = await upload(ended.ids, 'two.txt', text)
  const scheduled = await approve(ended.ids, { scheduled_date, follow_up_1_attachment_ids: [second] })
  const outreach_templates = [{ ...outreachTemplate, follow_up_1_template: '', follow_up_2_template: '' }]
  const change = { project_id: ended.ids.project_id, outreach_templates }
  expect((await user.call('PUT', 'v1/projects/settings', change)).status).toBe(200)
  await clearAged([first, second])
  expect(await storedIds([first, second])).toEqual([second])
  const handled = async () => (await db().selectFrom('event').select('id').where('handled_at', 'is', null).execute()).length === 0
  await makeDue(scheduled.body.message_id)
  await until('the first email to be sent', async () => (await messageOf(ended.ids, 0))?.state === 'sent')
  await until('its events to be handled', handled)
  await clearAged([second])
  expect(await storedIds([second])).toEqual([])
})

test('a follow-up whose file is gone waits for a person', async () => {
  const { ids, email } = await newCandidate()
  const file = await upload(ids, 'one.txt', text)
  await approve(ids, { follow_up_1_attachment_ids: [file] })
  await receivedBy(email, 1)
  const { id } = await planned(ids, 1)
  await db().deleteFrom('attachment').where('id', '=', file).execute()
  await makeDue(id)
  await until('the follow-up to be parked', async () => (await messageOf(ids, 1))?.state === 'parked')
  expect(await messageOf(ids, 1)).toMatchObject({ why: 'file_gone' })
  expect(await station.sentTo(email)).toHaveLength(1)
})

test('a deleted person takes the files of follow-ups along that were not planned yet', async () => {
  const { ids } = await newCandidate()
  const secondCandidate = await newCandidate(ids.project_id)
  const personal = await upload(ids, 'own.txt', text)
  const [sole, shared] = [
    await upload({ project_id: ids.project_id }, 'sole.txt', text),
    await upload({ project_id: ids.project_id }, 'shared.txt', text),
  ]
  await approve(ids, { follow_up_2_attachment_ids: [personal, sole, shared] })
  await approve(secondCandidate.ids, { follow_up_2_attachment_ids: [shared] })
  await planned(ids, 1)
  const person = await db().selectFrom('candidate').select('person_id').where('id', '=', ids.candidate_id).executeTakeFirstOrThrow()
  expect((await user.call('DELETE', 'v2/talent/people', { person_ids: [person.person_id] })).status).toBe(200)
  expect(await storedIds([personal, sole, shared])).toEqual([shared])
  expect(
    await db().selectFrom('follow_up_attachment').select('file_name').where('file_name', 'in', ['own.txt', 'sole.txt']).execute(),
  ).toEqual([])
})

test.each([
  ['without follow-ups', { follow_ups: false }, 'follow_up_1_attachment_ids'],
  ['of a step that the template does not have', {}, 'follow_up_3_attachment_ids'],
])('files %s are not kept', async (_, fields, key) => {
  const { ids } = await newCandidate()
  const file = await upload(ids, 'one.txt', text)
  expect((await approve(ids, { ...fields, [key]: [file] })).status).toBe(200)
  await clearAged([file])
  expect(await storedIds([file])).toEqual([])
})
