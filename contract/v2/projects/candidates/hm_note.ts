import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, id, longText } from '../../../fields.ts'

export const putManagerNote = call(
  'PUT',
  'v2/projects/candidates/hm_note',
  ['unproven'],
  'Saves the note to the hiring manager; candidate_id is the core_candidate_id (or the id).',
  z.object({ project_id: id, candidate_id: id, note: longText }),
  done,
  { audit: 'candidate_decided' },
)
export type PutManagerNote = CallType<typeof putManagerNote>
