// How the browser journeys run: one worker, the browser this machine has.
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './find-browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../.artefacts/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // a loaded machine may be late once; a second failure is a failure
  retries: 1,
  globalSetup: './global-setup.ts',
  reporter: [['line'], ['json']],
  use: {
    baseURL: process.env.FAIRLEAD_URL ?? 'http://localhost:8010',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
