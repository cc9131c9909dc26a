// A project's phone screener, and the check of their calendar.
import { needsCalendar, whyNotSchedule, type Screener } from '@fairlead/domain/interview/calendar-gate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../records/access-project.ts'

/** null when the project names no one; someone without an account has no calendar here. `userId`: someone else, for one interview. */
export async function readScreener(tx: Tx, project: Pick<LoadedProject, 'settings'>, userId?: string): Promise<Screener | null> {
  const otherEmail = userId && (await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())
  const email = otherEmail ? otherEmail.email : normaliseEmail(project.settings.schedulingPreferences.phoneScreenerEmail ?? '')
  if (email === '') return null
  const user = await tx
    .selectFrom('users')
    .leftJoin('calendar', 'calendar.id', 'users.calendar_synced_id')
    .leftJoin('calendar_account', 'calendar_account.id', 'calendar.account_id')
    .select(['first_name', 'last_name', 'calendar_synced_id', 'gone_at', 'calendar_account.state'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return {
    email,
    firstName: user?.first_name ?? null,
    lastName: user?.last_name ?? null,
    // a deleted or refused calendar counts as none
    hasCalendar: (user?.calendar_synced_id ?? null) !== null && user?.gone_at === null && user.state !== 'refused',
  }
}

/** Refuses an approval that must wait for the screener's calendar, with 'calendar_required'. */
export async function assertCalendar(tx: Tx, project: LoadedProject, to: Stage): Promise<void> {
  const { phoneScreenerNeedsCalendarAuth } = project.settings
  if (!needsCalendar(to) || !phoneScreenerNeedsCalendarAuth) return
  const problem = whyNotSchedule({ ...project, phoneScreenerNeedsCalendarAuth }, await readScreener(tx, project), to)
  if (problem) throw new Refusal(problem)
}
