// Writes a candidate's change of project: the row, everything that references it, both projects' counters, and the history
// line.
import type { HistoryEvent, Stage } from '@fairlead/domain/shared/stages'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { changeCounters } from '../../projects/records/project-store.ts'
import type { LoadedCandidate } from './access-candidate.ts'
import { saveProjectOf } from './candidate-store.ts'
import { addHistory } from './history-store.ts'

export interface Transfer {
  project: LoadedProject
  candidate: LoadedCandidate
  target: LoadedProject
  to: Stage
  event: HistoryEvent
  transferId: string
}

const dependents = ['message', 'inbound_mail', 'comment', 'linkedin_message', 'notification', 'task', 'attachment'] as const

/** The caller holds the candidate's lock. The old project's assessment is not moved. */
export async function moveToProject(
  tx: Tx,
  ctx: ActorContext,
  { project, candidate, target, to, event, transferId }: Transfer,
): Promise<void> {
  await saveProjectOf(tx, candidate.id, target.id, to, ctx.now())
  for (const table of dependents)
    await tx.updateTable(table).set({ project_id: target.id }).where('candidate_id', '=', candidate.id).execute()
  await tx
    .insertInto('transfer')
    .values({
      id: transferId,
      workspace_id: ctx.workspaceId,
      candidate_id: candidate.id,
      person_id: candidate.personId,
      from_project: project.id,
      to_project: target.id,
      user_id: ctx.userId,
      at: ctx.now(),
    })
    .execute()
  // a fixed lock order: concurrent transfers never wait for each other
  const changes = [
    { of: project, by: { [candidate.stage]: -1 } },
    { of: target, by: { [to]: 1 } },
  ]
  for (const { of: counted, by } of changes.toSorted((a, b) => (a.of.id < b.of.id ? -1 : 1))) await changeCounters(tx, counted, by)
  await addHistory(tx, ctx, target, candidate.id, { event, to, detail: `Came from ${project.name}` })
}

/** Whether the candidate moved to another project since then. */
export async function wasTransferredSince(tx: Tx, candidateId: string, since: Date): Promise<boolean> {
  const transfer = await tx
    .selectFrom('transfer')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return transfer !== undefined
}
