// Changes the user's own profile. A new password ends every other session; a new address waits until a link sent to it is used.
import { checkProfile, type ProfileForm } from '@fairlead/domain/account/forms'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { requireConfirmed } from '../accounts/factors/confirm-identity.ts'
import { closeAccountLinks } from '../accounts/security/link-store.ts'
import { refuseWeakPassword } from '../accounts/sessions/new-password.ts'
import { hashPassword } from '../accounts/sessions/password.ts'
import { requestEmailChange } from '../accounts/sign-in/prove-email.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { closeSessionsOf, readOpenedBy } from '../accounts/sessions/session-store.ts'
import { renameOwnWorkspace, savePassword, saveProfile } from '../accounts/users/user-store.ts'
import { readUser } from '../accounts/users/user-views.ts'

type Kept = 'firstName' | 'lastName' | 'company' | 'jobTitle' | 'email'

/** Missing fields don't change. */
export type ProfileChange = Omit<ProfileForm, Kept> & { [F in Kept]?: string | undefined }

/** `session` is the caller's own token, which stays valid. A session opened by staff may view a profile but not change it. */
export async function changeProfile(
  database: Database,
  ctx: ActorContext,
  { change, session, productName }: { change: ProfileChange; session: string; productName: string },
): Promise<void> {
  const now = await readUser(ctx)
  const form: ProfileForm = {
    firstName: change.firstName ?? now.firstName,
    lastName: change.lastName ?? now.lastName,
    company: change.company ?? now.company,
    jobTitle: change.jobTitle ?? now.jobTitle,
    email: change.email ?? now.email,
    newPassword: change.newPassword,
    newPasswordAgain: change.newPasswordAgain,
    currentPassword: change.currentPassword,
  }
  const wrong = checkProfile(form)
  if (wrong) throw new Refusal('invalid_input', undefined, wrong)
  if ((await readOpenedBy(database.system, session)) !== null) throw new Refusal('not_permitted')
  const email = normaliseEmail(form.email)
  const isNewEmail = email !== ctx.actor.email
  const isNewPassword = form.newPassword !== ''
  if (isNewPassword) refuseWeakPassword(form.newPassword, { ...form, productName }, 'new_password')
  if (isNewEmail || isNewPassword) await requireConfirmed(database.system, ctx, session, form.currentPassword)
  const passwordHash = isNewPassword ? await hashPassword(form.newPassword) : null
  await database.system.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select(['company', 'pending_email'])
      .where('id', '=', ctx.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (isNewEmail && before.pending_email !== email) await requestEmailChange(tx, ctx, email)
    await renameOwnWorkspace(tx, ctx.workspaceId, before.company, form.company.trim())
    await saveProfile(tx, ctx.userId, {
      first_name: form.firstName.trim(),
      last_name: form.lastName.trim(),
      company: form.company.trim(),
      job_title: form.jobTitle.trim(),
    })
    if (passwordHash === null) return
    await savePassword(tx, ctx.userId, passwordHash)
    await closeAccountLinks(tx, ctx.userId, ctx.now())
    await closeSessionsOf(tx, ctx.userId, session)
    const { workspaceId, userId, actor } = ctx
    await recordAuditEvent(tx, { kind: 'password_changed', workspaceId, userId, actor: actor.email })
    await record(tx, ctx, { type: 'sign_in.changed', userId, to: actor.email, change: 'password', requestId: newId() })
  })
}
