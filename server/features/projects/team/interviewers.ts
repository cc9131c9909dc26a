// A project's possible interviewers: the screener and others, with hours and a synced calendar.
import { defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { joiningSettings } from '@fairlead/domain/interview/panel'
import { managerOf } from '@fairlead/domain/outreach/manager-mail'
import { checkParts, seatsOf, type InterviewPart } from '@fairlead/domain/project/interview-parts'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { must } from '@fairlead/domain/shared/records'
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

/** One interview of an interview day; its members' settings have its length. */
export interface DayPart {
  name: string
  minutes: number
  pause: number
  seats: number
  members: Interviewer[]
}

export interface InterviewDay {
  parts: DayPart[]
  keepOrder: boolean
}

/** Who could hold an interview, or a day of several. */
export interface Pool {
  /** Single interviewers, or one panel. */
  panels: Panel[]
  /** How many of `panels` hold an interview together. */
  seats: number
  /** One of them sits in if they are free. */
  trainees: Interviewer[]
  /** Several interviews in one day, whose members are all in `panels`; null = a single interview. */
  day: InterviewDay | null
}

/** Without enough interviewers there is nothing to book. */
export const hasTimes = ({ panels, seats, day }: Pool): boolean =>
  panels.length >= seats && (day === null || day.parts.every((part) => part.members.length >= part.seats))

/** Everyone who could hold one of a day's interviews. */
export function poolOfDay(day: InterviewDay, trainees: Interviewer[]): Pool {
  const members = new Map(day.parts.flatMap((part) => part.members.map((member) => [member.userId, member])))
  return { panels: [...members.values()].map((member) => [member]), seats: 1, trainees, day }
}

/** An interview that is moved keeps its interviewers. */
export const poolOfPanel = (panel: Panel | null): Pool => ({ panels: panel ? [panel] : [], seats: 1, trainees: [], day: null })

/** For several of a pool, the first one's length and start times apply to all. */
function poolOf(interviewers: readonly Interviewer[], seats: number, trainees: Interviewer[]): Pool {
  const [host] = interviewers
  const join = (interviewer: Interviewer): Panel => [
    { ...interviewer, settings: joiningSettings(interviewer.settings, must(host).settings) },
  ]
  return { panels: interviewers.map((interviewer) => (seats > 1 ? join(interviewer) : [interviewer])), seats, trainees, day: null }
}

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
 * Possible interviewers in the order of the settings: one or some of them, or all together. Those without hours
 * or a calendar are excluded; a panel needs everyone, so it offers no times while one is missing.
 */
export async function readPool(tx: Tx, project: Named): Promise<Pool> {
  const { isPanel, seats, trainees: learning, parts, keepOrder } = project.settings.schedulingPreferences
  const emails = parts.length > 0 ? parts.flatMap((part) => part.interviewers.map(normaliseEmail)) : await interviewerEmails(tx, project)
  const trainees = learning.map(normaliseEmail).filter((email) => !emails.includes(email))
  const rows =
    emails.length === 0
      ? []
      : await readers(tx)
          .where('email', 'in', [...emails, ...trainees])
          .execute()
  const inOrder = (addresses: readonly string[]) =>
    rows
      .map(toInterviewer)
      .filter(({ email }) => addresses.includes(email))
      .toSorted((a, b) => addresses.indexOf(a.email) - addresses.indexOf(b.email))
  const [sorted, learners] = [inOrder(emails), inOrder(trainees)]
  if (parts.length > 0) {
    const day = { parts: checkParts(parts) === null ? parts.map((part) => readPart(part, sorted)) : [], keepOrder }
    return poolOfDay(day, learners)
  }
  if (!isPanel) return poolOf(sorted, Math.min(seats, emails.length), learners)
  const [host, ...panelists] = sorted
  return { panels: host && sorted.length === emails.length ? [[host, ...panelists]] : [], seats: 1, trainees: learners, day: null }
}

function readPart({ interviewers, seats, ...part }: InterviewPart, everyone: readonly Interviewer[]): DayPart {
  const emails = [...new Set(interviewers.map(normaliseEmail))]
  const members = emails.flatMap((email) => everyone.find((member) => member.email === email) ?? [])
  return {
    ...part,
    seats: seatsOf({ seats, interviewers: emails }),
    members: members.map((member) => ({ ...member, settings: { ...member.settings, slotMinutes: part.minutes } })),
  }
}

/** The interviewers of one candidate's next interview. */
export interface NextInterview {
  /** Users, the host first. */
  interviewerIds: readonly string[]
  /** All of them together; otherwise as many as `seats`. */
  isPanel: boolean
  seats: number
}

/** The choice for this candidate's next interview; null = the project's interviewers. */
export async function readNextInterview(tx: Tx, project: Pick<LoadedProject, 'id'>, candidateId: string): Promise<NextInterview | null> {
  const row = await tx
    .selectFrom('next_interview')
    .select(['interviewer_ids', 'is_panel', 'seats'])
    .where('candidate_id', '=', candidateId)
    .where('project_id', '=', project.id)
    .executeTakeFirst()
  return row ? { interviewerIds: row.interviewer_ids, isPanel: row.is_panel, seats: row.seats } : null
}

/** Possible interviewers of the next interview: those chosen for it, else the project's. */
export async function readPoolOf(tx: Tx, project: Named, next: NextInterview | null): Promise<Pool> {
  if (!next) return readPool(tx, project)
  if (next.isPanel) {
    const panel = await readPanel(tx, next.interviewerIds)
    return { panels: panel ? [panel] : [], seats: 1, trainees: [], day: null }
  }
  const rows = await readers(tx).where('users.id', 'in', next.interviewerIds).execute()
  const sorted = rows.map(toInterviewer).toSorted((a, b) => next.interviewerIds.indexOf(a.userId) - next.interviewerIds.indexOf(b.userId))
  return poolOf(sorted, Math.min(next.seats, next.interviewerIds.length), [])
}

/** An interview's interviewers, in order, regardless of the project; null when one no longer offers times. */
export async function readPanel(tx: Tx, userIds: readonly string[]): Promise<Panel | null> {
  const rows = await readers(tx).where('users.id', 'in', userIds).execute()
  const [host, ...panelists] = rows.map(toInterviewer).toSorted((a, b) => userIds.indexOf(a.userId) - userIds.indexOf(b.userId))
  return host && rows.length === userIds.length ? [host, ...panelists] : null
}
