// An account's password or token, decrypted only for the duration of a call.
import { CalendarDown, CalendarRefused, type CalendarServer, type Calendars } from '@fairlead/domain/ports/calendars'
import { IdentityRefused, type IdentityProvider } from '@fairlead/domain/ports/identity'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { freshToken } from '../accounts/providers/provider-token.ts'
import type { Kysely } from 'kysely'
import type { StoredSecret } from '../../platform/renew-secrets.ts'
import type { DB } from '../../platform/schema.ts'
import { listSecrets, replaceSecret, type StoredAccount } from './calendar-store.ts'
import { text } from './texts/texts.ts'

export interface CalendarTools {
  calendars: Calendars
  secrets: Secrets
  identity: Readonly<Record<'google' | 'microsoft', IdentityProvider | null>>
}

/** What an account's password is bound to: it can't be decrypted for another. */
export const aboutAccount = (account: Pick<StoredAccount, 'userId' | 'url' | 'username'>) =>
  `calendar ${account.userId} ${account.url} ${account.username}`

const opened = new Map<string, { by: string; server: CalendarServer }>()
const maxOpened = 1000

/**
 * An account's location is discovered once, for the same credentials. Rejects with CalendarRefused when there are no
 * credentials left.
 */
export async function openAccount(ctx: WorkspaceContext, tools: CalendarTools, account: StoredAccount): Promise<CalendarServer> {
  const by = [account.kind, account.url, account.username, account.secret, account.identityId].join(' ')
  const before = opened.get(account.id)
  if (before?.by === by) return before.server
  const server = await openAgain(ctx, tools, account)
  if (opened.size >= maxOpened) opened.clear()
  if (account.id !== '') opened.set(account.id, { by, server })
  return server
}

async function openAgain(ctx: WorkspaceContext, tools: CalendarTools, account: StoredAccount): Promise<CalendarServer> {
  const { calendars, secrets } = tools
  const { kind, url, username, secret } = account
  if (kind === 'ics') return calendars.open({ kind, url: secret ? secrets.open(secret, aboutAccount(account)) : url })
  if (kind === 'google' || kind === 'microsoft') return openProvider(ctx, tools, kind, account)
  if (url === '') {
    const server = await calendars.given(username)
    if (!server) throw new CalendarRefused(text.ownCalendarsOff)
    return server
  }
  if (secret === null) throw new CalendarRefused(text.passwordGone)
  return calendars.open({ kind, url, username, password: secrets.open(secret, aboutAccount(account)) })
}

function openProvider(
  ctx: WorkspaceContext,
  { calendars, secrets, identity }: CalendarTools,
  kind: 'google' | 'microsoft',
  { identityId }: StoredAccount,
): CalendarServer {
  const provider = identity[kind]
  if (!provider || identityId === null) throw new CalendarDown(text.providerNotSetUp)
  return calendars.open({
    kind,
    async accessToken() {
      try {
        return await freshToken(ctx, secrets, provider, identityId)
      } catch (error) {
        if (error instanceof IdentityRefused) throw new CalendarRefused(error.message)
        throw new CalendarDown(error instanceof Error ? error.message : text.providerUnavailable)
      }
    },
  })
}

/** Rediscovers where accounts are. */
export function clearOpenAccounts(): void {
  opened.clear()
}

/** For re-encrypting secrets with a newer key. */
export async function storedAccountSecrets(db: Kysely<DB>): Promise<StoredSecret[]> {
  return (await listSecrets(db)).map((account) => ({
    closed: account.secret,
    about: aboutAccount(account),
    replace: (renewed) => replaceSecret(db, account.id, account.secret, renewed),
  }))
}
