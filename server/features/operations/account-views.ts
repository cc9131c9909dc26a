// Accounts of all workspaces by email, with the settings super admins can change.
import type { Kysely } from 'kysely'
import { kindsOf, type UserKind, type UserLists } from '@fairlead/domain/account/user-kinds'
import { readProducts, type ProductType } from '@fairlead/domain/account/products'
import type { DB } from '../../platform/schema.ts'

export interface AccountView {
  id: string
  email: string
  name: string
  company: string
  workspaceName: string
  kinds: UserKind[]
  isSelfServe: boolean
  isV2: boolean
  products: ProductType[]
  isDisabled: boolean
  /** The workspace's. */
  quotaFactor: number
  createdAt: Date
}

export const maxAccounts = 20

/** Accounts whose address contains the text, by address; the exact match first. */
export async function findAccounts(db: Kysely<DB>, lists: UserLists, text: string): Promise<AccountView[]> {
  const term = text.trim().toLowerCase()
  if (term.length < 2) return []
  const rows = await db
    .selectFrom('users')
    .innerJoin('workspace', 'workspace.id', 'users.workspace_id')
    .selectAll('users')
    .select(['workspace.name as workspace_name', 'workspace.quota_factor'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('project_collaborator')
            .innerJoin('project', 'project.id', 'project_collaborator.project_id')
            .select('project.id')
            .whereRef('project_collaborator.workspace_id', '=', 'users.workspace_id')
            .whereRef('project_collaborator.email', '=', 'users.email')
            .whereRef('project.owner_id', '<>', 'users.id'),
        )
        .as('is_on_roster'),
    )
    .where('users.email', 'like', `%${term.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
    .orderBy((eb) => eb('users.email', '=', term), 'desc')
    .orderBy('users.email')
    .limit(maxAccounts)
    .execute()
  return rows.map((row) => {
    const flags = row.experiments
    const experiments = {
      enableSelfServeLeanTest: flags.enable_self_serve_lean_test ?? false,
      enableV2Experience: flags.enable_v2_experience ?? false,
    }
    const kinds = kindsOf({ email: row.email, isOnRoster: Boolean(row.is_on_roster), experiments }, lists)
    return {
      id: row.id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim(),
      company: row.company,
      workspaceName: row.workspace_name,
      kinds: row.is_super_admin && !kinds.includes('super_admin') ? [...kinds.filter((kind) => kind !== 'customer'), 'super_admin'] : kinds,
      isSelfServe: experiments.enableSelfServeLeanTest,
      isV2: experiments.enableV2Experience,
      products: readProducts(row.authorized_products.join(',')),
      isDisabled: row.disabled_at !== null,
      quotaFactor: row.quota_factor,
      createdAt: row.created_at,
    }
  })
}
