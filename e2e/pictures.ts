// `npm run write pictures`: the screenshots on the public pages, made from the product itself, in both themes.
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserPath } from './find-browser.ts'
import { ownServer } from './own-server.ts'

const folder = path.join(import.meta.dirname, '../web/site/pictures')
const description = `Senior Backend Engineer
Denver, Colorado, or remote

Requirements
- At least five years of experience as a backend engineer
- Python and PostgreSQL are required

Nice to have
- Kubernetes, Terraform`

const configuredUrl = process.env.FAIRLEAD_URL
const server = configuredUrl ? null : await ownServer({ POOL_SIZE: '6000', DEMO: 'true', DEMO_HISTORY: 'true' })
await server?.start()
const url = configuredUrl ?? server!.url
const browser = await chromium.launch(browserPath())

/** Each opens a signed-in page in the state to show. */
const scenes: Record<string, (page: Page) => Promise<unknown>> = {
  conversation: async (page) => {
    await page.goto(`${url}/panel`)
    const projects = page.getByRole('navigation', { name: /projects/i })
    // the demo's history is created first; this project is its last
    await projects
      .getByRole('link', { name: /Customer Success Manager/ })
      .filter({ hasText: /\d/ })
      .first()
      .waitFor({ timeout: 300_000 })
    await projects
      .getByRole('link', { name: /Account Executive/ })
      .first()
      .click()
    const tab = page.getByRole('tab', { name: /^(Needs Attention|Interested) [1-9]/ }).first()
    await tab.waitFor()
    await page.waitForTimeout(1500)
    await tab.click()
    await page.getByRole('article').first().waitFor()
    const tour = page.getByRole('button', { name: 'End tour' })
    if (await tour.isVisible()) await tour.click()
    await page.mouse.move(0, 0)
  },
  review: async (page) => {
    await page.goto(`${url}/panel`)
    await page.getByRole('button', { name: "Let's Calibrate" }).or(page.getByRole('article')).first().waitFor()
    const intro = page.getByRole('button', { name: "Let's Calibrate" })
    if (await intro.isVisible()) await intro.click()
    await page.getByRole('article').first().waitFor()
  },
  setup: async (page) => {
    await begin(page)
    await page.goto(page.url().replace(/step=.*/, 'step=Job Titles'))
    await page.getByRole('list', { name: 'Top five' }).waitFor()
  },
  preview: async (page) => {
    await page.goto(`${url}/autopilot-projects/self-serve/new?begin=new`)
    await page.getByRole('textbox', { name: 'Job description' }).fill(description)
    await page.getByRole('button', { name: 'Find criteria' }).click()
    await page.getByRole('list', { name: 'Top five' }).waitFor()
  },
}

async function begin(page: Page): Promise<void> {
  await scenes.preview!(page)
  await page.getByLabel('Project name').fill('Backend engineers')
  await page.getByRole('button', { name: 'All settings' }).click()
  await page.waitForURL(/draft/)
}

for (const theme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: theme, serviceWorkers: 'block' })
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill('demo@fairlead.example')
  await page.getByLabel('Password', { exact: true }).fill('fairlead-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: /^Your menu/ }).waitFor()
  for (const [name, lead] of Object.entries(scenes)) {
    await lead(page)
    await page.waitForTimeout(1500)
    const file = path.join(folder, `${name}-${theme}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 82, animations: 'disabled' })
    console.log(`${path.basename(file)}  ${Math.round(fs.statSync(file).size / 1024)} KB`)
  }
  await page.close()
}
await browser.close()
await server?.remove()
