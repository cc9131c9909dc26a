import { deleteNote, writeNote } from '@fairlead/contract/v2/talent/notes'
import { deleteNote as remove, writeNote as write } from '../../../features/talent/note-store.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postTalentNotes = endpoint(writeNote, async (ctx, { input, services }) => ({
  person_id: await write(ctx, services.vocabulary, { personId: input.person_id, noteId: input.note_id, body: input.body }),
}))

export const deleteTalentNotes = endpoint(deleteNote, async (ctx, { input }) => {
  await remove(ctx, input.note_id)
  return ok
})
