// The recruiter's verdict on an interested candidate: sent to the hiring manager with an email, or rejected with reasons.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { moveDetails } from '@fairlead/domain/candidate/move-details'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { text } from '../texts/texts.ts'

export interface RecruiterRejection {
  projectId: string
  candidateId: string
  rejectionReasons?: RejectionReason[] | undefined
  rejectionOther?: string | undefined
  emailCandidate?: boolean | undefined
}

/** Rejects a candidate in the recruiter's tab; an approval is `sendToManager`. */
export function rejectByRecruiter(ctx: ActorContext, input: RecruiterRejection): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    if (candidate.stage !== 'AUTOPILOT_RECRUITER' && candidate.stage !== 'REJECTED')
      throw new Refusal('invalid_move', text.notWithRecruiter)
    const details = moveDetails({ ...input, to: 'REJECTED' }, candidate.stage, ctx.now())
    await moveCandidate(tx, { project, candidate, to: 'REJECTED', by: { ctx, actor: ctx.actor }, details })
  })
}
