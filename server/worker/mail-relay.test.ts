// A relay that is unavailable, hangs, or limits, and a mailbox that wasn't read.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../../testing/mail-station.ts'
import { openSendingStation, type SendingStation } from '../../testing/sending-station.ts'
import { queueMail } from '../../testing/stress-mail.ts'

let station: SendingStation
beforeAll(async () => {
  station = await openSendingStation()
})
beforeEach(() => station.reset())
afterAll(() => station.close())

/** Attempts of the breaker, at most four minutes apart: two hours nightly. */
const rounds = process.env.NIGHTLY ? 30 : 6
const countsOf = (ids: readonly string[]) => [...Map.groupBy(ids, (id) => id).values()].map((group) => group.length)

describe('an unavailable relay', () => {
  test('counts no attempts, opens one breaker, and sends everything when it is back', async () => {
    await queueMail(station.database, 40)
    station.relay.behave((moment) => (moment === 'greeting' ? '421 4.3.2 Too busy' : 'ok'))
    const sending = await station.start()
    // the breaker lets one message try at a time
    for (let failures = 1; failures <= rounds; failures++) {
      await until(`failure ${failures}`, async () => ((await station.relayRow())?.failures ?? 0) >= failures || null)
      await station.skipPause()
      await station.makeDue()
      sending.wake()
    }
    expect((await station.rows()).every((row) => row.state !== 'parked' && row.refused_times === 0)).toBe(true)
    expect(station.relay.connections(), 'lanes do not all try at each round').toBeLessThan(rounds * 2 + 10)
    station.relay.behave(() => 'ok')
    await until('all sent', async () =>
      (await station.states()).sent === 40 ? true : (await station.skipPause(), await station.makeDue(), sending.wake(), null),
    )
    expect(countsOf(station.relay.taken).every((times) => times === 1)).toBe(true)
    expect(await station.relayRow()).toMatchObject({ failures: 0, failing_since: null })
  }, 120_000)

  test("that hangs on a candidate doesn't delay a password email", async () => {
    await queueMail(station.database, 8)
    await station.addPasswordEmail()
    station.relay.behave((moment, _line, message) => (moment === 'dot' && message.includes('@home.example') ? 'silence' : 'ok'))
    await station.start({ answerTimeout: 20_000 })
    await until('the password email', () => station.relay.taken.includes('<password@x>'), 5)
    expect((await station.states()).sent ?? 0).toBeLessThanOrEqual(1)
    // stop() cuts the hanging ones
    station.relay.behave(() => 'ok')
  }, 60_000)
})

test('limits apply across two workers', async () => {
  await queueMail(station.database, 12)
  await station.start({ settings: { mailPerMinute: 5 } })
  await station.start({ settings: { mailPerMinute: 5 } })
  await until('five sent', async () => (await station.states()).sent === 5)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await station.states()).toEqual({ sent: 5, queued: 7 })
})

describe('before the mailbox was read', () => {
  test('no candidate is contacted; follow-ups wait while the last read is old', async () => {
    await queueMail(station.database, 2)
    await station.db.updateTable('message').set({ step: 1 }).where('to_email', '=', 'jo2@home.example').execute()
    await sql`update candidate set stage = 'CONTACTED' where id in (select candidate_id from message where step = 1)`.execute(station.db)
    await station.wasRead('1 hour')
    const sending = await station.start({ needsReading: true, settings: { followUpReadingMinutes: 15 } })
    // email that needs no read is sent, which shows that the lanes have checked
    await station.addPasswordEmail()
    sending.wake()
    await until('the password email', () => station.relay.taken.length === 1)
    expect(await station.states()).toMatchObject({ queued: 2 })
    await station.wasRead('0 seconds')
    await until('the first message', () => station.relay.taken.length === 2)
    expect((await station.rows()).find((row) => row.step === 1)).toMatchObject({ state: 'queued' })
  })
})
