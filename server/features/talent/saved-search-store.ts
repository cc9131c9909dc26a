// The only writer of saved searches, which everyone in the workspace uses.
import type { AlertChoice } from '@fairlead/domain/candidate/search-alert'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { chooseAlert } from './alert-store.ts'
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
  /** Of the user. */
  alert: AlertChoice
  newPeople: number
  newSince: Date | null
}

export const longestSearchName = 80
const maxSearches = 100

export function listSearches(ctx: ActorContext): Promise<SavedSearch[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('pool_search')
      .leftJoin('users', 'users.id', 'pool_search.created_by')
      .leftJoin('pool_alert', (join) => join.onRef('pool_alert.search_id', '=', 'pool_search.id').on('pool_alert.user_id', '=', ctx.userId))
      .select(['pool_search.id', 'pool_search.name', 'pool_search.search', 'users.first_name', 'users.last_name'])
      .select(['pool_alert.every', 'pool_alert.people', 'pool_alert.since'])
      .orderBy(sql`lower(pool_search.name)`)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      search: filtersOf(row.search),
      by: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || null,
      alert: row.every ?? 'off',
      newPeople: row.people ?? 0,
      newSince: row.since,
    }))
  })
}

/** Of searches saved before there was a filter, too. */
const filtersOf = (search: unknown) => Object.assign({ hasApplied: false }, search as SavedFilters)

/** What a saved search asks for; null when it is gone. */
export async function findFilters(tx: Tx, searchId: string): Promise<SavedFilters | null> {
  const row = await tx.selectFrom('pool_search').select('search').where('id', '=', searchId).executeTakeFirst()
  return row ? filtersOf(row.search) : null
}

/** Saves under a name, replacing another search with the same name. */
export function saveSearch(
  ctx: ActorContext,
  input: { name: string; search: SavedFilters; alert?: AlertChoice | undefined },
): Promise<string> {
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
    const searchId = must(rows[0]).id
    if (input.alert) await chooseAlert(tx, ctx, searchId, input.alert)
    return searchId
  })
}

export function deleteSearch(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx.deleteFrom('pool_search').where('id', '=', id).execute()
  })
}
