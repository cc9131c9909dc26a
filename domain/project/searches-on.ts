// Whether the search continues automatically when the review queue is empty.
import type { ProjectFacts } from './project.ts'

type Facts = Pick<ProjectFacts, 'type' | 'isArchived' | 'outreachPause'> & {
  /** Calibration is complete. */
  isCalibrated: boolean
  shouldPopulate: boolean
}

/**
 * After the first ten, every project continues searching; later only an autopilot project, because elsewhere the team requests
 * the next batch. Never while it is switched off, paused, or archived.
 */
export function searchesOn({ type, isArchived, outreachPause, isCalibrated, shouldPopulate }: Facts): boolean {
  if (!shouldPopulate) return false
  return !isCalibrated || (type === 'autopilot' && !isArchived && !outreachPause)
}
