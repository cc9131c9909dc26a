import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { boardProject, staffNote } from '../../shapes/operations.ts'
import { staffOnly } from './projects.ts'

export const getBoardProject = call(
  'GET',
  'v2/operations/project',
  ['unproven'],
  'One project as shown on the board, with its staff notes. `project` is null if it is not live. Internal staff and super admins only.',
  z.object({ project_id: id }),
  z.object({ project: boardProject.nullable(), notes: z.array(staffNote) }),
  { also: staffOnly },
)
export type GetBoardProject = CallType<typeof getBoardProject>
