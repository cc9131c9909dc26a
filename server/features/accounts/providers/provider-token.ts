// A current access token for a user's provider account, from the encrypted refresh token.
import { IdentityRefused, type IdentityProvider } from '@fairlead/domain/ports/identity'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Kysely } from 'kysely'
import type { StoredSecret } from '../../../platform/renew-secrets.ts'
import type { DB } from '../../../platform/schema.ts'
import { findRefreshToken, listRefreshTokens, replaceRefreshToken, saveRefreshToken } from './identity-store.ts'
import { text } from '../texts/texts.ts'

/** Binds the refresh token; it can't be decrypted for another. */
export const aboutIdentity = (identityId: string) => `identity ${identityId}`

const cache = new Map<string, { token: string; until: number }>()
const asking = new Map<string, Promise<string>>()
const minMs = 120_000

/**
 * Valid for at least a minute. Rejects with IdentityRefused when consent was withdrawn, with IdentityDown when the provider
 * can't be asked.
 */
export function freshToken(ctx: WorkspaceContext, secrets: Secrets, provider: IdentityProvider, identityId: string): Promise<string> {
  const cached = cache.get(identityId)
  if (cached && cached.until - ctx.now().getTime() > minMs) return Promise.resolve(cached.token)
  const pending = asking.get(identityId)
  if (pending) return pending
  const request = renew(ctx, secrets, provider, identityId).finally(() => asking.delete(identityId))
  asking.set(identityId, request)
  return request
}

async function renew(ctx: WorkspaceContext, secrets: Secrets, provider: IdentityProvider, identityId: string): Promise<string> {
  const closed = await ctx.transaction((tx) => findRefreshToken(tx, identityId))
  if (closed === null) throw new IdentityRefused(text.noCalendarAccess)
  const tokens = await provider.renew(secrets.open(closed, aboutIdentity(identityId)))
  const { refreshToken } = tokens
  // some providers rotate it; the old one may end then
  if (refreshToken !== null)
    await ctx.transaction((tx) => saveRefreshToken(tx, identityId, secrets.close(refreshToken, aboutIdentity(identityId))))
  cache.set(identityId, { token: tokens.accessToken, until: tokens.expiresAt.getTime() })
  return tokens.accessToken
}

/** Clears the cached token of a removed or reconnected account. */
export function clearCachedToken(identityId: string): void {
  cache.delete(identityId)
}

/** For re-encrypting tokens with a newer key. */
export async function storedRefreshTokens(db: Kysely<DB>): Promise<StoredSecret[]> {
  return (await listRefreshTokens(db)).map(({ id, refreshToken }) => ({
    closed: refreshToken,
    about: aboutIdentity(id),
    replace: (renewed) => replaceRefreshToken(db, id, refreshToken, renewed),
  }))
}
