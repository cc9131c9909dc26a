// Decision records: a status and a date each, unique numbers, and working links.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unusedNumbers } from '../tools/generated-docs.ts'
import { root } from './repository.ts'

const folder = path.join(root, 'docs/decisions')
const records = fs
  .readdirSync(folder)
  .filter((name) => /^\d{3}-/.test(name))
  .map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }))

test('every record has its number in the title, a status, and a date', () => {
  const wrong = records.filter(
    ({ name, text }) =>
      !text.startsWith(`# ${name.slice(0, 3)} `) ||
      !/^Status: (?:accepted|proposed|refused|superseded by \d{3})\. Date: \d{4}-\d\d-\d\d\b/m.test(text),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('no number is used twice, and the index names the unused ones', () => {
  const numbers = records.map(({ name }) => Number(name.slice(0, 3)))
  expect(numbers.length).toBe(new Set(numbers).size)
  expect(unusedNumbers(new Set([1, 2, 4, 8, 9]))).toBe('003, 005 to 007')
})

const docs = fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...docs.map((name) => `docs/${name}`)]
const readPage = (page: string) => fs.readFileSync(path.join(root, page), 'utf8')

/** Repository paths in backticks in a text: complete ones, whose first folder exists. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`([a-z-]+\/[\w./-]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => fs.existsSync(path.join(root, name.split('/')[0]!)))

test('paths named on the pages exist', () => {
  const built = new Set(['web/dist'])
  const missing = (text: string) => namedPaths(text).filter((name) => !built.has(name) && !fs.existsSync(path.join(root, name)))
  expect(missing('`domain/no-such-file.ts`, `domain/refusal.ts`, `v2/no-path`')).toEqual(['domain/no-such-file.ts'])
  expect(pages.flatMap((page) => missing(readPage(page)).map((name) => `${page}: ${name}`))).toEqual([])
})

test('links between the repository’s pages lead to existing files', () => {
  const astray = pages.flatMap((page) => {
    const text = readPage(page).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
    return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)].flatMap(([, link]) =>
      /^[a-z]+:/.test(link!) || fs.existsSync(path.join(root, path.dirname(page), link!)) ? [] : [`${page}: ${link}`],
    )
  })
  expect(astray).toEqual([])
})
