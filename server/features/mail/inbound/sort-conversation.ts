// Assigns a conversation to a teammate, snoozes it, and marks it as done.
import { validateSnooze } from '@fairlead/domain/conversation/inbox'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { findActor } from '../../accounts/users/find-actor.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { saveCare, type ConversationCare } from './conversation-store.ts'
import { text } from '../texts/texts.ts'

interface About {
  projectId: string
  candidateId: string
}

export interface SortConversation extends ConversationCare {
  /** Restores the previous state: no one is notified. */
  isUndo: boolean
}

/**
 * All or nothing. An assignee has to be able to open the conversation, and is notified unless they assigned it to themselves.
 * An email that the user hadn't seen reopens the conversation.
 */
export function sortConversation(ctx: ActorContext, about: About, change: SortConversation): Promise<void> {
  const { assigneeId, snoozedUntil, isDone, isUndo } = change
  if (assigneeId === undefined && snoozedUntil === undefined && isDone === undefined) throw new Refusal('invalid_input', text.nothingToSort)
  const problem = snoozedUntil ? validateSnooze(snoozedUntil, ctx.now()) : null
  if (problem) throw new Refusal('invalid_input', problem, { snoozed_until: problem })
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, about, 'decide')
    if (!mayDo('open_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    if (assigneeId) await requireReader(tx, project, assigneeId)
    await saveCare(tx, ctx, candidate.id, change)
    await record(tx, ctx, { type: 'conversation.changed', projectId: project.id, candidateId: candidate.id })
    if (assigneeId && assigneeId !== ctx.userId && !isUndo)
      await record(tx, ctx, { type: 'conversation.assigned', ...about, userId: assigneeId, byId: ctx.userId, requestId: newId() })
  })
}

/** A user in the workspace who may open this project's email. */
async function requireReader(tx: Tx, project: LoadedProject, userId: string): Promise<void> {
  const assignee = await findActor(tx, userId)
  if (assignee?.workspaceId !== project.workspaceId || !mayDo('open_mail', project, assignee))
    throw new Refusal('invalid_input', text.cannotOpenConversation, { assignee_id: text.cannotOpenConversation })
}
