// The interviewer a project names as its phone screener, and the gate their calendar keeps.
import { needsCalendar, whyNotSchedule, type Screener } from '@fairlead/domain/interview/calendar-gate'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/text/validation'
import type { Tx } from '../../platform/database.ts'
import type { LoadedProject } from './access-project.ts'

/** null when the project names nobody; somebody without an account has no calendar here. */
export async function readScreener(tx: Tx, project: Pick<LoadedProject, 'settings'>): Promise<Screener | null> {
  const email = normaliseEmail(project.settings.schedulingPreferences.phoneScreenerEmail ?? '')
  if (email === '') return null
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'calendar_synced_id'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return {
    email,
    firstName: user?.first_name ?? null,
    lastName: user?.last_name ?? null,
    hasCalendar: (user?.calendar_synced_id ?? null) !== null,
  }
}

/** Refuses with 'calendar_required' an approval that must wait for the screener's calendar. */
export async function assertCalendar(tx: Tx, project: LoadedProject, to: Stage): Promise<void> {
  const { phoneScreenerNeedsCalendarAuth } = project.settings
  if (!needsCalendar(to) || !phoneScreenerNeedsCalendarAuth) return
  const why = whyNotSchedule({ ...project, phoneScreenerNeedsCalendarAuth }, await readScreener(tx, project), to)
  if (why) throw new Refusal(why)
}
