import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id } from '../../../fields.ts'

export const undoMove = call(
  'POST',
  'v2/projects/candidates/undo',
  ['unproven'],
  "Undoes the user's last move of this candidate and an email that is still held; 409 if something has happened since.",
  z.object({ project_id: id, candidate_id: id }),
  z.object({ status: z.string() }),
  { audit: 'candidate_decided' },
)
export type UndoMove = CallType<typeof undoMove>
