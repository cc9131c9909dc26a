// The count next to a project in the navigation.
import type { ProjectStatus, ProjectType } from './project.ts'

export interface CountedProject {
  type: ProjectType
  status: ProjectStatus
  inAutoSwipeMode: boolean
  isWarmleadsRecruiter: boolean
  /** `candidate_batch_count`: people in the last batch by stage under its newer name; empty without one. */
  batchCount: Readonly<Record<string, number | undefined>>
  /** The project's own counters. */
  counts: { review: number; recruiter: number; question: number; hiringManager: number }
}

/** How many candidates wait, according to spec A, section 9 'Candidate count'; missing counts are 0. */
export function navCount(project: CountedProject, isSuperAdmin: boolean): number {
  const countOf = (stage: string) => project.batchCount[stage] ?? 0
  const isReviewing = project.status === 'calibrating' || (project.status === 'preparing' && isSuperAdmin)
  if (Object.keys(project.batchCount).length > 0) {
    if (project.type === 'navigator') return countOf('UNDER_REVIEW')
    if (project.type === 'autopilot' && isSuperAdmin)
      return (isReviewing ? countOf('UNDER_REVIEW') : countOf('AUTOPILOT_RECRUITER')) + countOf('QUESTION')
    return isReviewing ? countOf('UNDER_REVIEW') : countOf('HIRING_MANAGER')
  }
  const { review, recruiter, question, hiringManager } = project.counts
  if (!project.inAutoSwipeMode) return review
  return project.isWarmleadsRecruiter ? recruiter + question : hiringManager
}
