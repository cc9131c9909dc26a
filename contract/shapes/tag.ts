// A tag of the workspace, on people in its pool.
import { tagColors } from '@fairlead/domain/candidate/tags'
import { z } from 'zod'

export const tag = z.object({ id: z.string(), name: z.string(), color: z.enum(tagColors) })
export type WireTag = z.infer<typeof tag>
