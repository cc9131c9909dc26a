// Changes of the files of a follow-up that are refused: too late, too much, or by someone else. The follow-up keeps its files.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileText, newFollowUpUser, type FollowUpUser } from '../../../../testing/follow-up-files.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, colleagueOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { lockMessage } from '../../mail/messages/lock-message.ts'

const megabyte = 1024 * 1024
const sentences = {
  sending: 'This follow-up is being sent, so its files can’t be changed.',
  sent: 'This follow-up was sent, so its files can’t be changed.',
  canceled: 'This follow-up was canceled, so its files can’t be changed.',
  maybe: 'This follow-up may have been delivered, so its files can’t be changed.',
  notPlanned: 'This follow-up isn’t planned, so it can’t have files.',
  gone: 'An attached file is no longer stored here. Remove it, or attach it again.',
}

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

describe('a change is refused, and changes nothing,', () => {
  const filesOf = async (id: string) =>
    (await db().selectFrom('message_attachment').select('file_name').where('message_id', '=', id).execute()).map(
      ({ file_name }) => file_name,
    )

  test.each([
    ['while it is being sent', { state: 'claimed', lease_until: new Date(Date.now() + 3_600_000) }, sentences.sending],
    ['after it was committed', { state: 'committing', committed_at: new Date() }, sentences.sending],
    ['after it was sent', { state: 'sent', sent_at: new Date() }, sentences.sent],
    ['after it was canceled', { state: 'cancelled', why: 'replied' }, sentences.canceled],
    ['while its delivery is unknown', { state: 'parked', why: 'no_witness' }, sentences.maybe],
    ['after an attempt without an outcome', { unknown_times: 1 }, sentences.maybe],
  ] as const)('%s', async (_, change, sentence) => {
    const { followUpsOf, setMessage, add, remove, waiting } = ana
    const { ids, id, file, addition } = await waiting()
    await setMessage(id, change)
    for (const { status, body } of [await add(ids, 1, addition), await remove(ids, 1, { number: 1, attachment_id: file })])
      expect([status, body.message]).toEqual([409, sentence])
    expect(await filesOf(id)).toEqual(['kept.txt'])
    const entry = (await followUpsOf(ids)).find(({ step }) => step === 1)
    expect(entry?.cannot_change_files).toBe(sentence === sentences.sent || sentence === sentences.canceled ? undefined : sentence)
    // nothing is left to the sender
    await setMessage(id, { state: 'cancelled', why: 'by_hand' })
  })

  test('when a worker claims the follow-up first', async () => {
    const { messageOf, setMessage, add, remove, waiting } = ana
    const { ids, id, file, addition } = await waiting()
    const { workspace_id } = (await messageOf(ids, 1))!
    let changes: ReturnType<typeof add>[] = []
    await systemContext(testApp.database, workspace_id).transaction(async (tx) => {
      await lockMessage(tx, id)
      changes = [add(ids, 1, addition), remove(ids, 1, { number: 1, attachment_id: file })]
      const waits = sql<{ n: number }>`select count(*) as n from pg_locks where not granted`
      await until('both changes to wait for the lock', async () => (await waits.execute(db())).rows[0]!.n >= 2)
      const lease_until = new Date(Date.now() + 3_600_000)
      await tx.updateTable('message').set({ state: 'claimed', lease_until }).where('id', '=', id).execute()
    })
    expect((await Promise.all(changes)).map(({ status, body }) => [status, body.message])).toEqual([
      [409, sentences.sending],
      [409, sentences.sending],
    ])
    expect(await filesOf(id)).toEqual(['kept.txt'])
    await setMessage(id, { state: 'cancelled', why: 'by_hand' })
  })

  test('or is in the email as a whole, when the follow-up becomes due at the same time', async () => {
    const { add, makeDue, received, waiting } = ana
    const followUps = [await waiting(), await waiting(), await waiting()]
    await Promise.all(
      followUps.map(async ({ ids, id, email, addition }) => {
        const [added] = await Promise.all([add(ids, 1, addition), makeDue(id)])
        const { attachments } = await received(email, 2)
        const expected = added.status === 200 ? ['kept.txt', 'addition.txt'] : ['kept.txt']
        expect([200, 409]).toContain(added.status)
        expect(attachments.map(({ filename }) => filename)).toEqual(expected)
        expect(await filesOf(id)).toEqual(expected)
      }),
    )
  })

  test('beyond the limits of one email', async () => {
    const { newCandidate, upload, approve, namesOf, add } = ana
    const { ids } = await newCandidate()
    const half = Buffer.alloc(2.6 * megabyte, 'a')
    await approve(ids, { follow_up_2_attachment_ids: [await upload(ids, 'half.txt', half)] })
    const tooLarge = await add(ids, 2, await upload(ids, 'more.txt', half))
    const sentence = 'Attachments can have 5 MB together at most.'
    expect([tooLarge.status, tooLarge.body.message, tooLarge.body.fields]).toEqual([400, sentence, { attachment_id: sentence }])
    const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt']
    for (const name of names) expect((await add(ids, 2, await upload(ids, name))).status).toBe(200)
    const tooMany = await add(ids, 2, await upload(ids, 'e.txt'))
    expect([tooMany.status, tooMany.body.message]).toEqual([400, 'Attach 5 files at most.'])
    expect((await namesOf(ids))[2]).toEqual(['half.txt', ...names])
  })

  test('for files of another candidate, and follow-ups that aren’t planned', async () => {
    const { newCandidate, upload, namesOf, add, waiting } = ana
    const { ids, addition } = await waiting()
    const second = await newCandidate()
    const foreign = [await upload(second.ids, 'foreign.txt'), 'unknown']
    for (const id of foreign) {
      const { status, body } = await add(ids, 1, id)
      expect([status, body.fields]).toEqual([400, { attachment_id: sentences.gone }])
    }
    const unplanned = [await add(ids, 3, addition), await add(second.ids, 1, await upload(second.ids, 'early.txt'))]
    for (const { status, body } of unplanned) expect([status, body.message]).toEqual([409, sentences.notPlanned])
    for (const step of [0, 4]) expect((await add(ids, step, addition)).status).toBe(400)
    expect((await namesOf(ids))[1]).toEqual(['kept.txt'])
  })

  test('by another tenant, and by a user who may not decide about the candidate', async () => {
    const { user, project_id, upload, namesOf, add, remove, waiting } = ana
    const { ids, file } = await waiting()
    const stranger = await newUser(testApp.app, 'Sol')
    const project = await activeProject(testApp, stranger)
    const strangersFile = await upload({ project_id: project }, 'strange.txt', fileText, stranger)
    for (const about of [ids, { ...ids, project_id: project }]) {
      expect((await add(about, 1, strangersFile, stranger)).status).toBe(404)
      expect((await remove(about, 1, { number: 1, attachment_id: file }, stranger)).status).toBe(404)
    }
    const commenter = await colleagueOf(testApp, user, 'Comment')
    const collaborators = [
      { email: user.email, role: 1 },
      { email: commenter.email, role: 3 },
    ]
    expect((await user.call('PUT', 'v1/projects/settings', { project_id, collaborators })).status).toBe(200)
    expect((await remove(ids, 1, { number: 1, attachment_id: file }, commenter)).status).toBe(403)
    expect((await namesOf(ids))[1]).toEqual(['kept.txt'])
  })
})
