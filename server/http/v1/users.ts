// POST {V1}users
import { register } from '@fairlead/contract/v1/users'
import { Refusal } from '@fairlead/domain/refusal'
import { registerUser } from '../../features/accounts/register-user.ts'
import { signInWithProvider } from '../../features/accounts/sign-in-with-provider.ts'
import { Answer, openEndpoint } from '../endpoint.ts'
import { providerNames } from './users/providers.ts'

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
    return registerUser(system, form, services.now(), invitation)
  }
  const { auth_code: code = '', redirect_uri: redirectUri = '' } = input
  if (code === '') throw new Refusal('invalid_input', undefined, { auth_code: 'This field is required.' })
  if (!URL.canParse(redirectUri)) throw new Refusal('invalid_input', undefined, { redirect_uri: 'Not a valid URL.' })
  const scopes = [...(input.scopes ?? []), ...(input.read_scopes ?? [])].flatMap((one) => one.split(/\s+/)).filter(Boolean)
  const form = { providerName: providerNames[input.auth_provider], code, redirectUri, scopes, invitation }
  const { signedIn, isNew } = await signInWithProvider(system, services.outside.identity[input.auth_provider], form, services.now())
  return new Answer(isNew ? 201 : 200, signedIn)
})
