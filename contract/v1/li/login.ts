import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'

/** The session ID of a sign-in that waits for a code; '' once the account is connected. */
const answer = z.string()
const also = { 401: 'LinkedIn or its gateway refused the sign-in.' }
const codeAsked = { 202: 'LinkedIn asks for a code: the response is the session ID to send it with.' }

export const signInLinkedin = call(
  'POST',
  'v1/li/login',
  [],
  'Passes the username and password on to LinkedIn without storing them. The response is the session ID if a code is required, otherwise an empty string.',
  z.object({ username: text.default(''), password: text.default('') }),
  answer,
  { audit: 'connection_changed', also: { ...codeAsked, ...also } },
)
export type SignInLinkedin = CallType<typeof signInLinkedin>

export const verifyLinkedin = call(
  'PUT',
  'v1/li/login',
  [],
  'Sends the code LinkedIn asked for.',
  z.object({ li_session_id: text.default(''), twofac_key: text.default('') }),
  answer,
  { audit: 'connection_changed', also: { ...codeAsked, ...also } },
)
export type VerifyLinkedin = CallType<typeof verifyLinkedin>
