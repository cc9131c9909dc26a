// DKIM signing for a mailbox with its own relay: a key is created here, published by the owner, and used once its record was
// seen.
import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { domainOfAddress } from '@fairlead/domain/outreach/send-slots'
import { needsRecords } from '@fairlead/domain/outreach/sending-domain/check-records'
import type { DkimKey } from '@fairlead/domain/ports/mail'
import { Refusal } from '@fairlead/domain/refusal'
import type { Kysely } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import type { StoredSecret } from '../../../platform/renew-secrets.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { ownMailbox } from './connect-mailbox.ts'
import { insertDkimKey, listDkimKeys, listDkimSecrets, removeDkimKeys, replaceDkimSecret } from '../mailboxes/dkim-key-store.ts'
import { aboutDkimKey } from '../mailboxes/dkim-secret.ts'
import { planRecordCheck } from '../mailboxes/mailbox-records-store.ts'
import { bumpMailboxVersion, type StoredMailbox } from '../mailboxes/mailbox-store.ts'
import { text } from '../texts/texts.ts'

const makeKeyPair = promisify(generateKeyPair)
/** What every receiver verifies (RFC 8301 section 3.2); many DNS hosts' forms can't hold a longer key. */
const keyBits = 2048

/** A new key; the current one signs until the new one's record was seen. A key that waits for its record stays. */
export async function startSigning(ctx: ActorContext, secrets: Secrets, mailboxId: string): Promise<void> {
  if (!(await ctx.transaction((tx) => mayAddKey(tx, ctx, mailboxId)))) return
  const { privateKey, publicKey } = await makeKeyPair('rsa', {
    modulusLength: keyBits,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await ctx.transaction(async (tx) => {
    if (!(await mayAddKey(tx, ctx, mailboxId))) return
    const { id } = await ownMailbox(tx, ctx, mailboxId)
    const selector = `fl${ctx.now().getTime().toString(36)}`
    const secret = secrets.close(privateKey, aboutDkimKey(id, selector))
    await insertDkimKey(tx, ctx, id, { selector, publicKey: publicKey.toString('base64'), secret })
    await planRecordCheck(tx, ctx.workspaceId, id)
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId: id })
  })
}

/** Called before creating the key, which takes time, and again when saving it. False while a key waits for its record. */
async function mayAddKey(tx: Tx, ctx: ActorContext, mailboxId: string): Promise<boolean> {
  const { id, kind, address } = await ownMailbox(tx, ctx, mailboxId)
  if (kind !== 'smtp' || !needsRecords(address)) throw new Refusal('invalid_input', text.yourProviderSigns)
  const [newest] = await listDkimKeys(tx, id)
  return !newest || newest.seenAt !== null
}

/** Messages are sent without our signature again. */
export async function stopSigning(ctx: ActorContext, mailboxId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { id } = await ownMailbox(tx, ctx, mailboxId)
    await removeDkimKeys(tx, id)
    await bumpMailboxVersion(tx, id)
    await planRecordCheck(tx, ctx.workspaceId, id)
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId: id })
  })
}

/** The current signer of a mailbox's messages; null without one. Throws when the encryption key is gone. */
export async function signingKeyOf(db: Kysely<DB>, secrets: Secrets, { id, address }: StoredMailbox): Promise<DkimKey | null> {
  const key = (await listDkimKeys(db, id)).find(({ seenAt }) => seenAt !== null)
  if (!key) return null
  const { selector, secret } = key
  return { domain: domainOfAddress(address), selector, privateKey: secrets.open(secret, aboutDkimKey(id, selector)) }
}

/** For re-encrypting keys with a newer key. */
export async function storedDkimSecrets(db: Kysely<DB>): Promise<StoredSecret[]> {
  return (await listDkimSecrets(db)).map(({ id, mailboxId, selector, secret }) => ({
    closed: secret,
    about: aboutDkimKey(mailboxId, selector),
    replace: (renewed) => replaceDkimSecret(db, id, secret, renewed),
  }))
}
