// Converts a project from the API to the facts that the domain's rules need.
import { projectTypeFromWire, roleFromWire, statusFromWire } from '@fairlead/contract/codes'
import type { WireProject } from '@fairlead/contract/shapes/project'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { isClosingStage, stages, type Stage } from '@fairlead/domain/shared/stages'
import { may } from '@fairlead/domain/account/permissions'
import { waitingIn, type Waiting } from '@fairlead/domain/project/waiting'
import type { Actor, ProjectFacts } from '@fairlead/domain/project/project'
import type { ListedProject } from '@fairlead/domain/project/project-list'
import { tabOfStage } from '@fairlead/domain/project/tabs'

type CounterField = Extract<keyof WireProject, `candidates_${string}_count`>

/** The counter field of a stage; null for stages that the API counts only in candidate_batch_count. */
export function counterField(stage: Stage): CounterField | null {
  if (stage === 'UNDER_REVIEW') return 'candidates_review_count'
  if (stage === 'QUEUE' || isClosingStage(stage)) return null
  return `candidates_${tabOfStage(stage)}_count` as CounterField
}

export function countOf(project: WireProject, stage: Stage): number {
  const field = counterField(stage)
  return field ? project[field] : (project.candidate_batch_count[stage] ?? 0)
}

export function factsOf(project: WireProject): ProjectFacts & { tabOrder: string[] } {
  const counts: Partial<Record<Stage, number>> = {}
  for (const stage of stages) counts[stage] = countOf(project, stage)
  return {
    id: project.project_id,
    workspaceId: '',
    name: project.project_name,
    type: projectTypeFromWire(project.type),
    status: statusFromWire(project.status),
    ownerEmail: '',
    collaborators: project.collaborators.map(({ email, role }) => ({ email, role: roleFromWire(role) })),
    counts,
    tabOrder: project.tab_order,
    isProcessing: project.is_processing,
    isInCalibration: project.is_in_calibration,
    isArchived: project.is_archived,
    outreachPause: project.outreach_pause,
    inAutoSwipeMode: project.in_auto_swipe_mode,
    isWarmleadsRecruiter: project.is_warmleads_recruiter,
    isAutopilotRecruiter: project.is_autopilot_recruiter,
    showNeedsAttention: project.show_needs_attention,
    isSelfServe: project.is_self_serve,
    biasReducer: project.bias_reducer,
    isPeq: project.is_peq,
    isFreeTrial: project.is_free_trial,
    isInAdminCalibration: project.is_admin_in_auto_swipe_calibration,
    golive: project.golive,
  }
}

/** The facts for the project list. */
export function listedOf(project: WireProject): ListedProject {
  return {
    name: project.project_name,
    hiringCompany: project.hiring_company,
    isOwner: project.is_owner,
    status: statusFromWire(project.status),
    isProcessing: project.is_processing,
    outreachPause: project.outreach_pause,
    isArchived: project.is_archived,
  }
}

export function actorOf(user: WireUser): Actor {
  return { userId: user.id, workspaceId: user.workspace_id, email: user.email, isSuperAdmin: user.is_super_admin, isStaff: user.is_staff }
}

/** What waits for the user in the project. */
export function waitingOf(project: WireProject, user: Pick<WireUser, 'is_super_admin' | 'is_staff'> | undefined): Waiting {
  const isSuperAdmin = user?.is_super_admin ?? false
  const role = roleFromWire(project.role)
  const mayDecide = may('review_candidates', { role, isSuperAdmin, isStaff: user?.is_staff ?? false })
  return waitingIn({ ...factsOf(project), unanswered: project.unanswered_count }, { mayDecide, isSuperAdmin })
}

/** The project after one candidate moved between stages. */
export function withMove(project: WireProject, from: Stage, to: Stage): WireProject {
  const next = { ...project }
  const [less, more] = [counterField(from), counterField(to)]
  if (less) next[less] = Math.max(0, project[less] - 1)
  if (more) next[more] = project[more] + 1
  const batch = { ...project.candidate_batch_count }
  if (batch[from] !== undefined) batch[from] = Math.max(0, batch[from] - 1)
  if (batch[to] !== undefined) batch[to] += 1
  return { ...next, candidate_batch_count: batch }
}
