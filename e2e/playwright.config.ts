// Browser journeys: each worker runs one file after the other on a separate server.
import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from './find-browser.ts'
import { serverUrl } from './servers.ts'

// on a machine with other work: E2E_PATIENCE=4 waits four times as long before a step fails
const patience = Number(process.env.E2E_PATIENCE ?? 1)

export default defineConfig({
  testDir: '.',
  outputDir: '../.artefacts/e2e',
  timeout: 120_000 * patience,
  expect: { timeout: 15_000 * patience },
  fullyParallel: false,
  // on two cores a third worker uses the time when the others wait
  workers: 3,
  // every width, refusal, role, and fault: the whole matrix runs nightly
  ...(process.env.NIGHTLY ? {} : { grepInvert: /@nightly/, testIgnore: '**/*.nightly.spec.ts' }),
  forbidOnly: true,
  // a journey that fails occasionally fails: its cause is fixed
  retries: 0,
  globalSetup: './global-setup.ts',
  // without a file the JSON report would be printed to the log
  reporter: [['line'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    baseURL: serverUrl(),
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000 * patience,
    // a service worker would bypass routes a journey sets up; the journey about it enables it
    serviceWorkers: 'block',
    // frames of an animation cost processor time; a journey about motion asks for it
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...browserPath(), args: browserFlags },
    screenshot: 'only-on-failure',
    // a trace of every step costs a quarter of the time: turn it on for the journey you are looking at
    trace: 'off',
  },
})
