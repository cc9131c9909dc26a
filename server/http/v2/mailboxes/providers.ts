import * as calls from '@fairlead/contract/v2/mailboxes/providers'
import { authProviders, mailboxScopes } from '@fairlead/domain/account/scopes'
import { IdentityDown } from '@fairlead/domain/ports/identity'
import { providerNames } from '../../../features/accounts/providers/redeem-code.ts'
import { connectProviderMailbox } from '../../../features/mail/connections/connect-provider-mailbox.ts'
import { Answer, endpoint } from '../../endpoint.ts'
import { mailboxTools } from '../../mailbox-tools.ts'
import { mailboxesAnswer } from '../../wire/mailboxes.ts'

export const getMailboxesProviders = endpoint(calls.mailboxProviders, async (_, { input, services }) => {
  const { redirect_uri: redirectUri, state } = input
  const requested = authProviders.filter((provider) => input.auth_provider === undefined || provider === input.auth_provider)
  return Promise.all(
    requested.map(async (auth_provider) => {
      const provider = services.outside.identity[auth_provider]
      const missing = ['CLIENT_ID', 'CLIENT_SECRET'].map((suffix) => `${auth_provider.toUpperCase()}_${suffix}`)
      const about = { auth_provider, name: providerNames[auth_provider], missing_settings: provider ? [] : missing }
      if (!provider || !redirectUri || !state) return { ...about, url: null }
      const request = {
        redirectUri,
        state,
        scopes: mailboxScopes(auth_provider),
        nonce: input.nonce || null,
        codeChallenge: input.code_challenge || null,
        loginHint: input.login_hint || null,
        isLasting: true,
      }
      const url = await provider.authorizationUrl(request).catch((error: unknown) => {
        if (error instanceof IdentityDown) return null
        throw error
      })
      return { ...about, url }
    }),
  )
})

export const postMailboxesProviders = endpoint(calls.connectProviderMailbox, async (ctx, { input, services }) => {
  const code = {
    provider: input.auth_provider,
    code: input.auth_code,
    redirectUri: input.redirect_uri,
    scopes: mailboxScopes(input.auth_provider),
    codeVerifier: input.code_verifier || null,
    nonce: input.nonce || null,
    issuer: input.iss || null,
  }
  await connectProviderMailbox(ctx, mailboxTools(services), code, input.is_shared)
  return new Answer(201, await mailboxesAnswer(ctx, services))
})
