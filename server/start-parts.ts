// Starts what one process runs: the pages and the API, the sockets, the worker, according to its roles.
import path from 'node:path'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { pdfLetters } from '@fairlead/adapters/letters/pdf-letters'
import { imapReader } from '@fairlead/adapters/mail/imap'
import { parseInThread } from '@fairlead/adapters/mail/parse-in-thread'
import { smtpSender } from '@fairlead/adapters/mail/smtp'
import { relayName, smtpSettings } from '@fairlead/adapters/mail/smtp-settings'
import { openTextReader } from './read-text.ts'
import { openClickhouse } from '@fairlead/adapters/people-index/clickhouse'
import { chooseIndex } from './features/sourcing/index/outside-index.ts'
import { openReasonGate } from './features/candidates/views/reason-gate.ts'
import { openClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import { buildVocabulary, type Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { must } from '@fairlead/domain/shared/records'
import type { FastifyInstance } from 'fastify'
import type { Outside, Services } from './http/services.ts'
import type { LocalAddresses, LocalCalls } from './local-services.ts'
import { outsideOf } from './outside.ts'
import { openDatabase } from './platform/database.ts'
import { errorReports } from './platform/error-reports.ts'
import type { Log } from './platform/log.ts'
import { readReferenceTables } from './platform/reference.ts'
import { openSecrets } from './platform/secrets.ts'
import type { Settings } from './platform/settings.ts'
import { showSigns } from './worker/process-signs.ts'
import type { MailParts } from './worker/start-worker.ts'

const webFolder = path.join(import.meta.dirname, '../web/dist')
/** How long requests in progress may take when the service stops. */
const requestsMayTakeMs = 8000

export interface Parts {
  services: Services
  /** null = this process serves neither pages nor the API. */
  url: string | null
  stop(): Promise<void>
}

export interface PartOptions {
  settings: Settings
  addresses: LocalAddresses
  calls: LocalCalls
  log: Log
  /** Replaces vendors. */
  overrides?: Partial<Outside>
  /** Called between opening the database and starting the roles. */
  prepare?: (services: Services) => Promise<void>
  /** A process that serves nothing else reports its status on its port. */
  servesStatus?: boolean
}

/** Stops what was started when a later part fails. */
export async function startParts({
  settings,
  addresses,
  calls,
  log,
  overrides = {},
  prepare,
  servesStatus = false,
}: PartOptions): Promise<Parts> {
  const closers: (() => Promise<unknown>)[] = []
  let isLeaving = false
  const stop = async () => {
    isLeaving = true
    for (const close of closers.splice(0).toReversed())
      await close().catch((error: unknown) => log.warn({ err: error }, 'could not stop cleanly'))
  }
  try {
    const secrets = openSecrets(settings)
    const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost')
    const database = openDatabase(addresses.connection, onLost, undefined, secrets)
    closers.push(() => database.close())
    const { caldav } = addresses.standIns
    const outside = outsideOf(settings, {
      ...addresses.standIns,
      caldav: caldav && { url: caldav.url, account: (email) => calls.calendarAccount(email) },
    })
    const { clickhouseUrls: urls } = settings
    const onDown = ({ message }: Error) => log.warn({ cause: message }, 'a part of the people index did not answer')
    const clickhouse = urls.length > 0 ? openClickhouse({ urls, onDown }) : null
    if (clickhouse) closers.push(() => clickhouse.close())
    let words: Vocabulary | null = null
    const vocabulary = () => (words ??= buildVocabulary(readReferenceTables(), loadTitles()))
    const services: Services = {
      settings,
      secrets,
      outside: { ...outside, ...overrides },
      database,
      log,
      errors: outside.errorSink && errorReports(outside.errorSink, settings.errorSampleRate, log),
      files: fileReader,
      letters: pdfLetters,
      texts: openTextReader(),
      now: () => new Date(),
      get tables() {
        return readReferenceTables()
      },
      openIndex: chooseIndex(clickhouse, log),
      reasons: openReasonGate(() => openClaimChecker(readReferenceTables()), log),
      get vocabulary() {
        return vocabulary()
      },
    }
    services.isLeaving = () => isLeaving
    await prepare?.(services)
    if (settings.roles.length > 0) {
      const signs = showSigns(database, settings.roles, log)
      closers.push(() => signs.stop())
    }
    // each process loads only the code of its own roles
    if (settings.roles.includes('worker')) {
      const { startWorker } = await import('./worker/start-worker.ts')
      const worker = await startWorker({
        connection: addresses.connection,
        database,
        settings,
        mail: mailParts(settings, addresses),
        linkedin: outside.linkedin,
        payments: outside.payments,
        usage: outside.usage,
        embedder: services.outside.embedder,
        ats: { ats: services.outside.ats, secrets: services.secrets, graceMs: services.outside.atsGateway.graceMs },
        mailboxes: services.outside.mailboxes,
        dns: services.outside.dns,
        links: services.outside.links,
        calendars: { calendars: services.outside.calendars, identity: services.outside.identity, secrets: services.secrets },
        search: {
          get vocabulary() {
            return vocabulary()
          },
          openIndex: services.openIndex,
          profileModel: settings.modelReadsProfiles ? services.outside.jobModel : null,
        },
        resumes: services,
        outsideIndex: clickhouse,
        log,
      })
      closers.push(() => worker.stop())
    }
    const serves = settings.roles.includes('http') || settings.roles.includes('realtime')
    if (!serves && servesStatus) {
      const { startStatusServer } = await import('./http/status-server.ts')
      const status = await startStatusServer(services)
      closers.push(() => new Promise((resolve) => status.close(resolve).closeAllConnections()))
    }
    if (!serves) return { services, url: null, stop }
    const { buildApp } = await import('./http/app.ts')
    const app = await buildApp(services, {
      webFolder: settings.roles.includes('http') ? webFolder : null,
      pages: addresses.pages.map((prefix) => ({ prefix, handle: (request) => calls.page(prefix, request) })),
      checkAnswers: process.env.NODE_ENV === 'test',
    })
    const url = await app.listen({ port: settings.port, host: settings.host })
    // else the first user's text waits for a thread to start
    if (settings.roles.includes('http')) services.texts.readJob('Nurse', 1, '').catch(() => undefined)
    closers.push(() => closeInTime(app))
    // closed before the pages, because an open socket would delay their end
    if (settings.roles.includes('realtime')) {
      const { startRealtime } = await import('./realtime/socket.ts')
      const realtime = await startRealtime(app.server, database, settings, log)
      closers.push(() => realtime.close())
    }
    return { services, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Accepts no more requests, lets those in progress finish for a while, and ends idle connections. */
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

/** Real mail servers, ours or embedded, through the same adapters. */
function mailParts(settings: Settings, { mail }: LocalAddresses): MailParts {
  const smtp = settings.smtpUrl ?? must(mail).smtp
  const imap = settings.imapUrl ?? must(mail).imap
  // the embedded server files an email before it returns 250, so its Sent folder is immediately up to date
  const server = { ...smtpSettings(smtp), dkim: settings.dkim }
  return {
    sender: smtpSender(server, settings.mailLanes),
    systemSender: smtpSender(server, 1),
    relay: relayName(smtp),
    reader: imapReader(imap),
    parse: parseInThread,
    graceMs: mail ? 2000 : 120_000,
  }
}
