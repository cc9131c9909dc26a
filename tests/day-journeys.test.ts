// Playwright loads every file of the day in each of its processes before the first journey starts (decision 305).
import { expect, test } from 'vitest'
import { importsOf } from './import-graph.ts'
import { filesOf } from './repository.ts'

const imports = importsOf(filesOf(/\.tsx?$/))
const isByDay = (name: string) => /^e2e\/[^/]+\.spec\.ts$/.test(name) && !name.includes('.nightly.')

/** Chains of imports from these files to the server, as `from -> … -> server/file`. */
function pathsToServer(files: readonly string[], graph: ReadonlyMap<string, string[]>): string[] {
  const reached = new Map(files.map((file) => [file, file]))
  for (const [file, chain] of reached)
    for (const target of graph.get(file) ?? []) if (!reached.has(target)) reached.set(target, `${chain} -> ${target}`)
  return [...reached].filter(([file]) => file.startsWith('server/')).map(([, chain]) => chain)
}

test('journeys by day load nothing of the server, which would add a thousand modules', () => {
  const files = [...imports.keys()].filter(isByDay)
  expect(files.length).toBeGreaterThan(20)
  expect(pathsToServer(files, imports)).toEqual([])
})

test('a journey that loads the server through another file is reported', () => {
  const graph = new Map([
    ['e2e/a.spec.ts', ['e2e/pages.ts']],
    ['e2e/pages.ts', ['server/main.ts']],
  ])
  expect(pathsToServer(['e2e/a.spec.ts'], graph)).toEqual(['e2e/a.spec.ts -> e2e/pages.ts -> server/main.ts'])
})
