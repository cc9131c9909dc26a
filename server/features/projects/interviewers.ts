// Who may hold the interviews of a project: the screener and anyone who takes turns with them, with hours and a synced calendar.
import { defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Tx } from '../../platform/database.ts'
import type { LoadedProject } from './access-project.ts'

export interface Interviewer {
  userId: string
  name: string
  email: string
  settings: InterviewerSettings
}

const readers = (tx: Tx) =>
  tx
    .selectFrom('users')
    .innerJoin('interviewer_settings', 'interviewer_settings.user_id', 'users.id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'settings'])
    .where('disabled_at', 'is', null)
    .where('calendar_synced_id', 'is not', null)
    // one that is gone, or that its server does not open any more, tells no one when they are free
    .leftJoin('calendar', 'calendar.id', 'users.calendar_synced_id')
    .leftJoin('calendar_account', 'calendar_account.id', 'calendar.account_id')
    .where('gone_at', 'is', null)
    .where((where) => where.or([where('calendar_account.state', 'is', null), where('calendar_account.state', '<>', 'refused')]))

const toInterviewer = (row: { id: string; email: string; first_name: string; last_name: string; settings: unknown }): Interviewer => ({
  userId: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  settings: { ...defaultInterviewer, ...(row.settings as Partial<InterviewerSettings>) },
})

/** In the order of the settings. Who has not said when they interview, or has no calendar, offers nothing. */
export async function readInterviewers(tx: Tx, project: Pick<LoadedProject, 'settings'>): Promise<Interviewer[]> {
  const { phoneScreenerEmail, interviewers } = project.settings.schedulingPreferences
  const emails = [...new Set([phoneScreenerEmail ?? '', ...interviewers].map(normaliseEmail))].filter((email) => email !== '')
  if (emails.length === 0) return []
  const rows = await readers(tx).where('email', 'in', emails).execute()
  return rows.map(toInterviewer).toSorted((a, b) => emails.indexOf(a.email) - emails.indexOf(b.email))
}

/** One of them by id, whatever project they interview for; null when they offer nothing any more. */
export async function readInterviewerOf(tx: Tx, userId: string): Promise<Interviewer | null> {
  const row = await readers(tx).where('users.id', '=', userId).executeTakeFirst()
  return row ? toInterviewer(row) : null
}
