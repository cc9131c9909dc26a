// docs/security/asvs has every item of OWASP ASVS 5.0.0, levels 1 and 2, once, and the evidence of a met item exists.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, root } from './repository.ts'

const statuses = ['met', 'not met', 'not applicable'] as const
type Status = (typeof statuses)[number]

interface Row {
  file: string
  item: string
  level: string
  requirement: string
  status: string
  evidence: string
}

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8')
const exists = (name: string) => fs.existsSync(path.join(root, name))
const cellsOf = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim())
/** Names in backticks that can only be files in this repository. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\.(?:ts|tsx|js|json|md|sql|tsv|html|yml|conf))`/g)].map(([, name]) => name!)

function rowsOf(file: string, text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\|\s*\d+\.\d+\.\d+\s*\|/.test(line))
    .map((line) => {
      const [, item = '', level = '', requirement = '', status = '', evidence = ''] = cellsOf(line)
      return { file, item, level, requirement, status, evidence }
    })
}

/** The problems in the list, one sentence each. */
function problemsOf(rows: readonly Row[], levels: ReadonlyMap<string, string>, isThere: (file: string) => boolean): string[] {
  const problems: string[] = []
  for (const item of levels.keys()) {
    const count = rows.filter((row) => row.item === item).length
    if (count !== 1) problems.push(`${item} is listed ${count} times`)
  }
  for (const { file, item, level, requirement, status, evidence } of rows) {
    if (levels.get(item) !== level) problems.push(`${item} is not an item of level ${level}`)
    if (Number(/(\d+)-/.exec(file)?.[1]) !== Number(item.split('.')[0])) problems.push(`${item} is in ${file}`)
    if (requirement === '' || evidence === '') problems.push(`${item} has an empty cell`)
    if (!statuses.includes(status as Status)) problems.push(`${item} has the status '${status}'`)
    if (status === 'met' && filesIn(evidence).length === 0) problems.push(`${item} is met by no file`)
    for (const name of filesIn(evidence)) if (!isThere(name)) problems.push(`${item} names ${name}, which does not exist`)
  }
  return problems
}

const levels = new Map(
  read('docs/security/asvs/items.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]),
)
const chapters = filesOf(/^docs\/security\/asvs\/\d\d-[\w-]+\.md$/)
const rows = chapters.flatMap(({ name, text }) => rowsOf(name, text))

test('the item list has 70 items of level 1 and 183 of level 2', () => {
  const count = (level: string) => [...levels.values()].filter((entry) => entry === level).length
  expect([levels.size, count('1'), count('2')]).toEqual([253, 70, 183])
})

test('every item is assessed once, and every met item names a file that exists', () => {
  expect(problemsOf(rows, levels, exists)).toEqual([])
})

test('the check finds planted mistakes', () => {
  const row = (change: Partial<Row>): Row => ({
    file: 'docs/security/asvs/01-x.md',
    item: '1.1.1',
    level: '2',
    requirement: 'x',
    status: 'met',
    evidence: '`a.ts`',
    ...change,
  })
  const problemsWith = (...planted: Row[]) => problemsOf(planted, new Map([['1.1.1', '2']]), (name) => name === 'a.ts')
  expect(problemsWith(row({}))).toEqual([])
  expect(problemsWith()).toEqual(['1.1.1 is listed 0 times'])
  expect(problemsWith(row({}), row({}))).toEqual(['1.1.1 is listed 2 times'])
  expect(problemsWith(row({}), row({ item: '1.9.9' }))).toEqual(['1.9.9 is not an item of level 2'])
  expect(problemsWith(row({ level: '1' }))).toEqual(['1.1.1 is not an item of level 1'])
  expect(problemsWith(row({ file: 'docs/security/asvs/02-x.md' }))).toEqual(['1.1.1 is in docs/security/asvs/02-x.md'])
  expect(problemsWith(row({ status: 'partly' }))).toEqual(["1.1.1 has the status 'partly'"])
  expect(problemsWith(row({ evidence: 'trust us' }))).toEqual(['1.1.1 is met by no file'])
  expect(problemsWith(row({ evidence: '`a.ts` and `b/c.test.ts`' }))).toEqual(['1.1.1 names b/c.test.ts, which does not exist'])
  expect(problemsWith(row({ status: 'not met', evidence: '' }))).toEqual(['1.1.1 has an empty cell'])
})

test('the totals match the rows', () => {
  const count = (chapter: number | null, status: Status) =>
    rows.filter((row) => row.status === status && (chapter === null || Number(row.item.split('.')[0]) === chapter)).length
  const index = read('docs/security/asvs.md')
  const sums = index
    .split('\n')
    .filter((line) => /^\|\s*(\[\d+ |\*\*)/.test(line))
    .map((line) => cellsOf(line).slice(1, -1))
  const numbers = chapters.map(({ name }) => Number(/(\d+)-/.exec(name)![1]))
  const expectedCounts = [...numbers, null].map((chapter) => statuses.map((status) => String(count(chapter, status))))
  expect(sums.map((cells) => cells.slice(1).map((cell) => cell.replaceAll('*', '')))).toEqual(expectedCounts)
  expect(sums.slice(0, -1).map(([title = '']) => /\]\((.+)\)$/.exec(title)?.[1])).toEqual(
    chapters.map(({ name }) => name.replace('docs/security/', '')),
  )
  expect(index).toContain(`${count(null, 'met')} of the ${rows.length - count(null, 'not applicable')} items that apply are met`)
})

test('every file and page named in the security documents exists', () => {
  for (const { name, text } of filesOf(/^docs\/security\/[\w/-]+\.md$|^SECURITY\.md$/)) {
    for (const file of filesIn(text).filter((mentioned) => mentioned.includes('/'))) expect(exists(file), `${name}: ${file}`).toBe(true)
    for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g))
      expect(exists(path.join(path.dirname(name), target!)), `${name}: ${target}`).toBe(true)
  }
})

test('the items tried again are met items, each once', () => {
  const [, again = ''] = read('docs/security/asvs.md').split('## Tried again')
  const items = [...again.matchAll(/^\| (\d+\.\d+\.\d+) +\|/gm)].map(([, item]) => item!)
  expect(new Set(items).size).toBe(25)
  expect(items.filter((item) => rows.find((row) => row.item === item)?.status !== 'met')).toEqual([])
})

test('every table has a level in the data protection page, and every named table exists', () => {
  const tables = [
    ...read('server/platform/schema.ts')
      .split('export interface DB {')[1]!
      .matchAll(/^  (\w+): \w+Table$/gm),
  ].map(([, name]) => name!)
  const [, where = ''] = read('docs/security/data-protection.md').split('## Where it is')
  const listed = [...where.split('\n## ')[0]!.matchAll(/^\|.*$/gm)].flatMap(([line]) =>
    [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  )
  expect(listed.toSorted()).toEqual(tables.toSorted())
})
