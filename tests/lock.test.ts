// The lock file is whole: npm refuses to install when a platform's package that someone names is missing from it.
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

/** Whether `name`, asked for by the package at `from`, is in the lock: beside it or in any folder above. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '' || !folder.includes('node_modules/')) return `node_modules/${name}` in packages
    if (!folder.includes('/node_modules/')) folder = ''
  }
}

test('every dependency and every optional one of every package is locked', () => {
  const requested = Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({ from, name })),
  )
  expect(requested.length).toBeGreaterThan(500)
  expect(requested.filter(({ from, name }) => !isLocked(from, name)).map(({ from, name }) => `${from} -> ${name}`)).toEqual([])
})

test('the check would see a missing one', () => {
  expect(isLocked('node_modules/oxlint', '@oxlint/binding-of-nowhere')).toBe(false)
})

test('every version asked for by the staff is exact', () => {
  const ownPackages = Object.entries(packages).filter(([from]) => !from.includes('node_modules'))
  const loose = ownPackages.flatMap(([from, { dependencies = {} }]) =>
    Object.entries(dependencies)
      .filter(([name, range]) => !name.startsWith('@fairlead/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      .map(([name, range]) => `${from}: ${name} ${range}`),
  )
  expect(loose).toEqual([])
})
