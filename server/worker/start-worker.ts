// The worker: reacts to events as they are committed, runs the background jobs, and sends and reads email.
import type { CalendarTools } from '../features/calendars/open-account.ts'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import type { AtsParts } from '../features/ats/sync-ats.ts'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import type { InboundMail, MailReader, MailSender } from '@fairlead/domain/ports/mail'
import type { Dns } from '@fairlead/domain/ports/dns'
import type { Links } from '@fairlead/domain/ports/links'
import type { Mailboxes } from '@fairlead/domain/ports/mailboxes'
import type { PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import type { Payments } from '@fairlead/domain/ports/payments'
import type { UsageSink, UsageEvent } from '@fairlead/domain/ports/usage-sink'
import { makeRoom } from '../features/interviews/bookings/copy-to-calendar.ts'
import { recheckCalendars } from '../features/calendars/recheck-calendars.ts'
import type { ResumeReaders } from '../features/candidates/people/learn-from-resume.ts'
import { replyReader } from '../features/mail/inbound/reply-reader.ts'
import { openSignOfLife } from '../features/mail/mailboxes/sign-of-life.ts'
import type { SearchTools } from '../features/sourcing/index/people-index.ts'
import { listOpenRuns } from '../features/projects/searches/search-run-store.ts'
import { systemContext, type WorkspaceContext } from '../platform/context.ts'
import type { Connection, Database } from '../platform/database.ts'
import { startClocks } from '../platform/clock.ts'
import { startJobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { clocksFor } from './clocks.ts'
import { startEventLoop } from './event-loop.ts'
import { jobNames, workOnJobs } from './jobs.ts'
import { renewStoredSecrets } from './key-renewal.ts'
import { startMailReceiver } from './mail-receiver.ts'
import { startMailSender } from './mail-sender.ts'
import { openOwnMailboxes } from './own-mailboxes.ts'
import type { StoredEvent } from '../platform/events.ts'
import { startUsageReporter } from './usage-reporter.ts'
import { openRestoreWatch } from './restore-watch.ts'
import { knownEvents, react, type ReactionTools } from './reactions.ts'
import { rejectionToWire } from '@fairlead/contract/codes'
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { usageNameOf, usageNames } from '@fairlead/domain/operations/usage'
import type { Secrets } from '../platform/secrets.ts'

/** null = nothing is sent. IDs of users, projects, and candidates are hashed with the installation's key. */
export async function usageOfEvent(
  ctx: WorkspaceContext,
  secrets: Pick<Secrets, 'pseudonym'>,
  { id, userId, at: time, event }: StoredEvent,
): Promise<UsageEvent | null> {
  const name = usageNameOf(event)
  if (!name) return null
  const hashed = (value: string | null | undefined) => (value ? secrets.pseudonym(value, 'usage') : null)
  const projectId = 'projectId' in event ? event.projectId : null
  const candidateId = 'candidateId' in event ? event.candidateId : null
  const properties: Record<string, string | number | null | (string | number)[]> = { project_id: hashed(projectId) }
  if (candidateId) properties['candidate_id'] = hashed(candidateId)
  if (name === usageNames.rejected && candidateId) Object.assign(properties, await rejectionOf(ctx, candidateId))
  return { id: String(id), name, userId: hashed(userId), at: time, properties }
}

/** The fields of card_reject_fe (spec B, section 7); name and free text are sent empty. */
async function rejectionOf(ctx: WorkspaceContext, candidateId: string) {
  const row = await ctx.transaction((tx) =>
    tx.selectFrom('candidate').select('rejection_reasons').where('id', '=', candidateId).executeTakeFirst(),
  )
  const reasons = row?.rejection_reasons ?? []
  return {
    candidate_name: null,
    rejection_code: reasons.map(rejectionToWire),
    rejection_reason: reasons.map(rejectionLabel),
    rejection_reason_other: null,
  }
}

export interface MailParts {
  sender: MailSender
  /** Sends email to users over its own connections. */
  systemSender: MailSender
  /** Identifies the relay in the records. */
  relay: string
  reader: MailReader
  parse(source: Uint8Array): Promise<InboundMail>
  graceMs: number
}

export interface WorkerParts {
  connection: Connection
  database: Database
  settings: Settings
  mail: MailParts
  linkedin: Linkedin
  /** null = the product takes no payments. */
  payments: Payments | null
  /** null = usage isn't reported. */
  usage: UsageSink | null
  ats: Omit<AtsParts, 'workerId'>
  /** null = no embeddings model is configured. */
  embedder: TextEmbedder | null
  calendars: CalendarTools
  mailboxes: Mailboxes
  dns: Dns
  /** null = links in emails aren't checked. */
  links: Links | null
  search: SearchTools
  /** Reads résumés that candidates attach to their emails. */
  resumes: ResumeReaders
  /** null = searches read Postgres. */
  outsideIndex: { name: string; writer: PeopleIndexWriter } | null
  log: Log
}

export async function startWorker({
  connection,
  database,
  settings,
  mail,
  linkedin,
  payments,
  usage,
  ats,
  embedder,
  calendars,
  mailboxes,
  dns,
  links,
  search,
  resumes,
  outsideIndex,
  log,
}: WorkerParts): Promise<{ stop(): Promise<void> }> {
  const life = openSignOfLife(database)
  await life.show()
  const jobs = await startJobs(connection, jobNames, (error) => log.warn({ err: error }, 'background jobs'))
  await workOnJobs(jobs, database, { search, ats: { ...ats, workerId: life.workerId }, embedder }, log)
  const renewing = settings.secretKeys.length > 1 ? renewStoredSecrets(database, calendars.secrets, log) : Promise.resolve()
  const folder = { reader: mail.reader, relay: mail.relay, mailbox: settings.mailFrom, graceMs: mail.graceMs }
  const mailboxTools = { mailboxes, identity: calendars.identity, secrets: calendars.secrets }
  const ownMailboxes = openOwnMailboxes(database, mailboxTools, log)
  const lookForRestore = await openRestoreWatch({
    database,
    folder,
    folderOf: ownMailboxes.folderOf,
    dataDir: settings.dataDir,
    asked: settings.afterRestore,
    log,
  })
  const sending = await startMailSender({
    database,
    life,
    ...mail,
    own: ownMailboxes,
    settings,
    mailbox: settings.mailFrom,
    needsReading: true,
    log,
  })
  const receiving = await startMailReceiver({
    database,
    reader: mail.reader,
    parse: mail.parse,
    replies: replyReader,
    resumes,
    settings,
    life,
    log,
  })
  const readingOwn = ownMailboxes.startReading({ parse: mail.parse, replies: replyReader, resumes, settings, life })
  const tools: ReactionTools = {
    enqueue: jobs.enqueue,
    wakeSender: sending.wake,
    mail: settings,
    links,
    recheckCalendars: async (ctx, userIds) => (await recheckCalendars(ctx, calendars, userIds)).isFresh,
    makeRoom: (ctx, interviewId) => makeRoom(ctx, { ...settings, ...calendars }, interviewId),
  }
  // an interrupted search restarts now, not when its job is given up; running twice still makes one batch
  for (const run of await listOpenRuns(database))
    if (!(await jobs.isWaiting('search', run.projectId))) await tools.enqueue('search', run, run.projectId)
  const ticking = startClocks(
    clocksFor({
      database,
      settings,
      calendars,
      linkedin,
      payments,
      dns,
      mailboxes: mailboxTools,
      vocabulary: () => search.vocabulary,
      pool: () => ({ vocabulary: search.vocabulary, openIndex: search.openIndex, texts: resumes.texts }),
      outsideIndex,
      queueAts: (workspaceId) => tools.enqueue('ats', { workspaceId }, workspaceId),
      wakeSender: sending.wake,
      lookForRestore,
      log,
    }),
    log,
  )
  const teller = usage && startUsageReporter(usage, log)
  const handle = async (stored: StoredEvent) => {
    if (!stored.workspaceId) return
    const ctx = systemContext(database, stored.workspaceId)
    await react(ctx, stored, tools)
    const event = teller && (await usageOfEvent(ctx, calendars.secrets, stored))
    if (event) teller.add(event)
  }
  const events = await startEventLoop(database, handle, log, knownEvents)
  return {
    async stop() {
      await events.stop()
      await teller?.stop()
      await ticking.stop()
      await Promise.all([sending.stop(), receiving.stop(), readingOwn.stop(), jobs.stop(), renewing])
      await Promise.all([mail.sender.close(), mail.systemSender.close(), mail.reader.close(), ownMailboxes.close()])
      await life.end()
    },
  }
}
