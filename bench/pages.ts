// Lighthouse scores of the public pages; npm fetches Lighthouse on first use: npm run bench pages [-- --paths /,/blogs --times
// 1 --json FILE]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/find-browser.ts'
import { startService } from '../server/main.ts'
import { readSettings } from '../server/platform/settings.ts'
import { inTemporaryFolder, openFigures, withoutLimits } from './figures.ts'

const lighthouse = 'lighthouse@12.8.2'
const minScore = 95

const { values: options } = parseArgs({
  options: { paths: { type: 'string' }, times: { type: 'string', default: '1' }, json: { type: 'string' } },
})

interface Report {
  categories: Record<string, { score: number | null }>
}

const figures = openFigures()
await inTemporaryFolder(async (folder) => {
  const browser = findBrowser()
  if (!browser) throw new Error('No browser could be had.')
  const service = await startService(
    readSettings({ PORT: '8018', DATA_DIR: folder, ...withoutLimits, POOL_SIZE: '1000', LOG_LEVEL: 'error' }),
  )
  try {
    const sitemap = await (await fetch(`${service.url}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    const paths = options.paths?.split(',') ?? [...listed, '/thank-you']
    for (const address of paths)
      for (const form of ['mobile', 'desktop'] as const) {
        const scores = new Map<string, number>()
        for (let time = 0; time < Number(options.times); time++)
          for (const [name, score] of await measure(service.url + address, form, browser, path.join(folder, 'report.json')))
            // the best of several runs counts: a busy machine only lowers scores
            scores.set(name, Math.max(scores.get(name) ?? 0, score))
        for (const [name, score] of scores) figures.atLeast(`${address} ${form} ${name}`, score, 'points', minScore)
      }
  } finally {
    await service.stop()
  }
})
figures.print(options.json)

/** Scores from 0 to 100 by category. */
async function measure(url: string, form: 'mobile' | 'desktop', browser: string, file: string): Promise<[string, number][]> {
  fs.rmSync(file, { force: true })
  const flags = [
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const chrome = `--chrome-flags=${['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ')}`
  // the service responds from this very process, so nothing may block it
  const run = spawn('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: 'ignore',
    timeout: 180_000,
  })
  await once(run, 'exit')
  if (!fs.existsSync(file)) throw new Error(`Lighthouse left no report of ${url}.`)
  const { categories } = JSON.parse(fs.readFileSync(file, 'utf8')) as Report
  return Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
}
