// How far a candidate has come: the steps of the funnel, and which stage proves which step.
import type { Stage } from '../candidate/stages.ts'

export const steps = ['added', 'reviewed', 'approved', 'contacted', 'answered', 'interested', 'scheduling', 'interviewing'] as const
export type Step = (typeof steps)[number]

/** What a step is called, and what it counts. */
export const stepTexts: Readonly<Record<Step, { label: string; means: string }>> = {
  added: { label: 'Added', means: 'Candidates a search, an import or a colleague brought into the project.' },
  reviewed: { label: 'Reviewed', means: 'Someone gave a verdict.' },
  approved: { label: 'Approved', means: 'The verdict was yes, or they came further.' },
  contacted: { label: 'Contacted', means: 'A first message went out: mail, InMail, invitation or by hand.' },
  answered: {
    label: 'Answered',
    means: 'They wrote back, asked something or declined. Out-of-office notes and unsubscribing do not count.',
  },
  interested: { label: 'Interested', means: 'They came to Interested or Awaiting Reply, or further.' },
  scheduling: { label: 'Scheduling', means: 'The hiring manager said yes, or they came further.' },
  interviewing: { label: 'Interviewing', means: 'They came to Interviewing.' },
}

const proves: Partial<Record<Stage, Step>> = {
  APPROVED: 'approved',
  CONTACTED: 'contacted',
  AUTOPILOT_RECRUITER: 'interested',
  HIRING_MANAGER: 'interested',
  AWAITING_INFO: 'interested',
  HIRING_MANAGER_APPROVED: 'scheduling',
  INTERVIEWING: 'interviewing',
}

/** The step that being in a stage proves by itself; null where a stage says nothing of the way. */
export function stepOfStage(stage: Stage): Step | null {
  return proves[stage] ?? null
}

/** Stages that are an answer from someone who was written to. */
export function isAnswer(stage: Stage): boolean {
  return stage === 'QUESTION' || stage === 'NOT_INTERESTED'
}
