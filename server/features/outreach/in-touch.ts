// Keeps two colleagues from writing to one person: what runs elsewhere in the workspace, and taking it over.
import { historyCodes } from '@fairlead/domain/shared/stages'
import { inTouchSentence, touchSentence } from '@fairlead/domain/outreach/in-touch'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { LoadedCandidate } from '../candidates/access-candidate.ts'
import { addHistory, saveCandidate } from '../candidates/candidate-store.ts'
import { lockWithProject } from '../candidates/lock-with-project.ts'
import { findTouches, type TouchElsewhere } from '../mail/find-touches.ts'
import { cancelQueued } from '../mail/message-store.ts'
import type { LoadedProject } from '../projects/access-project.ts'

/**
 * Refuses ('in_touch_elsewhere') to write to someone the team is in touch with, unless they are taken over: then the other sequences
 * stop, and both histories say who took over. One person is written to by one request at a time. The caller holds the candidate's lock.
 */
export async function assertNotInTouch(
  tx: Tx,
  ctx: ActorContext,
  { project, candidate }: { project: LoadedProject; candidate: LoadedCandidate },
  { address, takeOver }: { address: string | null; takeOver: boolean },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`first message ${ctx.workspaceId} ${candidate.personId}`}, 0))`.execute(tx)
  const touches = await findTouches(tx, ctx, candidate, address)
  if (touches.length === 0) return
  if (!takeOver) throw new Refusal('in_touch_elsewhere', inTouchSentence(touches))
  for (const touch of touches) await stopOther(tx, ctx, touch, project)
  const detail = `Taken over: ${touches.map(touchSentence).join('; ')}`
  await addHistory(tx, ctx, project, candidate.id, { code: historyCodes.takenOver, detail })
}

async function stopOther(tx: Tx, ctx: ActorContext, touch: TouchElsewhere, project: LoadedProject): Promise<void> {
  const locked = await lockWithProject(tx, touch.candidateId)
  if (!locked) return
  await cancelQueued(tx, touch.candidateId, 'taken_over')
  // an email that is on its way right now starts no further one
  await saveCandidate(tx, touch.candidateId, { disableFollowups: true })
  const detail = `Taken over by ${ctx.actor.email} for ${project.name}: the sequence here has stopped`
  await addHistory(tx, ctx, locked.project, touch.candidateId, { code: historyCodes.takenOver, detail })
  await record(tx, ctx, { type: 'candidate.changed', projectId: locked.project.id, candidateId: touch.candidateId })
}
