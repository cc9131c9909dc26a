// Pure tests run anywhere; integration tests share one real Postgres per run and start what else they need.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,matching,adapters,embedded,web,tests}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          environment: 'node',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'server/test/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
