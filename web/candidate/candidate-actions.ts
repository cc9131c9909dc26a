// A user's actions on candidates: applied optimistically, sent in order, rolled back when refused, and undoable.
import { isRecord } from '@fairlead/domain/shared/records'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { UndoMove } from '@fairlead/contract/v2/projects/candidates/undo'
import type { Stage } from '@fairlead/domain/shared/stages'
import { messages } from '@fairlead/domain/shared/messages'
import { refetchPermissions, invalidate } from '../api/cache.ts'
import { failureOf, isFinal, sentenceOf } from '../api/failure.ts'
import { send, type AnyCallType } from '../api/send.ts'
import { Withdrawn } from '../offline/write-queue.ts'
import { writes } from '../offline/writes.ts'
import { showToast } from '../ui/toast.ts'
import { changeProject } from '../project/use-projects.ts'
import { tagOf } from '../project/waiting-moves.ts'
import { withMove } from '../project/wire.ts'
import { askForCalendar } from './calendar-asked.ts'
import { changeCachedCandidate, excludeFromPages, putBack, refreshStages, removeFromPages } from './pages.ts'
import { deleteUnsent, saveUnsent } from './unsent.ts'
import { text as candidateActionsText } from '../i18n/candidate-actions.ts'

export interface CandidateAction {
  projectId: string
  candidate: WireCandidate
  from: Stage
  to: Stage
  place: number
  /** The queued write; null for writes sent immediately. */
  writeId: string | null
  /** Settles when the server has responded; false when it refused. */
  settled: Promise<boolean>
}

/** One call that may wait for the connection; the queue sends it once, in order. */
export interface QueuedCall<C extends AnyCallType = AnyCallType> {
  method: C['method']
  path: C['path']
  input: C['input']
  /** Not sent within this many ms, during which an undo leaves no trace. */
  delayMs?: number
  done?: (answer: C['answer']) => void
}

/** Why an action was refused, as shown to the user. */
export function refusedSentence(error: unknown): string {
  const failure = failureOf(error)
  if (failure?.code === 'candidate_not_found') return messages.candidateGone
  // someone else was faster: the server says what they did
  return failure?.status === 409 ? sentenceOf(error, messages.swipeFailed) : messages.swipeFailed
}

interface Act {
  projectId: string
  candidate: WireCandidate
  from: Stage
  to: Stage
  failure?: (error: unknown) => string
  /** The form of the decision, so that a refusal keeps its input. */
  form?: { name: string; value: unknown } | undefined
  /** Handles a refusal instead of the default notification. */
  refused?: (error: unknown) => void
}

let last: CandidateAction | null = null

/** Performs an action with a call that may wait: applied immediately, sent in its turn once there is a connection. */
export function performQueued<C extends AnyCallType>(act: Act, call: QueuedCall<C>): CandidateAction {
  const { method, path, input, delayMs = 0, done } = call
  const tag = tagOf({ ...act, candidateId: act.candidate.id })
  const { projectId, from, to, candidate } = act
  // a list read while the write waited still contains them, and would show them again until the response is handled
  const accepted = () => from !== to && moveInCache(projectId, candidate.id, from, to)
  const { id, answer } = writes.add({ method, path, input: isRecord(input) ? { ...input } : {}, tag }, delayMs, accepted)
  return begin(
    act,
    id,
    answer.then((reply) => done?.(reply as C['answer'])),
  )
}

/** Performs an action that must run now, such as sending an email. */
export function perform(act: Act & { work: () => Promise<void> }): CandidateAction {
  return begin(act, null, act.work())
}

function begin(act: Act, writeId: string | null, answered: Promise<void>): CandidateAction {
  const { projectId, candidate, from, to } = act
  const stays = from === to
  const place = stays ? -1 : removeFromPages(projectId, from, candidate.id)
  if (!stays) changeProject(projectId, (project) => withMove(project, from, to))
  const action: CandidateAction = {
    projectId,
    candidate,
    from,
    to,
    place,
    writeId,
    settled: answered.then(
      () => settle(action, act),
      (error) => refuse(action, act, error),
    ),
  }
  last = action
  return action
}

/** The server has moved them; what was read before still says otherwise. */
function moveInCache(projectId: string, candidateId: string, from: Stage, to: Stage): void {
  excludeFromPages(projectId, from, candidateId)
  changeCachedCandidate(projectId, candidateId, (candidate) => ({ ...candidate, status: to }))
}

function settle({ projectId, candidate, from, to }: CandidateAction, { form }: Act): boolean {
  if (form) deleteUnsent(form.name, candidate.id)
  if (from !== to) moveInCache(projectId, candidate.id, from, to)
  refreshStages(projectId, to)
  return true
}

function refuse(action: CandidateAction, act: Act, error: unknown): boolean {
  revert(action)
  if (last === action) last = null
  if (error instanceof Withdrawn) return false
  if (act.form) saveUnsent(act.form.name, act.candidate.id, act.form.value)
  refetchPermissions(error)
  // deleted, or moved by someone else: refetch the list, and remove the candidate until it arrives
  if (isFinal(error)) refreshStages(action.projectId, action.from)
  if (failureOf(error)?.code === 'candidate_not_found') removeFromPages(action.projectId, action.from, action.candidate.id)
  // counts read before the refusal may be off by one
  invalidate('v1/projects')
  if (failureOf(error)?.status === 417) askForCalendar(action.projectId)
  else if (act.refused) act.refused(error)
  else showToast(act.failure?.(error) ?? refusedSentence(error), { tone: 'bad' })
  return false
}

function revert(action: CandidateAction): void {
  if (action.from === action.to) return refreshStages(action.projectId, action.to)
  putBack(action.projectId, action.from, action.candidate, action.place)
  removeFromPages(action.projectId, action.to, action.candidate.id)
  changeProject(action.projectId, (project) => withMove(project, action.to, action.from))
  refreshStages(action.projectId, action.to)
}

/** Undoes the last action of this page; null when there is none. */
export async function undo(action: CandidateAction | null = last): Promise<CandidateAction | null> {
  if (!action) return null
  if (last === action) last = null
  if (action.writeId && writes.withdraw(action.writeId)) {
    await action.settled
    return action
  }
  if (writes.waiting().some(({ id, unsure }) => id === action.writeId && unsure)) showToast(candidateActionsText.undoPending)
  if (!(await action.settled)) return null
  revert(action)
  try {
    // never through the queue: a retry after a lost response would undo the previous action too
    await send<UndoMove>('POST', 'v2/projects/candidates/undo', { project_id: action.projectId, candidate_id: action.candidate.id })
    return action
  } catch (error) {
    if (isFinal(error)) showToast(sentenceOf(error, candidateActionsText.nothingToUndo), { tone: 'bad' })
    else {
      // retrying may help
      last = action
      showToast(candidateActionsText.undoFailed, {
        tone: 'bad',
        undo: () => void undo(action),
      })
    }
    refreshStages(action.projectId, action.from, action.to)
    return null
  } finally {
    invalidate('v1/projects')
  }
}

/** Handles results of actions from before the page was opened: refetches lists and shows refusals. */
export function reportReplayedActions(): void {
  writes.onOrphan((_, error) => {
    invalidate('v1/projects', 'v2/projects/candidates')
    if (error) showToast(refusedSentence(error), { tone: 'bad' })
  })
}
