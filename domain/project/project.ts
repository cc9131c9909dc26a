// Projects and the facts that rules use.
import { may, type Action, type Role, type RosterRole } from '../account/permissions.ts'
import type { Stage } from '../shared/stages.ts'

export const projectStatuses = ['active', 'paused', 'draft', 'queued', 'preparing', 'calibrating', 'archived'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const projectTypes = ['autopilot', 'navigator', 'self-serve'] as const
export type ProjectType = (typeof projectTypes)[number]

/** The names of the project types. */
export const projectKinds: Record<ProjectType, string> = { autopilot: 'Autopilot', navigator: 'Navigator', 'self-serve': 'Self-serve' }

export interface Collaborator {
  email: string
  role: RosterRole
}

export interface ProjectFlags {
  isProcessing: boolean
  isInCalibration: boolean
  isArchived: boolean
  outreachPause: boolean
  inAutoSwipeMode: boolean
  isWarmleadsRecruiter: boolean
  isAutopilotRecruiter: boolean
  showNeedsAttention: boolean
  isSelfServe: boolean
  biasReducer: boolean
  isPeq: boolean
  isFreeTrial: boolean
  isInAdminCalibration: boolean
  golive: boolean
}

export interface ProjectFacts extends ProjectFlags {
  id: string
  workspaceId: string
  name: string
  type: ProjectType
  status: ProjectStatus
  ownerEmail: string
  collaborators: Collaborator[]
  counts: Partial<Record<Stage, number>>
}

export interface Actor {
  userId: string
  workspaceId: string
  email: string
  isSuperAdmin: boolean
  /** Internal staff: the email's domain is one of the company's own. */
  isStaff: boolean
  /** Their address isn't verified: rosters that list it give them nothing. */
  isUnproven?: boolean
  /** From when their workspace requires a second factor, which they haven't added; absent when it doesn't. */
  factorDue?: Date
  /** That time has come. */
  isUnsecured?: boolean
  /** The staff member who opened this session; null or absent for the user's own sessions. */
  openedBy?: string | null
}

/** Role of a user by email: an empty roster makes everyone an owner. */
export function roleOf(collaborators: readonly Collaborator[], email: string): Role {
  if (collaborators.length === 0) return 'owner'
  const address = email.trim().toLowerCase()
  return collaborators.find((c) => c.email.trim().toLowerCase() === address)?.role ?? 'none'
}

/** The role of an actor: an unverified address has one only in projects that the actor opened. */
export function roleFor(project: RosterFacts, actor: Pick<Actor, 'email' | 'isUnproven'>): Role {
  const isOwn = project.ownerEmail === actor.email
  return actor.isUnproven && !isOwn ? 'none' : roleOf(project.collaborators, actor.email)
}

type RosterFacts = Pick<ProjectFacts, 'collaborators' | 'ownerEmail'>

/** One action from the permission table, for this project and this actor. */
export function mayDo(action: Action, project: RosterFacts, actor: Actor): boolean {
  return may(action, { role: roleFor(project, actor), isSuperAdmin: actor.isSuperAdmin, isStaff: actor.isStaff })
}

/** May approve, reject, move candidates, and send email: owners, members, and super admins. */
export function mayDecide(project: RosterFacts, actor: Actor): boolean {
  return mayDo('review_candidates', project, actor)
}

/** May change roster and settings, and archive: owners and super admins. */
export function mayAdminister(project: RosterFacts, actor: Actor): boolean {
  return mayDo('save_settings', project, actor)
}

/** May open the project at all; commenters may read and comment. */
export function mayRead(project: RosterFacts, actor: Actor): boolean {
  return mayDo('open_project', project, actor)
}

/** Recruiter view: a warm-leads or autopilot recruiter project, or a super admin. */
export function isRecruiter(
  project: Pick<ProjectFlags, 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>,
  actor: Pick<Actor, 'isSuperAdmin'>,
): boolean {
  return project.isWarmleadsRecruiter || project.isAutopilotRecruiter || actor.isSuperAdmin
}

/** Owner: not a recruiter, or a super admin, who counts as both (spec A, section 6). */
export function isOwner(
  project: Pick<ProjectFlags, 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>,
  actor: Pick<Actor, 'isSuperAdmin'>,
): boolean {
  return !isRecruiter(project, actor) || actor.isSuperAdmin
}

/** Self-serve projects count as autopilot too. */
export function isAutopilot(project: Pick<ProjectFacts, 'type'>): boolean {
  return project.type === 'autopilot' || project.type === 'self-serve'
}

/** Where the spec counts autopilot projects as self-serve too, use `isAutopilot`. */
export function isSelfServe(project: Pick<ProjectFacts, 'type'>): boolean {
  return project.type === 'self-serve'
}

/**
 * Expanding the search manually: the dialog is shown to super admins, and to others outside of autopilot (spec B, section 6);
 * it changes settings, so it requires an administrator.
 */
export function mayExpand(project: Pick<ProjectFacts, 'type' | 'collaborators' | 'ownerEmail'>, actor: Actor): boolean {
  return (actor.isSuperAdmin || !isAutopilot(project)) && mayAdminister(project, actor)
}
