// The funnel's steps, and which stage proves which step.
import type { Stage } from '../shared/stages.ts'
import * as stepsText from './texts/en/steps.ts'

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
export const stepTexts: Readonly<Record<Step, { label: string; means: string }>> = {
  added: { label: 'Added', means: stepsText.addedMeaning },
  reviewed: { label: 'Reviewed', means: stepsText.decidedMeaning },
  approved: { label: 'Approved', means: stepsText.approvedMeaning },
  contacted: { label: 'Contacted', means: stepsText.contacted },
  answered: {
    label: 'Answered',
    means: stepsText.replied,
  },
  interested: { label: 'Interested', means: stepsText.repliedMeaning },
  scheduling: { label: 'Scheduling', means: stepsText.managerApprovedMeaning },
  interviewing: { label: 'Interviewing', means: stepsText.interviewingMeaning },
  offered: { label: 'Offered', means: stepsText.offerMeaning },
  hired: { label: 'Hired', means: stepsText.theyWereHired },
}

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
