// Speed of searches over the talent pool: npm run bench sourcing [-- --people 20000 --searches 20 --json FILE]
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { judge } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { searches } from '../research/matching/searches.ts'
import { openPostgresIndex } from '../server/features/sourcing/index/postgres-index.ts'
import { retrievePeople } from '../server/features/sourcing/index/retrieve-people.ts'
import { startService } from '../server/main.ts'
import { openDatabase, type Database } from '../server/platform/database.ts'
import { readReferenceTables } from '../server/platform/reference.ts'
import { readSettings } from '../server/platform/settings.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed, type Caller, withoutLimits } from './figures.ts'
import { searchToBatch } from './search-to-batch.ts'

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '20000' }, searches: { type: 'string', default: '20' }, json: { type: 'string' } },
})
const preferences = Array.from({ length: Number(options.searches) }, (_, index) => searches[index % searches.length]!.preferences)
const figures = openFigures()

const wholeSearch = (call: Caller, database: Database, wish: (typeof preferences)[number]) =>
  searchToBatch(call, database, {
    job_titles: wish.jobTitles,
    keywords_required: wish.keywordsRequired,
    keywords_optional: wish.keywordsOptional,
    locations: wish.locations,
    years_exp_min: wish.yearsMin,
    years_exp_max: wish.yearsMax,
  })

await inTemporaryFolder(async (folder) => {
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    ...withoutLimits,
    POOL_SIZE: options.people,
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    DEMO_HISTORY: 'false',
    LOG_LEVEL: 'error',
  }
  const service = await startService(readSettings(env))
  const database = openDatabase(service.connection, (error) => console.error(error.message))
  try {
    const call = await newCaller(service.url)
    const { id: workspaceId } = await database.system
      .selectFrom('workspace')
      .select('id')
      .where('name', '=', 'Bench Works')
      .executeTakeFirstOrThrow()
    const vocabulary = buildVocabulary(readReferenceTables(), loadTitles())
    const today = new Date().toISOString().slice(0, 7)
    await wholeSearch(call, database, preferences[0]!)

    const whole: number[] = []
    for (const wish of preferences) whole.push(await wholeSearch(call, database, wish))
    const fetched: number[] = []
    const judged: number[] = []
    const counts: number[] = []
    const plain: number[] = []
    for (const wish of preferences) {
      const plan = planSearch(vocabulary, wish, [], noLessons)
      const [people, ms] = await timed(() =>
        database.inWorkspace(workspaceId, (tx) => retrievePeople(tx, openPostgresIndex(tx, 'none'), plan, { limit: 2000 })),
      )
      const [, judging] = await timed(() => people.map(({ profile }) => judge(vocabulary, plan, profile, today)))
      fetched.push(ms)
      judged.push(ms + judging)
      counts.push(people.length)
      const words = [...wish.jobTitles.slice(0, 1), ...wish.keywordsRequired].map((word) => `%${word}%`)
      const [, base] = await timed(() =>
        database.inWorkspace(workspaceId, (tx) =>
          sql`select id, profile from person where profile::text ilike all(${words}::text[]) order by id limit 2000`.execute(tx),
        ),
      )
      plain.push(base)
    }
    figures.note('people in the pool', Number(options.people), 'people')
    figures.note('searches', preferences.length, 'searches')
    figures.note('people fetched per search, median', percentile(counts, 0.5), 'people')
    figures.note('submit to batch ready, p50', percentile(whole, 0.5), 'ms', 2000)
    figures.note('submit to batch ready, p95', percentile(whole, 0.95), 'ms', 5000)
    figures.note('retrieval, p50', percentile(fetched, 0.5), 'ms')
    figures.note('retrieval, p95', percentile(fetched, 0.95), 'ms')
    figures.note('retrieval and judging, p50', percentile(judged, 0.5), 'ms', 500)
    figures.note('retrieval and judging, p95', percentile(judged, 0.95), 'ms', 1000)
    figures.note('baseline: plain keyword search in SQL, p50', percentile(plain, 0.5), 'ms')
    figures.note('baseline: plain keyword search in SQL, p95', percentile(plain, 0.95), 'ms')
  } finally {
    await database.close()
    await service.stop()
  }
})
figures.print(options.json)
