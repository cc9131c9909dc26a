// Calibration: the first ten candidates, when a project waits for them, the switch, and the progress bar.
import { limits } from '../shared/limits.ts'
import type { ProjectStatus } from './project.ts'

export const calibrationBatchSize = limits.calibrationBatch

/** New-project calibration: in calibration, status 'calibrating', or 'preparing' for a recruiter. */
export function isNewProjectCalibration(project: { status: ProjectStatus; isInCalibration: boolean }, recruiter: boolean): boolean {
  return project.isInCalibration || project.status === 'calibrating' || (project.status === 'preparing' && recruiter)
}

/** A queued project, or a preparing one for a non-recruiter, waits for its first batch. */
export function isWaitingForCalibration(project: { status: ProjectStatus }, recruiter: boolean): boolean {
  return project.status === 'queued' || (project.status === 'preparing' && !recruiter)
}

/** With an operation in progress, a queued project, or a preparing one for super admins, polls its state every two seconds. */
export function isPollingCalibration(project: { status: ProjectStatus; hasOperation: boolean }, isSuperAdmin: boolean): boolean {
  return project.hasOperation && (project.status === 'queued' || (project.status === 'preparing' && isSuperAdmin))
}

export interface CalibrationSwitch {
  status: ProjectStatus
  isInCalibration: boolean
  /** The project's, UNDER_REVIEW. */
  reviewCount: number
  /** Of the visible list. */
  candidates: number
  introShown: boolean
  recruiter: boolean
}

/** Toggling is disabled when there is nothing to review or while the intro is shown. */
export function mayToggleCalibration(facts: Pick<CalibrationSwitch, 'reviewCount' | 'introShown'>): boolean {
  return facts.reviewCount > 0 && !facts.introShown
}

/**
 * The switch: off when the list is empty and the project is in new-project calibration, else toggled; the
 * review tab opens with it. null while it is disabled (spec A, section 4 'Calibration').
 */
export function toggleCalibration(facts: CalibrationSwitch): { isInCalibration: boolean; opens: 'under_review' } | null {
  if (!mayToggleCalibration(facts)) return null
  const nothingLeft = facts.candidates === 0 && isNewProjectCalibration(facts, facts.recruiter)
  return { isInCalibration: nothingLeft ? false : !facts.isInCalibration, opens: 'under_review' }
}

/** Calibration ends permanently when nothing is left to review. */
export function isCalibrationOver(reviewCount: number): boolean {
  return reviewCount <= 0
}

/** 'Calibrating... (n of 10)' with n = 10 - review count + 1; null once nothing is left to review. */
export function calibrationBanner(reviewCount: number): string | null {
  if (isCalibrationOver(reviewCount)) return null
  return `Calibrating... (${Math.max(1, calibrationBatchSize - reviewCount + 1)} of ${calibrationBatchSize})`
}

/** The bar's fill after this many seconds, 0 to 100 in 120 steps; at 100 the projects are reloaded. */
export function calibrationProgress(seconds: number): number {
  const step = Math.min(limits.calibrationSteps, Math.max(0, Math.floor(seconds)))
  return (step / limits.calibrationSteps) * 100
}
