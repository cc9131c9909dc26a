// Changes a candidate in one transaction: notes, email address, follow-ups, and an optional move.
import { moveDetails, type MoveRequest } from '@fairlead/domain/candidate/move-details'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { accessCandidate, findCandidateDoubt, type LoadedCandidate } from '../records/access-candidate.ts'
import { saveAddressNews } from '../people/address-store.ts'
import { saveCandidate } from '../records/candidate-store.ts'
import { moveCandidate, recordBlockedApproval } from './move-candidate.ts'
import { text as texts } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

export interface ChangeCandidate {
  candidateId: string
  projectId?: string | undefined
  notes?: string | undefined
  noteToHm?: string | undefined
  email?: string | undefined
  disableFollowups?: boolean | undefined
  /** Satisfactory 1, Good 2, Excellent 3, with likes as text. */
  approvalScore?: number | undefined
  approvalScoreOther?: string | undefined
  /** All or nothing: when the move is refused, nothing else is saved. */
  move?: MoveRequest | undefined
}

export function changeCandidate(ctx: ActorContext, input: ChangeCandidate): Promise<void> {
  return recordBlockedApproval(ctx, input, () => ctx.transaction((tx) => changeWithin(tx, ctx, input)))
}

async function changeWithin(tx: Tx, ctx: ActorContext, input: ChangeCandidate): Promise<void> {
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
  const { projectId: _, candidateId: __, move, ...fields } = input
  if (Object.values(fields).some((value) => value !== undefined)) await changeFields(tx, ctx, { project, candidate }, fields)
  if (move)
    await moveCandidate(tx, {
      project,
      candidate,
      to: move.to,
      by: { ctx, actor: ctx.actor },
      details: moveDetails(move, candidate.stage, ctx.now()),
    })
}

async function changeFields(
  tx: Tx,
  ctx: ActorContext,
  { project, candidate }: { project: LoadedProject; candidate: LoadedCandidate },
  input: Omit<ChangeCandidate, 'projectId' | 'candidateId' | 'move'>,
): Promise<void> {
  if (input.noteToHm !== undefined && !mayDo('write_staff_notes', project, ctx.actor)) throw new Refusal('not_permitted')
  const email = input.email === undefined ? undefined : normaliseEmail(input.email)
  if (email !== undefined) {
    if (!isEmail(email)) throw new Refusal('invalid_input', undefined, { updated_candidate_email: messages.notAnEmail })
    const addresses = [candidate.preferredEmail, ...candidate.profile.personalEmails, ...candidate.profile.workEmails]
    // a user who types the guessed address confirms it
    if (addresses.some((address) => address?.toLowerCase() === email) && !findCandidateDoubt(candidate, email))
      throw new Refusal('invalid_input', undefined, { updated_candidate_email: messages.emailExists })
  }
  if (email !== undefined)
    await saveAddressNews(tx, ctx, [
      { personId: candidate.personId, address: email, status: 'confirmed', proof: 'stated', origin: texts.addressByHand },
    ])
  await saveCandidate(tx, candidate.id, {
    ...(input.notes === undefined ? {} : { notes: input.notes }),
    ...(input.noteToHm === undefined ? {} : { noteToHm: input.noteToHm }),
    ...(email === undefined ? {} : { preferredEmail: email }),
    ...(input.disableFollowups === undefined ? {} : { disableFollowups: input.disableFollowups }),
    ...(input.approvalScore === undefined ? {} : { approvalScore: input.approvalScore }),
    ...(input.approvalScoreOther === undefined ? {} : { approvalScoreOther: input.approvalScoreOther }),
  })
  if (input.noteToHm !== undefined)
    await recordAuditEvent(tx, {
      workspaceId: project.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      kind: 'manager_note_written',
      projectId: project.id,
    })
  await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
}
