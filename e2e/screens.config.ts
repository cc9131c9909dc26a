// Configuration of `npm run screens`; `-- -g NAME` for some screens, SCREENS_AXE=off for screenshots only.
import { defineConfig } from '@playwright/test'
import shared from './playwright.config.ts'
import { serverUrl } from './servers.ts'

// as for the journeys
const patience = Number(process.env.E2E_PATIENCE ?? 1)

export default defineConfig({
  ...shared,
  testDir: './screens',
  testMatch: 'all.screens.ts',
  outputDir: '../.artefacts/screens-run',
  globalSetup: './screens/world.ts',
  expect: { timeout: 8000 * patience },
  timeout: 240_000 * patience,
  fullyParallel: true,
  workers: 2,
  reporter: './screens/reporter.ts',
  // both workers use the same world
  use: { ...shared.use, baseURL: serverUrl(0), screenshot: 'off', trace: 'off' },
})
