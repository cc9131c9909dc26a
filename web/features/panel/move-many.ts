// Moves many candidates, a few at a time, with progress, refusals with reasons, and one undo for all.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../../api/cache.ts'
import { showToast } from '../../ui/toast.ts'
import { performQueued, refusedSentence, undo, type CandidateAction } from '../../candidate/candidate-actions.ts'
import { moveCall, type MoveReason } from '../../candidate/moves/move.ts'
import { shownName } from '../../candidate/names.ts'
import type { PanelView } from '../../project/panel-view.ts'

export interface NotMoved {
  candidate: WireCandidate
  name: string
  reason: string
}

export interface ManyMoved {
  notMoved: NotMoved[]
  /** Undoes every move of this action, last one first. */
  undoMoves: () => Promise<void>
}

interface ManyMoves {
  view: PanelView
  candidates: readonly WireCandidate[]
  from: Stage
  to: Stage
  reason?: MoveReason | undefined
  onProgress?: (done: number) => void
  stopped?: () => boolean
}

const atOnce = 20
const backAtOnce = 6

export async function moveMany({ view, candidates, from, to, reason, onProgress, stopped }: ManyMoves): Promise<ManyMoved> {
  const projectId = view.facts.id
  const alone = candidates.length === 1
  const notMoved: NotMoved[] = []
  const actions: CandidateAction[] = []
  const undoMoves = async () => {
    const back = actions.toReversed()
    for (let start = 0; start < back.length; start += backAtOnce)
      await Promise.all(back.slice(start, start + backAtOnce).map((action) => undo(action)))
    invalidate('v1/projects')
  }
  const say = () => showToast(messages.candidateMoved, { undo: () => void undoMoves() })

  for (let start = 0; start < candidates.length && !stopped?.(); start += atOnce) {
    const some = candidates.slice(start, start + atOnce).map((candidate) => {
      const refused = (error: unknown) => {
        console.warn('A candidate was not moved', candidate.id, error)
        notMoved.push({ candidate, name: shownName(candidate, view.facts.biasReducer), reason: refusedSentence(error) })
      }
      const call = moveCall(projectId, candidate.id, to, reason)
      return performQueued({ projectId, candidate, from, to, refused }, { ...call, delayMs: start === 0 ? limits.moveApplyMs : 0 })
    })
    actions.push(...some)
    if (start === 0 && candidates.length <= atOnce) say()
    await Promise.all(some.map(({ settled }) => settled))
    onProgress?.(actions.length)
  }
  if (candidates.length > atOnce && actions.length > notMoved.length) say()
  const [first] = notMoved
  if (alone && first) showToast(first.reason, { tone: 'bad' })
  return { notMoved, undoMoves }
}
