// Access tokens for Google and Microsoft mailboxes. Only one process renews a token at a time, under its row's lock: with a
// provider that rotates refresh tokens, all but the last would otherwise be locked out.
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import { IdentityRefused, type IdentityProvider } from '@fairlead/domain/ports/identity'
import { ConsentWithdrawn, type ApiAccount, type ApiKind } from '@fairlead/domain/ports/mailboxes'
import { must } from '@fairlead/domain/shared/records'
import type { Kysely } from 'kysely'
import type { Database, Tx } from '../../../platform/database.ts'
import type { StoredSecret } from '../../../platform/renew-secrets.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { listMailboxTokens, lockToken, replaceMailboxToken, saveToken, type NewToken } from '../mailboxes/mailbox-token-store.ts'

export const providerOfKind: Record<ApiKind, AuthProvider> = { gmail: 'google', graph: 'microsoft' }
export const kindOfProvider: Record<AuthProvider, ApiKind> = { google: 'gmail', microsoft: 'graph' }

/** Binds the token to the mailbox. */
const aboutToken = (mailboxId: string) => `mailbox token ${mailboxId}`

export interface TokenTools {
  database: Pick<Database, 'system'>
  secrets: Secrets
  identity: Readonly<Record<AuthProvider, IdentityProvider | null>>
}

export interface TokenMailbox {
  id: string
  workspaceId: string
  kind: ApiKind
}

/** A mailbox's tokens: the last one is cached for the life of its connection, and requested once at a time. */
export function accessTokens(tools: TokenTools, mailbox: TokenMailbox): ApiAccount['accessToken'] {
  let cached: { token: string; until: number } | null = null
  let asking: Promise<string> | null = null
  const isGood = (refused?: string) => cached !== null && cached.until > Date.now() && cached.token !== refused
  return async (refused) => {
    // a pending request may return the refused token
    if (asking && (await asking.catch(() => null)) !== refused && isGood(refused)) return must(cached).token
    if (isGood(refused)) return must(cached).token
    asking ??= freshAccessToken(tools, mailbox, refused)
      .then((token) => {
        // recheck the row soon: another process may have learned that the token is invalid
        cached = { token, until: Date.now() + rememberedMs }
        return token
      })
      .finally(() => (asking = null))
    return asking
  }
}

const rememberedMs = 30_000

/** The stored token if it is valid and not the refused one, otherwise a new one. */
async function freshAccessToken({ database, secrets, identity }: TokenTools, mailbox: TokenMailbox, refused?: string): Promise<string> {
  const provider = identity[providerOfKind[mailbox.kind]]
  const about = aboutToken(mailbox.id)
  return database.system.transaction().execute(async (tx) => {
    const stored = await lockToken(tx, mailbox.id)
    if (!stored) throw new ConsentWithdrawn()
    const accessToken = stored.accessToken === null ? null : secrets.open(stored.accessToken, about)
    if (accessToken !== null && accessToken !== refused) return accessToken
    if (!provider) throw new Error('This provider is not set up here.')
    const before = secrets.open(stored.refreshToken, about)
    const tokens = await provider.renew(before).catch((error: unknown) => {
      throw error instanceof IdentityRefused ? new ConsentWithdrawn() : error
    })
    await storeToken(tx, secrets, mailbox, { ...tokens, refreshToken: tokens.refreshToken ?? before })
    return tokens.accessToken
  })
}

export interface OpenToken {
  refreshToken: string
  accessToken: string
  expiresAt: Date
}

export function storeToken(
  tx: Tx,
  secrets: Secrets,
  { id, workspaceId }: Pick<TokenMailbox, 'id' | 'workspaceId'>,
  { refreshToken, accessToken, expiresAt }: OpenToken,
): Promise<void> {
  const close = (token: string) => secrets.close(token, aboutToken(id))
  const token: NewToken = {
    refreshToken: close(refreshToken),
    accessToken: close(accessToken),
    goodForMs: Math.max(0, expiresAt.getTime() - Date.now()),
  }
  return saveToken(tx, workspaceId, id, token)
}

/** For re-encrypting tokens with a newer key. */
export async function storedMailboxTokens(db: Kysely<DB>): Promise<StoredSecret[]> {
  return (await listMailboxTokens(db)).map(({ mailboxId, refreshToken }) => ({
    closed: refreshToken,
    about: aboutToken(mailboxId),
    replace: (renewed) => replaceMailboxToken(db, mailboxId, refreshToken, renewed),
  }))
}
