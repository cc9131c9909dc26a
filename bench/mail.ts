// Emails per second with every guarantee, compared with a bare Nodemailer pool to the same server, and many mailboxes at once:
// npm run bench mail [-- --messages 1000 --rounds 3 --mailboxes 50 --json FILE]
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { startMail } from '@fairlead/local-services/mail/start-mail'
import { openDatabase } from '../server/platform/database.ts'
import { migrate } from '../server/platform/migrate.ts'
import { readSettings } from '../server/platform/settings.ts'
import { asOwner } from '../testing/as-owner.ts'
import type { WorkerOrders } from '../testing/mail-worker.ts'
import { findPostfixProblem, startPostfix } from '../testing/postfix.ts'
import { peakMegabytes } from '../testing/peak-memory.ts'
import { queueMail } from '../testing/stress-mail.ts'
import { stressMailboxes } from '../testing/stress-mailboxes.ts'
import { stressSecrets } from '../testing/stress-secrets.ts'
import type { BareOrders } from './bare-sender.ts'
import { startDelay } from './delay.ts'
import { inTemporaryFolder, openFigures, percentile } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    mailboxes: { type: 'string', default: '50' },
    json: { type: 'string' },
  },
})
const [messages, rounds, mailboxes] = [Number(options.messages), Number(options.rounds), Number(options.mailboxes)]
const connections = readSettings({}).mailLanes
const figures = openFigures()
/** A process that sends nothing for this long has failed. */
const patienceMs = 60_000
/** Round trip to a relay in another data center. */
const roundTripMs = 25

interface Arrivals {
  /** Called for each email the relay has accepted; returns a function that stops this. */
  onOutside(listener: () => void): () => void
}

interface Run {
  perSecond: number
  peak: number | null
}

await inTemporaryFolder(async (folder) => {
  const server = await startDatabase(folder)
  const mail = await startMail({ folder: path.join(folder, 'mail'), ownDomains: ['fairlead.localhost'] })
  const database = openDatabase(server.connection, (error) => console.error(error.message), undefined, stressSecrets)
  try {
    await migrate(server.connection)
    figures.note('connections of both', connections, '')
    await compare('a relay beside the database', mail.smtp.url)
    const far = await startDelay(mail.smtp.port, roundTripMs)
    const url = new URL(mail.smtp.url)
    url.port = String(far.port)
    await compare(`a relay ${roundTripMs} ms away`, url.href)
    far.stop()
    await comparePostfix()
    await manyMailboxes(server.connection)

    /** A relay that stores every email before it accepts it. */
    async function comparePostfix(): Promise<void> {
      const problem = findPostfixProblem()
      if (problem !== null) return console.log(`Postfix: skipped (${problem})`)
      const postfix = await startPostfix('home.example', 0)
      // it delivers after it has accepted: counted is what it accepts
      const near = await startDelay(Number(new URL(postfix.url).port), 0)
      try {
        const onOutside = (listener: () => void) => near.onResponse((text) => text.includes('Ok: queued') && listener())
        await compare('Postfix beside the database', `smtp://127.0.0.1:${near.port}`, { onOutside })
      } finally {
        near.stop()
        await postfix.stop()
      }
    }

    async function compare(name: string, smtp: string, arrivals: Arrivals = mail): Promise<void> {
      const [bare, guaranteed]: [Run[], Run[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        bare.push(await measure(arrivals, start('bare-sender.ts', { smtp, messages, connections })))
        await asOwner(server.connection, 'truncate message, candidate cascade')
        await queueMail(database, messages)
        const orders = { connection: server.connection, smtp, imap: mail.imap.url, graceMs: 300, parallel: connections, kill: null }
        guaranteed.push(await measure(arrivals, start('../testing/mail-worker.ts', orders)))
      }
      figures.note(`${name}: bare Nodemailer pool`, median(bare), 'emails a second')
      figures.note(`${name}: with every guarantee`, median(guaranteed), 'emails a second')
      figures.atLeast(`${name}: share of the bare pool`, (100 * median(guaranteed)) / median(bare), '%', 70)
      recordPeak(`${name}: memory of the sending process`, guaranteed.at(-1)!.peak)
    }
  } finally {
    await database.close()
    await mail.stop()
    await server.stop()
  }
})
figures.print(options.json)
process.exitCode = figures.missed() > 0 ? 1 : 0

function median(runs: readonly Run[]): number {
  return percentile(
    runs.map(({ perSecond }) => perSecond),
    0.5,
  )
}

/** Two processes share this many mailboxes at Google's API, without faults. */
async function manyMailboxes(connection: WorkerOrders['connection']): Promise<void> {
  const none = { kills: 0, lostEvery: 0, failedEvery: 0, throttledEvery: 0 }
  const size = { messages, mailboxes, seed: 1, limitSeconds: 300 }
  const verdict = await stressMailboxes({ connection, provider: 'google', ...size, ...none })
  figures.note(`${mailboxes} mailboxes at once, with the start of the processes`, messages / verdict.seconds, 'emails a second')
  figures.note('of them sent twice, lost, or stuck', verdict.twice + verdict.lost + verdict.stuck, '', 0)
  recordPeak('memory of a process with those mailboxes', verdict.peak)
}

function recordPeak(name: string, megabytes: number | null): void {
  if (megabytes === null) console.log(`${name}: this system does not tell`)
  else figures.note(name, megabytes, 'MB')
}

function start(file: string, orders: BareOrders | WorkerOrders): ChildProcess {
  return spawn(process.execPath, [path.join(import.meta.dirname, file), JSON.stringify(orders)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** From the first arrival to the last, so that the process's start doesn't count. */
async function measure(server: Arrivals, sender: ChildProcess): Promise<Run> {
  const { promise: all, resolve, reject } = Promise.withResolvers<number>()
  let count = 0
  let first = 0
  const patience = setTimeout(reject, patienceMs, new Error('No email arrived in time.'))
  const leave = server.onOutside(() => {
    patience.refresh()
    count += 1
    if (count === 1) first = performance.now()
    if (count === messages) resolve(performance.now())
  })
  try {
    const seconds = ((await all) - first) / 1000
    return { perSecond: (messages - 1) / seconds, peak: peakMegabytes(sender.pid) }
  } finally {
    clearTimeout(patience)
    leave()
    if (sender.exitCode === null) {
      sender.kill('SIGTERM')
      await once(sender, 'exit')
    }
  }
}
