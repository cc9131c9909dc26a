import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id, whole } from '../../../fields.ts'
import { lessonsChanged } from '../lessons.ts'

export const undoLessons = call(
  'POST',
  'v2/projects/lessons/undo',
  ['staff', 'unproven'],
  'Undoes everything learned so far, as a new version. A search that had used it starts again, and unreviewed candidates leave Review. The search learns again from later decisions.',
  z.object({ project_id: id, version: whole }),
  lessonsChanged,
  { audit: 'learning_changed', also: { 409: 'There is a newer version.' } },
)
export type UndoLessons = CallType<typeof undoLessons>
