// The team handles a task: reschedules it, adds the recommended person, or closes it with a comment.
import { messages } from '@fairlead/domain/shared/messages'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { isLegal, validateOutcome, validateDueDay, type TaskDetails, type TaskKind } from '@fairlead/domain/conversation/tasks'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { isWorkspaceAdmin, workspaceAdminsOnly } from '../accounts/users/workspace-rights.ts'
import { accessCandidate, addressOf, loadCandidate, type LoadedCandidate } from '../candidates/records/access-candidate.ts'
import { importPerson } from '../candidates/imports/import-person.ts'
import { findPerson } from '../candidates/people/person-lookup.ts'
import { saveReferral } from '../mail/inbound/save-referral.ts'
import { readFlag } from '../mail/messages/send-facts.ts'
import { findPersonSuppression } from '../mail/suppression/suppression-store.ts'
import { closeTaskRow, findTask, removeFlag, setTaskDay } from '../mail/messages/task-store.ts'
import { text } from './texts/texts.ts'

export interface OpenTask {
  id: string
  kind: TaskKind
  projectId: string
  candidate: LoadedCandidate
  details: TaskDetails
  quote: string | null
  dueAt: Date | null
}

/** The access check for a task: users who decide on its candidate, for disputes also admins, and for data requests only they. */
export async function accessTask(tx: Tx, ctx: ActorContext, id: string): Promise<OpenTask> {
  const row = await findTask(tx, id)
  if (!row) throw new Refusal('not_found')
  const isAdmin = isLegal(row.kind) && (await isWorkspaceAdmin(tx, ctx.actor))
  if (row.kind === 'data_request' && !isAdmin) throw new Refusal('not_permitted', workspaceAdminsOnly())
  // don't reveal the task to users who may not see the candidate; admins are responsible for legal requests in every project
  const candidate = isAdmin
    ? await loadCandidate(tx, row.candidate_id, true)
    : (
        await accessCandidate(tx, ctx.actor, { candidateId: row.candidate_id }, 'decide').catch((error: unknown) => {
          throw error instanceof Refusal && error.code === 'candidate_not_found' ? new Refusal('not_found') : error
        })
      ).candidate
  if (!candidate) throw new Refusal('not_found')
  if (row.state !== 'open') throw new Refusal('invalid_move', text.taskClosed)
  return {
    id,
    kind: row.kind,
    projectId: row.project_id,
    candidate,
    details: row.details ?? {},
    quote: row.quote,
    dueAt: row.due_at,
  }
}

export function changeTaskDay(ctx: ActorContext, id: string, day: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const task = await accessTask(tx, ctx, id)
    if (task.kind !== 'come_back') throw new Refusal('invalid_input', text.remindersOnly)
    const problem = validateDueDay(day, dayOfMoment(ctx.now()))
    if (problem) throw new Refusal('invalid_input', problem, { due_date: problem })
    await setTaskDay(tx, id, day)
    await changed(tx, ctx, task)
  })
}

export function closeTask(ctx: ActorContext, input: { id: string; state: 'done' | 'dismissed'; outcome: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const task = await accessTask(tx, ctx, input.id)
    if (task.kind === 'dispute') throw new Refusal('invalid_input', text.decideDispute)
    const problem = validateOutcome(task.kind, input.outcome)
    if (problem) throw new Refusal('invalid_input', problem, { outcome: problem })
    await closeTaskRow(tx, ctx, task.id, input.state, input.outcome.trim() || null)
    await changed(tx, ctx, task)
  })
}

export interface AddReferred {
  taskId: string
  name: string
  email: string
  linkedinUrl: string
}

/**
 * Adds the recommended person to the project and closes the task; nothing is sent. Refuses a suppressed address or a flagged
 * person. When repeated, the second request finds the task closed.
 */
export async function addReferred(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  input: AddReferred,
): Promise<{ candidateId: string; wasThere: boolean }> {
  const email = normaliseEmail(input.email)
  const task = await ctx.transaction(async (tx) => {
    const open = await accessTask(tx, ctx, input.taskId)
    if (open.kind !== 'referral') throw new Refusal('invalid_input', text.noReferral)
    const fields: Record<string, string> = {}
    if (input.name.trim() === '') fields.name = text.requiredField
    if (email !== '' && !isEmail(email)) fields.email = messages.notAnEmail
    else if (email === '') fields.email = text.requiredField
    else if (email === addressOf(open.candidate)) fields.email = text.recommenderAddress
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', Object.values(fields)[0], fields)
    await refuseStopped(tx, ctx, email)
    return open
  })
  const by = addressOf(task.candidate)
  const added = await importPerson(
    ctx,
    vocabulary,
    {
      projectId: task.projectId,
      linkedinUrl: input.linkedinUrl,
      email,
      name: input.name,
      stage: 'APPROVED',
      referral: by && task.quote ? { sender: by, subject: 'Recommendation', body: task.quote } : undefined,
    },
    saveReferral,
  )
  await ctx.transaction(async (tx) => {
    await closeTaskRow(tx, ctx, task.id, 'done', text.addedToProject(input.name.trim()))
    await changed(tx, ctx, task)
  })
  return added
}

async function refuseStopped(tx: Tx, ctx: ActorContext, email: string): Promise<void> {
  const suppression = await findPersonSuppression(tx, ctx, [email])
  const person = await findPerson(tx, ctx.workspaceId, { linkedinUrl: null, email })
  const flag = person && (await readFlag(tx, person.id))
  if (!suppression && !flag) return
  const sentence = text.thisPersonAsked
  throw new Refusal('cannot_send', sentence, { email: sentence })
}

/** A user checked: it is the right person after all. A request about personal data is handled by its task, not here. */
export function unflagPerson(ctx: ActorContext, input: { projectId: string; candidateId: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    if (await removeFlag(tx, candidate.personId, 'wrong_person'))
      await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

function changed(tx: Tx, ctx: ActorContext, task: OpenTask): Promise<void> {
  return record(tx, ctx, { type: 'task.changed', projectId: task.projectId, candidateId: task.candidate.id, taskId: task.id })
}
