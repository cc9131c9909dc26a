import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id, whole } from '../../../fields.ts'
import { lessonsChanged } from '../lessons.ts'

export const restoreLessons = call(
  'POST',
  'v2/projects/lessons/restore',
  ['staff', 'unproven'],
  'Restores an earlier version as a new one; 0 is the state before the first. Decisions made after it are ignored. A search that had used others starts again, and unreviewed candidates leave Review.',
  z.object({ project_id: id, version: whole, number: whole }),
  lessonsChanged,
  { audit: 'learning_changed', also: { 404: 'There is no such version.', 409: 'There is a newer version.' } },
)
export type RestoreLessons = CallType<typeof restoreLessons>
