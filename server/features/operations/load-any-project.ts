// A project in any workspace, limited to what operations may see: name, owner, staff settings.
import type { Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../platform/schema.ts'

export interface AnyProject {
  id: string
  workspaceId: string
  name: string
  status: string
  byHand: string | null
  isFreeTrial: boolean
  trialContacts: number | null
}

/** Locked until the transaction ends, unless it is only read. */
export async function loadAnyProject(tx: Kysely<DB>, id: string, lock: 'update' | 'none' = 'update'): Promise<AnyProject> {
  const query = tx
    .selectFrom('project')
    .select(['id', 'workspace_id', 'name', 'operations_status', 'operations_status_by', 'is_free_trial', 'free_trial_contacts'])
    .where('id', '=', id)
  const row = await (lock === 'update' ? query.forNoKeyUpdate() : query).executeTakeFirst()
  if (!row) throw new Refusal('project_not_found')
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    status: row.operations_status,
    byHand: row.operations_status_by,
    isFreeTrial: row.is_free_trial,
    trialContacts: row.free_trial_contacts,
  }
}
