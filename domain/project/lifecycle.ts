// The states of a project and every way from one to the next.
import { projectStatus as s, type ProjectFlags, type ProjectStatus } from './project.ts'

type StatusFacts = { status: ProjectStatus } & Pick<ProjectFlags, 'isProcessing' | 'outreachPause' | 'isArchived'>

export type Section = 'active' | 'processing' | 'paused' | 'archived' | 'draft'
export const sections: readonly Section[] = ['active', 'processing', 'paused', 'archived', 'draft']

/** Where the project list shows a project (spec A, section 4); the first rule that fits wins. */
export function sectionOf(project: StatusFacts): Section {
  if (project.isArchived || project.status === s.archived) return 'archived'
  if (project.status === s.draft) return 'draft'
  if (project.isProcessing || project.status === s.queued || project.status === s.preparing || project.status === s.calibrating)
    return 'processing'
  if (project.outreachPause || project.status === s.paused) return 'paused'
  return 'active'
}

export type LifecycleEvent =
  | 'submitted'
  | 'search_started'
  | 'first_batch_ready'
  | 'last_swipe'
  | 'batch_ready'
  | 'paused'
  | 'reactivated'
  | 'archived'
  | 'restored'
  | 'reformed'

/** After the last swipe a calibrating project gets status '2' to the letter of the spec; the next batch then makes it active. */
export function statusAfterLastSwipe(status: ProjectStatus): ProjectStatus {
  return status === s.calibrating ? s.paused : status
}

/** New facts after an event; null when the event does not apply in this state and nothing changes. */
export function decideStatus(project: StatusFacts, event: LifecycleEvent): StatusFacts | null {
  const { status, isProcessing, outreachPause, isArchived } = project
  switch (event) {
    case 'submitted':
      return status === s.draft ? { ...project, status: s.queued, isProcessing: true } : null
    case 'search_started':
      return isArchived ? null : { ...project, isProcessing: true }
    case 'first_batch_ready':
      return status === s.queued || status === s.preparing ? { ...project, status: s.calibrating, isProcessing: false } : null
    case 'last_swipe':
      return status === s.calibrating ? { ...project, status: statusAfterLastSwipe(status), isProcessing: true } : null
    case 'batch_ready':
      return isProcessing || status === s.paused
        ? { ...project, status: status === s.calibrating || status === s.archived ? status : s.active, isProcessing: false }
        : null
    case 'paused':
      return isArchived || outreachPause || status === s.draft || status === s.calibrating ? null : { ...project, outreachPause: true }
    case 'reactivated':
      return outreachPause ? { ...project, outreachPause: false, status: status === s.paused ? s.active : status } : null
    case 'archived':
      return isArchived ? null : { ...project, isArchived: true, isProcessing: false }
    case 'restored':
      return isArchived ? { ...project, isArchived: false, status: status === s.archived ? s.active : status } : null
    case 'reformed':
      return status === s.draft || isArchived ? null : { ...project, isProcessing: true }
  }
}

/** New-project calibration: is_in_calibration, or status '6', or status '5' for a recruiter. */
export function isNewProjectCalibration(project: { status: ProjectStatus; isInCalibration: boolean }, recruiter: boolean): boolean {
  return project.isInCalibration || project.status === s.calibrating || (project.status === s.preparing && recruiter)
}

/** Status '4', or '5' for a non-recruiter, waits for its first batch. */
export function isWaitingForCalibration(project: { status: ProjectStatus }, recruiter: boolean): boolean {
  return project.status === s.queued || (project.status === s.preparing && !recruiter)
}

export const calibrationBatchSize = 10

/** 'Calibrating... (n of 10)' with n = 10 - review count + 1; null once nothing is left to review (spec B, section 2). */
export function calibrationBanner(reviewCount: number): string | null {
  if (reviewCount <= 0) return null
  return `Calibrating... (${Math.max(1, calibrationBatchSize - reviewCount + 1)} of ${calibrationBatchSize})`
}
