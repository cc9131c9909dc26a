import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, text } from '../../fields.ts'
import { staffOnly } from './projects.ts'

export const setBoardHealth = call(
  'PUT',
  'v2/operations/health',
  [],
  'Sets a project’s health by hand; blank returns it to the rules. Logged. Internal staff and super admins only.',
  z.object({ project_id: id, operations_status: text }),
  done,
  { audit: 'itself', also: staffOnly },
)
export type SetBoardHealth = CallType<typeof setBoardHealth>
