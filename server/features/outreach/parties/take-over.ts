// Taking a person over from colleagues.
import { touchSentence } from '@fairlead/domain/outreach/in-touch'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { type LoadedCandidate, lockWithProject } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import type { TouchElsewhere } from '../../mail/messages/find-touches.ts'
import { cancelQueued } from '../../mail/messages/message-store.ts'
import type { SendPass } from '../../mail/messages/send-firewall.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'

/** Stops other contacts with the person and records the takeover in both histories. The caller holds the candidate's lock and a pass. */
export async function takeOver(
  tx: Tx,
  ctx: ActorContext,
  { project, candidate }: { project: LoadedProject; candidate: LoadedCandidate },
  { touches }: SendPass,
): Promise<void> {
  if (touches.length === 0) return
  for (const touch of touches) await stopOther(tx, ctx, touch, project)
  const detail = `Taken over: ${touches.map(touchSentence).join('; ')}`
  await addHistory(tx, ctx, project, candidate.id, { event: 'taken_over', detail })
}

async function stopOther(tx: Tx, ctx: ActorContext, touch: TouchElsewhere, project: LoadedProject): Promise<void> {
  const locked = await lockWithProject(tx, touch.candidateId)
  if (!locked) return
  await cancelQueued(tx, touch.candidateId, 'taken_over')
  // an email being sent right now starts no follow-up
  await saveCandidate(tx, touch.candidateId, { disableFollowups: true })
  const detail = `Taken over by ${ctx.actor.email} for ${project.name}: the sequence here has stopped`
  await addHistory(tx, ctx, locked.project, touch.candidateId, { event: 'taken_over', detail })
  await record(tx, ctx, { type: 'candidate.changed', projectId: locked.project.id, candidateId: touch.candidateId })
}
