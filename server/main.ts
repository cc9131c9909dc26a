// The front door: settings, surroundings, adapters, edges. The only file that knows every room.
import { createServer } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { imapReader } from '@fairlead/adapters/mail/imap'
import { parseMail } from '@fairlead/adapters/mail/parse'
import { smtpSender } from '@fairlead/adapters/mail/smtp'
import { atsLinkPage } from '@fairlead/embedded/ats/link-page'
import { devCalendarPage } from '@fairlead/embedded/calendar/page'
import { startDatabase } from '@fairlead/embedded/database/start-database'
import { startDemoCandidates } from '@fairlead/embedded/mail/demo-candidates'
import { devMailPage } from '@fairlead/embedded/mail/page'
import { startMail, type EmbeddedMail } from '@fairlead/embedded/mail/start-mail'
import { buildVocabulary, type Vocabulary } from '@fairlead/matching/vocabulary'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { buildApp } from './http/app.ts'
import type { Outside, Services } from './http/services.ts'
import { startOutside } from './outside.ts'
import { openDatabase, type Connection } from './platform/database.ts'
import { errorReports } from './platform/error-reports.ts'
import { openLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { readReferenceTables } from './platform/reference.ts'
import { openSecrets } from './platform/secrets.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { startRealtime } from './realtime/socket.ts'
import { seedDemoProjects } from './seed/demo-projects.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { startWorker, type MailParts } from './worker/start-worker.ts'

export interface Service {
  url: string
  settings: Settings
  connection: Connection
  stop(): Promise<void>
}

/** How long requests under way may take when the service stops, and how long stopping may take in all. */
const requestsMayTakeMs = 8000
const stoppingMayTakeMs = 20_000
const webFolder = path.join(import.meta.dirname, '../web/dist')

/** Starts everything the settings ask for; what was started is stopped again when a later part fails. `instead` replaces vendors. */
export async function startService(
  settings: Settings,
  say: (line: string) => void = () => void 0,
  instead: Partial<Outside> = {},
): Promise<Service> {
  const log = openLog(settings.logLevel)
  const closers: (() => Promise<unknown>)[] = []
  let listening: string | null = null
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close().catch((error: unknown) => log.warn({ err: error }, 'stopping'))
  }
  try {
    await assertPortIsFree(settings)
    const connection = await findDatabase(settings, closers)
    await migrate(connection)
    const database = openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'))
    closers.push(() => database.close())

    const { outside, embedded, stop: leaveOutside } = await startOutside(settings)
    closers.push(leaveOutside)
    let words: Vocabulary | null = null
    const vocabulary = () => (words ??= buildVocabulary(readReferenceTables()))
    const services: Services = {
      settings,
      secrets: openSecrets(settings),
      outside: { ...outside, ...instead },
      database,
      log,
      errors: outside.errorSink && errorReports(outside.errorSink, settings.errorSampleRate, log),
      files: fileReader,
      now: () => new Date(),
      get tables() {
        return readReferenceTables()
      },
      get vocabulary() {
        return vocabulary()
      },
    }
    if (!settings.databaseUrl) await seedDemo(services, say)
    const mail = settings.smtpUrl
      ? null
      : await startMail({ folder: path.join(settings.dataDir, 'mail'), ownDomains: [settings.mailDomain] })
    if (mail) closers.push(() => mail.stop())

    if (settings.roles.includes('worker')) {
      const worker = await startWorker({
        connection,
        database,
        settings,
        mail: mailParts(settings, mail),
        linkedin: outside.linkedin,
        payments: outside.payments,
        usage: outside.usage,
        ats: { ats: services.outside.ats, secrets: services.secrets, graceMs: services.outside.atsGateway.graceMs },
        calendars: { calendars: services.outside.calendars, identity: services.outside.identity, secrets: services.secrets },
        vocabulary,
        log,
      })
      closers.push(() => worker.stop())
    }
    if (mail && settings.demo) {
      const [shortest, longest] = settings.demoReplySeconds
      const demo = startDemoCandidates({
        mail,
        memory: path.join(settings.dataDir, 'mail', 'demo.ndjson'),
        delayMs: [shortest * 1000, longest * 1000],
        seed: 'fairlead',
        booking: { publicUrl: settings.publicUrl, apiUrl: () => listening },
        onError: (error) => log.warn({ err: error }, 'demo candidates'),
      })
      closers.push(() => demo.stop())
    }
    const pages = [
      ...(mail ? [{ prefix: '/dev/mail', handle: devMailPage(mail) }] : []),
      ...(embedded.caldav ? [{ prefix: '/dev/calendar', handle: devCalendarPage(embedded.caldav) }] : []),
      ...(embedded.ats ? [{ prefix: '/dev/ats', handle: atsLinkPage(embedded.ats) }] : []),
    ]
    const app = await buildApp(services, {
      webFolder: settings.roles.includes('http') ? webFolder : null,
      pages,
      checkAnswers: process.env.NODE_ENV === 'test',
    })
    const url = await app.listen({ port: settings.port, host: settings.host })
    closers.push(() => closeInTime(app))
    listening = url
    // closed before the pages are: an open socket would hold up their end
    if (settings.roles.includes('realtime')) {
      const realtime = await startRealtime(app.server, database, settings, log)
      closers.push(() => realtime.close())
    }
    embedded.ats?.webhooks.deliverTo(`${url}/api/v2/ats/webhook`)
    if (settings.demo && !settings.databaseUrl)
      void seedDemoProjects(services).catch((error: unknown) => log.warn({ err: error }, 'demo projects'))
    return { url, settings, connection, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Takes no more requests, lets those under way finish for a while, and ends connections that are only kept open. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const late = setTimeout(() => app.server.closeAllConnections(), requestsMayTakeMs)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}

/** Told at once, not after the talent pool has been filled. */
async function assertPortIsFree({ port, host }: Settings) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program. Set PORT to a free one.`) : error),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function findDatabase(settings: Settings, closers: (() => Promise<unknown>)[]): Promise<Connection> {
  if (settings.databaseUrl) return { connectionString: settings.databaseUrl }
  const embedded = await startDatabase(settings.dataDir)
  closers.push(() => embedded.stop())
  return embedded.connection
}

/** Real mail servers, ours or embedded, through the same adapters. */
function mailParts(settings: Settings, mail: EmbeddedMail | null): MailParts {
  const smtp = settings.smtpUrl ?? mail!.smtp.url
  const imap = settings.imapUrl ?? mail!.imap.url
  // the embedded server files a mail before it says 250: its Sent folder knows at once
  return { sender: smtpSender(smtp), reader: imapReader(imap), parse: parseMail, graceMs: mail ? 2000 : 120_000 }
}

async function main() {
  const began = performance.now()
  const settings = readSettings(process.env)
  const service = await startService(settings, (line) => console.log(line))
  const address = settings.publicUrl
  console.log(`\n${settings.productName} is ready: ${address}   (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  if (!settings.databaseUrl) console.log('Sign in with demo@fairlead.example / fairlead-demo')
  let leaving = false
  const leave = () => {
    if (leaving) process.exit(1)
    leaving = true
    setTimeout(() => process.exit(1), stoppingMayTakeMs).unref()
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, leave)
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(`Fairlead could not start: ${(error as Error).message}`)
    process.exit(1)
  })
