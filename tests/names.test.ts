// Declared names say what a value is.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bannedNamesIn } from './banned-names.ts'

const root = join(import.meta.dirname, '..')
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

describe('meaningless declared names', () => {
  test('no file declares one', () => {
    const places = sources.flatMap((file) =>
      bannedNamesIn(file, readFileSync(join(root, file), 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`),
    )
    expect(places).toEqual([])
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

  test('each is reported with its line', () => {
    expect(bannedNamesIn('planted.ts', '\nconst found = 1\nconst person = 2\nconst held = 3\n')).toEqual([
      { name: 'found', line: 2 },
      { name: 'held', line: 4 },
    ])
  })
})
