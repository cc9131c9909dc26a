// The page where candidates see what is held about them: what they may do there, and until when.
import type { Stage } from '../shared/stages.ts'
import { addMonths, type Day } from '../shared/days.ts'
import { factLine, type FactChange } from './fact-change.ts'
import type { Language } from '../shared/language.ts'
import { yourDataTexts } from './texts/your-data/texts.ts'

/** How a step of the process is named to the candidate. */
export type DecisionGroup =
  | 'added'
  | 'approved'
  | 'contacted'
  | 'talking'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'rejected'
  | 'declined'
  | 'other'

const groups: Partial<Record<Stage, DecisionGroup>> = {
  UNDER_REVIEW: 'added',
  QUEUE: 'added',
  APPROVED: 'approved',
  CONTACTED: 'contacted',
  AUTOPILOT_RECRUITER: 'talking',
  QUESTION: 'talking',
  AWAITING_INFO: 'talking',
  HIRING_MANAGER: 'talking',
  HIRING_MANAGER_APPROVED: 'interview',
  INTERVIEWING: 'interview',
  OFFER: 'offer',
  HIRED: 'hired',
  REJECTED: 'rejected',
  NOT_INTERESTED: 'declined',
}

export const decisionGroup = (stage: Stage): DecisionGroup => groups[stage] ?? 'other'

/** Minutes that a code is valid, and that its proof gives access. */
export const codeMinutes = 15
export const accessMinutes = 60

/** A team answers within one month, as for other requests about personal data (GDPR, Articles 12(3) and 16). */
export const disputeDue = (received: Day): Day => addMonths(received, 1)

export const maxOpenDisputes = 10
export const longestStatement = 2000

/** What a dispute is about: a stored fact, a reason of the assessment, or a requirement that wasn't found. */
export const disputeSubjects = ['fact', 'reason', 'missing'] as const
export type DisputeSubject = (typeof disputeSubjects)[number]

/** Kept with the task of a dispute. */
export interface DisputeDetails {
  about: DisputeSubject
  /** The reason or requirement, in English, as the team sees it; null for a fact. */
  claim: string | null
  change: FactChange
  /** A document of the person that shows it. */
  resumeId: string | null
  fileName: string | null
  /** Where and how the answer is sent. */
  email: string
  language: Language
}

/** 'Change “Baker, 2019” to “Baker, 2018”' */
export function changeLine({ before, after }: FactChange, language: Language): string {
  const { add, remove, replace } = yourDataTexts(language).request
  if (before === null) return add(after === null ? '' : factLine(after))
  return after === null ? remove(factLine(before)) : replace(factLine(before), factLine(after))
}
