// What candidates decide about the use of their data: later, not anymore, or deleted. Each takes effect at once and for the whole workspace.
import { dataRequestDue, validateDueDay } from '@fairlead/domain/conversation/tasks'
import type { Stage } from '@fairlead/domain/shared/stages'
import { dayOfMoment, type Day } from '@fairlead/domain/shared/days'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { lockPeople } from '../candidates/people/person-store.ts'
import { lockWithProject } from '../candidates/records/access-candidate.ts'
import { closeCandidate } from '../mail/messages/close-candidate.ts'
import { cancelQueued } from '../mail/messages/message-store.ts'
import { atMidnight, closeReminders, flagPerson, openTask } from '../mail/messages/task-store.ts'
import { addSuppression } from '../mail/suppression/suppression-store.ts'
import { atAccess, type Access, type PageLinks } from './open-page.ts'

export const choices = ['later', 'object', 'erase'] as const
export type Choice = (typeof choices)[number]

/** Deletes a person in the caller's transaction. */
export type EraseThemself = (tx: Tx, ctx: WorkspaceContext, personId: string) => Promise<void>

/** Stages in which the team needs the data until the process or the employment ends. */
const needed: readonly Stage[] = ['HIRING_MANAGER_APPROVED', 'INTERVIEWING', 'OFFER', 'HIRED']

export interface Chosen {
  /** Of a request that an admin has to answer; null when it is done. */
  due: Day | null
}

export function choose(links: PageLinks, erase: EraseThemself, input: { access: string; choice: Choice; day: string }): Promise<Chosen> {
  return atAccess(links, input.access, async (tx, access) => {
    // imports and the deletion of people lock in this order, too
    if (input.choice === 'erase') await lockPeople(tx, access.ctx.workspaceId)
    const candidates = await lockCandidates(tx, access.personIds)
    if (input.choice === 'later') return later(tx, access, candidates, input.day)
    if (input.choice === 'object') return object(tx, access, candidates)
    if (candidates.some(({ stage }) => needed.includes(stage))) return askAdmins(tx, access, candidates)
    await erase(tx, access.ctx, access.personId)
    return { due: null }
  })
}

interface CandidateOfPerson {
  id: string
  projectId: string
  stage: Stage
}

/** In the order of projects, like other work on several of a person's candidates. */
async function lockCandidates(tx: Tx, personIds: string[]): Promise<CandidateOfPerson[]> {
  const rows = await tx
    .selectFrom('candidate')
    .select('id')
    .where('person_id', 'in', personIds)
    .orderBy('project_id')
    .orderBy('id')
    .execute()
  const candidates: CandidateOfPerson[] = []
  for (const { id } of rows) {
    const locked = await lockWithProject(tx, id)
    if (locked) candidates.push({ id, projectId: locked.project.id, stage: locked.candidate.stage })
  }
  return candidates
}

async function flag(tx: Tx, { ctx, personIds }: Access, kind: 'later' | 'objected' | 'data_request', until?: Date): Promise<void> {
  for (const personId of personIds) await flagPerson(tx, ctx, { personId, kind, inboundId: null, quote: null, ...(until ? { until } : {}) })
}

async function later(tx: Tx, access: Access, candidates: CandidateOfPerson[], day: string): Promise<Chosen> {
  const { ctx, candidate } = access
  const problem = validateDueDay(day, dayOfMoment(ctx.now()))
  if (problem) throw new Refusal('invalid_input', problem, { day: problem })
  await flag(tx, access, 'later', atMidnight(day))
  for (const { id, projectId } of candidates) {
    await cancelQueued(tx, id, 'later', { kinds: 'all' })
    await record(tx, ctx, { type: 'candidate.changed', projectId, candidateId: id })
  }
  // someone who is no candidate has no card for a reminder
  if (!candidate) return { due: null }
  await closeReminders(tx, ctx, candidate.id)
  const about = { projectId: candidate.projectId, candidateId: candidate.id }
  const taskId = await openTask(tx, ctx, { ...about, personId: candidate.personId, kind: 'come_back', inboundId: null, day, quote: null })
  if (taskId !== null) await record(tx, ctx, { type: 'task.opened', ...about, taskId, kind: 'come_back' })
  return { due: null }
}

async function object(tx: Tx, access: Access, candidates: CandidateOfPerson[]): Promise<Chosen> {
  await flag(tx, access, 'objected')
  await addSuppression(tx, access.ctx, { name: access.email, reason: 'unsubscribed' })
  for (const { id } of candidates) await closeCandidate(tx, access.ctx, id, 'objected')
  return { due: null }
}

/** The data is still needed: an admin answers within a month. */
async function askAdmins(tx: Tx, access: Access, candidates: CandidateOfPerson[]): Promise<Chosen> {
  const { ctx, personId, personIds } = access
  const open = await tx
    .selectFrom('task')
    .select('due_at')
    .where('person_id', 'in', personIds)
    .where('kind', '=', 'data_request')
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open?.due_at) return { due: dayOfMoment(open.due_at) }
  const due = dataRequestDue(dayOfMoment(ctx.now()))
  const { id, projectId } = candidates.find(({ stage }) => needed.includes(stage))!
  const about = { projectId, candidateId: id }
  const taskId = await openTask(tx, ctx, {
    ...about,
    personId,
    kind: 'data_request',
    inboundId: null,
    day: due,
    quote: null,
  })
  if (taskId !== null) await record(tx, ctx, { type: 'task.opened', ...about, taskId, kind: 'data_request' })
  return { due }
}
