// {V2}team/postal_address: the address below sequences' emails.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing, text } from '../../fields.ts'

const page = z.object({
  /** null = none. */
  postal_address: z.string().nullable(),
  /** The caller is an admin of the workspace. */
  can_manage: z.boolean(),
})

export const readPostalAddress = call(
  'GET',
  'v2/team/postal_address',
  ['staff', 'unproven'],
  'The postal address that is put under the first emails and follow-ups of this workspace.',
  nothing,
  page,
)
export type ReadPostalAddress = CallType<typeof readPostalAddress>

export const savePostalAddress = call(
  'PUT',
  'v2/team/postal_address',
  ['unproven'],
  'Saves the postal address, or removes it when empty. First emails and follow-ups wait for one where a rule requires it. For admins.',
  z.object({ postal_address: text }),
  page,
  { audit: 'itself' },
)
export type SavePostalAddress = CallType<typeof savePostalAddress>
