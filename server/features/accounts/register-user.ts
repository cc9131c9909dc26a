// Registration: opens a workspace named after the company, or joins the one an invitation is for, and signs in.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import { checkRegistration, type Registration } from '@fairlead/domain/account/forms'
import { normaliseEmail } from '@fairlead/domain/text/validation'
import { newId } from '../../platform/ids.ts'
import type { DB } from '../../platform/schema.ts'
import { takeInvitation } from './invitations.ts'
import { hashPassword } from './password.ts'
import { openSession } from './session-store.ts'
import type { SignedIn } from './sign-in.ts'

export async function registerUser(db: Kysely<DB>, form: Registration, now: Date, invitation: string | null = null): Promise<SignedIn> {
  const fields = checkRegistration(form)
  if (fields) throw new Refusal('invalid_input', undefined, fields)
  const password_hash = await hashPassword(form.password)
  const email = normaliseEmail(form.email)
  return db.transaction().execute(async (tx) => {
    const workspace_id = invitation ? await takeInvitation(tx, invitation, email, now) : await openWorkspace(tx, form.company.trim())
    const user = await tx
      .insertInto('users')
      .values({
        id: newId(),
        workspace_id,
        email,
        password_hash,
        first_name: form.firstName.trim(),
        last_name: form.lastName.trim(),
        company: form.company.trim(),
        job_title: form.jobTitle.trim(),
        experiments: JSON.stringify({ enable_self_serve_lean_test: true, enable_v2_experience: false }),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'workspace_id', 'first_name', 'last_name', 'email', 'profile_picture'])
      .executeTakeFirst()
    if (!user) throw new Refusal('email_taken', undefined, { email: 'This e-mail is already registered.' })
    const session = await openSession(tx, user, now)
    return { session, first_name: user.first_name, last_name: user.last_name, email: user.email, profile_picture: user.profile_picture }
  })
}

async function openWorkspace(tx: Kysely<DB>, name: string): Promise<string> {
  const id = newId()
  await tx.insertInto('workspace').values({ id, name }).execute()
  return id
}
