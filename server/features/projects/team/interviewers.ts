// A project's possible interviewers: the screener and others, with hours and a synced calendar.
import { defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { managerOf } from '@fairlead/domain/outreach/manager-mail'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../records/access-project.ts'

export interface Interviewer {
  userId: string
  name: string
  email: string
  settings: InterviewerSettings
}

/** One interview's interviewers; the first is the host, whose length and place apply. */
export type Panel = readonly [Interviewer, ...Interviewer[]]

const readers = (tx: Tx) =>
  tx
    .selectFrom('users')
    .leftJoin('interviewer_settings', 'interviewer_settings.user_id', 'users.id')
    .innerJoin('calendar', 'calendar.id', 'users.calendar_synced_id')
    .leftJoin('calendar_account', 'calendar_account.id', 'calendar.account_id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'settings', 'calendar.time_zone'])
    .where('disabled_at', 'is', null)
    // without hours of their own, the usual ones apply in the calendar's zone
    .where((where) => where.or([where('settings', 'is not', null), where('calendar.time_zone', 'is not', null)]))
    // a removed or unreadable calendar gives no information about free times
    .where('gone_at', 'is', null)
    .where((where) => where.or([where('calendar_account.state', 'is', null), where('calendar_account.state', '<>', 'refused')]))

const toInterviewer = (row: {
  id: string
  email: string
  first_name: string
  last_name: string
  settings: InterviewerSettings | null
  time_zone: string | null
}): Interviewer => ({
  userId: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  settings: { ...defaultInterviewer, timeZone: row.time_zone ?? defaultInterviewer.timeZone, ...row.settings },
})

/** What names a project's interviewers. */
type Named = Pick<LoadedProject, 'settings' | 'ownerId'>

/** The addresses of those who interview, the first one first: those named, else the hiring manager. */
export async function interviewerEmails(tx: Tx, { settings, ownerId }: Named): Promise<string[]> {
  const { phoneScreenerEmail, interviewers } = settings.schedulingPreferences
  const named = [...new Set([phoneScreenerEmail ?? '', ...interviewers].map(normaliseEmail))].filter((email) => email !== '')
  if (named.length > 0) return named
  const owner = await tx.selectFrom('users').select('email').where('id', '=', ownerId).executeTakeFirst()
  return owner ? [managerOf({ screenerEmail: null, collaborators: settings.collaborators, ownerEmail: owner.email }, '')] : []
}

/**
 * Possible interviewers in the order of the settings: one each, or all together. Those without hours
 * or a calendar are excluded; a panel needs everyone, so it offers no times while one is missing.
 */
export async function readPanels(tx: Tx, project: Named): Promise<Panel[]> {
  const { isPanel } = project.settings.schedulingPreferences
  const emails = await interviewerEmails(tx, project)
  if (emails.length === 0) return []
  const rows = await readers(tx).where('email', 'in', emails).execute()
  const sorted = rows.map(toInterviewer).toSorted((a, b) => emails.indexOf(a.email) - emails.indexOf(b.email))
  if (!isPanel) return sorted.map((interviewer) => [interviewer])
  const [host, ...panelists] = sorted
  return host && sorted.length === emails.length ? [[host, ...panelists]] : []
}

/** The interviewers of one candidate's next interview. */
export interface NextInterview {
  /** Users, the host first. */
  interviewerIds: readonly string[]
  /** All of them together, or one each. */
  isPanel: boolean
}

/** The choice for this candidate's next interview; null = the project's interviewers. */
export async function readNextInterview(tx: Tx, project: Pick<LoadedProject, 'id'>, candidateId: string): Promise<NextInterview | null> {
  const row = await tx
    .selectFrom('next_interview')
    .select(['interviewer_ids', 'is_panel'])
    .where('candidate_id', '=', candidateId)
    .where('project_id', '=', project.id)
    .executeTakeFirst()
  return row ? { interviewerIds: row.interviewer_ids, isPanel: row.is_panel } : null
}

/** Possible interviewers of the next interview: those chosen for it, else the project's. */
export async function readPanelsOf(tx: Tx, project: Named, next: NextInterview | null): Promise<Panel[]> {
  if (!next) return readPanels(tx, project)
  const panels = await Promise.all(
    (next.isPanel ? [next.interviewerIds] : next.interviewerIds.map((id) => [id])).map((ids) => readPanel(tx, ids)),
  )
  return panels.filter((panel) => panel !== null)
}

/** An interview's interviewers, in order, regardless of the project; null when one no longer offers times. */
export async function readPanel(tx: Tx, userIds: readonly string[]): Promise<Panel | null> {
  const rows = await readers(tx).where('users.id', 'in', userIds).execute()
  const [host, ...panelists] = rows.map(toInterviewer).toSorted((a, b) => userIds.indexOf(a.userId) - userIds.indexOf(b.userId))
  return host && rows.length === userIds.length ? [host, ...panelists] : null
}
