// The funnel's steps, and which stage proves which step.
import type { Stage } from '../shared/stages.ts'
import { text as stepsText } from './texts/steps.ts'

export const steps = [
  'added',
  'reviewed',
  'approved',
  'contacted',
  'answered',
  'interested',
  'scheduling',
  'interviewing',
  'offered',
  'hired',
] as const
export type Step = (typeof steps)[number]

/** The label and the definition of each step. */
export const { stepTexts } = stepsText

const proves: Partial<Record<Stage, Step>> = {
  APPROVED: 'approved',
  CONTACTED: 'contacted',
  AUTOPILOT_RECRUITER: 'interested',
  HIRING_MANAGER: 'interested',
  AWAITING_INFO: 'interested',
  HIRING_MANAGER_APPROVED: 'scheduling',
  INTERVIEWING: 'interviewing',
  OFFER: 'offered',
  HIRED: 'hired',
}

/** The step a stage proves; null where a stage proves none. */
export function stepOfStage(stage: Stage): Step | null {
  return proves[stage] ?? null
}

/** Stages that mean that a contacted candidate replied. */
export function isAnswer(stage: Stage): boolean {
  return stage === 'QUESTION' || stage === 'NOT_INTERESTED'
}
