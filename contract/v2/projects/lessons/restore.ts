import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id, whole } from '../../../fields.ts'

export const restoreLessons = call(
  'POST',
  'v2/projects/lessons/restore',
  'Restores an earlier version as a new one; 0 is the state before the first. Decisions made after it are ignored.',
  z.object({ project_id: id, version: whole, number: whole }),
  z.object({ version: z.number().int() }),
  { also: { 404: 'There is no such version.', 409: 'There is a newer version.' } },
)
export type RestoreLessons = CallType<typeof restoreLessons>
