// Speed of a search's live preview: npm run bench preview [-- --people 10000 --rounds 5 --changes 30 --prefixes 40 --verdicts
// 300 --only server,lists,browser --json FILE]
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import { searchFields } from '@fairlead/contract/shapes/settings'
import { emptySettings, preferencesOf } from '@fairlead/domain/project/settings'
import { scorePerson } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { rankPeople } from '@fairlead/matching/score/rank'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { readPool } from '../server/features/sourcing/index/read-pool.ts'
import { openPostgresIndex } from '../server/features/sourcing/index/postgres-index.ts'
import { retrievePeople } from '../server/features/sourcing/index/retrieve-people.ts'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { chromium } from '@playwright/test'
import { browserFlags, browserPath } from '../e2e/find-browser.ts'
import { searches } from '../research/matching/searches.ts'
import { industries } from '@fairlead/domain/reference/lists'
import { referenceLists, type ReferenceList } from '@fairlead/contract/v2/reference'
import { readReferenceTables } from '../server/platform/reference.ts'
import { startService } from '../server/main.ts'
import { openDatabase, type Database } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { fillProject } from './fill.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed, type Caller, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    changes: { type: 'string', default: '30' },
    prefixes: { type: 'string', default: '40' },
    verdicts: { type: 'string', default: '300' },
    only: { type: 'string', default: 'server,lists,browser' },
    json: { type: 'string' },
  },
})
const selected = options.only.split(',')
const figures = openFigures()

/** Twenty searches as users set them up, from a bare title to one with everything. */
const mix = Array.from({ length: 20 }, (_, index) => {
  const { preferences } = searches[index % searches.length]!
  const title = { job_titles: preferences.jobTitles }
  const keywords = { keywords_required: preferences.keywordsRequired, keywords_optional: preferences.keywordsOptional }
  const place = { locations: preferences.locations }
  const years = { years_exp_min: 3, years_exp_max: 15 }
  const more = { bachelors: true, ic_or_manager: 'ic', bad_companies: ['Google', 'Meta'], bad_keywords: ['Java'] }
  return [title, { ...title, ...keywords }, { ...title, ...keywords, ...place }, { ...title, ...keywords, ...place, ...years, ...more }][
    index % 4
  ]!
})

async function measureServer(call: Caller, database: Database): Promise<void> {
  const preview = (fields: object) => call<PreviewSearch['answer']>('POST', 'v2/projects/preview', fields as Record<string, unknown>)
  for (const fields of mix) await preview(fields)
  const took: number[] = []
  const counts: number[] = []
  const plain: number[] = []
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const fields of mix) {
      const [{ total }, ms] = await timed(() => preview(fields))
      took.push(ms)
      counts.push(total)
      if (round > 0) continue
      const words = fields.job_titles.slice(0, 1).map((title) => `%${title}%`)
      const [, base] = await timed(() =>
        sql`select count(*) from person where profile::text ilike all(${words}::text[])`.execute(database.system),
      )
      plain.push(base)
    }
  }
  figures.note('people in the pool', Number(options.people), 'people')
  figures.note('previews', took.length, 'previews')
  figures.note('people who fit, median', percentile(counts, 0.5), 'people')
  figures.note('preview at the server, p50', percentile(took, 0.5), 'ms')
  figures.note('preview at the server, p95', percentile(took, 0.95), 'ms', 200)
  figures.note('baseline: counting one title in the text of the profiles, p50', percentile(plain, 0.5), 'ms')
}

/** Searches without matches: the preview looks for the fewest requirements to give up. */
async function measureRelaxations(call: Caller): Promise<void> {
  const took: number[] = []
  let relaxed = 0
  const skills = ['Python', 'Patient Care', 'Negotiation', 'Excel', 'Leadership', 'Communication']
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const [index, fields] of mix.entries()) {
      const more = { keywords_required: skills.slice(0, 3 + (index % 4)), years_exp_min: 12, mba: true, bad_keywords: ['Java', 'SQL'] }
      const [{ total, relaxation }, ms] = await timed(() =>
        call<PreviewSearch['answer']>('POST', 'v2/projects/preview', { ...fields, ...more }),
      )
      if (total > 0) continue
      took.push(ms)
      if (relaxation) relaxed += 1
    }
  figures.note('previews of searches that no one meets', took.length, 'previews')
  figures.note('of them with requirements to give up', relaxed, 'previews')
  figures.note('preview of a search that no one meets, p50', percentile(took, 0.5), 'ms')
  figures.note('preview of a search that no one meets, p95', percentile(took, 0.95), 'ms', 300)
}

/** Whether the five match the search's own top five, out of ten times as many scored people. */
async function compareWithSearch(call: Caller, database: Database): Promise<void> {
  const vocabulary = buildVocabulary(readReferenceTables(), loadTitles())
  const today = new Date().toISOString().slice(0, 7)
  let [same, displayed] = [0, 0]
  for (const fields of mix) {
    const { people } = await call<PreviewSearch['answer']>('POST', 'v2/projects/preview', fields as Record<string, unknown>)
    const wish = preferencesOf({ ...emptySettings, ...settingsFromWire(searchFields.parse(fields)) })
    const pool = await database.inWorkspace('', (tx) => readPool(tx, '', vocabulary, wish))
    const plan = planSearch(vocabulary, wish, [], noLessons, pool)
    const retrieved = await database.inWorkspace('', (tx) => retrievePeople(tx, openPostgresIndex(tx, ''), plan, { limit: 2000 }))
    const judged = retrieved.map(({ personId: id, profile }) => ({ id, profile, value: scorePerson(vocabulary, plan, profile, today) }))
    const best = rankPeople(plan, judged, (entry) => entry).slice(0, people.length)
    const first = new Set(best.map(({ id }) => id))
    displayed += people.length
    same += people.filter(({ core_candidate_id: id }) => first.has(id ?? '')).length
  }
  figures.note('of the five best shown, among the five the search itself ranks first', (100 * same) / displayed, '%')
}

/** A project that has learned from verdicts, which every preview reads again. */
async function measureLearned(call: Caller, database: Database): Promise<void> {
  const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Learned', type: '2' })
  await fillProject(database, project_id, Number(options.verdicts))
  await sql`update candidate set verdict = case when rank % 3 = 0 then 'rejected' else 'approved' end, verdict_at = now() where project_id = ${project_id}`.execute(
    database.system,
  )
  const took: number[] = []
  for (const fields of mix) {
    const [, ms] = await timed(() => call<PreviewSearch['answer']>('POST', 'v2/projects/preview', { ...fields, project_id }))
    took.push(ms)
  }
  figures.note('verdicts the project has learned from', Number(options.verdicts), 'verdicts')
  figures.note('preview of that project, p50', percentile(took, 0.5), 'ms')
  figures.note('preview of that project, p95', percentile(took, 0.95), 'ms', 250)
}

/** Every list, queried with the first letters of names spread over it, as users type them: one to six letters. */
async function measureLists(call: Caller): Promise<void> {
  const tables = readReferenceTables()
  const names: Record<ReferenceList, readonly string[]> = {
    job_titles: tables.titles.map(({ title }) => title),
    skills: tables.skills.map(({ name }) => name),
    companies: tables.companies.map(({ name }) => name),
    universities: tables.universities.map(({ name }) => name),
    majors: tables.majors.map(({ name }) => name),
    locations: tables.places.map(({ label }) => label),
    industries,
  }
  const took: number[] = []
  const first: number[] = []
  const plain: number[] = []
  for (const list of referenceLists) {
    const [, ms] = await timed(() => call('GET', 'v2/reference', { list, query: 'a' }))
    first.push(ms)
    const listNames = names[list]
    const spread = Array.from(
      { length: Number(options.prefixes) },
      (_, index) => listNames[Math.floor((index * listNames.length) / Number(options.prefixes))]!,
    )
    for (const name of spread)
      for (let letters = 1; letters <= 6; letters += 1) {
        const query = name.slice(0, letters)
        took.push((await timed(() => call('GET', 'v2/reference', { list, query })))[1])
      }
    plain.push((await timed(() => call('GET', 'v1/users/settings', {})))[1])
  }
  figures.note('pick list look-ups', took.length, 'look-ups')
  figures.note('pick list at the server, p50', percentile(took, 0.5), 'ms')
  figures.note('pick list at the server, p95', percentile(took, 0.95), 'ms', 50)
  figures.note('the first look-up of a list after the start, slowest', Math.max(...first), 'ms')
  figures.note('baseline: the settings of the user, p50', percentile(plain, 0.5), 'ms')
}

/** In a browser, from the keystroke in a field until the new number or people are on screen. */
async function measureBrowser(url: string, call: Caller & { session: string }): Promise<void> {
  const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Bench', type: '2' })
  await call('PUT', 'v1/projects/settings', { project_id, job_title: 'Engineer', job_titles: mix[0]!.job_titles })
  const browser = await chromium.launch({ ...browserPath(), args: browserFlags })
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
    await page.addInitScript((token) => {
      localStorage.setItem('session', token)
      document.cookie = 'site_version=1; path=/'
    }, call.session)
    await page.goto(`/projects/v2/draft/${project_id}?step=Additional%20Parameters`)
    const panel = page.getByRole('complementary', { name: 'Search preview' })
    await panel.getByRole('listitem').first().waitFor()
    const field = page.getByRole('textbox', { name: 'Years of experience, at least' })
    const took: number[] = []
    let unseen = 0
    for (let change = 0; change < Number(options.changes); change += 1) {
      const painted = page.evaluate(
        () =>
          new Promise<number | null>((done) => {
            const aside = document.querySelector('aside[aria-label="Search preview"]')!
            let began = 0
            document.addEventListener('input', () => (began = performance.now()), { once: true, capture: true })
            const watch = new MutationObserver(() => {
              watch.disconnect()
              // the frame that shows it has been painted when the next one begins
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
            })
            watch.observe(aside.querySelector('h2')!, { subtree: true, childList: true, characterData: true })
            watch.observe(aside.querySelector('#search-preview')!, { subtree: true, childList: true, characterData: true })
            setTimeout(() => done(null), 2000)
          }),
      )
      await field.fill(String((change * 7) % 25))
      const ms = await painted
      if (ms === null) unseen += 1
      else took.push(ms)
      // a user's pause before the next change
      await page.waitForTimeout(250)
    }
    figures.note('changes made in a browser', took.length, 'changes')
    figures.note('changes that changed nothing to be seen', unseen, 'changes')
    figures.note('change to paint, p50', percentile(took, 0.5), 'ms')
    figures.note('change to paint, p75', percentile(took, 0.75), 'ms', 300)
    figures.note('change to paint, p95', percentile(took, 0.95), 'ms')
  } finally {
    await browser.close()
  }
}

await inTemporaryFolder(async (folder) => {
  const env = {
    PORT: '8069',
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
    if (selected.includes('server')) await measureServer(call, database)
    if (selected.includes('server')) await measureRelaxations(call)
    if (selected.includes('server')) await compareWithSearch(call, database)
    if (selected.includes('server')) await measureLearned(call, database)
    if (selected.includes('lists')) await measureLists(call)
    if (selected.includes('browser')) await measureBrowser(service.url, call)
  } finally {
    await database.close()
    await service.stop()
  }
})
figures.print(options.json)
