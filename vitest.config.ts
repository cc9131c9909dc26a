// Pure tests run anywhere; integration tests share one real Postgres per run and start what else they need.
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// services and commands that tests start, as `npm test` sets it: compiling their files took seconds for each
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules/.cache/compile')

/** They replace modules, which must not be loaded already. */
const replacingModules = ['server/http/access-matrix-without-gates.nightly.test.ts']

const dialogs = 'web/**/*.dom.test.tsx'

/** Long measurements, and tests that repeat at length what shorter ones show: `npm test -- --nightly`. */
const byNight = [...configDefaults.exclude, ...(process.env.NIGHTLY ? [] : ['**/*.nightly.test.ts'])]

const integration = {
  environment: 'node',
  globalSetup: 'testing/global-setup.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // they wait for servers and clocks: a third one keeps two cores busy
  maxWorkers: 3,
} as const

/** The files that take longest, longest first: started last, one of them would keep a single core busy at the end. */
const longest = [
  'http/hidden-names.test',
  'mail/push-mailboxes.test',
  'worker/mail-relay.test',
  'http/access-matrix.test',
  'platform/database.test',
  'server/process.test',
  'mail/own-mailboxes.test',
  'platform/jobs.test',
  'realtime/limit-sockets.test',
  'worker/send-groups.test',
  'outreach/notices.test',
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
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...byNight, 'server/**', dialogs],
          testTimeout: 90_000,
          // a hook copies folders or runs the linter, on a machine that does much else
          hookTimeout: 60_000,
          environment: 'node',
          maxWorkers: 2,
          // pure tests share a process: importing everything again for each file took a third of the time
          isolate: false,
        },
      },
      // parts of screens with a document, but no browser: their own rules, not what they look like
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
      // a process of its own for each file took a fifth of the time
      {
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts'],
          exclude: [...byNight, ...replacingModules],
          ...integration,
          isolate: false,
        },
      },
      { test: { name: 'integration-isolated', include: replacingModules, exclude: byNight, ...integration } },
    ],
  },
})
