// Assigns a conversation to a teammate, puts it off, and marks it as done.
import { whyNotSnooze } from '@fairlead/domain/conversation/inbox'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { findActor } from '../accounts/find-actor.ts'
import { accessCandidate } from '../candidates/access-candidate.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { saveCare, type ConversationCare } from './conversation-store.ts'
import * as text from './texts/en.ts'

interface About {
  projectId: string
  candidateId: string
}

/** null = no one. The assignee has to be able to open the conversation; they are notified unless they took it themselves. */
export function assignConversation(ctx: ActorContext, about: About, assigneeId: string | null): Promise<void> {
  return save(ctx, about, { assigneeId }, async (tx, project) => {
    if (assigneeId === null) return
    await requireReader(tx, project, assigneeId)
    if (assigneeId === ctx.userId) return
    await record(tx, ctx, { type: 'conversation.assigned', ...about, userId: assigneeId, byId: ctx.userId, requestId: newId() })
  })
}

/** null = it needs an answer again, if it did. */
export function snoozeConversation(ctx: ActorContext, about: About, until: Date | null): Promise<void> {
  const problem = until && whyNotSnooze(until, ctx.now())
  if (problem) throw new Refusal('invalid_input', problem, { snoozed_until: problem })
  return save(ctx, about, { snoozedUntil: until })
}

export function finishConversation(ctx: ActorContext, about: About, isDone: boolean): Promise<void> {
  return save(ctx, about, { isDone })
}

function save(
  ctx: ActorContext,
  about: About,
  care: ConversationCare,
  check: (tx: Tx, project: LoadedProject) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, about, 'decide')
    if (!mayDo('open_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    await check(tx, project)
    await saveCare(tx, ctx, candidate.id, care)
    await record(tx, ctx, { type: 'conversation.changed', projectId: project.id, candidateId: candidate.id })
  })
}

/** A user of the workspace who may open the email of this project. */
async function requireReader(tx: Tx, project: LoadedProject, userId: string): Promise<void> {
  const assignee = await findActor(tx, userId)
  if (assignee?.workspaceId !== project.workspaceId || !mayDo('open_mail', project, assignee))
    throw new Refusal('invalid_input', text.theyCantOpenThisConversation, { assignee_id: text.theyCantOpenThisConversation })
}
