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
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true
    if (at === '' || !at.includes('node_modules/')) return `node_modules/${name}` in packages
    if (!at.includes('/node_modules/')) at = ''
  }
}

test('every dependency and every optional one of every package is locked', () => {
  const asked = Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({ from, name })),
  )
  expect(asked.length).toBeGreaterThan(500)
  expect(asked.filter(({ from, name }) => !isLocked(from, name)).map(({ from, name }) => `${from} -> ${name}`)).toEqual([])
})

test('the check would see a missing one', () => {
  expect(isLocked('node_modules/oxlint', '@oxlint/binding-of-nowhere')).toBe(false)
})

test('every version asked for by the staff is exact', () => {
  const own = Object.entries(packages).filter(([from]) => !from.includes('node_modules'))
  const loose = own.flatMap(([from, { dependencies = {} }]) =>
    Object.entries(dependencies)
      .filter(([name, range]) => !name.startsWith('@fairlead/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
      .map(([name, range]) => `${from}: ${name} ${range}`),
  )
  expect(loose).toEqual([])
})
