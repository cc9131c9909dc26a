// How search times grow with the talent pool: npm run bench match [-- --people 1000000 --distinct 10000 --rounds 2 --engine
// postgres|clickhouse --data FOLDER --json FILE]
//
// `distinct` fictional people are measured, and then `people`: copies with other ids, each without some concepts. With --data both pools
// are kept and used again. `--engine clickhouse` asks the ClickHouse of CLICKHOUSE_URL, or the one of the tests; its copies are made
// inside ClickHouse, and Postgres has the first people only.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openClickhouse } from '@fairlead/adapters/people-index/clickhouse'
import { searchFields } from '@fairlead/contract/shapes/settings'
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { emptySettings, preferencesOf } from '@fairlead/domain/project/settings'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { searches } from '../research/matching/searches.ts'
import { chooseIndex } from '../server/features/sourcing/index/outside-index.ts'
import type { OpenPeopleIndex } from '../server/features/sourcing/index/people-index.ts'
import { readPool } from '../server/features/sourcing/index/read-pool.ts'
import { openPostgresIndex } from '../server/features/sourcing/index/postgres-index.ts'
import { retrievePeople } from '../server/features/sourcing/index/retrieve-people.ts'
import { openLog } from '../server/platform/log.ts'
import { readReferenceTables } from '../server/platform/reference.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed } from './figures.ts'
import { queryClickhouse, openPool, type Engine, type Pool } from './match-pools.ts'
import { searchToBatch } from './search-to-batch.ts'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    distinct: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '2' },
    engine: { type: 'string', default: 'postgres' },
    data: { type: 'string' },
    json: { type: 'string' },
    // builds the pools without measuring
    build: { type: 'boolean', default: false },
  },
})
const [people, distinct, rounds] = [Number(options.people), Number(options.distinct), Number(options.rounds)]
const engine = options.engine as Engine
if (!(distinct >= 1000 && people >= distinct && rounds >= 1))
  throw new Error('--people must be at least --distinct, which is at least 1000')
if (engine !== 'postgres' && engine !== 'clickhouse') throw new Error('--engine is postgres or clickhouse')
const figures = openFigures()
const vocabulary = buildVocabulary(readReferenceTables(), loadTitles())
/** 95th percentile of broad index searches and of previews, in milliseconds. */
const max = { postgres: 300, clickhouse: 800 }[engine]

/** From a bare title, which half the people may have, to a search with everything. */
const broad = [
  ['Software Engineer'],
  ['Manager'],
  ['Registered Nurse', 'Accountant', 'Sales Manager'],
  ['Engineer', 'Developer', 'Analyst'],
]
const narrow = searches.slice(0, 12).map(({ preferences }) => ({
  job_titles: preferences.jobTitles,
  keywords_required: preferences.keywordsRequired,
  keywords_optional: preferences.keywordsOptional,
  locations: preferences.locations,
  years_exp_min: preferences.yearsMin,
  years_exp_max: preferences.yearsMax,
}))
const kinds = { broad: broad.map((job_titles) => ({ job_titles })), narrow }

interface Medians {
  [name: string]: number
}

async function measure(pool: Pool): Promise<Medians> {
  const { database, service, clickhouseUrl } = pool
  const medians: Medians = {}
  const size = pool.people.toLocaleString('en')
  const call = await newCaller(service.url)
  const outside = clickhouseUrl ? openClickhouse({ urls: [clickhouseUrl] }) : null
  const openIndex: OpenPeopleIndex = outside
    ? chooseIndex(outside, openLog('warn'))
    : (tx, _, projectId) => openPostgresIndex(tx, projectId)
  const note = (name: string, took: readonly number[], target?: number) => {
    medians[name] = percentile(took, 0.5)
    figures.note(`${size} people, ${name}, p50`, medians[name], 'ms')
    figures.note(`${size} people, ${name}, p95`, percentile(took, 0.95), 'ms', pool.people === people ? target : undefined)
  }
  for (const [kind, mix] of Object.entries(kinds)) {
    const [retrieval, preview, whole, text]: [number[], number[], number[], number[]] = [[], [], [], []]
    let matches = 0
    for (let round = 0; round <= rounds; round += 1)
      for (const fields of mix) {
        const wish = preferencesOf({ ...emptySettings, ...settingsFromWire(searchFields.parse(fields)) })
        const plan = await database.inWorkspace('', async (tx) =>
          planSearch(vocabulary, wish, [], noLessons, await readPool(tx, '', vocabulary, wish)),
        )
        const [, fetching] = await timed(() =>
          database.inWorkspace('', (tx) => retrievePeople(tx, openIndex(tx, '', ''), plan, { limit: 2000 })),
        )
        const [{ total }, previewing] = await timed(() => call<PreviewSearch['answer']>('POST', 'v2/projects/preview', { ...fields }))
        // the first round warms up what is warm in a running service
        if (round > 0) {
          retrieval.push(fetching)
          preview.push(previewing)
        }
        if (round === 1) matches += total / mix.length
      }
    for (const fields of mix) whole.push(await searchToBatch(call, database, fields))
    // separately, so that its reads don't evict the searches' pages from memory
    for (let round = 0; round <= rounds && !outside; round += 1)
      for (const { job_titles, ...fields } of mix) {
        const words = [...job_titles.slice(0, 1), ...('keywords_required' in fields ? fields.keywords_required : [])].join(' ')
        const [, reading] = await timed(() =>
          sql`select id from bench_text, websearch_to_tsquery('english', ${words}) as query
            where words @@ query order by ts_rank(words, query) desc, id limit 2000`.execute(database.system),
        )
        if (round > 0) text.push(reading)
      }
    figures.note(`${size} people, ${kind}: people who match, mean`, Math.round(matches), 'people')
    note(`${kind}: retrieval of 2,000`, retrieval, kind === 'broad' ? max : undefined)
    note(`${kind}: preview`, preview, max)
    note(`${kind}: whole search, to the batch`, whole)
    if (!outside) note(`${kind}: Postgres full text, the same words`, text)
  }
  await recordSizes(pool, size)
  await outside?.close()
  return medians
}

async function recordSizes({ database, clickhouseUrl, clickhousePid }: Pool, size: string): Promise<void> {
  const { rows } = await sql<{ database: string; index: string }>`
    select pg_database_size(current_database()) as database, pg_total_relation_size('person_index') as index`.execute(database.system)
  const [first] = rows
  if (clickhouseUrl) {
    const read = async (query: string) => Number(await queryClickhouse(clickhouseUrl, `${query} format TSV`))
    const ofPostings = (column: string) =>
      read(`select sum(${column}) from system.parts where active and database = currentDatabase() and table = 'person_posting'`)
    figures.note(`${size} people, rows of the index in ClickHouse`, await ofPostings('rows'), 'rows')
    figures.note(`${size} people, index in ClickHouse`, (await ofPostings('bytes_on_disk')) / 2 ** 20, 'MiB')
    const memory = clickhousePid ? `/proc/${clickhousePid}/status` : null
    if (memory && fs.existsSync(memory))
      figures.note(`${size} people, memory of ClickHouse`, Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(memory, 'utf8'))![1]) / 1024, 'MiB')
    figures.note('people in Postgres', distinct, 'people')
  } else {
    figures.note(`${size} people, database`, Number(first!.database) / 2 ** 20, 'MiB')
    figures.note(`${size} people, search index`, Number(first!.index) / 2 ** 20, 'MiB')
  }
  figures.note(`${size} people, memory of the service`, process.memoryUsage.rss() / 2 ** 20, 'MiB')
}

async function run(folder: string): Promise<void> {
  const medians: Medians[] = []
  for (const size of new Set([distinct, people])) {
    const { pool, built } = await openPool({ folder, engine, distinct, people: size, clickhouse: process.env.CLICKHOUSE_URL ?? null })
    try {
      for (const [name, { value, unit }] of Object.entries(built)) figures.note(`${size.toLocaleString('en')} people, ${name}`, value, unit)
      if (!options.build) medians.push(await measure(pool))
    } finally {
      await pool.stop()
    }
  }
  const [before, after] = medians
  for (const [name, median] of Object.entries(after ?? {}))
    figures.note(`growth of ${name}, for ${(people / distinct).toFixed(0)} times the people`, median / before![name]!, 'times')
}

if (options.data) {
  fs.mkdirSync(options.data, { recursive: true, mode: 0o755 })
  await run(options.data)
} else await inTemporaryFolder(run)
if (engine === 'clickhouse')
  console.log('Copies are in ClickHouse only: a match among them shows the profile of the person in Postgres with the next key.')
figures.print(options.json)
