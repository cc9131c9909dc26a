// Actions on a reply or a task; each reports its result.
import type { CorrectReply } from '@fairlead/contract/v2/mail/label'
import type { AddReferred, ChangeTask, CloseTask, SettleDispute, UnflagPerson } from '@fairlead/contract/v2/tasks'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { replyLabel } from './reply-words.ts'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

function refresh(): void {
  invalidate(
    'v2/inbox',
    'v2/projects/candidates',
    'v2/projects/candidates/one',
    'v2/projects/candidates/conversation',
    'v2/tasks',
    'v1/projects',
  )
}

/** True when it succeeded; a refusal is shown in a toast. */
async function attempt(run: () => Promise<unknown>, done: string, failed: string, undo?: () => void): Promise<boolean> {
  try {
    await run()
    showToast(done, undo ? { undo } : {})
    return true
  } catch (error) {
    showToast(sentenceOf(error, failed), { tone: 'bad' })
    return false
  } finally {
    refresh()
  }
}

/** `before` is the class it has, for Undo. */
export function correctReply(mailId: string, label: ReplyLabel, before: ReplyLabel): Promise<boolean> {
  const save = (to: ReplyLabel, isUndo: boolean) =>
    send<CorrectReply>('PUT', 'v2/mail/label', { mail_id: mailId, label: to, is_undo: isUndo })
  return attempt(
    () => save(label, false),
    candidateRepliesText.corrected(replyLabel(label)),
    candidateRepliesText.notChanged,
    () => void attempt(() => save(before, true), candidateRepliesText.correctionUndone, candidateRepliesText.notChanged),
  )
}

export function changeTaskDay(taskId: string, day: string): Promise<boolean> {
  return attempt(
    () => send<ChangeTask>('PUT', 'v2/tasks', { task_id: taskId, due_date: day }),
    candidateRepliesText.reminderChanged,
    candidateRepliesText.notChanged,
  )
}

export function closeTask(taskId: string, state: 'done' | 'dismissed', outcome?: string): Promise<boolean> {
  return attempt(
    () => send<CloseTask>('POST', 'v2/tasks/close', { task_id: taskId, state, outcome }),
    state === 'done' ? candidateRepliesText.done : candidateRepliesText.dismissed,
    candidateRepliesText.notClosed,
  )
}

export async function addReferred(task: AddReferred['input']): Promise<AddReferred['answer']> {
  const answer = await send<AddReferred>('POST', 'v2/tasks/referral', task)
  refresh()
  return answer
}

export function unflag(projectId: string, candidateId: string): Promise<boolean> {
  return attempt(
    () => send<UnflagPerson>('DELETE', 'v2/tasks/flag', { project_id: projectId, candidate_id: candidateId }),
    candidateRepliesText.unflagged,
    candidateRepliesText.notChanged,
  )
}

export function settleDispute(taskId: string, accept: boolean, reason: string): Promise<boolean> {
  return attempt(
    () => send<SettleDispute>('POST', 'v2/tasks/dispute', { task_id: taskId, accept, reason }),
    accept ? candidateRepliesText.disputeAccepted : candidateRepliesText.disputeDeclined,
    candidateRepliesText.notClosed,
  )
}
