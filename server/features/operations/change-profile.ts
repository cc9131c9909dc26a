// Changes one's own profile: a new address is carried into every roster, a new password ends every other session.
import { checkProfile, type ProfileForm } from '@fairlead/domain/account/forms'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/text/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { refuseWeakPassword } from '../accounts/new-password.ts'
import { hashPassword } from '../accounts/password.ts'
import { closeSessionsOf, whoOpened } from '../accounts/session-store.ts'
import { emailTaken, renameOwnWorkspace, savePassword, saveProfile } from '../accounts/user-store.ts'
import { moveOnRosters } from '../projects/project-store.ts'

/** `session` is the caller's own token, the one that lives on. A session opened by staff may look at a profile and not change it. */
export async function changeProfile(
  database: Database,
  ctx: ActorContext,
  form: ProfileForm,
  session: string,
  productName: string,
): Promise<void> {
  const wrong = checkProfile(form)
  if (wrong) throw new Refusal('invalid_input', undefined, wrong)
  if ((await whoOpened(database.system, session)) !== null) throw new Refusal('not_permitted')
  const email = normaliseEmail(form.email)
  const isMoved = email !== ctx.actor.email
  if (form.newPassword !== '') refuseWeakPassword(form.newPassword, { ...form, productName }, 'new_password')
  const passwordHash = form.newPassword === '' ? null : await hashPassword(form.newPassword)
  await database.system.transaction().execute(async (tx) => {
    if (isMoved) {
      const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
      // an address somebody has on a roster carries rights that were meant for its owner
      const meant = await tx
        .selectFrom('project_collaborator')
        .select('project_id')
        .where('email', '=', email)
        .where('workspace_id', '=', ctx.workspaceId)
        .limit(1)
        .executeTakeFirst()
      if (taken || meant) throw emailTaken()
    }
    const before = await tx.selectFrom('users').select('company').where('id', '=', ctx.userId).executeTakeFirstOrThrow()
    await renameOwnWorkspace(tx, ctx.workspaceId, before.company, form.company.trim())
    await saveProfile(tx, ctx.userId, {
      first_name: form.firstName.trim(),
      last_name: form.lastName.trim(),
      company: form.company.trim(),
      job_title: form.jobTitle.trim(),
      email,
      ...(isMoved ? { email_verified_at: null } : {}),
    })
    if (isMoved) await moveOnRosters(tx, ctx.workspaceId, ctx.actor.email, email)
    if (passwordHash === null) return
    await savePassword(tx, ctx.userId, passwordHash)
    await closeSessionsOf(tx, ctx.userId, session)
  })
}
