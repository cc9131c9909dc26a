// The lock file is complete: npm refuses to install when a platform's package that is required is missing.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.ts'

interface Locked {
  version?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
  dependencies?: Record<string, string>
}
const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }

/** Whether `name`, required by the package at `from`, is in the lock file: next to it or in any parent folder. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '' || !folder.includes('node_modules/')) return `node_modules/${name}` in packages
    if (!folder.includes('/node_modules/')) folder = ''
  }
}

test('every required and optional dependency of every package is locked', () => {
  const requested = Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({ from, name })),
  )
  expect(requested.length).toBeGreaterThan(500)
  expect(requested.filter(({ from, name }) => !isLocked(from, name)).map(({ from, name }) => `${from} -> ${name}`)).toEqual([])
})

test('the check would notice a missing one', () => {
  expect(isLocked('node_modules/oxlint', '@oxlint/binding-of-nowhere')).toBe(false)
})

test('every version required by this repository is exact', () => {
  const ownPackages = Object.entries(packages).filter(([from]) => !from.includes('node_modules'))
  const loose = ownPackages.flatMap(([from, { dependencies = {} }]) =>
    Object.entries(dependencies)
      .filter(([name, range]) => !name.startsWith('@fairlead/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      .map(([name, range]) => `${from}: ${name} ${range}`),
  )
  expect(loose).toEqual([])
})
