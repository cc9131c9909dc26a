// Pool statistics for planning a search, in memory: titles, and how rare words are.
import { sql } from 'kysely'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { hashedId } from '@fairlead/matching/skills/concepts'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import { jobWords } from '@fairlead/matching/text/job-words'
import { termsOf } from '@fairlead/matching/text/terms'
import { openTitlePool, type TitlePool } from '@fairlead/matching/plan/title-pool'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../../platform/database.ts'

interface Kept {
  pool: TitlePool
  /** The highest ID read so far. */
  last: number
  reading: Promise<void> | null
}

/** Titles in memory: the shared pool's, and each workspace's; those of recently searching workspaces are kept. */
const maxShared = 300_000
const maxOwn = 50_000
const maxKept = 16
const chunk = 5000
/** IDs are assigned before their transaction ends: this many before the last one are read again. */
const overlap = 1000
/** Encoded between two turns of the event loop. */
const slice = 100

const cache = new Map<string, Kept>()

async function readTitles(tx: Tx, workspaceId: string | null, entry: Kept): Promise<void> {
  let from = Math.max(0, entry.last - overlap)
  for (;;) {
    const rows = await tx
      .selectFrom('pool_title')
      .select(['id', 'title'])
      .where('workspace_id', 'is not distinct from', workspaceId)
      .where('id', '>', from)
      .orderBy('id')
      .limit(chunk)
      .execute()
    for (const [index, row] of rows.entries()) {
      entry.pool.add(row.title)
      from = Number(row.id)
      if (index % slice === slice - 1) await new Promise((resolve) => setImmediate(resolve))
    }
    entry.last = Math.max(entry.last, from)
    if (rows.length < chunk) return
  }
}

async function titlesOf(tx: Tx, vocabulary: Vocabulary, poolId: string, workspaceId: string | null): Promise<TitlePool> {
  const key = `${poolId} ${workspaceId ?? ''}`
  const entry = cache.get(key) ?? {
    pool: openTitlePool(vocabulary.space, workspaceId === null ? maxShared : maxOwn),
    last: 0,
    reading: null,
  }
  cache.delete(key)
  cache.set(key, entry)
  if (cache.size > maxKept) for (const old of cache.keys()) if (old !== key && !old.endsWith(' ') && cache.size > maxKept) cache.delete(old)
  await entry.reading?.catch(() => undefined)
  entry.reading = readTitles(tx, workspaceId, entry)
  await entry.reading
  return entry.pool
}

/**
 * Reads what planning needs. Titles written by other processes are found at the next search.
 * @param workspaceId '' = none, only the shared pool
 * @param preferences whose words are looked up
 */
export async function readPool(tx: Tx, workspaceId: string, vocabulary: Vocabulary, preferences: SearchPreferences): Promise<PoolView> {
  const texts = [
    jobWords(preferences.jobDescription),
    ...preferences.jobTitles,
    ...preferences.keywordsRequired,
    ...preferences.keywordsOptional,
  ]
  const words = new Map(texts.flatMap(termsOf).map((word) => [hashedId('word', word), word] as const))
  const { rows: counts } = await sql<{ word: number | null; people: string }>`
    select word, people from pool_words(${[...words.keys()].toSorted((a, b) => a - b)}::int[])`.execute(tx)
  const people = new Map(counts.map((row) => [row.word, Number(row.people)]))
  const { rows } = await sql<{ id: string; is_shared: boolean }>`select pool_id() as id, sees_shared_pool() as is_shared`.execute(tx)
  const { id: poolId = '', is_shared: isShared = true } = rows[0] ?? {}
  const pools: TitlePool[] = []
  for (const scope of [...(isShared ? [null] : []), ...(workspaceId === '' ? [] : [workspaceId])])
    pools.push(await titlesOf(tx, vocabulary, poolId, scope))
  return {
    nearTitles: (title, limit) =>
      pools
        .flatMap((pool) => pool.nearest(title, limit))
        .toSorted((a, b) => b.order - a.order || (a.title < b.title ? -1 : 1))
        .slice(0, limit),
    words: { people: people.get(null) ?? 0, count: (word) => people.get(hashedId('word', word)) ?? 0 },
  }
}
