import { getBoardProject } from '@fairlead/contract/v2/operations/project'
import { readBoardRow } from '../../../features/operations/board-views.ts'
import { loadAnyProject } from '../../../features/operations/load-any-project.ts'
import { listNotes } from '../../../features/operations/staff-note-store.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'
import { boardRowToWire, staffNoteToWire } from '../../wire/operations.ts'

export const getOperationsProject = staffEndpoint(getBoardProject, 'open_operations', async (ctx, { input, services }) => {
  const { id } = await loadAnyProject(ctx.db, input.project_id, 'none')
  const row = await readBoardRow(ctx, services.settings, id)
  const notes = await listNotes(ctx.db, id)
  return { project: row && boardRowToWire(row), notes: notes.map((note) => staffNoteToWire(note, ctx.actor.userId)) }
})
