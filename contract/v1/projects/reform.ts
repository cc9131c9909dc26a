// POST {V1}projects/reform: searches again after the settings changed.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

export const reformProject = call(
  'POST',
  'v1/projects/reform',
  'Starts a new search with the settings of now.',
  z.object({ project_id: id }),
  z.object({ lro_id: z.string() }),
)
export type ReformProject = CallType<typeof reformProject>
