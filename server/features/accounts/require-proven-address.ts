// Users can reach outsiders only once their email address is verified.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../platform/schema.ts'
import * as text from './texts/en.ts'

/**
 * Refuses with 'email_unproven' until the user's address is verified; the product itself (`userId` null) passes. Call it after
 * the project gate, so that the refusal reveals nothing about projects the user can't see. Reads the row instead of the
 * session, so that an address takes effect as soon as it is verified.
 */
export async function requireProvenAddress(tx: Kysely<DB>, { userId }: { userId: string | null }): Promise<void> {
  if (userId === null) return
  const user = await tx.selectFrom('users').select(['email', 'email_verified_at']).where('id', '=', userId).executeTakeFirst()
  if (!user?.email_verified_at) throw new Refusal('email_unproven', user && text.verifyEmailFirst(user.email))
}

/** False until a link sent to the user's address was used. */
export async function isAddressProven(tx: Kysely<DB>, userId: string): Promise<boolean> {
  const user = await tx.selectFrom('users').select('email_verified_at').where('id', '=', userId).executeTakeFirst()
  return user?.email_verified_at != null
}
