// Declared names say what a value is; the number of those that don't can only fall.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bannedNamesIn, excessNames, mostNames, packageOf } from './banned-names.ts'

const root = join(import.meta.dirname, '..')
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

describe('declared names that say nothing', () => {
  test('no package declares more of them than before', () => {
    expect(
      excessNames(
        sources.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
        mostNames,
      ),
    ).toEqual([])
  })

  test.each(Object.entries(mostNames))('%s may declare %d: a package that exists, with a number above zero', (name, most) => {
    expect(sources.some((file) => packageOf(file) === name)).toBe(true)
    expect(most).toBeGreaterThan(0)
  })

  test.each([
    ['a variable', 'const one = 1', ['one']],
    ['a parameter of an arrow function', 'list.map((other) => other.id)', ['other']],
    ['a default value', 'function add(own = 1) {}', ['own']],
    ['the rest', 'const f = (...others: string[]) => others', ['others']],
    ['a pattern of an object', 'const { at, person: who } = row', ['at', 'who']],
    ['a pattern of an array', 'const [first, , kept] = list', ['kept']],
    ['a nested pattern', 'const { a: [{ b: theirs }] } = row', ['theirs']],
    ['a loop', 'for (const [at, one] of list.entries()) {}', ['at', 'one']],
    ['a function', 'function told() {}', ['told']],
    ['a method', 'class Box { put(given: string) {} }', ['given']],
    ['a property that a constructor declares', 'class Box { constructor(private known: string) {} }', ['known']],
    ['a type of a function', 'type Visit = (found: string) => void', ['found']],
    ['a signature of a method', 'interface Box { put(which: string): void }', ['which']],
    ['an error', 'try {} catch (what) {}', ['what']],
  ])('%s is counted', (_, text, names) => {
    expect(bannedNamesIn('planted.ts', text).map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['a property', 'const row = { at: now, one: 1 }; row.at'],
    ['a property of a type', 'interface Row { at: Date; own: string }'],
    ['a property with a better name', 'const { at: time } = row'],
    ['a word within a name', 'const oneDay = 1; const otherName = 2'],
  ])('%s is not counted', (_, text) => {
    expect(bannedNamesIn('planted.ts', text)).toEqual([])
  })

  test('a name too many is reported with its file and line, and those of other packages are not', () => {
    const files = [
      { file: 'domain/a.ts', text: 'const one = 1\n' },
      { file: 'server/b.ts', text: '\nconst found = 1\nconst person = 2\nconst held = 3\n' },
      { file: 'dev.ts', text: 'const told = 1\n' },
    ]
    expect(excessNames(files, { domain: 1, server: 2, root: 1 })).toEqual([])
    expect(excessNames(files, { domain: 1, server: 1, root: 1 })).toEqual(['server: 2 > 1', 'server/b.ts:2 found', 'server/b.ts:4 held'])
    expect(excessNames(files, { domain: 1, server: 2 })).toEqual(['root: 1 > 0', 'dev.ts:1 told'])
  })
})
