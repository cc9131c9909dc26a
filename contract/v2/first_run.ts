import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { signedIn } from '../shapes/common.ts'

const field = z.string().max(500).default('')

export const createFirstAdmin = call(
  'POST',
  'v2/first_run',
  ['guest'],
  'Creates the first workspace and its super admin, with the code that the server printed in its log. Only while there is no account.',
  z.object({ code: field, first_name: field, last_name: field, company: field, job_title: field, email: field, password: field }),
  signedIn,
  { audit: 'itself', status: 201, also: { 404: 'An account already exists.', 429: 'Too many attempts.' } },
)
export type CreateFirstAdmin = CallType<typeof createFirstAdmin>
