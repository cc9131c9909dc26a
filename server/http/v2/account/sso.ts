import * as calls from '@fairlead/contract/v2/account/sso'
import { endSsoSessions, findSso, openSso, signInWithSso } from '../../../features/accounts/sign-in/sign-in-with-sso.ts'
import { Answer, ok, openEndpoint } from '../../endpoint.ts'
import { provisionDemoCalendars } from '../../provision-demo-calendars.ts'

export const getAccountSso = openEndpoint(calls.findSso, async ({ input, services }) => {
  const { connections, isRequired } = await findSso(services, input.email, services.now())
  return { connections, is_required: isRequired }
})

export const getAccountSsoPage = openEndpoint(calls.openSso, ({ input, services }) => {
  const { connection, state, nonce, code_challenge: codeChallenge } = input
  return openSso(services, { connection, state, nonce, codeChallenge, loginHint: input.login_hint || null }, services.now())
})

export const postAccountSso = openEndpoint(calls.signInWithSso, async ({ input, services }) => {
  const { connection, auth_code: code, code_verifier: codeVerifier, nonce } = input
  const form = { connection, code, codeVerifier, nonce, issuer: input.iss || null }
  const { signedIn, isNew } = await signInWithSso(services, form, services.now())
  await provisionDemoCalendars(services, signedIn.email)
  return new Answer(isNew ? 201 : 200, signedIn)
})

export const postAccountSsoLogout = openEndpoint(calls.endSso, async ({ input, services }) => {
  await endSsoSessions(services, { connection: input.connection, token: input.logout_token }, services.now())
  return ok
})
