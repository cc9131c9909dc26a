import { register } from '@fairlead/contract/v1/users'
import { registerUser } from '../../features/accounts/sign-in/register-user.ts'
import { signInWithProvider } from '../../features/accounts/sign-in/sign-in-with-provider.ts'
import { provisionDemoCalendars } from '../provision-demo-calendars.ts'
import { Answer, openEndpoint } from '../endpoint.ts'

export const postUsers = openEndpoint(register, async ({ input, services }) => {
  const { system } = services.database
  const invitation = input.invitation || null
  if (!input.auth_provider) {
    const form = {
      firstName: input.first_name,
      lastName: input.last_name,
      company: input.company,
      jobTitle: input.job_title,
      email: input.email,
      password: input.password,
    }
    const registered = await registerUser(system, form, services.now(), services.settings, invitation)
    await provisionDemoCalendars(services, registered.email)
    return registered
  }
  const scopes = [...(input.scopes ?? []), ...(input.read_scopes ?? [])].flatMap((entry) => entry.split(/\s+/)).filter(Boolean)
  const form = {
    provider: input.auth_provider,
    code: input.auth_code ?? '',
    redirectUri: input.redirect_uri ?? '',
    scopes,
    codeVerifier: input.code_verifier || null,
    nonce: input.nonce || null,
    issuer: input.iss || null,
    invitation,
  }
  const { signedIn, isNew } = await signInWithProvider(
    system,
    services.outside.identity[input.auth_provider],
    form,
    services.now(),
    services.settings,
  )
  if ('session' in signedIn) await provisionDemoCalendars(services, signedIn.email)
  return new Answer(isNew ? 201 : 200, signedIn)
})
