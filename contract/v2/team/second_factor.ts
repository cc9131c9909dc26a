// {V2}team/second_factor: whether members need a second factor.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, nothing, whole } from '../../fields.ts'

const page = z.object({
  /** From when members need one; null = they may do without. */
  required_from: z.string().nullable(),
  /** Whether sign-in with Google and Microsoft asks for it too. */
  for_providers: z.boolean(),
  members: z.number(),
  /** Those of them who have none. */
  without: z.number(),
  /** The caller is an admin of the workspace. */
  can_manage: z.boolean(),
})

export const readFactorRule = call(
  'GET',
  'v2/team/second_factor',
  ['staff', 'unproven'],
  'Whether members of this workspace need a second factor, and how many have none.',
  nothing,
  page,
)
export type ReadFactorRule = CallType<typeof readFactorRule>

export const saveFactorRule = call(
  'PUT',
  'v2/team/second_factor',
  ['unproven'],
  'Requires second factors after grace_days, or no longer. From that day, members without one can only add one. A date that was set before stays. For admins who have one, in a confirmed session.',
  z.object({ is_required: flag, grace_days: whole.default(14), for_providers: flag.default(false) }),
  page,
  { audit: 'itself', also: { 403: 'Not an admin, or the session was not confirmed lately (confirmation_needed).' } },
)
export type SaveFactorRule = CallType<typeof saveFactorRule>
