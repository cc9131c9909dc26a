// The rounds over calendars: reads connected ones, writes interviews into them, finds what was changed there by hand, and reminds
// of interviews.
import { copyToCalendar, type CopyTools } from '../features/interviews/bookings/copy-to-calendar.ts'
import { findUnwritten } from '../features/interviews/records/interview-event-store.ts'
import { findOutOfSync, recordOutOfSync } from '../features/interviews/bookings/find-out-of-sync.ts'
import { findToRemind } from '../features/interviews/records/interview-facts.ts'
import { remindOfInterview } from '../features/interviews/bookings/remind-of-interview.ts'
import { remindOfScorecard } from '../features/interviews/scorecards/remind-of-scorecard.ts'
import { findUnscored } from '../features/interviews/scorecards/scorecard-store.ts'
import type { MailSettings } from '../features/mail/messages/mail-settings.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { syncAccount } from '../features/calendars/sync-calendar.ts'
import type { CalendarTools } from '../features/calendars/open-account.ts'
import { accountsToRead } from '../features/calendars/accounts-to-read.ts'

export async function writeInterviews(database: Database, tools: CopyTools, log: Log): Promise<void> {
  for (const { interviewId, userId, workspaceId } of await findUnwritten(database, new Date()))
    await copyToCalendar(systemContext(database, workspaceId), tools, { interviewId, userId }).catch((error: unknown) =>
      log.warn({ err: error, interview: interviewId }, 'could not add an interview to its calendar'),
    )
}

/** Entries that interviewers changed or deleted by hand. */
export async function findChangedEntries(database: Database): Promise<void> {
  for (const outOfSync of await findOutOfSync(database, new Date())) await recordOutOfSync(database, outOfSync)
}

export async function remindOfInterviews(database: Database, mail: MailSettings, wakeSender: () => void): Promise<void> {
  for (const { interviewId, workspaceId } of await findToRemind(database, new Date()))
    if (await remindOfInterview(systemContext(database, workspaceId), mail, interviewId)) wakeSender()
  for (const { workspaceId, ...entry } of await findUnscored(database, new Date()))
    if (await remindOfScorecard(systemContext(database, workspaceId), mail, entry)) wakeSender()
}

const accountsAtOnce = 4

/** Rereads every connected calendar, and expands series further as time passes. */
export async function readCalendars(database: Database, tools: CalendarTools, log: Log): Promise<void> {
  const waiting = await accountsToRead(database, new Date())
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, workspaceId, withList } = next
      await syncAccount(systemContext(database, workspaceId), tools, id, withList).catch((error: unknown) =>
        log.warn({ err: error, account: id }, 'could not read a calendar'),
      )
    }
  }
  await Promise.all(Array.from({ length: accountsAtOnce }, work))
}
