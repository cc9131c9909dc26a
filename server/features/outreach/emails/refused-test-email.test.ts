// Tests that the mail server refuses: their author is notified once, and no candidate shows a trace.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { openReactingStation, type ReactingStation } from '../../../../testing/reacting-station.ts'
import type { SendingStation } from '../../../../testing/sending-station.ts'
import type { TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { clearOldRows } from '../../operations/clear-old-rows.ts'

let reacting: ReactingStation
let station: SendingStation
let user: TestUser
beforeAll(async () => {
  reacting = await openReactingStation()
  station = reacting.station
})
beforeEach(async () => {
  user = await reacting.newSender()
})
afterAll(() => reacting.close())

interface Listed {
  id: string
  kind: string
  text: string
  project_id: string | null
  cand_id: string | null
}

const alerts = async (by = user) => {
  const { body } = await by.call<Listed[]>('GET', 'v1/notifications')
  return body.filter(({ kind }) => kind === 'test_email_failed')
}
const firstAlert = () => until('the notification', async () => (await alerts())[0] ?? null)

const traces = async (candidateId: string) => {
  const row = await station.db
    .selectFrom('candidate')
    .select(['stage', 'attention', 'bad_emails'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  const history = await station.db.selectFrom('candidate_history').select('detail').where('candidate_id', '=', candidateId).execute()
  const suppressed = await station.db.selectFrom('suppression').select('id').where('email', '=', user.email).execute()
  return { ...row, suppressed, history: history.length }
}

async function sendTest() {
  const project_id = await activeProject(station.app, user)
  const { id: candidate_id } = await addPerson(station.app, user, project_id)
  const email = { request_id: newId(), subject: 'A role', body: 'Hi {{first_name}}' }
  const before = await traces(candidate_id)
  const { status } = await user.call('POST', 'v2/outreach/test_email', { project_id, candidate_id, ...email })
  expect(status).toBe(200)
  return { project_id, candidate_id, before }
}

test.each([
  ['the address', 'recipient', '550 5.1.1 User unknown'],
  ['the content', 'dot', '554 5.7.1 Looks like spam'],
] as const)('a server that refuses %s notifies the author once and leaves no trace on the candidate', async (_, moment, response) => {
  station.relay.behave((now) => (now === moment ? response : 'ok'))
  const { project_id, candidate_id, before } = await sendTest()
  await station.start()
  const alert = await firstAlert()
  expect(alert).toMatchObject({ project_id, cand_id: null })
  expect(alert.text).toBe(`Your test email to ${user.email} was refused. The mail server answered: “${response}”`)
  // it is not tried again
  expect(await station.states()).toEqual({ cancelled: 1 })
  expect(await traces(candidate_id)).toEqual(before)
  // the event may be handled again
  const repeated = await station.db
    .selectFrom('event')
    .selectAll()
    .where('type', '=', 'test_email.failed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(repeated.payload).toMatchObject({ userId: expect.any(String) as string })
  await station.db.updateTable('event').set({ handled_at: null }).where('id', '=', repeated.id).execute()
  await until('handled again', async () => {
    const row = await station.db.selectFrom('event').select('handled_at').where('id', '=', repeated.id).executeTakeFirst()
    return row?.handled_at ?? null
  })
  expect(await alerts()).toHaveLength(1)
})

test('a server that puts it off notifies no one, and the test arrives later', async () => {
  let refusals = 0
  station.relay.behave((now) => (now === 'recipient' && refusals++ === 0 ? '450 4.2.0 Greylisted' : 'ok'))
  await sendTest()
  await station.start()
  await until('put off', () => refusals > 0)
  await until('sent', async () => {
    await station.makeDue()
    return (await station.states()).sent === 1
  })
  expect(await alerts()).toEqual([])
})

test('an unknown delivery is reported as such, and the test is deleted after a day', async () => {
  station.relay.behave((now) => (now === 'dot' ? 'cut' : 'ok'))
  const { candidate_id, before } = await sendTest()
  await station.start({ filed: () => null })
  const alert = await until('the notification', async () => {
    await station.skipPause()
    return (await alerts())[0] ?? null
  })
  expect(alert.text).toBe(`We don’t know whether your test email reached ${user.email}. If it hasn’t arrived, send another one.`)
  expect(await traces(candidate_id)).toEqual(before)
  await station.db
    .updateTable('message')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  await clearOldRows(station.database, { eventDays: 100, endedDays: 100 })
  expect(await station.rows()).toEqual([])
})
