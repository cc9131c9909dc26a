// The lint is itself tested: every forbidden dependency is planted in a separate tree, and each must be caught by the actual
// settings.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './repository.ts'

const coreFeatures = ['accounts', 'calendars', 'projects', 'candidates', 'mail']
const leafFeatures = [
  'sourcing',
  'outreach',
  'interviews',
  'discussion',
  'alerts',
  'ats',
  'insight',
  'operations',
  'checkout',
  'tasks',
  'talent',
]
const features = [...coreFeatures, ...leafFeatures]
/** Below the web's features: each imports only what comes before it. */
const webLayers = ['i18n', 'ui', 'api', 'offline', 'session', 'project', 'candidate']
const edgesAndOutside = [
  '../../http/app.ts',
  '../../worker/jobs.ts',
  '../../realtime/socket.ts',
  '../../seed/seed-demo.ts',
  '../../../testing/projects.ts',
  '@fairlead/adapters/mail/smtp',
  '@fairlead/local-services/mail/start-mail',
  '@fairlead/contract/fields',
  'fastify',
  '@fastify/formbody',
]

/** [package, what it must not import] */
const forbidden: [string, string[]][] = [
  ['domain', ['zod', 'node:fs', '@fairlead/contract/fields', '@fairlead/matching/plan/plan']],
  ['contract', ['kysely', '@fairlead/matching/plan/plan', '@fairlead/server/main', '@fairlead/adapters/mail/smtp', '@fairlead/web/main']],
  ['language', ['zod', 'node:fs', '@fairlead/matching/plan/plan', '@fairlead/extraction/read-job', '@fairlead/server/main']],
  [
    'extraction',
    [
      'zod',
      'node:fs',
      '@fairlead/adapters/mail/smtp',
      '@fairlead/contract/fields',
      '@fairlead/server/main',
      '@fairlead/domain/insight/self-identification',
    ],
  ],
  ['replies', ['zod', 'node:fs', '@fairlead/matching/plan/plan', '@fairlead/extraction/read-job', '@fairlead/server/main']],
  ['contract/v2/projects', ['fastify', '@fairlead/local-services/mail/start-mail']],
  [
    'matching',
    [
      'zod',
      'node:fs',
      '@fairlead/adapters/mail/smtp',
      '@fairlead/extraction/read-job',
      '@fairlead/replies/model/load',
      '@fairlead/contract/fields',
      '@fairlead/server/main',
      '@fairlead/domain/insight/self-identification',
      './titles/model/load.ts',
    ],
  ],
  ['matching/skills', ['../titles/model/load.ts']],
  ['matching/explain/claims', ['../../text/claimed.ts', '../../skills/skills.ts', '../reasons.ts', 'zod']],
  [
    'adapters/mail',
    [
      '@fairlead/contract/fields',
      '@fairlead/matching/plan/plan',
      '@fairlead/local-services/mail/start-mail',
      '@fairlead/server/main',
      '@fairlead/web/main',
    ],
  ],
  [
    'local-services/mail',
    ['@fairlead/domain/refusal', '@fairlead/contract/fields', '@fairlead/adapters/mail/smtp', '@fairlead/server/main'],
  ],
  [
    'server/platform',
    [
      '../features/accounts/sign-in.ts',
      '../http/app.ts',
      '../worker/jobs.ts',
      '../realtime/socket.ts',
      '../seed/seed-demo.ts',
      '@fairlead/adapters/mail/smtp',
      '@fairlead/local-services/mail/start-mail',
      '@fairlead/contract/fields',
      '@fairlead/matching/plan/plan',
    ],
  ],
  ...features.flatMap((name): [string, string[]][] => {
    const next = coreFeatures.indexOf(name) + 1
    const above = [...(next > 0 ? coreFeatures.slice(next) : []), ...leafFeatures].filter((feature) => feature !== name)
    return [
      [`server/features/${name}`, above.map((feature) => `../${feature}/some-case.ts`)],
      [`server/features/${name}/part`, above.map((feature) => `../../${feature}/part/some-case.ts`)],
    ]
  }),
  ...features.map((name): [string, string[]] => [`server/features/${name}`, edgesAndOutside]),
  [
    'server/http',
    [
      '@fairlead/adapters/mail/smtp',
      '@fairlead/local-services/mail/start-mail',
      '../worker/jobs.ts',
      '../seed/seed-demo.ts',
      '../../testing/projects.ts',
    ],
  ],
  [
    'server/http/v1',
    [
      'fastify',
      '@fastify/formbody',
      '@fairlead/adapters/mail/smtp',
      '@fairlead/local-services/mail/start-mail',
      '@fairlead/matching/plan/plan',
      '../../worker/jobs.ts',
    ],
  ],
  ['server/http/v2/projects', ['fastify', '@fairlead/matching/plan/plan', '../../../seed/seed-demo.ts']],
  [
    'server/realtime',
    ['@fairlead/adapters/mail/smtp', '@fairlead/local-services/mail/start-mail', '../worker/jobs.ts', '../../testing/projects.ts'],
  ],
  [
    'server/worker',
    [
      '@fairlead/adapters/mail/smtp',
      '@fairlead/local-services/mail/start-mail',
      '@fairlead/contract/fields',
      '../http/app.ts',
      '../realtime/socket.ts',
      'fastify',
    ],
  ],
  [
    'web/app',
    [
      '@fairlead/server/main',
      '@fairlead/matching/plan/plan',
      '@fairlead/adapters/mail/smtp',
      '@fairlead/local-services/mail/start-mail',
      'zod',
    ],
  ],
  ...['web/features/panel', 'web/features/wizard/steps', 'web/features/panel/review/learned'].map((folder): [string, string[]] => {
    const up = '../'.repeat(folder.split('/').length - 2)
    return [
      folder,
      ['@fairlead/server/main', '@fairlead/matching/plan/plan', `${up}../app/routes.tsx`, `${up}talent/TalentScreen.tsx`, 'zod', 'zod/v4'],
    ]
  }),
  ...webLayers.flatMap((layer, index): [string, string[]][] => {
    const above = [...webLayers.slice(index + 1), 'features', 'app']
    return [
      [`web/${layer}`, ['@fairlead/server/main', 'zod', ...above.map((layerAbove) => `../${layerAbove}/Part.tsx`)]],
      [`web/${layer}/part`, above.map((layerAbove) => `../../${layerAbove}/Part.tsx`)],
    ]
  }),
  ['web/i18n/en', ['@fairlead/contract/fields', '@fairlead/matching/plan/plan', '../../ui/Key.tsx']],
  ['web/ui', ['@fairlead/contract/fields']],
  ['web/guest/review', ['session', 'project', 'candidate', 'features', 'app'].map((folder) => `../../${folder}/Part.tsx`)],
]

/** What each package may import: planted too, and must pass. */
const allowed: [string, string[]][] = [
  ['domain/candidate', ['../refusal.ts']],
  ['contract', ['zod', './fields.ts', '../fields.ts', '@fairlead/domain/refusal']],
  ['matching', ['./plan/plan.ts', '@fairlead/domain/refusal']],
  ['language', ['./reader.ts', '@fairlead/domain/reference/tables']],
  ['extraction', ['./read-job.ts', '@fairlead/domain/refusal', '@fairlead/matching/skills/vocabulary', '@fairlead/language/reader']],
  ['replies', ['./model/load.ts', '@fairlead/domain/refusal']],
  ['adapters/mail', ['nodemailer', 'node:fs', '@fairlead/domain/refusal']],
  [
    'server/features/mail',
    [
      '../candidates/some-case.ts',
      '../projects/some-case.ts',
      '../../platform/database.ts',
      '@fairlead/domain/refusal',
      '@fairlead/matching/plan/plan',
    ],
  ],
  ['server/features/mail/sending', ['../messages/some-case.ts', '../../candidates/records/some-case.ts']],
  ['server/features/alerts', ['../mail/some-case.ts', '../accounts/some-case.ts']],
  ['server/http/v1', ['@fairlead/contract/fields', '../../features/mail/some-case.ts', '../endpoint.ts']],
  [
    'server/worker',
    ['../features/mail/some-case.ts', '../platform/jobs.ts', '@fairlead/matching/skills/vocabulary', '@fairlead/contract/codes'],
  ],
  ['web/features/panel', ['react', '../../api/client.ts', '../../ui/Key.tsx', '@fairlead/contract/realtime', '@fairlead/domain/refusal']],
  ['web/features/panel', ['./review/ReviewQueue.tsx', '../../candidate/names.ts', '../../offline/writes.ts']],
  ['web/features/panel/review', ['../outreach/MailForm.tsx', '../panel-parts.ts', '../../../project/wire.ts']],
  ['web/features/panel/review/learned', ['../progress.ts', '../../outreach/MailForm.tsx', '../../../../session/hold.ts']],
  ...webLayers.map((layer, index): [string, string[]] => [
    `web/${layer}`,
    webLayers.slice(0, index).map((lower) => `../${lower}/Part.tsx`),
  ]),
  ['web/i18n/en', ['@fairlead/domain/shared/language']],
  [
    'web/guest/review',
    ['../../i18n/review.ts', '../../offline/retry-later.ts', '../../api/send.ts', '../../ui/Key.tsx', '../shared/mount.tsx'],
  ],
  ['web/app', ['../features/panel/PanelScreen.tsx', '../session/use-user.ts']],
]

let house = ''
let codes = new Map<string, string[]>()
const planted: { file: string; what: string; rule: string }[] = []
const harmless: string[] = []

function plant(file: string, text: string) {
  fs.mkdirSync(path.join(house, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(house, file), text)
}
const forms = [
  ['value', (target: string) => `import { thing } from '${target}'\n\nexport const own = thing\n`],
  ['type', (target: string) => `import type { Thing } from '${target}'\n\nexport type Own = Thing\n`],
  ['passed on', (target: string) => `export { thing } from '${target}'\n`],
] as const

beforeAll(() => {
  house = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-house-'))
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(house, '.oxlintrc.json'))
  let n = 0
  for (const [room, targets] of forbidden)
    for (const target of targets)
      for (const [form, write] of forms) {
        const file = `${room}/planted-${++n}.ts`
        plant(file, write(target))
        planted.push({ file, what: `${room} -> ${target} (${form})`, rule: 'no-restricted-imports' })
      }
  for (const [room, targets] of allowed)
    for (const target of targets) {
      const file = `${room}/harmless-${++n}.ts`
      plant(file, forms[0][1](target))
      harmless.push(file)
    }
  const unruled = (file: string, text: string, rule: string) => {
    plant(file, text)
    planted.push({ file, what: file, rule })
  }
  unruled('domain/clock.ts', 'export const pid = process.pid\n', 'no-restricted-globals')
  unruled('domain/call.ts', "export const load = () => fetch('https://example.com')\n", 'no-restricted-globals')
  unruled('server/features/mail/round-a.ts', "import { b } from './round-b.ts'\n\nexport const a = () => b\n", 'no-cycle')
  unruled('server/features/mail/round-b.ts', "import { a } from './round-a.ts'\n\nexport const b = () => a\n", 'no-cycle')
  unruled('domain/type-round-a.ts', "import type { B } from './type-round-b.ts'\n\nexport interface A {\n  b: B | null\n}\n", 'no-cycle')
  unruled('domain/type-round-b.ts', "import type { A } from './type-round-a.ts'\n\nexport interface B {\n  a: A | null\n}\n", 'no-cycle')
  unruled('server/default.ts', 'export default 1\n', 'no-default-export')
  unruled('server/long.ts', Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}\n`).join(''), 'max-lines')
  unruled('web/long.tsx', Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}\n`).join(''), 'max-lines')
  unruled('matching/loose.ts', 'export const loose = (it: any) => it\n', 'no-explicit-any')
  unruled('web/no-owner.ts', 'export function go() {\n  Promise.reject(new Error())\n}\n', 'no-floating-promises')
  for (const folder of ['server/worker', 'adapters/mail', 'local-services/mail'])
    unruled(`${folder}/no-owner.ts`, 'export function go() {\n  void Promise.reject(new Error())\n}\n', 'no-floating-promises')
  unruled('server/equal.ts', 'export const same = (a: string, b: string) => a == b\n', 'eqeqeq')
  unruled('server/snake_case.ts', 'export const one = 1\n', 'filename-case')
  plant('server/exactly.ts', Array.from({ length: 300 }, (_, line) => `export const line${line} = ${line}\n`).join(''))
  plant('server/table.data.ts', Array.from({ length: 400 }, (_, line) => `export const line${line} = ${line}\n`).join(''))
  harmless.push('server/exactly.ts', 'server/table.data.ts')

  const run = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--type-aware', '--format', 'json'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { filename: string; code?: string }[] }
  const byFile = Map.groupBy(diagnostics, (diagnostic) => diagnostic.filename.replaceAll('\\', '/'))
  codes = new Map([...byFile].map(([file, list]) => [file, list.map((diagnostic) => diagnostic.code ?? '')]))
})
afterAll(() => fs.rmSync(house, { recursive: true, force: true }))

describe('the lint', () => {
  test('catches every planted violation', () => {
    expect(planted.length).toBeGreaterThan(500)
    const missed = planted.filter(({ file, rule }) => !codes.get(file)?.some((code) => code.includes(rule)))
    expect(missed.map(({ what: label }) => label)).toEqual([])
  })

  test('lets pass what the staff allows', () => {
    expect(harmless.flatMap((file) => (codes.get(file) ?? []).map((code) => `${file}: ${code}`))).toEqual([])
  })
})
