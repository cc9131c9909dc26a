import { stageToWire } from '@fairlead/contract/stages'
import { undoMove } from '@fairlead/contract/v2/projects/candidates/undo'
import { undoMove as undo } from '../../../../features/candidates/moves/undo-move.ts'
import { withdrawHeldMail } from '../../../../features/mail/messages/message-store.ts'
import { withdrawLinkedin } from '../../../../features/outreach/linkedin/linkedin-message-store.ts'
import { withdrawEmail } from '../../../../features/outreach/emails/withdraw-email.ts'
import { endpoint } from '../../../endpoint.ts'

export const postProjectsCandidatesUndo = endpoint(undoMove, async (ctx, { input }) => {
  const key = { projectId: input.project_id, candidateId: input.candidate_id }
  // the newest action first: an email during its delay, else the last move with its email
  const stage = (await withdrawEmail(ctx, key)) ?? (await undo(ctx, key, withdrawBoth))
  return { status: stageToWire(stage, 'v2') }
})

const withdrawBoth: typeof withdrawHeldMail = async (...about) => (await withdrawLinkedin(...about)) && (await withdrawHeldMail(...about))
