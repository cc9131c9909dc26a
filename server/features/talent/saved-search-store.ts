// The only writer of saved searches, which everyone in the workspace uses.
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { text } from './texts/texts.ts'

/** A saved search: query and filters, without paging. */
export interface SavedFilters {
  words: string
  /** The criteria stand for the words. */
  isRead: boolean
  titles: string[]
  skills: string[]
  locations: string[]
  radiusKm: number | null
  /** What else is asked for, as in a project. */
  criteria: Partial<ProjectSettings>
  tagIds: string[]
  withShared: boolean
  hasApplied: boolean
}

export interface SavedSearch {
  id: string
  name: string
  search: SavedFilters
  by: string | null
}

export const longestSearchName = 80
const maxSearches = 100

export function listSearches(ctx: ActorContext): Promise<SavedSearch[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('pool_search')
      .leftJoin('users', 'users.id', 'pool_search.created_by')
      .select(['pool_search.id', 'pool_search.name', 'pool_search.search', 'users.first_name', 'users.last_name'])
      .orderBy(sql`lower(pool_search.name)`)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      // searches saved before there was this filter
      search: Object.assign({ hasApplied: false }, row.search as SavedFilters),
      by: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || null,
    }))
  })
}

/** Saves under a name, replacing another search with the same name. */
export function saveSearch(ctx: ActorContext, input: { name: string; search: SavedFilters }): Promise<string> {
  return ctx.transaction(async (tx) => {
    const name = input.name.trim().replaceAll(/\s+/g, ' ')
    const problem = name === '' ? text.nameTheSearch : name.length > longestSearchName ? text.charactersMax(longestSearchName) : null
    if (problem) throw new Refusal('invalid_input', problem, { name: problem })
    const { rows: counts } = await sql<{ others: number }>`
      select count(*)::int as others from pool_search where lower(name) <> lower(${name})`.execute(tx)
    if ((counts[0]?.others ?? 0) >= maxSearches) {
      const full = text.savedSearchesMax(maxSearches)
      throw new Refusal('invalid_input', full, { name: full })
    }
    const { rows } = await sql<{ id: string }>`
      insert into pool_search (id, workspace_id, name, search, created_by, created_at)
      values (${newId()}, ${ctx.workspaceId}, ${name}, ${JSON.stringify(input.search)}::jsonb, ${ctx.userId}, ${ctx.now()})
      on conflict (workspace_id, lower(name)) do update set name = excluded.name, search = excluded.search returning id`.execute(tx)
    return rows[0]!.id
  })
}

export function deleteSearch(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx.deleteFrom('pool_search').where('id', '=', id).execute()
  })
}
