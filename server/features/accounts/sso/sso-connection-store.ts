// The OpenID Connect providers that a workspace has added.
import type { Kysely } from 'kysely'
import type { ConnectionForm } from '@fairlead/domain/account/single-sign-on'
import type { DB } from '../../../platform/schema.ts'
import type { StoredSecret } from '../../../platform/renew-secrets.ts'

export interface Connection extends Omit<ConnectionForm, 'clientSecret'> {
  id: string
  workspaceId: string
  /** Encrypted. */
  clientSecret: string
}

/** Binds the client secret; it can't be decrypted for another connection. */
export const aboutConnection = (id: string) => `sso connection ${id}`

function connections(db: Kysely<DB>) {
  return db
    .selectFrom('sso_connection')
    .select(['id', 'workspace_id as workspaceId', 'name', 'issuer', 'client_id as clientId', 'client_secret as clientSecret'])
    .select(['scopes', 'default_role as defaultRole', 'groups_claim as groupsClaim'])
    .select(['admin_groups as adminGroups', 'member_groups as memberGroups'])
}

/** In the order they were added. */
export function listConnections(db: Kysely<DB>, workspaceId: string): Promise<Connection[]> {
  return connections(db).where('workspace_id', '=', workspaceId).orderBy('created_at').orderBy('id').execute()
}

/** Of any workspace. */
export async function findConnection(db: Kysely<DB>, id: string): Promise<Connection | null> {
  return (await connections(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Adds or replaces it. */
export async function saveConnection(tx: Kysely<DB>, { id, workspaceId, ...form }: Connection): Promise<void> {
  const values = {
    name: form.name,
    issuer: form.issuer,
    client_id: form.clientId,
    client_secret: form.clientSecret,
    scopes: form.scopes,
    default_role: form.defaultRole,
    groups_claim: form.groupsClaim,
    admin_groups: form.adminGroups,
    member_groups: form.memberGroups,
  }
  await tx
    .insertInto('sso_connection')
    .values({ id, workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values).where('sso_connection.workspace_id', '=', workspaceId))
    .execute()
}

/** Sessions that it opened end with it. */
export async function deleteConnection(tx: Kysely<DB>, workspaceId: string, id: string): Promise<void> {
  await tx.deleteFrom('sso_connection').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
}

/** For re-encrypting client secrets with a newer key. */
export async function storedClientSecrets(db: Kysely<DB>): Promise<StoredSecret[]> {
  const rows = await db.selectFrom('sso_connection').select(['id', 'client_secret']).execute()
  return rows.map(({ id, client_secret: closed }) => ({
    closed,
    about: aboutConnection(id),
    replace: async (renewed) => {
      await db
        .updateTable('sso_connection')
        .set({ client_secret: renewed })
        .where('id', '=', id)
        .where('client_secret', '=', closed)
        .execute()
    },
  }))
}
