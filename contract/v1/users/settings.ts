// {V1}users/settings: who the user is and what they have seen; PUT and PATCH are the same.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, json, nothing } from '../../fields.ts'

export const userSettings = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  job_title: z.string(),
  profile_picture: z.string().nullable(),
  workspace_id: z.string(),
  workspace_name: z.string(),
  experiments: z.object({ enable_self_serve_lean_test: z.boolean(), enable_v2_experience: z.boolean() }),
  is_super_admin: z.boolean(),
  is_staff: z.boolean(),
  onboarding_tours: z.record(z.string(), z.boolean()),
  missing_modify_scope: z.boolean(),
  calendar_preferences: z.object({ calendars_avail: z.array(z.string()), calendar_synced: z.object({ id: z.string().nullable() }) }),
  /** Settings of this installation that screens show. */
  product: z.object({ name: z.string(), demo_mail: z.boolean(), hold_seconds: z.number() }),
})
export type WireUser = z.infer<typeof userSettings>

export const getUserSettings = call('GET', 'v1/users/settings', 'The signed-in user.', nothing, userSettings)
export type GetUserSettings = CallType<typeof getUserSettings>

const change = z.object({ onboarding_tours: json(z.record(z.string().max(100), flag)).optional() })
export const putUserSettings = call('PUT', 'v1/users/settings', 'Remembers which tours the user has seen.', change, userSettings)
export type PutUserSettings = CallType<typeof putUserSettings>
export const patchUserSettings = call('PATCH', 'v1/users/settings', 'Remembers which tours the user has seen.', change, userSettings)
