// Once at start: brings stored secrets under the newest key of the settings.
import { storedAppSecrets } from '../features/accounts/factors/factor-store.ts'
import { storedRefreshTokens } from '../features/accounts/providers/provider-token.ts'
import { storedClientSecrets } from '../features/accounts/sso/sso-connection-store.ts'
import { storedAccountTokens } from '../features/ats/link-ats.ts'
import { storedAccountSecrets } from '../features/calendars/open-account.ts'
import { storedMailboxSecrets } from '../features/mail/connections/mailbox-secret.ts'
import { storedMailboxTokens } from '../features/mail/connections/mailbox-token.ts'
import { storedDkimSecrets } from '../features/mail/connections/sign-mailbox.ts'
import { storedSigningKeys } from '../features/sourcing/records/signing-key-store.ts'
import { storedAddressKey } from '../platform/address-key.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { renewSecrets, type Renewal } from '../platform/renew-secrets.ts'
import type { Secrets } from '../platform/secrets.ts'

const kinds = {
  calendars: storedAccountSecrets,
  mailboxes: storedMailboxSecrets,
  'tokens of mailboxes': storedMailboxTokens,
  'keys that sign email': storedDkimSecrets,
  'authenticator apps': storedAppSecrets,
  identities: storedRefreshTokens,
  'single sign-on': storedClientSecrets,
  'applicant tracking systems': storedAccountTokens,
  'keys that sign shortlists': storedSigningKeys,
  'the key of hashed addresses': storedAddressKey,
}

/**
 * Re-encrypts every stored secret with the newest key, and logs when older keys may be removed. Never rejects: an unavailable
 * database is asked again at the next start.
 */
export async function renewStoredSecrets(database: Database, secrets: Secrets, log: Log): Promise<Renewal> {
  const all: Renewal = { renewed: 0, unreadable: 0 }
  for (const [kind, stored] of Object.entries(kinds))
    try {
      const { renewed, unreadable } = await renewSecrets(secrets, await stored(database.system))
      all.renewed += renewed
      all.unreadable += unreadable
    } catch (error) {
      log.warn({ err: error, kind }, 'secrets could not be encrypted under the newest key')
      return all
    }
  if (all.unreadable > 0) log.warn(all, 'some secrets cannot be read with the keys in SECRET_KEY')
  else log.warn(all, 'all secrets are encrypted under the newest key; older keys can be removed from SECRET_KEY')
  return all
}
