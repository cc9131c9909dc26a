// Whether an approval must wait until the interviewer has synced a calendar: asked by the page before it opens a dialog and by the server before it writes.
import { isAutopilot, type ProjectFacts } from '../project/project.ts'
import type { RefusalCode } from '../refusal.ts'
import type { Stage } from '../shared/stages.ts'

export interface Screener {
  email: string
  firstName: string | null
  lastName: string | null
  hasCalendar: boolean
}

/** Approving someone for contact or for an interview requires a calendar; other moves don't. */
export function needsCalendar(to: Stage): boolean {
  return to === 'APPROVED' || to === 'HIRING_MANAGER_APPROVED' || to === 'INTERVIEWING'
}

/**
 * 'calendar_required' when the project requires calendar authorization, its phone screener hasn't synced a calendar, and the
 * card isn't part of an autopilot project's calibration; else null.
 */
export function whyNotSchedule(
  project: Pick<ProjectFacts, 'type' | 'isInCalibration'> & { phoneScreenerNeedsCalendarAuth: boolean },
  screener: Screener | null,
  to: Stage,
): RefusalCode | null {
  if (!needsCalendar(to) || !project.phoneScreenerNeedsCalendarAuth || !screener || screener.hasCalendar) return null
  return isAutopilot(project) && project.isInCalibration ? null : 'calendar_required'
}
