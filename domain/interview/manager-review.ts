// The hiring manager at their link: what standing it gives, and when one who does not answer is reminded or spoken of.
import type { Actor, Collaborator, ProjectFacts } from '../project/project.ts'
import type { ManagerReviewClock } from '../project/settings.ts'
import { normaliseEmail } from '../shared/validation.ts'

/**
 * For a verdict, the holder of the link has the rights of a project member, so that the panel's rules apply.
 * Answers the actor, and the roster the rule is asked with; neither is kept.
 */
export function managerAtDesk(
  project: Pick<ProjectFacts, 'workspaceId' | 'collaborators'>,
  email: string,
): { actor: Actor; standing: { collaborators: Collaborator[] } } {
  const others = project.collaborators.filter((one) => normaliseEmail(one.email) !== normaliseEmail(email))
  const actor = { userId: '', workspaceId: project.workspaceId, email, isSuperAdmin: false, isStaff: false }
  return { actor, standing: { collaborators: [...others, { email, role: 2 }] } }
}

const hourMs = 3_600_000

/** A reminder does not follow another to the same manager within a day: who becomes due in the meantime is in the next one. */
export const leastHoursBetweenReminders = 24

export interface WaitFacts {
  /** When the mail went out, or the candidate came back to the manager's queue after it. */
  since: Date
  remindedAt: Date | null
  escalatedAt: Date | null
}

/** What is due about one candidate now; each happens once, whatever the clock does afterwards. */
export function dueOf(
  clock: ManagerReviewClock,
  { since, remindedAt, escalatedAt }: WaitFacts,
  now: Date,
): { remind: boolean; escalate: boolean } {
  const hours = (now.getTime() - since.getTime()) / hourMs
  return {
    remind: remindedAt === null && clock.remindAfterHours !== null && hours >= clock.remindAfterHours,
    escalate: escalatedAt === null && clock.escalateAfterHours !== null && hours >= clock.escalateAfterHours,
  }
}

/** Whole days someone waits, at least 0. */
export function daysWaiting(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / (24 * hourMs)))
}
