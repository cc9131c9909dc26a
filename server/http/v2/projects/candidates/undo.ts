// POST {V2}projects/candidates/undo
import { stageToWire } from '@fairlead/contract/stages'
import { undoMove } from '@fairlead/contract/v2/projects/candidates/undo'
import { undoMove as undo } from '../../../../features/candidates/undo-move.ts'
import { takeBackHeldMail } from '../../../../features/mail/message-store.ts'
import { endpoint } from '../../../endpoint.ts'

export const postProjectsCandidatesUndo = endpoint(undoMove, async (ctx, { input }) => ({
  status: stageToWire(await undo(ctx, { projectId: input.project_id, candidateId: input.candidate_id }, takeBackHeldMail), 'v2'),
}))
