// Stores a visitor's message to the operator, to be emailed.
import type { Kysely } from 'kysely'
import { checkContact, type ContactForm } from '@fairlead/domain/account/contact'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'
import { countAttempt } from '../security/login-rate-limit.ts'
import { operatorsOf } from '../users/operators.ts'
import { saveContactMessage } from './contact-message-store.ts'

const limit = 5

/** @param to additional recipients; without any, the super admins of the first workspace are notified */
export async function receiveMessage(db: Kysely<DB>, form: ContactForm, to: readonly string[], now: Date): Promise<void> {
  const wrong = checkContact(form)
  if (wrong) throw new Refusal('invalid_input', undefined, wrong)
  const email = normaliseEmail(form.email)
  await countAttempt(db, `contact ${email}`, now, limit)
  const id = newId()
  await db.transaction().execute(async (tx) => {
    const message = { id, name: form.name.trim(), email, company: form.company.trim(), message: form.message.trim() }
    await saveContactMessage(tx, message, now)
    const workspace = await tx.selectFrom('workspace').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
    if (!workspace) return
    const readers = await operatorsOf(tx, to)
    if (readers.length > 0)
      await record(tx, { workspaceId: workspace.id, userId: null }, { type: 'contact.received', to: readers, ...message })
  })
}
