// The user's ways to sign in, and requesting more permissions from a provider.
import type { ListIdentities, UnlinkIdentity } from '@fairlead/contract/v1/users/identities'
import { scopesFor, type AuthProvider, type ProviderPermission } from '@fairlead/domain/account/scopes'
import { queryFor, invalidate, putAnswer } from '../api/cache.ts'
import { sentenceOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { showToast } from '../ui/toast.ts'
import { beginSignIn, providerLabels } from './provider-sign-in.ts'
import { text as sessionPermissionsText } from '../i18n/session-permissions.ts'

export const waysInQuery = queryFor<ListIdentities>('v1/users/identities', {})

export const permissionTexts: Record<ProviderPermission, string> = sessionPermissionsText.permissions

/** Redirects to the provider and back to this page; shows an error when it can't be reached. */
export async function connect(provider: AuthProvider, permissions: readonly ProviderPermission[], hint?: string): Promise<void> {
  const back = `${window.location.pathname}${window.location.search}`
  try {
    await beginSignIn({ provider, purpose: 'link', back, scopes: scopesFor(provider, permissions), hint })
  } catch (error) {
    showToast(sentenceOf(error, sessionPermissionsText.providerUnreachable(providerLabels[provider])), { tone: 'bad' })
  }
}

export async function disconnect(id: string, provider: AuthProvider): Promise<void> {
  try {
    putAnswer(waysInQuery.queryKey, await send<UnlinkIdentity>('DELETE', 'v1/users/identities', { id }))
    invalidate('v1/users/settings')
    showToast(sessionPermissionsText.disconnected(providerLabels[provider]))
  } catch (error) {
    showToast(sentenceOf(error, sessionPermissionsText.disconnectFailed(providerLabels[provider])), { tone: 'bad' })
  }
}
