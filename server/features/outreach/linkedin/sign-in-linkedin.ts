// Signs a user in to LinkedIn through the gateway: username and password are passed on and never stored.
import type { Linkedin, LinkedinSignIn } from '@fairlead/domain/ports/linkedin'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import type { ActorContext } from '../../../platform/context.ts'
import { tryCredential, type CredentialLimits } from '../../accounts/security/try-credential.ts'
import { connectLinkedin } from './linkedin-account-store.ts'

/** The ID of the sign-in that waits for a code, or null when the account is connected; refuses with the gateway's reason. */
export async function signInLinkedin(
  ctx: ActorContext,
  { limits, linkedin }: { limits: CredentialLimits; linkedin: Linkedin },
  { username, password }: { username: string; password: string },
): Promise<string | null> {
  assertGiven({ username, password })
  const signIn = async () => settle(ctx, await linkedin.signIn(username.trim(), password))
  return tryCredential(limits, ctx, { username, host: 'linkedin.com' }, signIn)
}

/** The code LinkedIn asked for. */
export async function verifyLinkedin(
  ctx: ActorContext,
  linkedin: Linkedin,
  input: { sessionId: string; code: string },
): Promise<string | null> {
  assertGiven({ li_session_id: input.sessionId, twofac_key: input.code })
  return settle(ctx, await linkedin.verify(input.sessionId.trim(), input.code.trim()))
}

async function settle(ctx: ActorContext, outcome: LinkedinSignIn): Promise<string | null> {
  if (outcome.state === 'code_needed') return outcome.sessionId
  if (outcome.state === 'refused') throw new Refusal('wrong_credentials', messages.linkedinFailed, { password: outcome.reason })
  await ctx.transaction((tx) => connectLinkedin(tx, ctx, outcome.accountId))
  return null
}

function assertGiven(fields: Record<string, string>): void {
  const missing = Object.entries(fields).flatMap(([name, text]) => (text.trim() === '' ? [name] : []))
  if (missing.length > 0)
    throw new Refusal('invalid_input', undefined, Object.fromEntries(missing.map((name) => [name, messages.fieldRequired])))
}
