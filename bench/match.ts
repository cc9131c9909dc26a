// How searches grow with the talent pool: npm run bench:match [-- --people 1000000 --distinct 20000 --rounds 2 --json FILE]
//
// The service fills the pool with `distinct` fictional people. They are measured, copied with new ids until there are `people`, and
// measured again. Copies make ties and no new words or titles, so memory for titles does not grow as it would with other people.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { searchFields } from '@fairlead/contract/shapes/settings'
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { emptySettings, preferencesOf } from '@fairlead/domain/project/settings'
import { noLessons } from '@fairlead/matching/lessons'
import { planSearch } from '@fairlead/matching/plan'
import { buildVocabulary } from '@fairlead/matching/vocabulary'
import { searches } from '../matching/eval/searches.data.ts'
import { readPool } from '../server/features/sourcing/read-pool.ts'
import { openPostgresIndex } from '../server/features/sourcing/postgres-index.ts'
import { retrievePeople } from '../server/features/sourcing/retrieve-people.ts'
import { startService } from '../server/main.ts'
import { openDatabase, type Database } from '../server/platform/database.ts'
import { readReferenceTables } from '../server/platform/reference.ts'
import { readSettings } from '../server/platform/settings.ts'
import { asOwner } from '../testing/as-owner.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed, withoutLimits, type Caller } from './figures.ts'
import { searchToBatch } from './search-to-batch.ts'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    distinct: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '2' },
    json: { type: 'string' },
  },
})
const [people, distinct, rounds] = [Number(options.people), Number(options.distinct), Number(options.rounds)]
if (!(distinct >= 1000 && people >= distinct && rounds >= 1))
  throw new Error('--people must be at least --distinct, which is at least 1000')
const figures = openFigures()
const vocabulary = buildVocabulary(readReferenceTables())

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

async function measure(call: Caller, database: Database, size: number): Promise<Medians> {
  const medians: Medians = {}
  const note = (name: string, took: readonly number[], most?: number) => {
    medians[name] = percentile(took, 0.5)
    figures.note(`${size.toLocaleString('en')} people, ${name}, p50`, medians[name], 'ms')
    figures.note(`${size.toLocaleString('en')} people, ${name}, p95`, percentile(took, 0.95), 'ms', most)
  }
  for (const [kind, mix] of Object.entries(kinds)) {
    const [retrieval, preview, whole, text]: number[][] = [[], [], [], []]
    for (let round = 0; round <= rounds; round += 1)
      for (const fields of mix) {
        const wish = preferencesOf({ ...emptySettings, ...settingsFromWire(searchFields.parse(fields)) })
        const [, fetching] = await timed(() =>
          database.inWorkspace('', async (tx) =>
            retrievePeople(
              tx,
              openPostgresIndex(tx, ''),
              planSearch(vocabulary, wish, [], noLessons, await readPool(tx, '', vocabulary, wish)),
              2000,
            ),
          ),
        )
        const [, previewing] = await timed(() => call<PreviewSearch['answer']>('POST', 'v2/projects/preview', { ...fields }))
        const words = [...wish.jobTitles.slice(0, 1), ...wish.keywordsRequired].join(' ')
        const [, reading] = await timed(() =>
          sql`select id from bench_text, websearch_to_tsquery('english', ${words}) as query
            where words @@ query order by ts_rank(words, query) desc, id limit 2000`.execute(database.system),
        )
        // the first round warms what a running service has warm
        if (round === 0) continue
        retrieval!.push(fetching)
        preview!.push(previewing)
        text!.push(reading)
      }
    for (const fields of mix) whole!.push(await searchToBatch(call, database, fields))
    note(`${kind}: retrieval`, retrieval!)
    note(`${kind}: preview`, preview!, 300)
    note(`${kind}: whole search`, whole!)
    note(`${kind}: Postgres full text, the same words`, text!)
  }
  const { rows } = await sql<{ database: string; index: string }>`
    select pg_database_size(current_database()) as database, pg_total_relation_size('person_index') as index`.execute(database.system)
  figures.note(`${size.toLocaleString('en')} people, database`, Number(rows[0]!.database) / 2 ** 20, 'MiB')
  figures.note(`${size.toLocaleString('en')} people, search index`, Number(rows[0]!.index) / 2 ** 20, 'MiB')
  figures.note(`${size.toLocaleString('en')} people, memory of the process`, process.memoryUsage.rss() / 2 ** 20, 'MiB')
  return medians
}

const copied = (rank: number) => `'${String(rank).padStart(4, '0')}' || right(source.id, 22)`

await inTemporaryFolder(async (folder) => {
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    ...withoutLimits,
    POOL_SIZE: String(distinct),
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    LOG_LEVEL: 'error',
  }
  const [service, filling] = await timed(() => startService(readSettings(env)))
  const database = openDatabase(service.connection, (error) => console.error(error.message))
  try {
    figures.note('people made, read and indexed', distinct / (filling / 1000), 'people/s')
    const call = await newCaller(service.url)
    const readText = (from: string) =>
      `insert into bench_text select id, to_tsvector('english', profile) from person where workspace_id is null and id ${from}`
    await asOwner(
      service.connection,
      `create table bench_text (id text, words tsvector); grant select on bench_text to public; ${readText("< 'zzzz'")};
       create index on bench_text using gin (words); analyze`,
    )
    const before = await measure(call, database, distinct)
    const [, growing] = await timed(async () => {
      for (let rank = 1; rank * distinct < people; rank += 1)
        await asOwner(
          service.connection,
          `create temporary table source as select * from person where workspace_id is null order by id limit 0;
           insert into source select * from person where workspace_id is null and id > '01' order by id limit ${Math.min(distinct, people - rank * distinct)};
           insert into person (id, name, headline, profile, sources, source) select ${copied(rank)}, name, headline, profile, sources, source from source;
           insert into person_index (person_id, concepts, years, version) select ${copied(rank)}, i.concepts, i.years, i.version from source join person_index i on i.person_id = source.id;
           insert into bench_text select ${copied(rank)}, words from source join bench_text using (id);
           drop table source`,
        )
    })
    figures.note('people copied', (people - distinct) / (growing / 1000), 'people/s')
    const [, settling] = await timed(() => asOwner(service.connection, 'vacuum analyze'))
    figures.note('vacuum and analyze', settling / 1000, 's')
    const { count } = await database.system
      .selectFrom('person_index')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    const after = await measure(call, database, Number(count))
    for (const [name, median] of Object.entries(after))
      figures.note(`growth of ${name}, for ${(Number(count) / distinct).toFixed(0)} times the people`, median / before[name]!, 'times')
  } finally {
    await database.close()
    await service.stop()
  }
})
figures.print(options.json)
