// The credentials of a user's mailbox: a password, encrypted for this mailbox only and decrypted per connection, or tokens.
import type { ApiAccount, MailAccount } from '@fairlead/domain/ports/mailboxes'
import type { Kysely } from 'kysely'
import type { StoredSecret } from '../../../platform/renew-secrets.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { accessTokens, type TokenTools } from './mailbox-token.ts'
import { listMailboxSecrets } from '../mailboxes/mailbox-views.ts'
import { replaceMailboxSecret, type StoredMailbox } from '../mailboxes/mailbox-store.ts'

/** Binds the password to the mailbox; it can't be decrypted for another. */
export const aboutMailbox = ({ userId, address }: { userId: string; address: string }): string => `mailbox ${userId} ${address}`

/** Throws when the password's encryption key is gone. */
export function accountOf(tools: TokenTools, mailbox: StoredMailbox): MailAccount {
  return apiAccountOf(tools, mailbox) ?? { ...mailbox, password: passwordOf(tools.secrets, mailbox), kind: 'smtp' }
}

/** null for a mailbox with a password. */
export function apiAccountOf(tools: TokenTools, { id, workspaceId, kind }: StoredMailbox): ApiAccount | null {
  return kind === 'smtp' ? null : { kind, accessToken: accessTokens(tools, { id, workspaceId, kind }) }
}

export function passwordOf(secrets: Secrets, mailbox: StoredMailbox): string {
  if (mailbox.secret === null) throw new Error('This mailbox has no password.')
  return secrets.open(mailbox.secret, aboutMailbox(mailbox))
}

/** For re-encrypting passwords with a newer key. */
export async function storedMailboxSecrets(db: Kysely<DB>): Promise<StoredSecret[]> {
  return (await listMailboxSecrets(db)).map((mailbox) => ({
    closed: mailbox.secret,
    about: aboutMailbox(mailbox),
    replace: (renewed) => replaceMailboxSecret(db, mailbox.id, mailbox.secret, renewed),
  }))
}
