// Decides what a reply changes: the stage, what stops, and whether a person has to look.
import type { Attention, AttentionCode } from '../candidate/attention.ts'
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import type { Stage } from '../shared/stages.ts'
import { broadLabel, type ReplyClassification, type ReplyLabel } from '../ports/reply-classifier.ts'
import { interestedStage } from '../project/tabs.ts'
import type { ProjectFlags } from '../project/project.ts'
import type { PersonFlag } from '../candidate/person-flags.ts'
import type { TaskKind } from './tasks.ts'
import { text as decideReplyText } from './texts/decide-reply.ts'

export interface ReplyDecision {
  /** null = the candidate stays where they are. */
  to: Stage | null
  attention: Attention | null
  /** Follow-ups end; an absence only postpones them. */
  stopsSequence: boolean
  /** Follow-ups wait until the candidate is back. */
  pausesSequence: boolean
  /** This workspace never writes to the address again. */
  suppress: boolean
  /** No project of the workspace writes to the person again. */
  flag: PersonFlag | null
  /** The task it opens for the team. */
  opens: TaskKind | null
  notInterestedReasons: NotInterestedReason[]
}

/** A reply moves a candidate automatically only from these stages; later stages are a person's decision. */
const early: readonly Stage[] = ['APPROVED', 'CONTACTED', 'AWAITING_INFO', 'QUESTION', 'AUTOPILOT_RECRUITER', 'QUEUE', 'UNDER_REVIEW']

/**
 * `confident` = the classifier is sure enough to act automatically. An uncertain reply always goes to Needs Attention and ends
 * only the follow-ups. A refusal after a yes takes the candidate off the hiring manager's list and goes to the recruiter,
 * certain or not.
 */
export function decideReply(
  project: Pick<ProjectFlags, 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>,
  stage: Stage,
  classification: ReplyClassification,
  confident: boolean,
): ReplyDecision {
  const { label } = classification
  const isEarly = early.includes(stage)
  const broad = broadLabel(label)
  const isRefusal = broad === 'not_interested' || broad === 'unsubscribe'
  // a reply that takes a candidate off the manager's list returns them to the recruiter
  const move = (to: Stage): Stage | null => (isEarly && to !== stage ? to : stage === 'HIRING_MANAGER' && isRefusal ? 'QUESTION' : null)
  const base: ReplyDecision = {
    to: null,
    attention: null,
    stopsSequence: true,
    pausesSequence: false,
    suppress: false,
    flag: null,
    opens: null,
    notInterestedReasons: [],
  }
  const look = (code: AttentionCode, text: string): ReplyDecision => ({ ...base, to: move('QUESTION'), attention: { code, text } })
  if (!confident && broad !== 'unclear')
    return {
      ...look('unsure_reply', decideReplyText.notSure(labelText[label])),
      // the law's clock runs from the arrival, however sure we are
      opens: label === 'data_request' ? 'data_request' : null,
    }
  // they had said yes, so a person decides what happens next
  const isWithdrawal = isRefusal && !isEarly && stage !== 'NOT_INTERESTED' && stage !== 'REJECTED'
  const refused = (reasons: NotInterestedReason[]): ReplyDecision =>
    isWithdrawal
      ? look('withdrawn', decideReplyText.declinesAfterYes)
      : { ...base, to: isEarly ? move('NOT_INTERESTED') : null, notInterestedReasons: reasons }
  switch (label) {
    case 'interested':
      return isEarly ? { ...base, to: move(interestedStage(project)) } : look('question', decideReplyText.wroteAgain)
    case 'question':
      return look('question', decideReplyText.hasQuestion)
    case 'thank_you':
      // thanks for a first email may mean anything
      return stage === 'CONTACTED' || stage === 'APPROVED' ? look('unclear_reply', decideReplyText.unclearReply) : base
    case 'unclear':
      return look('unclear_reply', decideReplyText.unclearReply)
    case 'not_interested':
      return refused(classification.notInterestedReasons)
    case 'not_now':
      return { ...refused(['timing']), opens: 'come_back' }
    case 'referral':
      return { ...refused(classification.notInterestedReasons), opens: 'referral' }
    case 'wrong_person':
      return {
        ...refused([classification.notInterestedReasons[0] === 'misclassification' ? 'misclassification' : 'wrong_email']),
        flag: 'wrong_person',
      }
    case 'unsubscribe':
      return { ...refused(['other']), suppress: true }
    case 'data_request':
      return { ...refused(['other']), suppress: true, flag: 'data_request', opens: 'data_request' }
    case 'out_of_office':
      return { ...base, stopsSequence: false, pausesSequence: true }
  }
}

export const labelText: Record<ReplyLabel, string> = {
  interested: 'interested',
  question: 'a question',
  not_interested: 'not interested',
  not_now: 'not now',
  referral: 'someone else instead',
  wrong_person: 'the wrong person',
  out_of_office: 'out of office',
  unsubscribe: 'please don’t write again',
  data_request: 'a request about their personal data',
  unclear: 'unclear',
  thank_you: 'thanks',
}
