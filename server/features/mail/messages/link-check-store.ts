// The only writer of results of link checks.
import type { LinkState } from '@fairlead/domain/ports/links'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** Known results that are still valid. */
export async function findLinkStates(tx: Tx, workspaceId: string, urls: readonly string[]): Promise<Map<string, LinkState>> {
  if (urls.length === 0) return new Map()
  const rows = await tx
    .selectFrom('link_check')
    .select(['url', 'state'])
    .where('workspace_id', '=', workspaceId)
    .where('url', 'in', urls)
    .where('good_until', '>', sql<Date>`clock_timestamp()`)
    .execute()
  return new Map(rows.map(({ url, state }) => [url, state]))
}

export async function saveLinkState(tx: Tx, workspaceId: string, url: string, state: LinkState, goodForMs: number): Promise<void> {
  const values = { state, good_until: sql<Date>`clock_timestamp() + make_interval(secs => ${goodForMs / 1000})` }
  await tx
    .insertInto('link_check')
    .values({ workspace_id: workspaceId, url, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'url']).doUpdateSet(values))
    .execute()
}
