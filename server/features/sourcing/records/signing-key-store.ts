// The key pair that signs a workspace's shortlists: made once, its secret half encrypted; the public half is published.
import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { StoredSecret } from '../../../platform/renew-secrets.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { must } from '@fairlead/domain/shared/records'

export interface SigningKey {
  /** SPKI, DER. */
  publicKey: Buffer
  /** SHA-256 of the public key, hexadecimal. */
  fingerprint: string
  /** Ed25519, RFC 8032. */
  sign(bytes: Uint8Array): Buffer
}

const about = (workspaceId: string): string => `signing key ${workspaceId}`

export function makeKeyPair(): { publicKey: Buffer; privateKey: string; fingerprint: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { publicKey, privateKey, fingerprint: createHash('sha256').update(publicKey).digest('hex') }
}

/** The workspace's key; the first call makes it. Throws when the encryption key is gone. */
export async function openSigningKey(tx: Tx, ctx: WorkspaceContext, secrets: Secrets): Promise<SigningKey> {
  const read = () => tx.selectFrom('signing_key').selectAll().where('workspace_id', '=', ctx.workspaceId).executeTakeFirst()
  let row = await read()
  if (!row) {
    const { publicKey, privateKey, fingerprint } = makeKeyPair()
    const secret = secrets.close(privateKey, about(ctx.workspaceId))
    // of two that are made at once, the first counts
    await tx
      .insertInto('signing_key')
      .values({ workspace_id: ctx.workspaceId, public_key: publicKey, fingerprint, secret, made_at: ctx.now() })
      .onConflict((conflict) => conflict.column('workspace_id').doNothing())
      .execute()
    row = must(await read())
  }
  const key = createPrivateKey(secrets.open(row.secret, about(ctx.workspaceId)))
  return { publicKey: row.public_key, fingerprint: row.fingerprint, sign: (bytes) => sign(null, bytes, key) }
}

/** null = no workspace has it. */
export async function findPublicKey(db: Kysely<DB>, fingerprint: string): Promise<{ publicKey: Buffer; madeAt: Date } | null> {
  const row = await db.selectFrom('signing_key').select(['public_key', 'made_at']).where('fingerprint', '=', fingerprint).executeTakeFirst()
  return row ? { publicKey: row.public_key, madeAt: row.made_at } : null
}

/** For re-encrypting them with the settings' newest key. */
export async function storedSigningKeys(db: Kysely<DB>): Promise<StoredSecret[]> {
  const rows = await db.selectFrom('signing_key').select(['workspace_id', 'secret']).execute()
  return rows.map(({ workspace_id: workspaceId, secret: closed }) => ({
    closed,
    about: about(workspaceId),
    replace: async (secret) => {
      await db.updateTable('signing_key').set({ secret }).where('workspace_id', '=', workspaceId).where('secret', '=', closed).execute()
    },
  }))
}
