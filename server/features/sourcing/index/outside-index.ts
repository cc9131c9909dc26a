// Searches use an external index if one is configured and complete, and the one in Postgres otherwise.
import { sql } from 'kysely'
import { PeopleIndexDown, type PeopleIndex } from '@fairlead/domain/ports/people-index'
import type { Tx } from '../../../platform/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { OpenPeopleIndex } from './people-index.ts'
import { openPostgresIndex } from './postgres-index.ts'
import { text as texts } from '../texts/texts.ts'

interface HiddenPeople {
  keys: readonly string[]
  workspaces: readonly string[]
  part: number
  turn: number
}

export interface OutsideIndex {
  /** Identifies the servers; another name requires another rebuild. */
  name: string
  open(scope: {
    hidden(ids: readonly string[]): Promise<HiddenPeople>
    idsOf(keys: readonly string[]): Promise<ReadonlyMap<string, string>>
  }): PeopleIndex
}

/** Uses only Postgres, or falls back to it when no shard of the external index responds, with a log entry. */
export function chooseIndex(outside: OutsideIndex | null, log: Log): OpenPeopleIndex {
  if (!outside) return (tx, _, projectId) => openPostgresIndex(tx, projectId)
  return (tx, workspaceId, projectId) => {
    const first = outside.open({
      hidden: async (ids) => {
        const { isShared, ...hidden } = await readHidden(tx, projectId, outside.name, ids)
        return { ...hidden, workspaces: [workspaceId, ...(isShared ? [''] : [])] }
      },
      idsOf: (keys) => readIds(tx, keys),
    })
    return withFallback(first, openPostgresIndex(tx, projectId), log)
  }
}

async function readHidden(tx: Tx, projectId: string, name: string, ids: readonly string[]) {
  const { rows } = await sql<{
    built_of: string | null
    hidden: string[]
    part: number
    turn: number
    is_shared: boolean
  }>`select built_of, hidden, hashtext(${projectId}) & 15 as part, (hashtext(${projectId}) >> 4) & 1023 as turn, sees_shared_pool() as is_shared
    from outside_scope(${projectId}, ${ids}::text[])`.execute(tx)
  if (rows[0]?.built_of !== name) throw new PeopleIndexDown(texts.indexNotBuilt)
  return { keys: rows[0].hidden, part: rows[0].part, turn: rows[0].turn, isShared: rows[0].is_shared }
}

async function readIds(tx: Tx, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; person_id: string }>`select key, person_id from people_of_keys(${keys}::bigint[])`.execute(tx)
  return new Map(rows.map(({ key, person_id: id }) => [key, id]))
}

/** `second` takes over from the first call that `first` can't handle. */
export function withFallback(first: PeopleIndex, second: PeopleIndex, log: Log): PeopleIndex {
  let current = first
  const ask = async <T>(work: (index: PeopleIndex) => Promise<T>): Promise<T> => {
    try {
      return await work(current)
    } catch (error) {
      if (!(error instanceof PeopleIndexDown) || current === second) throw error
      log.warn({ cause: error.message }, 'searching the index in Postgres instead')
      current = second
      return work(current)
    }
  }
  return {
    rank: (query, limit, exclude, isGlance) => ask((index) => index.rank(query, limit, exclude, isGlance)),
    countDemands: (demands, limit) => ask((index) => index.countDemands(demands, limit)),
    tally: (conditions, essential, isSampled) => ask((index) => index.tally(conditions, essential, isSampled)),
    coverage: () => current.coverage(),
  }
}
