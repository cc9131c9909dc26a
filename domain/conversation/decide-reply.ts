// What an answer does: where the candidate goes, what stops, and whether a person must look.
import type { Stage } from '../candidate/stages.ts'
import type { ReplyJudgement } from '../ports/reply-classifier.ts'
import { interestedStage } from '../project/tabs.ts'
import type { ProjectFlags } from '../project/project.ts'

export interface ReplyDecision {
  /** null = the candidate stays where they are. */
  to: Stage | null
  attention: { code: 'unclear_reply' | 'unsure_reply' | 'question'; text: string } | null
  /** Follow-ups end; an absence only puts them off. */
  stopsSequence: boolean
  /** Follow-ups wait until the candidate is back. */
  pausesSequence: boolean
  /** The address is never written to again by this workspace. */
  suppress: boolean
  notInterestedReasons: number[]
}

/** Only from here does an answer move a candidate by itself; later stages are a person's business. */
const early: readonly Stage[] = ['APPROVED', 'CONTACTED', 'AWAITING_INFO', 'QUESTION', 'AUTOPILOT_RECRUITER', 'QUEUE', 'UNDER_REVIEW']

/**
 * `confident` = the classifier is sure enough to act alone. An unsure answer always goes to Needs Attention and never
 * ends anything but the follow-ups.
 */
export function decideReply(
  project: Pick<ProjectFlags, 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>,
  stage: Stage,
  judgement: ReplyJudgement,
  confident: boolean,
): ReplyDecision {
  const isEarly = early.includes(stage)
  const move = (to: Stage): Stage | null => (isEarly && to !== stage ? to : null)
  const base = { attention: null, stopsSequence: true, pausesSequence: false, suppress: false, notInterestedReasons: [] }
  const look = (code: 'unclear_reply' | 'unsure_reply' | 'question', text: string): ReplyDecision => ({
    ...base,
    to: move('QUESTION'),
    attention: { code, text },
  })
  if (!confident && judgement.label !== 'unclear')
    return look('unsure_reply', `Reads like '${labelText[judgement.label]}', but not surely. Please have a look.`)
  switch (judgement.label) {
    case 'interested':
      return isEarly ? { ...base, to: move(interestedStage(project)) } : look('question', 'They wrote again. Please have a look.')
    case 'question':
      return look('question', 'They have a question.')
    case 'unclear':
      return look('unclear_reply', 'It is not clear what they mean. Please have a look.')
    case 'not_interested':
      if (!isEarly && stage !== 'NOT_INTERESTED') return look('question', 'They may no longer be interested. Please have a look.')
      return { ...base, to: move('NOT_INTERESTED'), notInterestedReasons: judgement.notInterestedReasons }
    case 'unsubscribe':
      return { ...base, to: isEarly ? move('NOT_INTERESTED') : null, suppress: true, notInterestedReasons: [8] }
    case 'out_of_office':
      return { ...base, to: null, stopsSequence: false, pausesSequence: true }
  }
}

export const labelText: Record<ReplyJudgement['label'], string> = {
  interested: 'interested',
  question: 'a question',
  not_interested: 'not interested',
  out_of_office: 'out of office',
  unsubscribe: 'please do not write again',
  unclear: 'unclear',
}
