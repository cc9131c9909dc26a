// The linter finds circles between files and imports that a path can show; this reads the import graph, lazy imports and types included.
import path from 'node:path'
import { expect, test } from 'vitest'
import { childOf, circlesIn, importsOf } from './import-graph.ts'
import { filesOf } from './repository.ts'

/** Lowest first: each imports only itself and what comes before it. */
const subjects = [
  'shared',
  'reference',
  'ports',
  'account',
  'project',
  'candidate',
  'outreach',
  'conversation',
  'interview',
  'insight',
  'operations',
]
const layers = ['i18n', 'ui', 'api', 'offline', 'session', 'project', 'candidate', 'features', 'app']

function whyForbidden(from: string, to: string): string | null {
  const [subject, target] = [childOf('domain', from), childOf('domain', to)]
  if (subject && target) return subjects.indexOf(target) > subjects.indexOf(subject) ? `${from} -> ${to}: a later subject` : null
  const [a, b] = [childOf('web', from), childOf('web', to)]
  if (!a || !b || a === b) {
    const [importer, target] = [childOf('web/features', from), childOf('web/features', to)]
    return importer && target && importer !== target ? `${from} -> ${to}: another feature` : null
  }
  if (a === 'guest') return layers.indexOf(b) > layers.indexOf('offline') ? `${from} -> ${to}: above guest` : null
  return layers.includes(a) && layers.indexOf(b) > layers.indexOf(a) ? `${from} -> ${to}: a layer above` : null
}

const sources = filesOf(/^(web|server|domain)\/.*\.tsx?$/).filter(({ name }) => !name.includes('.test.'))
const imports = importsOf(sources)
const webFolders = [...new Set(sources.map(({ name }) => path.posix.dirname(name)))].filter((name) => name.startsWith('web/'))

test('folders form no circles', () => {
  for (const folder of ['domain', 'server', 'server/features', 'web', 'web/features', ...webFolders])
    expect(circlesIn(folder, imports)).toEqual([])
})

test('the web app and the domain import downwards only, and no feature imports another', () => {
  const folders = new Set(sources.flatMap(({ name }) => childOf('domain', name) ?? []))
  expect([...folders].filter((name) => !subjects.includes(name))).toEqual([])
  const links = [...imports].flatMap(([from, targets]) => targets.map((to) => whyForbidden(from, to)))
  expect(links.length).toBeGreaterThan(5000)
  expect(links.filter((why) => why !== null)).toEqual([])
})

test('a circle of folders and an import in the wrong direction are found', () => {
  const planted = importsOf([
    { name: 'web/features/a/one.ts', text: "import { two } from '../b/two.ts'\nimport { own } from './own.ts'" },
    { name: 'web/features/a/own.ts', text: '' },
    { name: 'web/features/b/two.ts', text: "const part = () => import('../c/three.tsx')" },
    { name: 'web/features/c/three.tsx', text: "import type { Own } from '../a/own.ts'\nexport { low } from '@fairlead/web/ui/low'" },
    { name: 'domain/project/tabs.ts', text: "import type { Move } from '../candidate/moves.ts'" },
    { name: 'domain/candidate/moves.ts', text: "import { stages } from '../shared/stages.ts'" },
    { name: 'domain/shared/stages.ts', text: '' },
    { name: 'web/ui/low.ts', text: "import { three } from '@fairlead/web/features/c/three'" },
  ])
  expect(circlesIn('web/features', planted)).toEqual([
    'web/features/a/one.ts -> web/features/b/two.ts',
    'web/features/b/two.ts -> web/features/c/three.tsx',
    'web/features/c/three.tsx -> web/features/a/own.ts',
  ])
  expect(circlesIn('web', planted)).toHaveLength(2)
  expect([...planted].flatMap(([from, targets]) => targets.map((to) => whyForbidden(from, to))).filter((why) => why !== null)).toEqual([
    'web/features/a/one.ts -> web/features/b/two.ts: another feature',
    'web/features/b/two.ts -> web/features/c/three.tsx: another feature',
    'web/features/c/three.tsx -> web/features/a/own.ts: another feature',
    'domain/project/tabs.ts -> domain/candidate/moves.ts: a later subject',
    'web/ui/low.ts -> web/features/c/three.tsx: a layer above',
  ])
})
