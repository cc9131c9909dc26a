import { stageToWire } from '@fairlead/contract/stages'
import { undoMove } from '@fairlead/contract/v2/projects/candidates/undo'
import { undoMove as undo } from '../../../../features/candidates/undo-move.ts'
import { takeBackHeldMail } from '../../../../features/mail/message-store.ts'
import { takeBackLinkedin } from '../../../../features/outreach/linkedin-message-store.ts'
import { takeBackEmail } from '../../../../features/outreach/take-back-email.ts'
import { endpoint } from '../../../endpoint.ts'

export const postProjectsCandidatesUndo = endpoint(undoMove, async (ctx, { input }) => {
  const key = { projectId: input.project_id, candidateId: input.candidate_id }
  // the newest action first: an email during its delay, else the last move with its email
  const stage = (await takeBackEmail(ctx, key)) ?? (await undo(ctx, key, takeBack))
  return { status: stageToWire(stage, 'v2') }
})

const takeBack: typeof takeBackHeldMail = async (...about) => (await takeBackLinkedin(...about)) && (await takeBackHeldMail(...about))
