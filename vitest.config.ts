// Pure tests run anywhere; integration tests share one real Postgres per run and start whatever else they need.
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These tests replace modules, which must not be loaded yet. */
const replacingModules = ['server/http/access-matrix-without-gates.test.ts']

const dialogs = 'web/**/*.dom.test.tsx'

/** Long measurements, and long versions of shorter tests: `npm run test:nightly`. */
const byNight = [...configDefaults.exclude, ...(process.env.NIGHTLY ? [] : ['**/*.nightly.test.ts'])]

const integration = {
  environment: 'node',
  globalSetup: 'testing/global-setup.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
} as const

/** The slowest files, slowest first: started last, one of them would keep a single core busy at the end. */
const longest = [
  'http/access-matrix.test',
  'http/fuzz.test',
  'http/access-matrix-without-gates.test',
  'candidates/counters.test',
  'http/bias.test',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rankOf = ({ moduleId }: TestSpecification) => longest.findIndex((part) => moduleId.includes(part)) >>> 0
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,matching,extraction,replies,adapters,local-services,web,tests}/**/*.test.{ts,tsx}'],
          exclude: [...byNight, dialogs],
          testTimeout: 90_000,
          // a hook copies folders or runs the linter on a busy machine
          hookTimeout: 60_000,
          environment: 'node',
          maxWorkers: 2,
          // pure tests share a process: importing everything again for each file took a third of the time
          isolate: false,
        },
      },
      // parts of screens in a document without a browser: tests their rules, not their looks
      {
        test: {
          name: 'unit-dialogs',
          include: [dialogs],
          environment: 'happy-dom',
          setupFiles: 'testing/fresh-page.ts',
          testTimeout: 30_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      // a separate process per file took a fifth of the time
      {
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts'],
          exclude: [...byNight, ...replacingModules],
          ...integration,
          isolate: false,
        },
      },
      { test: { name: 'integration-isolated', include: replacingModules, ...integration } },
    ],
  },
})
