// The linter finds cycles between files and imports that a path can show; this test reads the import graph, including lazy
// imports and types.
import path from 'node:path'
import { expect, test } from 'vitest'
import { childOf, circlesIn, foldersOf, importsOf, isProduct } from './import-graph.ts'
import { filesOf } from './repository.ts'

/** Lowest first: each imports only itself and earlier ones. */
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
/** The same for matching; files next to the folders combine score and reasons. */
const steps = ['text', 'identity', 'titles', 'skills', 'learn', 'plan', 'score', 'explain', 'fairness']
const layers = ['i18n', 'ui', 'api', 'offline', 'session', 'project', 'candidate', 'features', 'app']

function findForbiddenReason(from: string, to: string): string | null {
  const [subject, target] = [childOf('domain', from), childOf('domain', to)]
  if (subject === 'ports' && target && target !== 'ports' && target !== 'shared') return `${from} -> ${to}: ports import the base only`
  if (subject && target) return subjects.indexOf(target) > subjects.indexOf(subject) ? `${from} -> ${to}: a later subject` : null
  const [step, next] = [childOf('matching', from), childOf('matching', to)]
  if (step && next) return steps.indexOf(next) > steps.indexOf(step) ? `${from} -> ${to}: a later step` : null
  const [a, b] = [childOf('web', from), childOf('web', to)]
  if (!a || !b || a === b) {
    const [importer, target] = [childOf('web/features', from), childOf('web/features', to)]
    return importer && target && importer !== target ? `${from} -> ${to}: another feature` : null
  }
  if (a === 'guest') return layers.indexOf(b) > layers.indexOf('offline') ? `${from} -> ${to}: above guest` : null
  return layers.includes(a) && layers.indexOf(b) > layers.indexOf(a) ? `${from} -> ${to}: a layer above` : null
}

const sources = filesOf(/\.tsx?$/).filter(({ name }) => isProduct(name))
const folders = foldersOf(sources)
const imports = importsOf(sources)

test('nothing of the product imports research or what tests share', () => {
  const all = filesOf(/\.tsx?$/)
  const outside = [...importsOf(all)].flatMap(([from, targets]) =>
    isProduct(from) ? targets.filter((to) => /^(?:research|testing|tests|bench|e2e|tools)\//.test(to)).map((to) => `${from} -> ${to}`) : [],
  )
  expect(outside).toEqual([])
})

test('folders form no cycles, at any depth', () => {
  expect(folders.length).toBeGreaterThan(120)
  expect(folders.flatMap((folder) => circlesIn(folder, imports))).toEqual([])
})

test('no folder of a server feature holds more than 30 files, tests aside', () => {
  const sizes = Map.groupBy(
    sources.filter(({ name }) => name.startsWith('server/features/')),
    ({ name }) => path.posix.dirname(name),
  )
  expect(sizes.size).toBeGreaterThan(40)
  expect([...sizes].flatMap(([folder, files]) => (files.length > 30 ? `${folder}: ${files.length}` : []))).toEqual([])
})

test('the web app, the domain, and matching import downward only, and no feature imports another', () => {
  const children = (folder: string) => new Set(sources.flatMap(({ name }) => childOf(folder, name) ?? []))
  expect([...children('domain')].filter((name) => !subjects.includes(name))).toEqual([])
  expect([...children('matching')].filter((name) => !steps.includes(name))).toEqual([])
  const links = [...imports].flatMap(([from, targets]) => targets.map((to) => findForbiddenReason(from, to)))
  expect(links.length).toBeGreaterThan(5000)
  expect(links.filter((refusal) => refusal !== null)).toEqual([])
})

test('finds a cycle of folders and an import in the wrong direction', () => {
  const planted = importsOf([
    { name: 'web/features/a/one.ts', text: "import { two } from '../b/two.ts'\nimport { own } from './own.ts'" },
    { name: 'web/features/a/own.ts', text: '' },
    { name: 'web/features/b/two.ts', text: "const part = () => import('../c/three.tsx')" },
    { name: 'web/features/c/three.tsx', text: "import type { Own } from '../a/own.ts'\nexport { low } from '@fairlead/web/ui/low'" },
    { name: 'domain/project/tabs.ts', text: "import type { Move } from '../candidate/moves.ts'" },
    { name: 'domain/candidate/moves.ts', text: "import { stages } from '../shared/stages.ts'" },
    { name: 'domain/shared/stages.ts', text: '' },
    { name: 'domain/ports/mail.ts', text: "import { normalise } from '../reference/normalise.ts'" },
    { name: 'domain/reference/normalise.ts', text: '' },
    { name: 'matching/plan/plan.ts', text: "import { rank } from '../score/rank.ts'" },
    { name: 'matching/score/rank.ts', text: '' },
    { name: 'adapters/pages/read.ts', text: "import { words } from '../files/parts/words.ts'" },
    { name: 'adapters/files/parts/words.ts', text: "import type { Page } from '../../pages/read.ts'" },
    { name: 'contract/v2/team/members.ts', text: "export { shape } from '../../shapes/team/shape.ts'" },
    { name: 'contract/shapes/team/shape.ts', text: "import type { Member } from '../../v2/team/members.ts'" },
    { name: 'web/ui/low.ts', text: "import { three } from '@fairlead/web/features/c/three'" },
  ])
  expect(circlesIn('web/features', planted)).toEqual([
    'web/features/a/one.ts -> web/features/b/two.ts',
    'web/features/b/two.ts -> web/features/c/three.tsx',
    'web/features/c/three.tsx -> web/features/a/own.ts',
  ])
  expect(circlesIn('web', planted)).toHaveLength(2)
  expect(circlesIn('adapters', planted)).toHaveLength(2)
  expect(circlesIn('contract', planted)).toEqual([
    'contract/v2/team/members.ts -> contract/shapes/team/shape.ts',
    'contract/shapes/team/shape.ts -> contract/v2/team/members.ts',
  ])
  expect(foldersOf([{ name: 'adapters/files/parts/words.ts', text: '' }])).toEqual(['adapters/files/parts', 'adapters/files', 'adapters'])
  expect(
    [...planted].flatMap(([from, targets]) => targets.map((to) => findForbiddenReason(from, to))).filter((refusal) => refusal !== null),
  ).toEqual([
    'web/features/a/one.ts -> web/features/b/two.ts: another feature',
    'web/features/b/two.ts -> web/features/c/three.tsx: another feature',
    'web/features/c/three.tsx -> web/features/a/own.ts: another feature',
    'domain/project/tabs.ts -> domain/candidate/moves.ts: a later subject',
    'domain/ports/mail.ts -> domain/reference/normalise.ts: ports import the base only',
    'matching/plan/plan.ts -> matching/score/rank.ts: a later step',
    'web/ui/low.ts -> web/features/c/three.tsx: a layer above',
  ])
})
