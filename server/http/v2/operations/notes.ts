import { addStaffNote, changeStaffNote, deleteStaffNote } from '@fairlead/contract/v2/operations/notes'
import { changeNote, removeNote, writeNote } from '../../../features/operations/write-note.ts'
import { ok } from '../../endpoint.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

export const postOperationsNotes = staffEndpoint(addStaffNote, 'open_operations', async (ctx, { input }) => ({
  note_id: await writeNote(ctx, input.project_id, input.body),
}))

export const putOperationsNotes = staffEndpoint(changeStaffNote, 'open_operations', async (ctx, { input }) => {
  await changeNote(ctx, input.project_id, input.note_id, input.body)
  return ok
})

export const deleteOperationsNotes = staffEndpoint(deleteStaffNote, 'open_operations', async (ctx, { input }) => {
  await removeNote(ctx, input.project_id, input.note_id)
  return ok
})
