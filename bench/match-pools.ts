// The pools of npm run bench match: fictional people, copied until there are enough. Cached in a folder.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openClickhouse } from '@fairlead/adapters/people-index/clickhouse'
import { slots } from '@fairlead/adapters/people-index/clickhouse-tables'
import { startClickhouse } from '../testing/fakes/clickhouse/start-clickhouse.ts'
import { isIndexBuilt } from '../server/features/sourcing/index/feed-index.ts'
import { startService, type Service } from '../server/main.ts'
import { openDatabase, type Database } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { asOwner } from '../testing/as-owner.ts'
import { timed, withoutLimits } from './figures.ts'

export type Engine = 'postgres' | 'clickhouse'

export interface Pool {
  service: Service
  database: Database
  /** null = searches use Postgres */
  clickhouseUrl: string | null
  /** The ClickHouse process, if it was started for this. */
  clickhousePid: number | null
  people: number
  stop(): Promise<void>
}

/** Build times by figure; stored with the data. */
export type BuildFigures = Record<string, { value: number; unit: string }>

interface PoolOptions {
  folder: string
  engine: Engine
  /** Different people; the rest are copies of them. */
  distinct: number
  people: number
  /** Your own ClickHouse; null = the tests' ClickHouse. */
  clickhouse: string | null
}

/** Copies lose one concept in sixteen, each a different one: otherwise all would have the same score. */
const lostOneIn = 16
/** The port of the tests' ClickHouse is part of the index's name. */
const clickhousePort = 8129

/** @returns the running pool, and its build times */
export async function openPool(options: PoolOptions): Promise<{ pool: Pool; built: BuildFigures }> {
  const { engine, distinct, people } = options
  const folder = path.join(options.folder, `${engine}-${people}-of-${distinct}`)
  const marker = path.join(folder, 'built.json')
  const isBuilt = fs.existsSync(marker)
  const built = isBuilt ? readBuilt(marker) : await copyFirstPeople(options, folder)
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  try {
    const clickhouse = engine === 'clickhouse' ? await findClickhouse(folder, options, closers) : null
    const clickhouseUrl = clickhouse?.url ?? null
    const service = await startService(readSettings(environmentOf(folder, distinct, clickhouseUrl)))
    closers.push(() => service.stop())
    const database = openDatabase(service.connection, (error) => console.error(error.message))
    closers.push(() => database.close())
    if (!isBuilt) {
      await (clickhouseUrl ? growClickhouse(database, service, clickhouseUrl, options, built) : growPostgres(service, options, built))
      fs.writeFileSync(marker, JSON.stringify(built))
    }
    return { pool: { service, database, clickhouseUrl, clickhousePid: clickhouse?.pid ?? null, people, stop }, built }
  } catch (error) {
    await stop()
    throw error
  }
}

const readBuilt = (marker: string) => JSON.parse(fs.readFileSync(marker, 'utf8')) as BuildFigures

/** The different people are generated once and copied as files for each pool. */
async function copyFirstPeople({ folder, distinct }: PoolOptions, to: string): Promise<BuildFigures> {
  const first = path.join(folder, `people-${distinct}`)
  const marker = path.join(first, 'built.json')
  if (!fs.existsSync(marker)) {
    fs.rmSync(first, { recursive: true, force: true })
    fs.mkdirSync(first, { recursive: true, mode: 0o755 })
    const [service, filling] = await timed(() => startService(readSettings(environmentOf(first, distinct, null))))
    await service.stop()
    fs.writeFileSync(marker, JSON.stringify({ 'people made, read and indexed': { value: distinct / (filling / 1000), unit: 'people/s' } }))
  }
  fs.rmSync(to, { recursive: true, force: true })
  // with owners and permissions, which Postgres requires
  const copied = spawnSync('cp', ['-a', first, to])
  if (copied.status !== 0) throw new Error(`Copying ${first} failed: ${copied.stderr.toString()}`)
  fs.rmSync(path.join(to, 'built.json'))
  return readBuilt(marker)
}

const environmentOf = (folder: string, distinct: number, clickhouseUrl: string | null) => ({
  PORT: '0',
  DATA_DIR: folder,
  ...withoutLimits,
  POOL_SIZE: String(distinct),
  DEMO: 'true',
  DEMO_REPLY_SECONDS: '9999-9999',
  DEMO_HISTORY: 'false',
  // `warn` says when Postgres answers instead of ClickHouse
  LOG_LEVEL: clickhouseUrl ? 'warn' : 'error',
  ...(clickhouseUrl ? { CLICKHOUSE_URL: clickhouseUrl } : {}),
})

/** A separate database on the given server, or on a new one. */
async function findClickhouse(
  folder: string,
  { clickhouse, people }: PoolOptions,
  closers: (() => Promise<unknown>)[],
): Promise<{ url: string; pid: number | null }> {
  let base = clickhouse
  let pid: number | null = null
  if (!base) {
    const server = await startClickhouse(path.join(folder, 'clickhouse'), clickhousePort)
    closers.push(() => server.stop())
    base = server.url
    pid = server.pid
  }
  const url = new URL(base)
  url.pathname = `/fairlead_bench_${people}`
  await queryClickhouse(base, `create database if not exists fairlead_bench_${people}`)
  return { url: url.href, pid }
}

/** A statement for the server at an address with user, password, and database. */
export async function queryClickhouse(address: string, statement: string): Promise<string> {
  const url = new URL(address)
  const database = url.pathname.slice(1)
  const response = await fetch(`${url.origin}/${database ? `?database=${database}` : ''}`, {
    method: 'POST',
    body: statement,
    headers: url.username
      ? {
          authorization: `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`,
        }
      : {},
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text.slice(0, 500))
  return text.trim()
}

async function growPostgres({ connection }: Service, { people, distinct }: PoolOptions, built: BuildFigures): Promise<void> {
  const copied = (rank: number) => `'${String(rank).padStart(5, '0')}' || right(id, 21)`
  const runAsOwner = (statement: string) => asOwner(connection, statement)
  await runAsOwner(`create table bench_first as select p.*, i.concepts, i.years, i.version as index_version, to_tsvector('english', p.profile) as words
      from person p join person_index i on i.person_id = p.id where p.workspace_id is null order by p.id limit ${distinct};
    create table bench_text as select id, words from bench_first;
    grant select on bench_text to public`)
  // built afterwards in one pass, as after a restore
  await runAsOwner(`create table bench_index as select indexname, tablename, indexdef from pg_indexes
      where tablename in ('person', 'person_index') and indexname not in (select conname from pg_constraint);
    do $$ declare one record; begin
      for one in select * from bench_index loop execute 'drop index ' || one.indexname; end loop;
    end $$`)
  const [, copying] = await timed(async () => {
    for (let rank = 1; rank * distinct < people; rank += 1) {
      const source = `bench_first order by id limit ${Math.min(distinct, people - rank * distinct)}`
      await runAsOwner(`insert into person (id, name, headline, profile, sources, source) select ${copied(rank)}, name, headline, profile, sources, source from ${source};
        insert into person_index (person_id, concepts, years, version)
          select ${copied(rank)}, array(select c from unnest(concepts) as c where hashint8((c::bigint << 20) # ${rank} # hashtext(id)) % ${lostOneIn} <> 0), years, index_version from ${source};
        insert into bench_text select ${copied(rank)}, words from ${source}`)
    }
  })
  if (people > distinct) built['people copied'] = { value: (people - distinct) / (copying / 1000), unit: 'people/s' }
  const [, indexing] = await timed(() =>
    runAsOwner(`set maintenance_work_mem = '512MB'; do $$ declare one record; begin
      for one in select * from bench_index where tablename = 'person_index' loop execute one.indexdef; end loop;
    end $$; select count_pool_words()`),
  )
  await runAsOwner(`set maintenance_work_mem = '512MB'; do $$ declare one record; begin
    for one in select * from bench_index where tablename = 'person' loop execute one.indexdef; end loop;
  end $$; drop table bench_index, bench_first`)
  built['building the search index'] = { value: indexing / 1000, unit: 's' }
  const [, writing] = await timed(() => runAsOwner(`set maintenance_work_mem = '512MB'; create index on bench_text using gin (words)`))
  built['building the full text index'] = { value: writing / 1000, unit: 's' }
  await runAsOwner('vacuum analyze')
}

async function growClickhouse(
  database: Database,
  { connection }: Service,
  url: string,
  { people, distinct }: PoolOptions,
  built: BuildFigures,
): Promise<void> {
  const { name } = openClickhouse({ urls: [url] })
  const [, rebuilding] = await timed(async () => {
    while (!(await isIndexBuilt(database, name))) await wait(100)
  })
  built['people brought into ClickHouse'] = { value: distinct / (rebuilding / 1000), unit: 'people/s' }
  // Postgres has only the first people: a copy is shown as the person with the next key
  await asOwner(
    connection,
    `create or replace function people_of_keys(keys bigint[]) returns table (key text, person_id text)
      language sql stable security definer set search_path = public, pg_temp as $$
        select distinct on (near.person_id) k::text, near.person_id from unnest(keys) as k, lateral (
          select i.person_id from person_index i where hashtextextended(i.person_id, 0) >= k and i.workspace_id is null order by hashtextextended(i.person_id, 0) limit 1
        ) near $$`,
  )
  const [, copying] = await timed(async () => {
    await queryClickhouse(url, 'create table bench_source engine = MergeTree order by (concept, slot) as select * from person_posting')
    const copies = Math.ceil(people / distinct)
    const atOnce = Math.max(1, Math.floor(100_000 / distinct))
    for (let first = 1; first < copies; first += atOnce) {
      const last = Math.min(copies, first + atOnce)
      await queryClickhouse(
        url,
        `insert into person_posting settings max_insert_threads = 2, min_insert_block_size_rows = 8000000, min_insert_block_size_bytes = 0
          select concept, workspace_id, toUInt8(sipHash64(copy, person) % ${slots}) as slot, toInt64(reinterpretAsInt64(sipHash64(person, copy))) as person, years, version
          from bench_source array join range(${first}, ${last}) as copy
          where concept = 0 or sipHash64(person, concept, copy) % ${lostOneIn} > 0`,
      )
    }
    await queryClickhouse(url, 'drop table bench_source')
  })
  built['people copied in ClickHouse'] = { value: (people - distinct) / (copying / 1000), unit: 'people/s' }
  const [, merging] = await timed(() => queryClickhouse(url, 'optimize table person_posting final'))
  built['merging'] = { value: merging / 1000, unit: 's' }
}
