import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'
import { staffOnly } from './projects.ts'

const body = z.string().max(5000, '5,000 characters max.')

export const addStaffNote = call(
  'POST',
  'v2/operations/notes',
  [],
  'Writes a note about any project. Visible to internal staff and super admins only.',
  z.object({ project_id: id, body }),
  z.object({ note_id: z.string() }),
  { audit: 'itself', also: staffOnly },
)
export type AddStaffNote = CallType<typeof addStaffNote>

export const changeStaffNote = call(
  'PUT',
  'v2/operations/notes',
  [],
  'Changes one of the user’s own notes.',
  z.object({ project_id: id, note_id: id, body }),
  done,
  { audit: 'itself', also: staffOnly },
)
export type ChangeStaffNote = CallType<typeof changeStaffNote>

export const deleteStaffNote = call(
  'DELETE',
  'v2/operations/notes',
  [],
  'Deletes a note of one’s own; one that is gone is gone.',
  z.object({ project_id: id, note_id: id }),
  done,
  { audit: 'itself', also: staffOnly },
)
export type DeleteStaffNote = CallType<typeof deleteStaffNote>
