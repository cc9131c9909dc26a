// POST, PUT and DELETE {V2}operations/notes
import { addStaffNote, changeStaffNote, deleteStaffNote } from '@fairlead/contract/v2/operations/notes'
import { changeNote, removeNote, writeNote } from '../../../features/operations/write-note.ts'
import { ok } from '../../endpoint.ts'
import { houseEndpoint } from '../../house-endpoint.ts'

export const postOperationsNotes = houseEndpoint(addStaffNote, 'open_operations', async (ctx, { input }) => ({
  note_id: await writeNote(ctx, input.project_id, input.body),
}))

export const putOperationsNotes = houseEndpoint(changeStaffNote, 'open_operations', async (ctx, { input }) => {
  await changeNote(ctx, input.project_id, input.note_id, input.body)
  return ok
})

export const deleteOperationsNotes = houseEndpoint(deleteStaffNote, 'open_operations', async (ctx, { input }) => {
  await removeNote(ctx, input.project_id, input.note_id)
  return ok
})
