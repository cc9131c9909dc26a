// `npm run walk`: one journey from registration to a hire, through the product's own screens, on desktop and phone.
import { defineConfig } from '@playwright/test'
import shared from './playwright.config.ts'

export default defineConfig({
  ...shared,
  testDir: './walk',
  testMatch: '*.walk.ts',
  outputDir: '../.artefacts/walk-run',
  globalSetup: './walk/setup.ts',
  timeout: 900_000,
  // two at a time would each be measured with half a machine
  workers: 1,
  reporter: 'line',
  use: { ...shared.use, serviceWorkers: 'allow' },
})
