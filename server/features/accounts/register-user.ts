// Registration: opens a workspace named after the company, or joins the one an invitation is for, and signs in.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import { checkRegistration, type Registration } from '@fairlead/domain/account/forms'
import { normaliseEmail } from '@fairlead/domain/text/validation'
import type { DB } from '../../platform/schema.ts'
import { takeInvitation } from './invitations.ts'
import { refuseWeakPassword } from './new-password.ts'
import { hashPassword } from './password.ts'
import { recordSecurityEvent } from './security-event-store.ts'
import { signInAs, type SignedIn } from './sign-in.ts'
import { insertUser, openWorkspace } from './user-store.ts'

/** `productName` = null accepts a weak password: the demo's is published on purpose. */
export async function registerUser(
  db: Kysely<DB>,
  form: Registration,
  now: Date,
  productName: string | null,
  invitation: string | null = null,
): Promise<SignedIn> {
  const fields = checkRegistration(form)
  if (fields) throw new Refusal('invalid_input', undefined, fields)
  if (productName !== null) refuseWeakPassword(form.password, { ...form, productName }, 'password')
  const passwordHash = await hashPassword(form.password)
  const email = normaliseEmail(form.email)
  return db.transaction().execute(async (tx) => {
    const workspaceId = invitation ? await takeInvitation(tx, invitation, email, now) : await openWorkspace(tx, form.company.trim())
    const user = await insertUser(tx, {
      workspaceId,
      email,
      passwordHash,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      company: form.company.trim(),
      jobTitle: form.jobTitle.trim(),
      emailVerifiedAt: null,
    })
    const who = { workspaceId, userId: user.id, actor: email }
    await recordSecurityEvent(tx, { ...who, kind: invitation ? 'invitation_accepted' : 'account_created' })
    return signInAs(tx, user, now, 'password')
  })
}
