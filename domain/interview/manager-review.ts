// The hiring manager's review link: its permissions, and when an unanswered request leads to a reminder or an alert.
import type { Actor, Collaborator, ProjectFacts } from '../project/project.ts'
import type { ManagerReviewClock } from '../project/settings.ts'
import { normaliseEmail } from '../shared/validation.ts'

/**
 * For one decision, the holder of the link acts as a member of the project, so that the panel's own rule applies.
 * Returns the actor and the roster for that rule; neither is stored.
 */
export function managerAtDesk(
  project: Pick<ProjectFacts, 'workspaceId' | 'collaborators'>,
  email: string,
): { actor: Actor; standing: { collaborators: Collaborator[] } } {
  const roster = project.collaborators.filter((collaborator) => normaliseEmail(collaborator.email) !== normaliseEmail(email))
  const actor = { userId: '', workspaceId: project.workspaceId, email, isSuperAdmin: false, isStaff: false }
  return { actor, standing: { collaborators: [...roster, { email, role: 'member' }] } }
}

const hourMs = 3_600_000

/** At most one reminder a day per manager; candidates who become due in between are in the next one. */
export const minHoursBetweenReminders = 24

export interface WaitFacts {
  /** When the email was sent, or when the candidate later returned to the manager's queue. */
  since: Date
  remindedAt: Date | null
  escalatedAt: Date | null
}

/** What is due for one candidate now; each happens once, even if the clock changes. */
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

/** Whole days that a candidate has been waiting, at least 0. */
export function daysWaiting(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / (24 * hourMs)))
}
