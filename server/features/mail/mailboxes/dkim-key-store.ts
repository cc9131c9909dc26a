// The only writer of the keys that sign mailboxes' email. Its callers lock the mailbox first.
import type { Kysely } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB } from '../../../platform/schema.ts'

type Db = Kysely<DB>

export interface StoredDkimKey {
  id: string
  selector: string
  publicKey: string
  /** The private key, encrypted. */
  secret: string
  createdAt: Date
  /** When its DNS record was seen; null = it doesn't sign. */
  seenAt: Date | null
  /** When it began to wait for its record, or last waited for it. */
  waitingSince: Date
}

/** The newest first. */
export async function listDkimKeys(tx: Db, mailboxId: string): Promise<StoredDkimKey[]> {
  const rows = await tx
    .selectFrom('mailbox_dkim_key')
    .selectAll()
    .where('mailbox_id', '=', mailboxId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    selector: row.selector,
    publicKey: row.public_key,
    secret: row.secret,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    waitingSince: row.waiting_since,
  }))
}

export async function insertDkimKey(
  tx: Tx,
  ctx: WorkspaceContext,
  mailboxId: string,
  { selector, publicKey, secret }: Pick<StoredDkimKey, 'selector' | 'publicKey' | 'secret'>,
): Promise<void> {
  const now = ctx.now()
  await tx
    .insertInto('mailbox_dkim_key')
    .values({
      id: newId(),
      mailbox_id: mailboxId,
      workspace_id: ctx.workspaceId,
      selector,
      public_key: publicKey,
      secret,
      created_at: now,
      waiting_since: now,
    })
    .execute()
}

/** It signs from now on; older keys are no longer needed. */
export async function startDkimKey(tx: Tx, mailboxId: string, id: string, now: Date): Promise<void> {
  await tx.updateTable('mailbox_dkim_key').set({ seen_at: now }).where('id', '=', id).execute()
  await tx.deleteFrom('mailbox_dkim_key').where('mailbox_id', '=', mailboxId).where('id', '<>', id).execute()
}

/** Its record is gone: it signs again once the record is back. */
export async function stopDkimKey(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('mailbox_dkim_key').set({ seen_at: null, waiting_since: now }).where('id', '=', id).execute()
}

/** `secret` is encrypted for that mailbox. */
export async function moveDkimKey(tx: Tx, id: string, mailboxId: string, secret: string): Promise<void> {
  await tx.updateTable('mailbox_dkim_key').set({ mailbox_id: mailboxId, secret }).where('id', '=', id).execute()
}

export async function removeDkimKeys(tx: Tx, mailboxId: string): Promise<void> {
  await tx.deleteFrom('mailbox_dkim_key').where('mailbox_id', '=', mailboxId).execute()
}

/** Every encrypted private key in all workspaces. */
export async function listDkimSecrets(db: Db): Promise<{ id: string; mailboxId: string; selector: string; secret: string }[]> {
  return db.selectFrom('mailbox_dkim_key').select(['id', 'mailbox_id as mailboxId', 'selector', 'secret']).execute()
}

/** Does nothing when the secret has changed since it was read. */
export async function replaceDkimSecret(db: Db, id: string, before: string, after: string): Promise<void> {
  await db.updateTable('mailbox_dkim_key').set({ secret: after }).where('id', '=', id).where('secret', '=', before).execute()
}
