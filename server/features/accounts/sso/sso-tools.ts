// What single sign-on needs from outside, and the addresses that providers are told.
import { ssoPath } from '@fairlead/domain/account/single-sign-on'
import { IdentityDown, IdentityRefused, type CompanyIdentity, type CompanyProvider } from '@fairlead/domain/ports/identity'
import type { CodeContext, OpenCompanyProvider } from '@fairlead/domain/ports/identity'
import type { Dns } from '@fairlead/domain/ports/dns'
import { Refusal } from '@fairlead/domain/refusal'
import type { Kysely } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Settings } from '../../../platform/settings.ts'
import { requireConfirmed } from '../factors/confirm-identity.ts'
import type { UserLists } from '../sessions/session-store.ts'
import { requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { text } from '../texts/texts.ts'
import { aboutConnection, findConnection, type Connection } from './sso-connection-store.ts'

export interface SsoTools {
  database: Database
  secrets: Secrets
  settings: UserLists & Pick<Settings, 'publicUrl'>
  outside: { openCompanyProvider: OpenCompanyProvider; dns: Dns }
}

/** One per connection, so that the answer of one provider can't be passed off as another's (RFC 9700 section 4.4.2). */
export const redirectUriOf = (publicUrl: string, id: string) => publicUrl + ssoPath(id)
export const logoutUriOf = (publicUrl: string, id: string) => `${publicUrl}/api/v2/account/sso/logout?connection=${id}`

export function openProvider({ secrets, outside }: SsoTools, { id, clientSecret, ...connection }: Connection): CompanyProvider {
  const { name, issuer, clientId, groupsClaim } = connection
  return outside.openCompanyProvider({ name, issuer, clientId, groupsClaim, clientSecret: secrets.open(clientSecret, aboutConnection(id)) })
}

/** Refuses an unknown one, and one of another workspace in the same words. */
export async function connectionOf(db: Kysely<DB>, workspaceId: string | null, id: string): Promise<Connection> {
  const connection = await findConnection(db, id)
  if (!connection || (workspaceId !== null && connection.workspaceId !== workspaceId))
    throw new Refusal('not_found', text.unknownConnection)
  return connection
}

/** For changes: an admin in a session that was confirmed lately. */
export async function requireConfirmedAdmin({ database: { system } }: SsoTools, ctx: ActorContext, session: string): Promise<void> {
  await requireWorkspaceAdmin(system, ctx.actor)
  await requireConfirmed(system, ctx, session, '')
}

export interface SsoCode {
  code: string
  codeVerifier: string
  nonce: string
  /** Returned by the browser (RFC 9207); null when missing. */
  issuer: string | null
}

/** Refuses with 'wrong_credentials' what the provider or a check refuses, with 'unavailable' when the provider can't be asked. */
export async function redeemSsoCode(tools: SsoTools, connection: Connection, form: SsoCode): Promise<CompanyIdentity> {
  const context: CodeContext = { issuer: form.issuer, codeVerifier: form.codeVerifier, nonce: form.nonce, scopes: [] }
  const redirectUri = redirectUriOf(tools.settings.publicUrl, connection.id)
  return answerOf(openProvider(tools, connection).exchange(form.code, redirectUri, context))
}

/** An answer of the provider, whose errors are refusals. */
export async function answerOf<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof IdentityRefused) throw new Refusal('wrong_credentials', error.message)
    if (error instanceof IdentityDown) throw new Refusal('unavailable', error.message)
    throw error
  }
}
