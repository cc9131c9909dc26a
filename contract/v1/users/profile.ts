import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

const textField = z.string().max(500).optional()
const field = z.string().max(500).default('')
const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  job_title: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** An address that replaces it once a link sent to it is used. */
  pending_email: z.string().nullable(),
})

export const getProfile = call('GET', 'v1/users/profile', ['staff', 'unproven'], 'The profile of the signed-in user.', nothing, profile)
export type GetProfile = CallType<typeof getProfile>

export const putProfile = call(
  'PUT',
  'v1/users/profile',
  ['unproven'],
  'Saves the given fields. A new password ends all other sessions; a new address takes effect once the link sent to it is opened. Both need the current password, or a confirmation within the last ten minutes.',
  z.object({
    first_name: textField,
    last_name: textField,
    company: textField,
    job_title: textField,
    email: textField,
    new_password: field,
    new_password_again: field,
    current_password: field,
  }),
  profile,
  {
    audit: 'profile_changed',
    addressedBy: ['current_password'],
    also: {
      403: 'The session was opened by staff, or the current password is missing (confirmation_needed).',
      409: 'This email is already registered.',
    },
  },
)
export type PutProfile = CallType<typeof putProfile>
