// The servers that a fresh machine lacks, started on loopback: Postgres, mail, calendars, and stand-ins for vendors, with their
// pages.
import path from 'node:path'
import { atsLinkPage } from '@fairlead/local-services/ats/link-page'
import { devCalendarPage } from '@fairlead/local-services/calendar/page'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { startDemoCandidates } from '@fairlead/local-services/mail/demo-candidates'
import { devMailPage } from '@fairlead/local-services/mail/page'
import { startMail } from '@fairlead/local-services/mail/start-mail'
import { must } from '@fairlead/domain/shared/records'
import type { MountedPage } from './http/app.ts'
import { startOutside, type StandIns } from './outside.ts'
import { confineConnection } from './platform/confine-connection.ts'
import type { Connection } from './platform/database.ts'
import type { Log } from './platform/log.ts'
import type { Settings } from './platform/settings.ts'

/** How to reach the local services: plain data, the same in every process. */
export interface LocalAddresses {
  connection: Connection
  /** null = an outside mail server. */
  mail: { smtp: string; imap: string } | null
  standIns: Omit<StandIns, 'caldav'> & { caldav: { url: string } | null }
  /** Prefixes of the local services' pages. */
  pages: string[]
}

type PageRequest = Parameters<MountedPage['handle']>[0]
type PageAnswer = Awaited<ReturnType<MountedPage['handle']>>

/** Requests to the process that runs the local services. */
export interface LocalCalls {
  calendarAccount(email: string): Promise<{ username: string; password: string }>
  page(prefix: string, request: PageRequest): Promise<PageAnswer>
}

export interface LocalServices {
  addresses: LocalAddresses
  calls: LocalCalls
  /** The API listens at `url`, which receives the demo's webhooks and bookings. */
  apiIsAt(url: string): void
  stop(): Promise<void>
}

/** `onGone` is called when the embedded database couldn't be kept running. */
export async function startLocalServices(settings: Settings, log: Log, onGone: (error: Error) => void): Promise<LocalServices> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).toReversed())
      await close().catch((error: unknown) => log.warn({ err: error }, 'could not stop cleanly'))
  }
  try {
    const connection = await findDatabase(settings, log, onGone, closers)
    const started = await startOutside(settings)
    closers.push(() => started.stop())
    const { linkedin, finder, embeddings, ats, caldav } = started.embedded
    const mail = settings.smtpUrl
      ? null
      : await startMail({ folder: path.join(settings.dataDir, 'mail'), ownDomains: [settings.mailDomain] })
    if (mail) closers.push(() => mail.stop())
    let apiUrl: string | null = null
    if (mail && settings.demo) {
      const [shortest, longest] = settings.demoReplySeconds
      const demo = startDemoCandidates({
        mail,
        memory: path.join(settings.dataDir, 'mail', 'demo.ndjson'),
        delayMs: [shortest * 1000, longest * 1000],
        seed: 'fairlead',
        booking: { publicUrl: settings.publicUrl, apiUrl: () => apiUrl },
        onError: (error) => log.warn({ err: error }, 'demo candidates could not reply'),
      })
      closers.push(() => demo.stop())
    }
    const pages: MountedPage[] = [
      ...(mail ? [{ prefix: '/dev/mail', handle: devMailPage(mail) }] : []),
      ...(caldav ? [{ prefix: '/dev/calendar', handle: devCalendarPage(caldav) }] : []),
      ...(ats ? [{ prefix: '/dev/ats', handle: atsLinkPage(ats) }] : []),
    ]
    const served = (gateway: { url: string; apiKey: string } | null) => gateway && { url: gateway.url, apiKey: gateway.apiKey }
    return {
      addresses: {
        connection,
        mail: mail && { smtp: mail.smtp.url, imap: mail.imap.url },
        standIns: {
          linkedin: served(linkedin),
          finder: served(finder),
          embeddings: embeddings && { url: embeddings.url, apiKey: embeddings.apiKey, model: embeddings.model },
          ats: ats && { url: ats.url, apiKey: ats.apiKey, webhookKey: ats.webhookKey },
          caldav: caldav && { url: caldav.url },
        },
        pages: pages.map(({ prefix }) => prefix),
      },
      calls: {
        calendarAccount: (email) => Promise.resolve(must(caldav).account(email)),
        page: (prefix, request) => must(pages.find((page) => page.prefix === prefix)).handle(request),
      },
      apiIsAt(url) {
        apiUrl = url
        ats?.webhooks.deliverTo(`${url}/api/v2/ats/webhook`)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function findDatabase(
  settings: Settings,
  log: Log,
  onGone: (error: Error) => void,
  closers: (() => Promise<unknown>)[],
): Promise<Connection> {
  if (settings.databaseUrl) return connectionOf(settings, settings.databaseUrl)
  const embedded = await startDatabase(settings.dataDir, {
    onGone,
    onRestart: (times) => log.error({ times }, 'the embedded Postgres stopped unexpectedly and was restarted'),
  })
  closers.push(() => embedded.stop())
  if (!embedded.folder.startsWith(settings.dataDir))
    log.warn({ folder: embedded.folder }, 'the database user can’t access DATA_DIR, so the database is in another folder')
  return { ...(await confineConnection(embedded)), pools: settings.databasePools }
}

/** The owner's URL, if there is one, with the service's logins. */
export function connectionOf({ databaseLogins, databaseRolePrefix, databasePools }: Settings, url: string): Connection {
  const { owner, tenant, direct } = databaseLogins
  const to = (connectionString: string) => ({ connectionString })
  return {
    ...to(owner ?? url),
    ...(owner ? { service: to(url) } : {}),
    ...(tenant ? { tenant: to(tenant) } : {}),
    ...(direct ? { direct: to(direct) } : {}),
    rolePrefix: databaseRolePrefix,
    pools: databasePools,
  }
}
