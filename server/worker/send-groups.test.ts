// Emails that are due together share their transactions, and none of them waits for what concerns another one only.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../testing/mail-station.ts'
import { openSendingStation, type SendingStation } from '../../testing/sending-station.ts'
import { queueMail } from '../../testing/stress-mail.ts'

let station: SendingStation
beforeAll(async () => {
  station = await openSendingStation()
})
beforeEach(() => station.reset())
afterAll(() => station.close())

test('a group is sent once, and leaves the candidates, counters, history, and events of single emails', async () => {
  await queueMail(station.database, 12)
  await station.start()
  await until('all sent', async () => (await station.states()).sent === 12)
  expect(station.relay.taken).toHaveLength(12)
  expect(new Set(station.relay.taken).size).toBe(12)
  const { db } = station
  const stages = await db.selectFrom('candidate').select('stage').execute()
  expect(stages.map(({ stage }) => stage)).toEqual(Array.from({ length: 12 }, () => 'CONTACTED'))
  const counters = await db.selectFrom('project_counter').select(['stage', 'count']).where('count', '>', 0).execute()
  expect(counters).toEqual([{ stage: 'CONTACTED', count: 12 }])
  const history = await db.selectFrom('candidate_history').select(['candidate_id', 'detail']).execute()
  expect([history.length, new Set(history.map((line) => line.candidate_id)).size]).toEqual([12, 12])
  expect(new Set(history.map(({ detail }) => detail))).toEqual(new Set(['Hello']))
  const events = await db.selectFrom('event').select('type').where('type', 'in', ['candidate.moved', 'mail.sent']).execute()
  expect(Object.entries(Object.groupBy(events, ({ type }) => type)).map(([type, entries]) => [type, entries!.length])).toEqual(
    expect.arrayContaining([
      ['candidate.moved', 12],
      ['mail.sent', 12],
    ]),
  )
})

test('a candidate locked by someone else holds up their own email only', async () => {
  await queueMail(station.database, 4)
  const [first] = await station.rows()
  const released = Promise.withResolvers<void>()
  const holding = station.db.transaction().execute(async (tx) => {
    await tx.selectFrom('candidate').select('id').where('id', '=', first!.candidate_id).forUpdate().execute()
    await station.start()
    await until('the others', async () => (await station.states()).sent === 3, 30)
    expect((await station.rows())[0]!.state).not.toBe('sent')
    await released.promise
  })
  holding.catch(released.reject)
  await until('three sent', () => station.relay.taken.length === 3, 30)
  released.resolve()
  await holding
  await until('the last', async () => (await station.states()).sent === 4, 30)
  expect(new Set(station.relay.taken).size).toBe(4)
})

test('a message that may no longer be sent leaves the group, and the others go', async () => {
  await queueMail(station.database, 6)
  const [stopped] = await station.rows()
  await station.db
    .updateTable('candidate')
    .set({ replied_at: new Date(), stage: 'REJECTED' })
    .where('id', '=', stopped!.candidate_id)
    .execute()
  await station.start()
  await until('the others', async () => (await station.states()).sent === 5)
  expect(await station.states()).toEqual({ sent: 5, cancelled: 1 })
  expect(station.relay.taken).not.toContain(stopped!.message_id)
})
