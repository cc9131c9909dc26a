// Signing in at Google or Microsoft: a known identity signs in, a proven address links its account, anybody else registers.
import { sql, type Kysely } from 'kysely'
import { IdentityDown, IdentityRefused, type IdentityProvider, type ProvenIdentity } from '@fairlead/domain/ports/identity'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../platform/schema.ts'
import { findLinkedUser, saveIdentity } from './identity-store.ts'
import { takeInvitation } from './invitations.ts'
import { closeSessionsOf } from './session-store.ts'
import { signInAs, type SignedIn } from './sign-in.ts'
import { emailTaken, insertUser, lockUserByEmail, openWorkspace, savePassword, saveVerifiedEmail, type KnownUser } from './user-store.ts'

export interface ProviderForm {
  /** As people call it. */
  providerName: string
  code: string
  redirectUri: string
  scopes: string[]
  invitation: string | null
}

/** `isNew` = an account was opened. Refuses with 'unavailable' when the provider is not set up or cannot be asked. */
export async function signInWithProvider(
  db: Kysely<DB>,
  provider: IdentityProvider | null,
  form: ProviderForm,
  now: Date,
): Promise<{ signedIn: SignedIn; isNew: boolean }> {
  if (!provider) throw new Refusal('unavailable', `Signing in with ${form.providerName} is not set up here.`)
  const proven = await redeem(provider, form)
  return db.transaction().execute(async (tx) => {
    // two tabs that come back at once open one account
    await sql`select pg_advisory_xact_lock(hashtextextended(${proven.email}, 16))`.execute(tx)
    const linked = await findLinkedUser(tx, proven)
    if (linked?.isDisabled) throw new Refusal('wrong_credentials', 'This account is disabled.')
    const user = linked ?? (await linkByAddress(tx, proven, now))
    const member = user ?? (await register(tx, proven, form, now))
    await saveIdentity(tx, member, proven)
    return { signedIn: await signInAs(tx, member, now), isNew: user === null }
  })
}

async function redeem(provider: IdentityProvider, { code, redirectUri, scopes, providerName }: ProviderForm): Promise<ProvenIdentity> {
  try {
    return await provider.exchange(code, redirectUri, { codeVerifier: null, nonce: null, scopes })
  } catch (error) {
    if (error instanceof IdentityRefused)
      throw new Refusal('wrong_credentials', `Error authenticating ${providerName} user - please try again later.`)
    if (error instanceof IdentityDown) throw new Refusal('unavailable', error.message)
    throw error
  }
}

/** Whoever registered the address without proving it may have been somebody else: their password and sessions end. */
async function linkByAddress(tx: Kysely<DB>, proven: ProvenIdentity, now: Date): Promise<KnownUser | null> {
  const user = await lockUserByEmail(tx, proven.email)
  if (!user) return null
  if (!proven.emailVerified) throw emailTaken()
  if (user.email_verified_at === null) {
    await savePassword(tx, user.id, null)
    await closeSessionsOf(tx, user.id)
    await saveVerifiedEmail(tx, user.id, now)
  }
  return user
}

async function register(tx: Kysely<DB>, proven: ProvenIdentity, form: ProviderForm, now: Date): Promise<KnownUser> {
  if (!proven.emailVerified) throw new Refusal('not_permitted', `${form.providerName} has not verified the address ${proven.email}.`)
  const company = proven.email.split('@')[1] ?? ''
  const workspaceId = form.invitation ? await takeInvitation(tx, form.invitation, proven.email, now) : await openWorkspace(tx, company)
  return insertUser(tx, {
    workspaceId,
    email: proven.email,
    passwordHash: null,
    firstName: proven.firstName,
    lastName: proven.lastName,
    company,
    jobTitle: '',
    profilePicture: proven.pictureUrl,
    emailVerifiedAt: now,
  })
}
