// Messages from the contact page, for staff to read and mark as handled.
import { Refusal } from '@fairlead/domain/refusal'
import type { OperationsContext } from './access-operations.ts'
import { lockContactMessage, saveHandled } from '../accounts/contact/contact-message-store.ts'

export interface ContactMessage {
  id: string
  name: string
  email: string
  company: string
  message: string
  at: Date
  handledAt: Date | null
  handledBy: string | null
}

export const contactPageSize = 50

/** The newest first. */
export async function listContactMessages(
  { db }: OperationsContext,
  isHandled: boolean,
  page: number,
): Promise<{ messages: ContactMessage[]; open: number; hasMore: boolean }> {
  const rows = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('handled_at', isHandled ? 'is not' : 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(contactPageSize + 1)
    .offset((page - 1) * contactPageSize)
    .execute()
  const { open } = await db
    .selectFrom('contact_message')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    open: Number(open),
    hasMore: rows.length > contactPageSize,
    messages: rows.slice(0, contactPageSize).map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      company: row.company,
      message: row.message,
      at: row.at,
      handledAt: row.handled_at,
      handledBy: row.handled_by,
    })),
  }
}

/** The first user to mark it stays named: marking it again changes nothing. */
export async function handleContactMessage({ db, actor, now }: OperationsContext, id: string, isHandled: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockContactMessage(tx, id)
    if (!row) throw new Refusal('not_found')
    if ((row.handled_at !== null) === isHandled) return
    await saveHandled(tx, id, isHandled ? { at: now, by: actor.email } : null)
  })
}
