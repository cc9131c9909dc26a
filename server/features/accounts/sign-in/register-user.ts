// Registration: creates a workspace named after the company, or joins an invitation's, and signs in.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import { checkRegistration, type Registration } from '@fairlead/domain/account/forms'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Settings } from '../../../platform/settings.ts'
import { unknownAddresses } from './forgot-password.ts'
import { countAttempt, senderOf } from '../security/login-rate-limit.ts'
import { redeemInvitation } from '../members/invitations.ts'
import { refuseWeakPassword } from '../sessions/new-password.ts'
import { hashPassword } from '../sessions/password.ts'
import { requireOpenRegistration, type RegistrationPolicy } from './registration-policy.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { signInAs, type SignedIn } from './sign-in-as.ts'
import { emailTaken, insertUser, openWorkspace } from '../users/user-store.ts'

/** The spec requires the form to reveal registered addresses; this is rate-limited, and the address's owner is notified. */
async function refuseRepeated(db: Kysely<DB>, email: string, now: Date): Promise<void> {
  const existing = await db.selectFrom('users').select(['id', 'workspace_id']).where('email', '=', email).executeTakeFirst()
  if (!existing) return
  await countAttempt(db, `known address from ${senderOf()}`, now, unknownAddresses)
  const by = { workspaceId: existing.workspace_id, userId: existing.id }
  await db.transaction().execute(async (tx) => {
    await record(tx, by, { type: 'registration.repeated', userId: existing.id, day: now.toISOString().slice(0, 10) })
    await recordAuditEvent(tx, { ...by, kind: 'registration_repeated', actor: null, target: email })
  })
  throw emailTaken()
}

export async function registerUser(
  db: Kysely<DB>,
  form: Registration,
  now: Date,
  settings: RegistrationPolicy & Pick<Settings, 'productName'>,
  invitation: string | null = null,
): Promise<SignedIn> {
  const fields = checkRegistration(form, invitation !== null)
  if (fields) throw new Refusal('invalid_input', undefined, fields)
  const email = normaliseEmail(form.email)
  if (!invitation) await requireOpenRegistration(db, settings, email, now)
  refuseWeakPassword(form.password, { ...form, productName: settings.productName }, 'password')
  const passwordHash = await hashPassword(form.password)
  await refuseRepeated(db, email, now)
  return db.transaction().execute((tx) => openAccount(tx, { ...form, passwordHash }, now, invitation))
}

/** Saves a checked registration. */
export async function openAccount(
  tx: Tx,
  form: Omit<Registration, 'password'> & { passwordHash: string },
  now: Date,
  invitation: string | null = null,
): Promise<SignedIn> {
  const email = normaliseEmail(form.email)
  const invited = invitation ? await redeemInvitation(tx, invitation, email, now) : null
  const workspaceId = invited?.workspaceId ?? (await openWorkspace(tx, form.company.trim()))
  const provesAddress = invited?.provesAddress ?? false
  const user = await insertUser(tx, {
    workspaceId,
    email,
    passwordHash: form.passwordHash,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    company: form.company.trim(),
    jobTitle: form.jobTitle.trim(),
    emailVerifiedAt: provesAddress ? now : null,
  })
  const subject = { workspaceId, userId: user.id, actor: email }
  await recordAuditEvent(tx, { ...subject, kind: invitation ? 'invitation_accepted' : 'account_created' })
  if (!provesAddress)
    await record(tx, { workspaceId, userId: user.id }, { type: 'email.to_prove', userId: user.id, email, requestId: newId() })
  return signInAs(tx, user, now, { by: 'password' })
}
