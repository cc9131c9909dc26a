// Every round that the worker repeats: what it does, how often, and what the log says when it fails.
import type { PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import type { Dns } from '@fairlead/domain/ports/dns'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import type { Payments } from '@fairlead/domain/ports/payments'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { CalendarTools } from '../features/calendars/open-account.ts'
import { checkDueDomains } from '../features/accounts/sso/change-domains.ts'
import { findDuplicates } from '../features/candidates/merges/find-duplicates.ts'
import { deleteOldRecords } from '../features/candidates/records/decision-record-store.ts'
import { findAtsWork } from '../features/ats/ats-link-store.ts'
import { settlePayments } from '../features/checkout/settle-request.ts'
import { countDue } from '../features/insight/count-due.ts'
import { cancelStale } from '../features/interviews/bookings/cancel-stale.ts'
import type { MailboxTools } from '../features/mail/connections/connect-mailbox.ts'
import { renewPushes } from '../features/mail/connections/renew-push.ts'
import { clearOldRows } from '../features/operations/clear-old-rows.ts'
import type { PoolTools } from '../features/sourcing/searches/search-pool.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { findChangedEntries, readCalendars, remindOfInterviews, writeInterviews } from './calendar-rounds.ts'
import { queueDueChecks, sendDueLinkedin, checkDueRecords, checkSearchAlerts } from './rounds.ts'
import { openIndexFeed, renewIndexOfPeople } from './index-feed.ts'
import { openMailAlarm } from './mail-alarm.ts'
import { mailDueDigests, remindLateManagers, remindOfDueTasks } from './reminders.ts'

export interface ClockTools {
  database: Database
  settings: Settings
  calendars: CalendarTools
  linkedin: Linkedin
  /** null = the product takes no payments. */
  payments: Payments | null
  dns: Dns
  mailboxes: Omit<MailboxTools, 'database'>
  vocabulary(): Vocabulary
  pool(): PoolTools
  /** null = searches read Postgres. */
  outsideIndex: { name: string; writer: PeopleIndexWriter } | null
  queueAts(workspaceId: string): Promise<void>
  wakeSender(): void
  /** Looks for a restore; it was opened before anything could be sent. */
  lookForRestore(): Promise<void>
  log: Log
}

export interface NamedClock {
  what: string
  everyMs: number
  firstAfterMs?: number
  failure: string
  /** What a round needs is opened once; null = there is nothing to do on this installation. */
  open(tools: ClockTools): Clock['round'] | null
}

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

export const clocks = {
  restore: {
    what: 'shows that this database is in use, and settles what a restored one may have sent',
    everyMs: 5 * seconds,
    failure: 'could not check for a restore',
    open: (tools) => tools.lookForRestore,
  },
  mailAlarm: {
    what: 'tells admins and owners when email or a mailbox fails, and says what is late',
    everyMs: 15 * seconds,
    failure: 'could not check email health',
    open: ({ database, settings, log }) => openMailAlarm(database, settings, log),
  },
  linkedin: {
    what: 'sends scheduled LinkedIn messages',
    everyMs: 5 * seconds,
    failure: 'could not send LinkedIn messages; will retry',
    open:
      ({ database, linkedin, log }) =>
      () =>
        sendDueLinkedin(database, linkedin, log),
  },
  digests: {
    what: 'emails users what they haven’t read',
    everyMs: minutes,
    failure: 'could not send digests; will retry',
    open:
      ({ database, settings, log }) =>
      () =>
        mailDueDigests(database, settings, log),
  },
  managers: {
    what: 'reminds hiring managers of decisions',
    everyMs: minutes,
    failure: 'could not remind hiring managers; will retry',
    open:
      ({ database, settings, log }) =>
      () =>
        remindLateManagers(database, settings, log),
  },
  searchAlerts: {
    what: 'notifies members of new people in their saved searches',
    everyMs: 5 * minutes,
    firstAfterMs: minutes,
    failure: 'could not check saved searches; will retry',
    open:
      ({ database, pool, log }) =>
      () =>
        checkSearchAlerts(database, pool(), log),
  },
  tasks: {
    what: 'reminds teams of due tasks',
    everyMs: minutes,
    failure: 'could not send task reminders; will retry',
    open:
      ({ database, log }) =>
      () =>
        remindOfDueTasks(database, log),
  },
  interviews: {
    what: 'writes interviews into calendars',
    everyMs: 3 * seconds,
    failure: 'could not write to calendars; will retry',
    open: ({ database, calendars, settings: { mailDomain, publicUrl }, log }) => {
      const tools = { ...calendars, mailDomain, publicUrl }
      return () => writeInterviews(database, tools, log)
    },
  },
  changedEntries: {
    what: 'finds interviews that were changed in a calendar by hand',
    everyMs: minutes,
    failure: 'could not check interview entries; will retry',
    open:
      ({ database }) =>
      () =>
        findChangedEntries(database),
  },
  interviewReminders: {
    what: 'reminds of interviews and of scorecards',
    everyMs: minutes,
    failure: 'could not send reminders; will retry',
    open:
      ({ database, settings, wakeSender }) =>
      () =>
        remindOfInterviews(database, settings, wakeSender),
  },
  staleInterviews: {
    what: 'cancels interviews of candidates who have left the process',
    everyMs: 30 * seconds,
    failure: 'could not cancel interviews of closed candidates; will retry',
    open:
      ({ database }) =>
      () =>
        cancelStale(database, () => new Date()),
  },
  calendars: {
    what: 'reads connected calendars',
    everyMs: 30 * seconds,
    failure: 'could not read calendars; will retry',
    open:
      ({ database, calendars, log }) =>
      () =>
        readCalendars(database, calendars, log),
  },
  payments: {
    what: 'checks whether open requests were paid, because a browser may be closed before it returns',
    everyMs: minutes,
    failure: 'could not check payments; will retry',
    open: ({ database, payments }) => payments && (() => settlePayments(database, payments, () => new Date())),
  },
  counts: {
    what: 'updates the counts of analytics until nothing is left',
    everyMs: seconds,
    failure: 'could not update counts; will retry',
    open:
      ({ database }) =>
      async (leaving) => {
        while (!leaving.aborted && (await countDue(database)) > 0);
      },
  },
  oldRows: {
    what: 'deletes rows older than their retention, an hour after the start and then daily',
    everyMs: 24 * hours,
    firstAfterMs: hours,
    failure: 'clearing old rows failed',
    open:
      ({ database, settings, log }) =>
      async () =>
        log.info({ removed: await clearOldRows(database, settings.retention) }, 'old rows cleared'),
  },
  decisionRecords: {
    what: 'deletes records of decisions that neither the workspace nor the law wants any longer, two hours after the start and then daily',
    everyMs: 24 * hours,
    firstAfterMs: 2 * hours,
    failure: 'could not delete old records of decisions; will retry',
    open:
      ({ database, log }) =>
      async () =>
        log.info({ removed: await database.system.transaction().execute((tx) => deleteOldRecords(tx, new Date())) }, 'old records cleared'),
  },
  indexRenewal: {
    what: 'brings the index of people to this version',
    everyMs: 10 * minutes,
    failure: 'could not renew the search index',
    open:
      ({ database, vocabulary, log }) =>
      (leaving) =>
        renewIndexOfPeople(database, vocabulary, log, leaving),
  },
  duplicates: {
    what: 'compares new and changed people with the workspace’s others, merges certain matches, and queues probable ones',
    everyMs: 10 * seconds,
    failure: 'could not look for duplicates; will retry',
    open:
      ({ database, vocabulary }) =>
      async (leaving) => {
        await findDuplicates(database, vocabulary, () => leaving.aborted)
      },
  },
  indexFeed: {
    what: 'feeds the index of people outside of the database',
    everyMs: seconds,
    failure: 'could not update the index of people',
    open: ({ database, outsideIndex, log }) => openIndexFeed(database, outsideIndex, log),
  },
  fairness: {
    what: 'queues nightly fairness checks',
    everyMs: 10 * minutes,
    failure: 'could not queue nightly fairness checks; will retry',
    open:
      ({ database, log }) =>
      () =>
        queueDueChecks(database, log),
  },
  records: {
    what: 'checks the DNS records of sending domains',
    everyMs: 5 * seconds,
    failure: 'could not check DNS records; will retry',
    open:
      ({ database, dns, log }) =>
      () =>
        checkDueRecords(database, dns, log),
  },
  ssoDomains: {
    what: 'checks the DNS records that prove the domains of single sign-on, each once a day',
    everyMs: 10 * minutes,
    firstAfterMs: minutes,
    failure: 'could not check the domains of single sign-on; will retry',
    open:
      ({ database, dns }) =>
      () =>
        checkDueDomains(database.system, dns, new Date()),
  },
  pushes: {
    what: 'renews the subscriptions of mailboxes whose vendors announce new mail',
    everyMs: 5 * seconds,
    failure: 'could not renew the subscriptions of mailboxes; will retry',
    open:
      ({ database, mailboxes, settings, log }) =>
      () =>
        renewPushes(database, mailboxes, settings, (error, mailbox) => log.warn({ err: error, mailbox }, 'a mailbox is not announced')),
  },
  ats: {
    what: 'finds work for applicant tracking systems, also what a killed process left, and queues it',
    everyMs: 5 * seconds,
    failure: 'could not sync with the applicant tracking system; will retry',
    open:
      ({ database, queueAts }) =>
      async () => {
        for (const workspaceId of await findAtsWork(database, new Date())) await queueAts(workspaceId)
      },
  },
} as const satisfies Record<string, NamedClock>

export const clocksFor = (tools: ClockTools): Clock[] =>
  Object.values<NamedClock>(clocks).flatMap(({ open, ...clock }) => {
    const round = open(tools)
    return round === null ? [] : [{ ...clock, round }]
  })
