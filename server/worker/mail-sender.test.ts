// Unknown deliveries and refusals: nothing accepted is ever sent twice, and only a refused recipient marks an address.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resumeRelay } from '../features/mail/sending/relay-state.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { until } from '../../testing/mail-station.ts'
import { openSendingStation, type SendingStation } from '../../testing/sending-station.ts'
import { queueMail } from '../../testing/stress-mail.ts'

let station: SendingStation
beforeAll(async () => {
  station = await openSendingStation()
})
beforeEach(() => station.reset())
afterAll(() => station.close())

const countsOf = (ids: readonly string[]) => [...Map.groupBy(ids, (id) => id).values()].map((group) => group.length)

describe('an unknown delivery', () => {
  test('on a relay that files no copies waits for a person and is never sent again', async () => {
    await queueMail(station.database, 3)
    station.relay.behave((moment) => (moment === 'dot' ? 'cut' : 'ok'))
    await station.start()
    await until('all parked', async () => ((await station.states()).parked === 3 ? true : (await station.skipPause(), null)))
    expect(countsOf(station.relay.taken)).toEqual([1, 1, 1])
    expect((await station.rows()).map((row) => row.why)).toEqual(['no_witness', 'no_witness', 'no_witness'])
    const { attention } = await station.db.selectFrom('candidate').select('attention').executeTakeFirstOrThrow()
    expect(attention).toMatchObject({ code: 'parked_mail', text: expect.stringContaining('Delivery unknown') })
  })

  test('is sent again once if the folder is proven to file copies, and then waits for a person', async () => {
    await queueMail(station.database, 4)
    const filed = new Set<string>()
    const lost = '-4.0@'
    station.relay.behave((moment, _, message) => {
      if (moment !== 'dot') return 'ok'
      const id = /^message-id:\s*(<[^>]*>)/im.exec(message)![1]!
      if (id.includes(lost)) return 'cut'
      filed.add(id)
      return 'ok'
    })
    await station.start({ filed: (id) => filed.has(id), settings: { mailLanes: 1 } })
    await until('parked', async () => ((await station.states()).parked === 1 ? true : (await station.skipPause(), null)))
    expect(station.relay.taken.filter((id) => id.includes(lost))).toHaveLength(2)
    expect((await station.rows()).find((row) => row.state === 'parked')).toMatchObject({ why: 'unknown_twice' })
    expect(await station.db.selectFrom('mail_witness').selectAll().executeTakeFirst()).toMatchObject({ asked: 3, found: 3 })
  })

  test('is settled as sent when the folder shows it', async () => {
    await queueMail(station.database, 1)
    station.relay.behave((moment) => (moment === 'dot' ? 'silence' : 'ok'))
    await station.start({ filed: () => true })
    await until('sent', async () => (await station.states()).sent === 1)
    expect(station.relay.taken).toHaveLength(1)
  })

  test("isn't caused by an unavailable database: the response is kept and written later", async () => {
    await queueMail(station.database, 4)
    station.relay.delayMs = 400
    await station.start({ answerTimeout: 5000 })
    await until('all on the way', () => station.relay.taken.length === 4)
    await asOwner(
      station.app.connection,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await until('all sent', async () => (await station.states().catch(() => ({}) as Record<string, number>)).sent === 4)
    expect(countsOf(station.relay.taken)).toEqual([1, 1, 1, 1])
  })
})

describe('a refusal', () => {
  test('of the recipient marks only the address', async () => {
    await queueMail(station.database, 2)
    station.relay.behave((moment, line) => (moment === 'recipient' && line.includes('jo1@') ? '550 5.1.1 User unknown' : 'ok'))
    await station.start()
    await until('both settled', async () => (await station.states()).sent === 1 && (await station.states()).cancelled === 1)
    const bad = await station.db.selectFrom('candidate').select('bad_emails').execute()
    expect(bad.flatMap((row) => row.bad_emails)).toEqual(['jo1@home.example'])
    expect((await station.relayRow())?.paused_at ?? null).toBe(null)
  })

  test.each([
    ['sender', '550 5.4.5 Daily user sending limit exceeded'],
    ['data', '554 5.7.1 Blocked'],
    ['dot', '550 5.7.1 Spam from this account'],
  ] as const)('at %s stops sending, keeps the queue, and goes on when resumed', async (step, answer) => {
    await queueMail(station.database, 6)
    station.relay.behave((moment) => (moment === step ? answer : 'ok'))
    const sending = await station.start({ settings: { mailLanes: 1 } })
    await until('paused', async () => (await station.relayRow())?.paused_at !== null && (await station.relayRow()) !== undefined)
    expect(await station.states()).toEqual({ queued: 6 })
    expect((await station.relayRow())!.answer).toBe(answer)
    expect((await station.db.selectFrom('candidate').select('bad_emails').execute()).flatMap((row) => row.bad_emails)).toEqual([])
    station.relay.behave(() => 'ok')
    await resumeRelay(station.database, station.name())
    await station.makeDue()
    sending.wake()
    await until('all sent', async () => (await station.states()).sent === 6)
  })

  test('of one message after the dot sets it aside while others are sent', async () => {
    await queueMail(station.database, 8)
    station.relay.behave((moment, _, message) => (moment === 'dot' && message.includes('jo1@') ? '554 5.6.0 Bad content' : 'ok'))
    const sending = await station.start({ settings: { mailLanes: 1 } })
    await until('the others sent', async () => (await station.states()).sent === 7)
    await station.makeDue()
    sending.wake()
    await until('set aside', async () => (await station.states()).parked === 1)
    expect((await station.rows()).find((row) => row.state === 'parked')).toMatchObject({
      why: 'set_aside',
      relay_answer: '554 5.6.0 Bad content',
    })
    expect((await station.relayRow())?.paused_at).toBe(null)
  })
})
