// How all screens are looked at: `npm run screens`; `-- -g NAME` for some, SCREENS_AXE=off for pictures alone.
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { projects: _, ...shared } = journeys

export default defineConfig({
  ...shared,
  testDir: './screens',
  testMatch: 'all.screens.ts',
  outputDir: '../.artefacts/screens-run',
  globalSetup: './screens/world.ts',
  expect: { timeout: 8000 },
  timeout: 240_000,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  reporter: './screens/reporter.ts',
  use: { ...shared.use, screenshot: 'off', trace: 'off' },
})
