// The email that introduces a candidate to their interviewer: text and copies.
import type { Language } from '@fairlead/domain/shared/language'
import { normalise } from '@fairlead/domain/reference/normalise'
import { managerOf } from '@fairlead/domain/outreach/manager-mail'
import { introduction, type Notice } from '@fairlead/domain/project/notices'
import type { Tx } from '../../../platform/database.ts'
import { findContactByEmail } from '../../accounts/users/user-views.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { hasTimes, readPoolOf, type NextInterview } from '../../projects/team/interviewers.ts'
import { readScreener } from '../../projects/team/screener.ts'

export interface IntroductionEmail {
  notice: Notice
  /** The interviewer's address, for a copy. */
  email: string
  /** The interviewer is the sender, who needs no copy. */
  isOwn: boolean
  /** The text contains `{{booking_link}}`. */
  hasBooking: boolean
  /** Variables in addition to the booking link. */
  values: Record<string, string>
}

/** `next`: the interviewers, if not the project's. */
export async function introductionEmail(
  tx: Tx,
  project: LoadedProject,
  next: NextInterview | null,
  language: Language,
): Promise<IntroductionEmail> {
  const { settings } = project
  const screener = await readScreener(tx, project, next?.interviewerIds[0])
  const email = managerOf({ ...project, screenerEmail: screener?.email ?? null }, '')
  const user = await findContactByEmail(tx, email)
  const first = user?.firstName.trim() || email
  const isByCalendar = settings.interviewScheduling === 'calendar'
  const hasCalendar = isByCalendar && (screener?.hasCalendar ?? false)
  const hasBooking = isByCalendar && hasTimes(await readPoolOf(tx, project, next))
  const name = `${first} ${user?.lastName ?? ''}`.trim()
  const isOwn = normalise(name) !== '' && normalise(name) === normalise(settings.senderName)
  return {
    notice: introduction(settings.autopilotTemplates['introduction'] ?? '', { hasBooking, hasCalendar, isOwn }, language),
    email,
    isOwn,
    hasBooking,
    values: { manager_first_name: first, manager_name: name, manager_email: email },
  }
}
