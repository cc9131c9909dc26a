// Whether the team or the provider writes to a project's candidates.
import { isRecruiter, type Actor, type ProjectFlags } from '../project/project.ts'

type Facts = Pick<ProjectFlags, 'inAutoSwipeMode' | 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>

/**
 * True when the provider handles the correspondence: in a project on autopilot, for everyone except recruiters, super admins,
 * and staff. They have the admin view, whose replies are sent on the provider's behalf; others can read and resume follow-ups.
 */
export function isManagedFor(project: Facts, actor: Pick<Actor, 'isSuperAdmin' | 'isStaff'>): boolean {
  return project.inAutoSwipeMode && !isRecruiter(project, actor) && !actor.isStaff
}
