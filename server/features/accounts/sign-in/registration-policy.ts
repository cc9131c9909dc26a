// Whether the installation's settings allow registration without an invitation.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../../platform/schema.ts'
import type { Settings } from '../../../platform/settings.ts'
import { requiredSso, ssoRequired } from '../sso/sso-rule.ts'
import { isFirstRun } from './first-run.ts'
import { text } from '../texts/texts.ts'

export type RegistrationPolicy = Pick<Settings, 'registration' | 'registrationDomains'>

/** Refuses with 'registration_closed' and says who may register, or with 'sso_required' where they join by single sign-on; `email` is normalized. */
export async function requireOpenRegistration(db: Kysely<DB>, policy: RegistrationPolicy, email: string, now: Date): Promise<void> {
  const required = await requiredSso(db, email, now)
  if (required) throw ssoRequired(required)
  if (await isFirstRun(db)) throw new Refusal('registration_closed', text.noAdministrator)
  if (policy.registration === 'open') return
  if (policy.registration === 'domain' && policy.registrationDomains.includes(email.split('@').at(-1) ?? '')) return
  const domains = policy.registrationDomains.join(', ')
  throw new Refusal('registration_closed', policy.registration === 'domain' ? text.registrationLimited(domains) : undefined)
}
