// Files of follow-ups that wait: shown with the conversation, changed until a follow-up is claimed, and sent as they were changed last.
import { pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileText, newFollowUpUser, type FollowUpUser } from '../../../../testing/follow-up-files.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { clearOldRows } from '../../operations/clear-old-rows.ts'
import { planFollowUp } from './plan-follow-up.ts'

const pdf = Buffer.from(pdfOf(['Benefits']))
const notPlanned = 'This follow-up isn’t planned, so it can’t have files.'

let testApp: TestApp
let station: MailStation
let ana: FollowUpUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp)
})
beforeEach(async () => {
  ana = await newFollowUpUser(testApp, station)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system

describe('a conversation', () => {
  test('says which files each follow-up will carry, written or not, and each email was sent with', async () => {
    const { project_id, newCandidate, upload, approve, threadOf, followUpsOf, written, makeDue, received } = ana
    const { ids, email } = await newCandidate()
    const files = [await upload(ids, 'role.pdf', pdf), await upload(ids, 'one.txt'), await upload(ids, 'two.pdf', pdf)] as const
    const scheduled_date = new Date(Date.now() + 3_600_000).toISOString()
    const { message_id } = await approve(ids, {
      scheduled_date,
      attachment_ids: [files[0]],
      follow_up_1_attachment_ids: [files[1], files[2]],
    })
    const wire = (number: number, attachment_id: string, file_name: string, size: number, can_download: boolean) => ({
      number,
      attachment_id,
      file_name,
      size,
      can_download,
    })
    const expected = (isWritten: boolean) => [
      wire(1, files[1], 'one.txt', fileText.length, isWritten),
      wire(2, files[2], 'two.pdf', pdf.length, isWritten),
    ]
    expect(await followUpsOf(ids)).toEqual([
      { step: 1, message_id: null, cannot_change_files: null, files: expected(false) },
      { step: 2, message_id: null, cannot_change_files: null, files: [] },
    ])
    await makeDue(message_id)
    await received(email, 1)
    const { id } = await written(ids, 1)
    const { entries, follow_ups } = await threadOf(ids)
    expect(follow_ups).toEqual([
      { step: 1, message_id: id, cannot_change_files: null, files: expected(true) },
      { step: 2, message_id: null, cannot_change_files: null, files: [] },
    ])
    expect(entries.map(({ step, files: attached }) => [step, attached])).toEqual([
      [0, [wire(1, files[0], 'role.pdf', pdf.length, true)]],
      [1, expected(true)],
    ])
    await db().updateTable('project').set({ bias_reducer: true }).where('id', '=', project_id).execute()
    const hidden = (await followUpsOf(ids))[0]!.files.map(({ file_name, can_download }) => [file_name, can_download])
    expect(hidden).toEqual([
      ['File', false],
      ['File', false],
    ])
  })

  test('has no follow-ups once the sequence ended', async () => {
    const { user, newCandidate, upload, approve, namesOf, add } = ana
    const { ids } = await newCandidate()
    const scheduled_date = new Date(Date.now() + 3_600_000).toISOString()
    const { message_id } = await approve(ids, { scheduled_date, follow_up_1_attachment_ids: [await upload(ids, 'one.txt')] })
    expect(await namesOf(ids)).toEqual({ 1: ['one.txt'], 2: [] })
    expect((await user.call('DELETE', 'v2/mail/scheduled', { message_id })).status).toBe(200)
    expect(await namesOf(ids)).toEqual({})
    expect((await add(ids, 1, await upload(ids, 'late.txt'))).body.message).toBe(notPlanned)
  })

  test('has the follow-ups that are about to be written when the email before them was sent', async () => {
    const { project_id, newCandidate, upload, approve, namesOf, add, setMessage, messageOf } = ana
    const { ids } = await newCandidate()
    const scheduled_date = new Date(Date.now() + 3_600_000).toISOString()
    const { message_id } = await approve(ids, { scheduled_date })
    await setMessage(message_id, { state: 'sent', sent_at: new Date() })
    const added = await upload(ids, 'added.txt')
    expect(await namesOf(ids)).toEqual({})
    expect((await add(ids, 1, added)).body.message).toBe(notPlanned)
    const { workspace_id } = (await messageOf(ids, 0))!
    const payload = JSON.stringify({ projectId: project_id, candidateId: ids.candidate_id, messageId: message_id, step: 0 })
    const next_try_at = new Date(Date.now() + 3_600_000)
    await db().insertInto('event').values({ workspace_id, type: 'mail.sent', payload, next_try_at }).execute()
    expect((await add(ids, 1, added)).status).toBe(200)
    expect(await namesOf(ids)).toEqual({ 1: ['added.txt'], 2: [] })
  })
})

describe('changed files', () => {
  test('are sent with their follow-up, whether it was written before or after the change', async () => {
    const { newCandidate, upload, approve, written, namesOf, add, remove, makeDue, received } = ana
    const { ids, email } = await newCandidate()
    const [first, second] = [await upload(ids, 'first.txt'), await upload(ids, 'second.txt')]
    await approve(ids, { follow_up_1_attachment_ids: [first, second], follow_up_2_attachment_ids: [first] })
    await written(ids, 1)
    const third = await upload(ids, 'third.pdf', pdf)
    for (const step of [1, 2]) {
      expect((await remove(ids, step, { number: 1, attachment_id: first })).status).toBe(200)
      expect((await add(ids, step, third)).status).toBe(200)
      // both can be repeated
      expect((await remove(ids, step, { number: 1, attachment_id: first })).status).toBe(200)
      expect((await add(ids, step, third)).status).toBe(200)
    }
    expect(await namesOf(ids)).toEqual({ 1: ['second.txt', 'third.pdf'], 2: ['third.pdf'] })
    for (const [step, expected] of [
      [
        1,
        [
          ['second.txt', fileText],
          ['third.pdf', pdf],
        ],
      ],
      [2, [['third.pdf', pdf]]],
    ] as const) {
      await makeDue((await written(ids, step)).id)
      const { attachments } = await received(email, step + 1)
      expect(attachments.map(({ filename, content }) => [filename, content])).toEqual(expected)
    }
  })

  test('stay changed when the follow-up is canceled and written again', async () => {
    const { project_id, newCandidate, upload, approve, setMessage, written, namesOf, add, remove } = ana
    const { ids } = await newCandidate()
    const first = await upload(ids, 'first.txt')
    const { message_id } = await approve(ids, { follow_up_1_attachment_ids: [first] })
    const { id, workspace_id } = await written(ids, 1)
    expect((await remove(ids, 1, { number: 1, attachment_id: first })).status).toBe(200)
    expect((await add(ids, 1, await upload(ids, 'second.txt'))).status).toBe(200)
    await setMessage(id, { state: 'cancelled', why: 'taken_back' })
    const sent = { type: 'mail.sent', projectId: project_id, candidateId: ids.candidate_id, messageId: message_id, step: 0 } as const
    await planFollowUp(systemContext(testApp.database, workspace_id), testApp.services.settings, sent)
    expect((await namesOf(ids))[1]).toEqual(['second.txt'])
  })

  test('belong to one candidate, also when several got the same upload', async () => {
    const { project_id, newCandidate, upload, approve, namesOf, remove } = ana
    const [first, second] = [await newCandidate(), await newCandidate()]
    const shared = await upload({ project_id }, 'shared.txt')
    for (const { ids } of [first, second]) await approve(ids, { follow_up_2_attachment_ids: [shared] })
    expect((await remove(first.ids, 2, { number: 1, attachment_id: shared })).status).toBe(200)
    expect([(await namesOf(first.ids))[2], (await namesOf(second.ids))[2]]).toEqual([[], ['shared.txt']])
  })

  test('that were removed are deleted after a week, those that were added are kept', async () => {
    const { newCandidate, upload, approve, written, add, remove } = ana
    const { ids } = await newCandidate()
    const removed = await upload(ids, 'removed.txt')
    await approve(ids, { follow_up_1_attachment_ids: [removed], follow_up_2_attachment_ids: [removed] })
    await written(ids, 1)
    const added = await upload(ids, 'added.txt')
    expect((await add(ids, 2, added)).status).toBe(200)
    for (const step of [1, 2]) expect((await remove(ids, step, { number: 1, attachment_id: removed })).status).toBe(200)
    const uploads = db().selectFrom('attachment').select('id').where('id', 'in', [removed, added])
    const created_at = new Date(Date.now() - 8 * 86_400_000)
    await db().updateTable('attachment').set({ created_at }).where('id', 'in', [removed, added]).execute()
    await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })
    expect(await uploads.execute()).toEqual([{ id: added }])
  })

  test('are not removed for another one that took their place', async () => {
    const { newCandidate, upload, approve, namesOf, add, remove } = ana
    const { ids } = await newCandidate()
    const [old, next] = [await upload(ids, 'old.txt'), await upload(ids, 'next.txt')]
    await approve(ids, { follow_up_2_attachment_ids: [old] })
    expect((await remove(ids, 2, { number: 1, attachment_id: old })).status).toBe(200)
    expect((await add(ids, 2, next)).status).toBe(200)
    expect((await remove(ids, 2, { number: 1, attachment_id: old })).status).toBe(200)
    expect((await remove(ids, 2, { number: 1 })).status).toBe(200)
    expect((await namesOf(ids))[2]).toEqual(['next.txt'])
  })
})

test('a follow-up that waits because a file is gone is sent without it once the file was removed', async () => {
  const { user, newCandidate, upload, approve, followUpsOf, messageOf, written, remove, makeDue, received } = ana
  const { ids, email } = await newCandidate()
  const [goneId, keptId] = [await upload(ids, 'gone.txt'), await upload(ids, 'kept.txt')]
  await approve(ids, { follow_up_1_attachment_ids: [goneId, keptId] })
  const { id } = await written(ids, 1)
  await db().deleteFrom('attachment').where('id', '=', goneId).execute()
  await makeDue(id)
  await until('the follow-up to be parked', async () => (await messageOf(ids, 1))?.state === 'parked')
  const [waiting] = await followUpsOf(ids)
  expect(waiting).toMatchObject({ cannot_change_files: null, files: [{ number: 1, attachment_id: null }, { attachment_id: keptId }] })
  expect((await remove(ids, 1, { number: 1 })).status).toBe(200)
  expect((await user.call('POST', 'v2/mail/parked', { message_id: id, verdict: 'again' })).status).toBe(200)
  const { attachments } = await received(email, 2)
  expect(attachments.map(({ filename }) => filename)).toEqual(['kept.txt'])
})
