// How the browser journeys run: two files at a time, those of the demo workspace one after another, in the browser this machine has.
import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './find-browser.ts'

/** Who works in the demo's one workspace would get in another's way; teams of their own do not. */
const inDemo = fs
  .readdirSync(import.meta.dirname)
  .filter(
    (name) => name.endsWith('.spec.ts') && /demoMember|fairlead-demo/.test(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')),
  )

export default defineConfig({
  testDir: '.',
  outputDir: '../.artefacts/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  projects: [
    { name: 'demo', testMatch: inDemo.map((name) => `**/${name}`), workers: 1 },
    { name: 'teams', testMatch: '**/*.spec.ts', testIgnore: inDemo.map((name) => `**/${name}`) },
  ],
  // every width, every refusal: the whole matrix runs at night
  ...(process.env.NIGHTLY ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: true,
  // journeys that race with answers of fictional candidates may fail once; a second failure is a failure
  retries: 1,
  globalSetup: './global-setup.ts',
  reporter: [['line'], ['json']],
  use: {
    baseURL: process.env.FAIRLEAD_URL ?? `http://localhost:${process.env.E2E_PORT ?? 8010}`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    // a worker would answer in place of what a journey puts between the page and the server; the one about it lets it in
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
    screenshot: 'only-on-failure',
    // a trace of every step costs a quarter of the time: turn it on for the journey you look at
    trace: 'off',
  },
})
