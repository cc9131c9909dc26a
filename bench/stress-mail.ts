// A stress test of sending, judged by the received email: npm run stress mail [-- --short --messages 2000 --kills 30 --orders 2000 --relay 150 --apis 10000 --seed 1 --json FILE]
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { startMail } from '@fairlead/local-services/mail/start-mail'
import { relayName } from '@fairlead/adapters/mail/smtp-settings'
import { resumeRelay } from '../server/features/mail/sending/relay-state.ts'
import { migrate } from '../server/platform/migrate.ts'
import { assembleTestApp } from '../testing/test-app.ts'
import { startPostfix, findPostfixProblem } from '../testing/postfix.ts'
import { startScriptedRelay, type ScriptedRelay } from '../testing/scripted-relay.ts'
import { playOrders } from '../testing/stop-orders.ts'
import { stressMail } from '../testing/stress-mail.ts'
import { stressMailboxes } from '../testing/stress-mailboxes.ts'
import { stressRelay, type RelayStress } from '../testing/stress-relay.ts'
import { inTemporaryFolder, openFigures, timed } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    messages: { type: 'string' },
    kills: { type: 'string' },
    orders: { type: 'string' },
    relay: { type: 'string' },
    apis: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
})
const figures = openFigures()
const seed = Number(options.seed)
const sized = (option: string | undefined, full: number, short: number) => Number(option ?? (options.short ? short : full))

await inTemporaryFolder(async (folder) => {
  let database = await startDatabase(folder)
  const mail = await startMail({ folder: path.join(folder, 'mail'), ownDomains: ['fairlead.localhost'] })
  try {
    await migrate(database.connection)
    const restart = async () => {
      await database.stop()
      database = await startDatabase(folder)
    }
    await withRelays(
      { connection: database.connection, imap: mail.imap.url, seed, limitSeconds: 300 },
      sized(options.relay, 150, 20),
      restart,
    )
    await withApis(database.connection, sized(options.apis, 10_000, 100))
    // they hash addresses with other keys than the parts before them
    await inNewDatabase('kills', (connection) =>
      withKills(connection, mail, sized(options.messages, 10_000, 0), sized(options.kills, 90, 9)),
    )
    await inNewDatabase('orders', (connection) => withOrders(connection, mail, sized(options.orders, 10_000, 0)))
  } finally {
    await mail.stop()
    await database.stop()
  }

  async function inNewDatabase(name: string, work: (connection: RelayStress['connection']) => Promise<void>) {
    const fresh = await startDatabase(path.join(folder, name))
    try {
      await migrate(fresh.connection)
      await work(fresh.connection)
    } finally {
      await fresh.stop()
    }
  }

  async function withKills(connection: RelayStress['connection'], server: typeof mail, messages: number, kills: number) {
    if (messages === 0) return
    const result = await stressMail({ connection, mail: server, messages, kills, seed })
    figures.note('relay that files copies: messages', result.messages, '')
    figures.note('relay that files copies: workers killed', result.kills, '')
    for (const [point, times] of Object.entries(result.diedAt)) figures.note(`killed ${point}`, times, '')
    figures.note('relay that files copies: sent twice', result.duplicates, 'messages', 0)
    figures.note('relay that files copies: lost', result.lost, 'messages', 0)
    figures.note('relay that files copies: stuck', result.stuck, 'messages', 0)
    figures.note('relay that files copies: time', result.seconds, 's')
  }

  async function withOrders(connection: RelayStress['connection'], server: typeof mail, count: number) {
    if (count === 0) return
    const app = await assembleTestApp(connection, { settings: { holdSeconds: 0 } })
    const [orders, ms] = await timed(() => playOrders(app, server, { count, seed }))
    await app.close()
    for (const violation of orders.violations.slice(0, 20)) console.error(violation)
    figures.note('orders of stop and sending', orders.played, '')
    figures.note('delivered before the stop', orders.delivered, 'messages')
    figures.note('stopped', orders.stopped, 'messages')
    figures.note('sent after a committed stop, or otherwise wrong', orders.violations.length, 'messages', 0)
    figures.note('time of the orders', ms / 1000, 's')
  }
})
figures.print(options.json)
if (figures.missed() > 0) process.exitCode = 1

/** Mailboxes at Google and Microsoft, through local servers of both. */
async function withApis(connection: RelayStress['connection'], messages: number) {
  for (const [provider, name] of messages > 0
    ? ([
        ['google', 'Gmail'],
        ['microsoft', 'Microsoft Graph'],
      ] as const)
    : []) {
    const every = { lostEvery: 47, failedEvery: 83, throttledEvery: 59 }
    const size = {
      messages,
      kills: sized(options.kills, 60, 5),
      mailboxes: options.short ? 4 : 8,
      limitSeconds: options.short ? 120 : 1200,
    }
    const verdict = await stressMailboxes({ connection, provider, seed, ...size, ...every })
    figures.note(`${name}: messages`, messages, '')
    figures.note(`${name}: workers killed`, verdict.kills, '')
    figures.note(`${name}: answers lost, sends failed, limits reached`, verdict.answersLost + verdict.failed + verdict.throttled, '')
    figures.note(`${name}: tokens renewed`, verdict.renewals, '')
    figures.note(`${name}: sent twice`, verdict.twice, 'messages', 0)
    figures.note(`${name}: lost`, verdict.lost, 'messages', 0)
    figures.note(`${name}: stuck without a sentence`, verdict.stuck, 'messages', 0)
    figures.note(`${name}: delivery unknown, for a person`, verdict.parked, 'messages')
    figures.note(`${name}: time`, verdict.seconds, 's')
    console.log(`${name}: ${JSON.stringify(verdict)}`)
  }
}

type Common = Pick<RelayStress, 'connection' | 'imap' | 'seed' | 'limitSeconds'>

/** Relays that keep no copies: scripted ones, then Postfix. */
async function withRelays(common: Common, messages: number, restart: () => Promise<void>) {
  if (messages === 0) return
  const kills = options.short ? 2 : 15
  const scripted = async (name: string, more: Partial<RelayStress>, behave: (relay: ScriptedRelay) => void) => {
    const relay = await startScriptedRelay()
    behave(relay)
    await note(name, { ...common, messages, smtp: relay.url, taken: () => relay.taken, ...more }).finally(() => relay.stop())
  }
  /** Skips the breaker's pauses. */
  const hurry: RelayStress['during'] = (database) =>
    sql`update mail_relay set open_until = clock_timestamp() where open_until > clock_timestamp()`.execute(database.system)
  let count = 0
  await scripted('kills, 1 s after the dot', { kills }, (relay) => void (relay.delayMs = 1000))
  await scripted('answer lost after the dot, every 5th', { during: hurry }, (relay) =>
    relay.behave((moment) => (moment === 'dot' && ++count % 5 === 0 ? 'cut' : 'ok')),
  )
  await scripted('no answer after the dot, every 10th', { during: hurry, finalTimeout: 1000 }, (relay) =>
    relay.behave((moment) => (moment === 'dot' && ++count % 10 === 0 ? 'silence' : 'ok')),
  )
  await scripted('Postgres restarts', { restarts: { times: 3, restart } }, (relay) => void (relay.delayMs = 700))
  await scripted(
    'clock of one worker 10 min ahead',
    { clockAheadMs: 600_000, messages: Math.min(messages, 40) },
    (relay) => void (relay.delayMs = 2000),
  )
  const wrongFor = async (name: string, answer: string, stage: 'recipient' | 'sender' | 'data' | 'ehlo', rounds: number) => {
    let answered = 0
    const relay = await startScriptedRelay()
    relay.behave((moment) => (moment === stage && answered++ < rounds ? answer : 'ok'))
    // hours become seconds: everything scheduled is due at once
    const forward: RelayStress['during'] = async (database) => {
      await sql`update mail_relay set open_until = clock_timestamp() where open_until > clock_timestamp()`.execute(database.system)
      await sql`update message set due_at = clock_timestamp() where state = 'queued' and due_at > clock_timestamp()`.execute(
        database.system,
      )
      const paused = await database.system.selectFrom('mail_relay').select('relay').where('paused_at', 'is not', null).executeTakeFirst()
      if (paused) await resumeRelay(database, relayName(relay.url))
    }
    const more = { messages: Math.min(messages, 40), answerTimeout: 1000, during: forward }
    await note(name, { ...common, ...more, smtp: relay.url, taken: () => relay.taken }, 0).finally(() => relay.stop())
  }
  const tries = options.short ? 15 : 60
  await wrongFor(`451 to the first ${tries} tries, time put forward`, '451 4.7.1 Try again later', 'recipient', tries)
  await wrongFor('MAIL FROM refused, then resumed', '550 5.4.5 Daily sending limit exceeded', 'sender', 6)
  await wrongFor('DATA refused, then resumed', '554 5.7.1 Blocked', 'data', 6)
  await wrongFor('hangs at EHLO, then answers', 'silence', 'ehlo', 3)
  const absent = findPostfixProblem()
  if (absent) return console.log(`Postfix: skipped. ${absent}`)
  const postfix = await startPostfix('home.example', 1)
  try {
    const relay = { ...common, messages, smtp: postfix.url, taken: () => postfix.delivered() }
    await note('Postfix, 1 s after the dot, kills', { ...relay, kills, during: () => Promise.resolve() })
    await note('Postfix, 1 s after the dot, Postgres restarts', { ...relay, restarts: { times: 3, restart } })
  } finally {
    await postfix.stop()
  }
}

/** `maxParked`: the limit of messages given to a person, for scenarios in which every outcome is known. */
async function note(name: string, stress: RelayStress, maxParked?: number): Promise<void> {
  const verdict = await stressRelay(stress)
  figures.note(`${name}: messages`, stress.messages, '')
  if (verdict.kills > 0) figures.note(`${name}: workers killed`, verdict.kills, '')
  figures.note(`${name}: sent twice`, verdict.twice, 'messages', 0)
  figures.note(`${name}: lost`, verdict.lost, 'messages', 0)
  figures.note(`${name}: stuck without a sentence`, verdict.stuck, 'messages', 0)
  figures.note(`${name}: delivery unknown, for a person`, verdict.parked, 'messages', maxParked)
  figures.note(`${name}: time`, verdict.seconds, 's')
  console.log(`${name}: ${JSON.stringify(verdict)}`)
}
