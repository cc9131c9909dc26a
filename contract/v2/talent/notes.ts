import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, longText } from '../../fields.ts'

export const writeNote = call(
  'POST',
  'v2/talent/notes',
  ['unproven'],
  'Writes a note about a person that everyone in the workspace can read. The client creates `note_id`: a note sent twice is saved once.',
  z.object({ person_id: id, note_id: id, body: longText }),
  z.object({ person_id: z.string() }),
  { audit: 'person_changed', status: 201 },
)
export type WriteNote = CallType<typeof writeNote>

export const deleteNote = call(
  'DELETE',
  'v2/talent/notes',
  ['unproven'],
  'Deletes a note; its author and admins may.',
  z.object({ note_id: id }),
  done,
  { audit: 'person_changed' },
)
export type DeleteNote = CallType<typeof deleteNote>
