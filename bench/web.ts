// Speed of the panel in a real browser: npm run bench web [-- --candidates 10000 --loads 5 --keys 200 --switches 20 --steps 200
// --only loads,keys,switches,scrolling --json FILE]
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserFlags, browserPath } from '../e2e/find-browser.ts'
import { startService } from '../server/main.ts'
import { openDatabase } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { keepReviewing, spreadProject } from './fill-web.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, type Caller, withoutLimits } from './figures.ts'
import { frameOf, keyTimes, largestPaint, longTasks, scriptBytes, watch } from './web-measures.ts'

const { values: options } = parseArgs({
  options: {
    candidates: { type: 'string', default: '10000' },
    loads: { type: 'string', default: '5' },
    keys: { type: 'string', default: '200' },
    switches: { type: 'string', default: '20' },
    steps: { type: 'string', default: '200' },
    only: { type: 'string', default: 'loads,keys,switches,scrolling' },
    json: { type: 'string' },
  },
})
const selected = options.only.split(',')
const size = Number(options.candidates)
const figures = openFigures()

await inTemporaryFolder(async (folder) => {
  const settings = readSettings({
    PORT: '8019',
    DATA_DIR: folder,
    ...withoutLimits,
    POOL_SIZE: String(Math.max(4000, size)),
    HOLD_SECONDS: '2',
    LOG_LEVEL: 'error',
  })
  const service = await startService(settings)
  const database = openDatabase(service.connection, (error) => console.error(error.message))
  const browser = await chromium.launch({ ...browserPath(), args: browserFlags })
  try {
    const call = await newCaller(service.url)
    const open = (options_?: OpenOptions) => openPage(browser, service.url, call.session, options_)
    const review = await keepReviewing(database, call, 50)
    const { project_id: big } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Big', type: '2' })
    await spreadProject(database, big, size)
    if (selected.includes('loads')) await measureLoads(open, review)
    if (selected.includes('keys')) await measureKeys(open, call, review)
    if (selected.includes('switches')) await measureSwitches(open, big)
    if (selected.includes('scrolling')) await measureScrolling(open, big)
  } finally {
    await browser.close()
    await database.close()
    await service.stop()
  }
})
figures.print(options.json)

interface OpenOptions {
  slower?: number
  /** Before any user has signed in. */
  signedOut?: boolean
}

type Open = (options_?: OpenOptions) => Promise<Page>

/** A page of a fresh browser, with a signed-in user. */
async function openPage(
  browser: Browser,
  url: string,
  session: string,
  { slower = 1, signedOut = false }: OpenOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await watch(page)
  if (!signedOut)
    await page.addInitScript((token) => {
      localStorage.setItem('session', token)
      document.cookie = 'site_version=1; path=/'
    }, session)
  if (slower > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

function closed(page: Page): Promise<void> {
  return page.context().close()
}

async function measureLoads(open: Open, project: string): Promise<void> {
  const loads = Number(options.loads)
  const address = `/panel?project=${project}&tab=under_review`
  const load = async (path: string, ready: string, options_: OpenOptions) => {
    const page = await open(options_)
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    const painted = await largestPaint(page)
    const bytes = await scriptBytes(page)
    await closed(page)
    return { painted, bytes }
  }
  const many = async (path: string, ready: string, options_: OpenOptions = {}) => {
    await load(path, ready, options_)
    const all = []
    for (let index = 0; index < loads; index++) all.push(await load(path, ready, options_))
    return {
      painted: percentile(
        all.map(({ painted }) => painted),
        0.5,
      ),
      bytes: Math.max(...all.map(({ bytes }) => bytes)),
    }
  }
  const plain = await many('/login', 'h1', { signedOut: true })
  figures.note('sign-in page, largest paint, median (to compare with)', plain.painted, 'ms')
  const panel = await many(address, 'article')
  figures.note('panel with 50 candidates, largest paint, median', panel.painted, 'ms', 800)
  const slow = await many(address, 'article', { slower: 4 })
  figures.note('the same with a processor four times slower', slow.painted, 'ms', 2000)
  figures.note('scripts of the first route, compressed', Math.round(panel.bytes / 1024), 'KB', 200)
}

async function measureKeys(open: Open, call: Caller, project: string): Promise<void> {
  const page = await open()
  await page.goto('/login')
  await page.evaluate(() => document.body.replaceChildren())
  const bare = await keyTimes(
    page,
    Array.from({ length: 40 }, () => 'j'),
  )
  figures.note('a key on an empty page, p98 (to compare with)', percentile(bare, 0.98), 'ms')
  await page.goto(`/panel?project=${project}&tab=under_review`)
  await page.locator('article').first().waitFor()
  const before = (await call<{ candidates: unknown[] }>('GET', 'v2/projects/candidates', { project_id: project, status: 'UNDER_REVIEW' }))
    .candidates
  const script = ['j', 'j', 'k', 'a', 'u', 'j', 'a', 'u', 'k', 'j']
  const keys = Array.from({ length: Number(options.keys) }, (_, index) => script[index % script.length]!)
  const took = await keyTimes(page, keys)
  figures.note(`keys of a review of ${before.length} (j k a u), p75`, percentile(took, 0.75), 'ms', 50)
  figures.note(`keys of a review of ${before.length} (j k a u), p98`, percentile(took, 0.98), 'ms', 100)
  await closed(page)
}

async function measureSwitches(open: Open, project: string): Promise<void> {
  const page = await open()
  await page.goto(`/panel?project=${project}&tab=approved`)
  await page.locator('article').first().waitFor()
  const tabs = ['rejected', 'approved']
  for (const tab of tabs) await frameOf(page, tab)
  const took: number[] = []
  for (let index = 0; index < Number(options.switches); index++) took.push(await frameOf(page, tabs[index % 2]!))
  figures.note('switch between tabs of 50 cards, median', percentile(took, 0.5), 'ms', 60)
  await closed(page)
}

async function measureScrolling(open: Open, project: string): Promise<void> {
  const page = await open()
  await page.goto(`/panel?project=${project}&tab=approved`)
  await page.locator('article').first().waitFor()
  await page.mouse.move(700, 500)
  await longTasks(page)
  const began = await page.evaluate(() => window.scrollY)
  for (let step = 0; step < Number(options.steps); step++) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const tasks = await longTasks(page)
  const scrolled = (await page.evaluate(() => window.scrollY)) - began
  figures.note('candidates in the project scrolled through', size, 'candidates')
  figures.note('scrolled', scrolled, 'px')
  figures.note('tasks over 50 ms while scrolling', tasks.length, 'tasks', 0)
  figures.note('longest task while scrolling', tasks.length > 0 ? Math.max(...tasks) : 50, 'ms at most', 50)
  await closed(page)
}
