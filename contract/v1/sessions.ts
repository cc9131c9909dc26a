import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, nothing } from '../fields.ts'
import { signedInOrStep } from '../shapes/common.ts'

export const signIn = call(
  'POST',
  'v1/sessions',
  ['guest'],
  'Signs in with email and password. An account with a second factor gets second_step instead of a session: answer it with v2/account/second_step.',
  z.object({ email: z.string().max(500).default(''), password: z.string().max(500).default('') }),
  signedInOrStep,
  { audit: 'itself' },
)
export type SignIn = CallType<typeof signIn>

export const checkSession = call(
  'GET',
  'v1/sessions',
  ['staff', 'unproven', 'unsecured'],
  'Responds with 200 for a valid session, otherwise 401.',
  nothing,
  z.object({ email: z.string() }),
)
export type CheckSession = CallType<typeof checkSession>

export const signOut = call(
  'DELETE',
  'v1/sessions',
  ['staff', 'unproven', 'unsecured'],
  'Signs out: the session is revoked.',
  nothing,
  done,
  {
    audit: 'itself',
  },
)
export type SignOut = CallType<typeof signOut>
