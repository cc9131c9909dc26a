// Moves a candidate to scheduling with a rating, then shows who arranges the interview.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { ReviewByManager } from '@fairlead/contract/v2/projects/candidates/hm_review'
import type { ApprovalForm } from '@fairlead/domain/candidate/approval'
import type { Stage } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { showToast } from '../../ui/toast.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { performQueued, undo } from '../candidate-actions.ts'
import { moveTargets } from './move.ts'

const scheduling: Stage = 'HIRING_MANAGER_APPROVED'

/** Why this candidate can't be scheduled; null when they can, undefined without a Scheduling tab. */
export function whyNotSchedule(view: PanelView, from: Stage, candidate: WireCandidate): string | null | undefined {
  return moveTargets(view, from, [candidate]).find((target) => target.stage === scheduling)?.blocked
}

export interface Rating {
  score: number
  /** Likes and feedback, joined by commas. */
  comments: string
  form: ApprovalForm
  /** Whether the candidate gets the introduction. */
  emailCandidate?: boolean | undefined
}

export function schedule(
  view: PanelView,
  product: string,
  candidate: WireCandidate,
  from: Stage,
  { score, comments, form, emailCandidate: email_candidate }: Rating,
): void {
  const projectId = view.facts.id
  const act = { projectId, candidate, from, to: scheduling, form: { name: 'schedule', value: form } }
  const action =
    from === 'HIRING_MANAGER'
      ? performQueued<ReviewByManager>(act, {
          method: 'POST',
          path: 'v2/projects/candidates/hm_review',
          input: {
            project_id: projectId,
            candidate_id: candidate.id,
            approved: true,
            approval_score: score,
            approval_comments: comments,
            email_candidate,
          },
          done: (screener) => {
            const name = [screener.screener_first_name, screener.screener_last_name].filter(Boolean).join(' ')
            if (!name) return
            const sentence = screener.screener_has_calendar ? messagesAbout.screenerWithCalendar : messagesAbout.screenerWithoutCalendar
            showToast(sentence(product, name), { ms: limits.successMessageMs, undo: () => void undo(action) })
          },
        })
      : performQueued<ChangeCandidate>(act, {
          method: 'PUT',
          path: 'v1/candidates',
          input: {
            candidate_id: candidate.id,
            project_id: projectId,
            status: scheduling,
            approval_score: score,
            approval_score_other: comments,
            email_candidate,
          },
        })
  showToast(messages.candidateMoved, { undo: () => void undo(action) })
}
