// How far a candidate has come: the steps of the funnel, and which stage proves which step.
import type { Stage } from '../shared/stages.ts'

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

/** What a step is called, and what it counts. */
export const stepTexts: Readonly<Record<Step, { label: string; means: string }>> = {
  added: { label: 'Added', means: 'Candidates added by a search, an import, or a teammate.' },
  reviewed: { label: 'Reviewed', means: 'Someone made a decision.' },
  approved: { label: 'Approved', means: 'Approved, or further along.' },
  contacted: { label: 'Contacted', means: 'A first message was sent: email, InMail, invitation, or by hand.' },
  answered: {
    label: 'Answered',
    means: 'They replied, asked something, or declined. Out-of-office replies and unsubscribes don’t count.',
  },
  interested: { label: 'Interested', means: 'They reached Interested, Awaiting Reply, or a later stage.' },
  scheduling: { label: 'Scheduling', means: 'The hiring manager approved, or they went further.' },
  interviewing: { label: 'Interviewing', means: 'They reached Interviewing, or went further.' },
  offered: { label: 'Offered', means: 'They got an offer, or were hired.' },
  hired: { label: 'Hired', means: 'They were hired.' },
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

/** The step that being in a stage proves by itself; null where a stage says nothing of the way. */
export function stepOfStage(stage: Stage): Step | null {
  return proves[stage] ?? null
}

/** Stages that are an answer from someone who was written to. */
export function isAnswer(stage: Stage): boolean {
  return stage === 'QUESTION' || stage === 'NOT_INTERESTED'
}
