// Moving candidates from one stage to another, one or many, with what the target asks for.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { MoveCandidateCall } from '@fairlead/contract/v2/projects/candidates/status'
import { wordsToSend } from '@fairlead/domain/candidate/not-interested'
import { manualRejection } from '@fairlead/domain/candidate/rejection'
import { whyNotMove } from '@fairlead/domain/candidate/moves'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { stageOfTab, type TabKey } from '@fairlead/domain/project/tabs'
import { refusalSentence } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/text/messages'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import type { PanelView } from '../panel/panel-view.ts'
import { perform, undo, type Deed } from '../review/verdicts.ts'

export interface MoveTarget {
  tab: TabKey
  label: string
  stage: Stage
  /** Why the move is not to be had; null when it is. */
  blocked: string | null
}

/** Every tab but the current one and Review, with the domain's own answer to 'may they?'. */
export function moveTargets(view: PanelView, from: Stage, candidates: readonly WireCandidate[]): MoveTarget[] {
  return view.tabs
    .filter(({ key }) => key !== 'under_review' && key !== 'queue' && stageOfTab(key) !== from)
    .map(({ key, label }) => {
      const stage = stageOfTab(key)
      const codes = candidates.map((candidate) =>
        whyNotMove(view.facts, view.actor, { id: candidate.id, stage: from, wasAutoSwiped: candidate.was_auto_swiped }, stage),
      )
      const code = codes.find((one) => one !== null) ?? null
      return { tab: key, label, stage, blocked: code && refusalSentence(code) }
    })
}

export interface NotInterested {
  codes: number[]
  other: string
}

async function sendMove(projectId: string, candidateId: string, to: Stage, reason?: NotInterested): Promise<void> {
  if (to === 'REJECTED') {
    await send<ChangeCandidate>('PUT', 'v1/candidates', {
      candidate_id: candidateId,
      project_id: projectId,
      status: to,
      rejection_code: [manualRejection.code],
      rejection_reason_other: manualRejection.reason,
    })
  } else if (to === 'NOT_INTERESTED' && reason) {
    await send<ChangeCandidate>('PUT', 'v1/candidates', {
      candidate_id: candidateId,
      project_id: projectId,
      status: to,
      not_interested_code: reason.codes,
      not_interested_reason_other: wordsToSend(reason.codes, reason.other),
    })
  } else {
    await send<MoveCandidateCall>('POST', 'v2/projects/candidates/status', { project_id: projectId, candidate_id: candidateId, status: to })
  }
}

/** Moves all of them; answers the names of those the server refused. */
export async function moveCandidates(
  view: PanelView,
  candidates: readonly WireCandidate[],
  from: Stage,
  to: Stage,
  reason?: NotInterested,
): Promise<string[]> {
  const projectId = view.facts.id
  const quiet = candidates.length > 1
  let turn: Promise<void> = Promise.resolve()
  const deeds: Deed[] = candidates.map((candidate) => {
    const work = () => (turn = turn.catch(() => {}).then(() => sendMove(projectId, candidate.id, to, reason)))
    return perform({ projectId, candidate, from, to, work, quiet })
  })
  const takeBack = async () => {
    for (const deed of deeds.toReversed()) await undo(deed)
  }
  showToast(messages.candidateMoved, { action: { label: 'Undo', run: () => void takeBack() } })
  const results = await Promise.all(deeds.map((deed) => deed.settled))
  return candidates.filter((_, index) => !results[index]).map((candidate) => candidate.name)
}
