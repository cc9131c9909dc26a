// Signing in with Google or Microsoft: a known identity signs in, a verified address links its account, anyone else registers.
import { nameAsText } from '@fairlead/domain/account/names'
import { sql, type Kysely } from 'kysely'
import type { IdentityProvider, ProvenIdentity } from '@fairlead/domain/ports/identity'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../../platform/schema.ts'
import { findLinkedUser, saveIdentity } from '../providers/identity-store.ts'
import { redeemInvitation } from '../members/invitations.ts'
import { providerNames, redeemCode, type ProviderCode } from '../providers/redeem-code.ts'
import { reclaimAccount } from './reclaim-account.ts'
import { requireOpenRegistration, type RegistrationPolicy } from './registration-policy.ts'
import { openSecondStep, type SecondStep } from './second-step.ts'
import { signInAs, type SignedIn } from './sign-in-as.ts'
import { readFactorRule } from '../factors/factor-rule.ts'
import type { PublicSettings } from '../factors/passkeys.ts'
import {
  emailTaken,
  insertUser,
  lockUserByEmail,
  openWorkspace,
  saveVerifiedEmail,
  workspaceName,
  type KnownUser,
} from '../users/user-store.ts'
import { text } from '../texts/texts.ts'

export interface ProviderForm extends ProviderCode {
  invitation: string | null
}

/** The provider is both factors unless the workspace asks for its own as well. `isNew` = an account was created. Refuses with 'unavailable' when the provider isn't configured or can't be asked. */
export async function signInWithProvider(
  db: Kysely<DB>,
  provider: IdentityProvider | null,
  form: ProviderForm,
  now: Date,
  settings: RegistrationPolicy & PublicSettings,
): Promise<{ signedIn: SignedIn | { second_step: SecondStep }; isNew: boolean }> {
  const proven = await redeemCode(provider, form)
  return db.transaction().execute(async (tx) => {
    // two concurrent tabs create one account
    await sql`select pg_advisory_xact_lock(hashtextextended(${proven.email}, 16))`.execute(tx)
    const linked = await findLinkedUser(tx, proven)
    if (linked?.isDisabled) throw new Refusal('wrong_credentials', text.accountDisabled)
    const user = linked ?? (await linkByAddress(tx, proven, now))
    const member = user ?? (await register(tx, proven, form, now, settings))
    await saveIdentity(tx, member, form.provider, proven)
    const isOneStep = !(await readFactorRule(tx, member.workspace_id)).forProviders
    const step = isOneStep ? null : await openSecondStep(tx, settings, member, form.provider, now)
    return { signedIn: step ? { second_step: step } : await signInAs(tx, member, now, { by: form.provider }), isNew: user === null }
  })
}

/** An account's address that was never verified may have been registered by someone else: see reclaimAccount. */
async function linkByAddress(tx: Kysely<DB>, proven: ProvenIdentity, now: Date): Promise<KnownUser | null> {
  const user = await lockUserByEmail(tx, proven.email)
  if (!user) return null
  if (!proven.emailVerified) throw emailTaken()
  if (user.email_verified_at !== null) return user
  const reclaimed = await reclaimAccount(tx, user, now)
  await saveVerifiedEmail(tx, reclaimed.id, now)
  return reclaimed
}

async function register(
  tx: Kysely<DB>,
  proven: ProvenIdentity,
  form: ProviderForm,
  now: Date,
  policy: RegistrationPolicy,
): Promise<KnownUser> {
  if (!proven.emailVerified) throw new Refusal('not_permitted', text.unverifiedByProvider(providerNames[form.provider], proven.email))
  if (!form.invitation) await requireOpenRegistration(tx, policy, proven.email, now)
  // until they name their company; the workspace of an invitation has a name already
  const domain = proven.email.split('@')[1] ?? ''
  const invited = form.invitation ? (await redeemInvitation(tx, form.invitation, proven.email, now)).workspaceId : null
  const workspaceId = invited ?? (await openWorkspace(tx, domain))
  const company = invited === null ? domain : await workspaceName(tx, invited)
  return insertUser(tx, {
    workspaceId,
    email: proven.email,
    passwordHash: null,
    // the rules for typed names also apply to the provider's
    firstName: nameAsText(proven.firstName),
    lastName: nameAsText(proven.lastName),
    company,
    jobTitle: '',
    profilePicture: proven.pictureUrl,
    emailVerifiedAt: now,
  })
}
