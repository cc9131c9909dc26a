// POST {V1}users: registration with e-mail and password.
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { signedIn } from '../shapes/common.ts'

const field = z.string().max(500).default('')

export const register = call(
  'POST',
  'v1/users',
  'Registers a person and opens a workspace named after the company; with an invitation, joins the one it is for.',
  z.object({
    first_name: field,
    last_name: field,
    company: field,
    job_title: field,
    email: field,
    password: field,
    invitation: z.string().max(200).optional(),
  }),
  signedIn,
  { status: 201, session: false },
)
export type Register = CallType<typeof register>
