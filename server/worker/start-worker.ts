// The worker: reacts to events as they are committed, runs the background jobs, and sends and reads email.
import type { CalendarTools } from '../features/calendars/open-account.ts'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { findAtsWork } from '../features/ats/ats-link-store.ts'
import type { AtsParts } from '../features/ats/sync-ats.ts'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import type { InboundMail, MailReader, MailSender } from '@fairlead/domain/ports/mail'
import type { Dns } from '@fairlead/domain/ports/dns'
import type { Links } from '@fairlead/domain/ports/links'
import type { Mailboxes } from '@fairlead/domain/ports/mailboxes'
import type { PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import type { Payments } from '@fairlead/domain/ports/payments'
import type { UsageSink } from '@fairlead/domain/ports/usage-sink'
import { cancelStale } from '../features/interviews/cancel-stale.ts'
import { settlePayments } from '../features/checkout/settle-request.ts'
import { recheckCalendars } from '../features/calendars/recheck-calendars.ts'
import type { ResumeReaders } from '../features/candidates/learn-from-resume.ts'
import { replyReader } from '../features/mail/reply-reader.ts'
import { openSignOfLife } from '../features/mail/sign-of-life.ts'
import type { SearchTools } from '../features/sourcing/people-index.ts'
import { listOpenRuns } from '../features/projects/search-run-store.ts'
import { systemContext } from '../platform/context.ts'
import type { Connection, Database } from '../platform/database.ts'
import { startJobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { startClearing } from './clearing.ts'
import { startCounter } from './counter.ts'
import { startEventLoop } from './event-loop.ts'
import { startCalendarWatch } from './calendar-watch.ts'
import { jobNames, workOnJobs } from './jobs.ts'
import { startFairnessWatch } from './fairness-watch.ts'
import { startIndexFeed } from './index-feed.ts'
import { startIndexRenewal } from './index-renewal.ts'
import { startInterviewWriter } from './interview-writer.ts'
import { startLinkedinSender } from './linkedin-sender.ts'
import { renewStoredSecrets } from './key-renewal.ts'
import { startMailAlarm } from './mail-alarm.ts'
import { startMailReceiver } from './mail-receiver.ts'
import { startMailSender } from './mail-sender.ts'
import { openOwnMailboxes } from './own-mailboxes.ts'
import type { StoredEvent } from '../platform/events.ts'
import { usageOfEvent } from './usage-of-event.ts'
import { startUsageReporter } from './usage-reporter.ts'
import { startPolling } from '../platform/poll.ts'
import { startPushWatch } from './push-watch.ts'
import { startRecordWatch } from './record-watch.ts'
import { startRestoreWatch } from './restore-watch.ts'
import { startReminders } from './reminders.ts'
import { knownEvents, react, type ReactionTools } from './reactions.ts'

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
  const restoring = await startRestoreWatch({
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
  const alarm = startMailAlarm(database, settings, log)
  const linkedinSending = startLinkedinSender(database, linkedin, log)
  const reminding = startReminders(database, settings, log)
  const writing = startInterviewWriter(
    database,
    { ...calendars, mailDomain: settings.mailDomain, publicUrl: settings.publicUrl },
    settings,
    sending.wake,
    log,
  )
  const reading = startCalendarWatch(database, calendars, log)
  const payment = payments && startPaymentWatch(database, payments, log)
  const counting = startCounter(database, log)
  const clearing = startClearing(database, settings.retention, log)
  const interviews = startInterviewWatch(database, log)
  const indexing = startIndexRenewal(database, () => search.vocabulary, log)
  const feeding = startIndexFeed(database, outsideIndex, log)
  const checking = startFairnessWatch(database, log)
  const records = startRecordWatch(database, dns, log)
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
  const pushes = startPushWatch(database, mailboxTools, settings, log)
  const tools: ReactionTools = {
    enqueue: jobs.enqueue,
    wakeSender: sending.wake,
    mail: settings,
    links,
    recheckCalendars: async (ctx, userIds) => (await recheckCalendars(ctx, calendars, userIds)).isFresh,
  }
  // an interrupted search restarts now, not when its job is given up; running twice still makes one batch
  for (const run of await listOpenRuns(database))
    if (!(await jobs.isWaiting('search', run.projectId))) await tools.enqueue('search', run, run.projectId)
  const watching = startAtsWatch(database, (workspaceId) => tools.enqueue('ats', { workspaceId }, workspaceId), log)
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
      await watching.stop()
      await Promise.all([
        sending.stop(),
        restoring.stop(),
        alarm.stop(),
        linkedinSending.stop(),
        reminding.stop(),
        reading.stop(),
        writing.stop(),
        payment?.stop(),
        receiving.stop(),
        readingOwn.stop(),
        pushes.stop(),
        counting.stop(),
        clearing.stop(),
        interviews.stop(),
        indexing.stop(),
        feeding.stop(),
        checking.stop(),
        records.stop(),
        jobs.stop(),
        renewing,
      ])
      await Promise.all([mail.sender.close(), mail.systemSender.close(), mail.reader.close(), ownMailboxes.close()])
      await life.end()
    },
  }
}

/** Looks for work for applicant tracking systems, also what a killed process left behind, and queues a round for each workspace. */
function startAtsWatch(database: Database, queue: (workspaceId: string) => Promise<void>, log: Log): { stop(): Promise<void> } {
  const round = async () => {
    for (const workspaceId of await findAtsWork(database, new Date())) await queue(workspaceId)
  }
  return startPolling(5000, round, (error) => log.warn({ err: error }, 'could not sync with the applicant tracking system; will retry'))
}

/** Cancels interviews of candidates who have left the process. */
function startInterviewWatch(database: Database, log: Log): { stop(): Promise<void> } {
  const round = async () => void (await cancelStale(database, () => new Date()))
  return startPolling(30_000, round, (error) => log.warn({ err: error }, 'could not cancel interviews of closed candidates; will retry'))
}

/** Checks whether open requests have been paid, because a browser may be closed before it returns. */
function startPaymentWatch(database: Database, payments: Payments, log: Log): { stop(): Promise<void> } {
  const round = () => settlePayments(database, payments, () => new Date())
  return startPolling(60_000, round, (error) => log.warn({ err: error }, 'could not check payments; will retry'))
}
