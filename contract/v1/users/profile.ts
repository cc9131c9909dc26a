// {V1}users/profile: the fields of the registration, and a new password.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

const field = z.string().max(500).default('')
const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  job_title: z.string(),
  email: z.string(),
})

export const getProfile = call('GET', 'v1/users/profile', 'The profile of the signed-in user.', nothing, profile)
export type GetProfile = CallType<typeof getProfile>

export const putProfile = call(
  'PUT',
  'v1/users/profile',
  'Saves the profile. A new password ends every other session; blank passwords leave it as it is.',
  z.object({
    first_name: field,
    last_name: field,
    company: field,
    job_title: field,
    email: field,
    new_password: field,
    new_password_again: field,
  }),
  profile,
  { also: { 403: 'The session was opened by somebody else.', 409: 'This e-mail is registered already.' } },
)
export type PutProfile = CallType<typeof putProfile>
