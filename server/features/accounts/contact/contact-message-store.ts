// The only writer of messages from the contact form.
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/schema.ts'

export interface ContactMessage {
  id: string
  name: string
  email: string
  company: string
  message: string
}

export async function saveContactMessage(tx: Kysely<DB>, message: ContactMessage, sentAt: Date): Promise<void> {
  await tx
    .insertInto('contact_message')
    .values({ ...message, at: sentAt })
    .execute()
}

/** null: the message is reopened. */
export async function saveHandled(tx: Kysely<DB>, id: string, handled: { at: Date; by: string } | null): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ handled_at: handled?.at ?? null, handled_by: handled?.by ?? null })
    .where('id', '=', id)
    .execute()
}

export function lockContactMessage(tx: Kysely<DB>, id: string) {
  return tx.selectFrom('contact_message').select('handled_at').where('id', '=', id).forUpdate().executeTakeFirst()
}
