import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, numberOrNull } from '../../fields.ts'
import { staffOnly } from './projects.ts'

export const setFreeTrial = call(
  'PUT',
  'v2/operations/free_trial',
  [],
  'Turns a project’s free trial on or off. `contacts` is how many candidates it can contact; blank for the installation’s default. Logged. Internal staff and super admins only.',
  z.object({ project_id: id, is_free_trial: flag, contacts: numberOrNull.default(null) }),
  done,
  { audit: 'itself', also: staffOnly },
)
export type SetFreeTrial = CallType<typeof setFreeTrial>
