// Moves one or many candidates to another stage, with the details the target requires.
import { notInterestedToWire, rejectionToWire } from '@fairlead/contract/codes'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { MoveCandidateCall } from '@fairlead/contract/v2/projects/candidates/status'
import { wordsToSend } from '@fairlead/domain/candidate/not-interested'
import { manualRejection } from '@fairlead/domain/candidate/rejection'
import { closingMoves, moveTabs } from '@fairlead/domain/candidate/move-menu'
import { whyNotMove } from '@fairlead/domain/candidate/moves'
import type { Offer } from '@fairlead/domain/candidate/offer'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import type { Stage } from '@fairlead/domain/shared/stages'
import { stageOfTab, tabLabel, tabOfStage, type TabKey, type TabOwner } from '@fairlead/domain/project/tabs'
import { refusalSentence } from '@fairlead/domain/refusal'
import type { PanelView } from '../../project/panel-view.ts'
import type { QueuedCall } from '../candidate-actions.ts'

export interface MoveTarget {
  tab: TabKey
  label: string
  stage: Stage
  /** Why the move isn't possible; null when it is. */
  blocked: string | null
}

/** Every tab except the current one and Review, with the domain's own answer on permission. */
export function moveTargets(view: PanelView, from: Stage, candidates: readonly WireCandidate[]): MoveTarget[] {
  const offered = moveTabs(
    view.tabs.map(({ key }) => key),
    from,
    view.facts,
  )
  const closing = closingMoves(from).map((stage) => {
    const key = tabOfStage(stage)
    return { key, label: tabLabel(key), owner: null }
  })
  const visible: { key: TabKey; label: string; owner: TabOwner | null }[] = view.tabs.filter(({ key }) => offered.includes(key))
  const interview = visible.findIndex(({ key }) => key === 'interviewing') + 1
  return visible.toSpliced(interview > 0 ? interview : visible.length, 0, ...closing).map(({ key, label, owner: tabOwner }) => {
    const stage = stageOfTab(key)
    const codes = candidates.map((candidate) =>
      whyNotMove(view.facts, view.actor, { id: candidate.id, stage: from, wasAutoSwiped: candidate.was_auto_swiped }, stage),
    )
    const code = codes.find((entry) => entry !== null) ?? null
    return { tab: key, label: tabOwner ? `${label} (${tabOwner})` : label, stage, blocked: code && refusalSentence(code) }
  })
}

/** The details of a move: reasons, whether to email the candidate, the offer, the start date. */
export interface MoveReason {
  reasons: NotInterestedReason[]
  other: string
  emailCandidate?: boolean | undefined
  offer?: Offer
  startDay?: string
}

/** The call for a move: with reasons to Rejected and Not Interested, else the generic one. */
export function moveCall(project_id: string, candidate_id: string, to: Stage, reason?: MoveReason): QueuedCall {
  if (to === 'REJECTED') {
    const { reason: byHand, words } = manualRejection
    const input: ChangeCandidate['input'] = {
      candidate_id,
      project_id,
      status: to,
      rejection_code: [rejectionToWire(byHand)],
      rejection_reason_other: words,
      email_candidate: reason?.emailCandidate,
    }
    return { method: 'PUT', path: 'v1/candidates', input }
  }
  if (to === 'NOT_INTERESTED' && reason && !reason.reasons.includes('offer_declined')) {
    const input: ChangeCandidate['input'] = {
      candidate_id,
      project_id,
      status: to,
      not_interested_code: reason.reasons.map((code) => notInterestedToWire(code)),
      not_interested_reason_other: wordsToSend(reason.reasons, reason.other),
    }
    return { method: 'PUT', path: 'v1/candidates', input }
  }
  const input: MoveCandidateCall['input'] = {
    project_id,
    candidate_id,
    status: to,
    email_candidate: reason?.emailCandidate,
    offer_date: reason?.offer?.day,
    offer_note: reason?.offer?.note,
    ...(reason?.offer?.terms
      ? {
          ...(reason.offer.terms.pay
            ? {
                offer_pay_amount: reason.offer.terms.pay.amount,
                offer_pay_period: reason.offer.terms.pay.period,
                offer_pay_currency: reason.offer.terms.pay.currency,
              }
            : {}),
          offer_start_date: reason.offer.terms.startDay ?? undefined,
          offer_conditions: reason.offer.terms.conditions,
        }
      : {}),
    start_date: reason?.startDay,
    ...(to === 'NOT_INTERESTED' && reason
      ? {
          not_interested_code: reason.reasons.map((code) => notInterestedToWire(code)),
          not_interested_reason_other: wordsToSend(reason.reasons, reason.other),
        }
      : {}),
  }
  return { method: 'POST', path: 'v2/projects/candidates/status', input }
}
