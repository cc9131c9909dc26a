import { signInLinkedin, verifyLinkedin } from '@fairlead/contract/v1/li/login'
import { signInLinkedin as signIn, verifyLinkedin as verify } from '../../../features/outreach/linkedin/sign-in-linkedin.ts'
import { credentialLimits } from '../../credential-limits.ts'
import { Answer, endpoint } from '../../endpoint.ts'

export const postLiLogin = endpoint(signInLinkedin, async (ctx, { input, services }) =>
  toWire(
    await signIn(
      ctx,
      { limits: credentialLimits(services), linkedin: services.outside.linkedin },
      { username: input.username, password: input.password },
    ),
  ),
)

export const putLiLogin = endpoint(verifyLinkedin, async (ctx, { input, services }) =>
  toWire(await verify(ctx, services.outside.linkedin, { sessionId: input.li_session_id, code: input.twofac_key })),
)

function toWire(sessionId: string | null): Answer<string> {
  return new Answer(sessionId === null ? 200 : 202, sessionId ?? '')
}
