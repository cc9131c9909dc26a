// Who writes to the candidates of a project: the team itself, or the provider for it.
import { isRecruiter, type Actor, type ProjectFlags } from '../project/project.ts'

type Facts = Pick<ProjectFlags, 'inAutoSwipeMode' | 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>

/**
 * True where the provider's people hold the correspondence: in a project on autopilot, for everyone but recruiters, super admins and
 * staff. They have the admin view, whose answers go out on the provider's behalf; the others read and may let follow-ups go on.
 */
export function isManagedFor(project: Facts, actor: Pick<Actor, 'isSuperAdmin' | 'isStaff'>): boolean {
  return project.inAutoSwipeMode && !isRecruiter(project, actor) && !actor.isStaff
}
