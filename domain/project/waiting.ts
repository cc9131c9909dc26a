// What waits for a user in a project: one rule for the list of projects and for Home.
import type { Stage } from '../shared/stages.ts'
import { isRecruiter, type ProjectFlags, type ProjectStatus } from './project.ts'

export interface WaitingFacts extends Pick<ProjectFlags, 'isArchived' | 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'> {
  status: ProjectStatus
  counts: Partial<Record<Stage, number>>
  /** Candidates outside Needs Attention whose conversation needs an answer. */
  unanswered: number
}

export interface Waiting {
  /** Candidates to review. */
  review: number
  /** Candidates in Needs Attention, and others whose conversation needs an answer. */
  answers: number
  /** Interested candidates that a hiring manager, or the user as one, hasn't decided about. */
  decisions: number
}

const nothing: Waiting = { review: 0, answers: 0, decisions: 0 }

/** Nothing waits in an archived project or a draft, nor for a user who may not decide there. */
export function waitingIn(project: WaitingFacts, user: { mayDecide: boolean; isSuperAdmin: boolean }): Waiting {
  const { status, isArchived, counts, unanswered } = project
  if (!user.mayDecide || isArchived || status === 'archived' || status === 'draft') return nothing
  const interested = isRecruiter(project, user) ? (counts.AUTOPILOT_RECRUITER ?? 0) : 0
  return {
    review: counts.UNDER_REVIEW ?? 0,
    answers: (counts.QUESTION ?? 0) + unanswered,
    decisions: (counts.HIRING_MANAGER ?? 0) + interested,
  }
}

/** True when a project may not be hidden. */
export function isWaiting({ review, answers, decisions }: Waiting): boolean {
  return review + answers + decisions > 0
}

export type SearchProblem = 'failed' | 'found_no_one'

export interface SearchFacts extends Pick<ProjectFlags, 'isArchived' | 'outreachPause'> {
  status: ProjectStatus
  counts: Partial<Record<Stage, number>>
  search: { state: 'queued' | 'running' | 'completed' | 'failed'; found: number } | null
}

/** Why a project's search needs a decision; null when it doesn't, or when the project is stopped. */
export function searchProblem({ isArchived, outreachPause, status, counts, search }: SearchFacts): SearchProblem | null {
  if (isArchived || outreachPause || status === 'archived' || status === 'draft' || search === null) return null
  if (search.state === 'failed') return 'failed'
  return search.state === 'completed' && search.found === 0 && (counts.UNDER_REVIEW ?? 0) === 0 ? 'found_no_one' : null
}
