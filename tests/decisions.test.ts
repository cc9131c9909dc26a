// Decisions: a status and a date for each record, unique numbers, successors and citations that exist, and working links.
import fs from 'node:fs'
import { STATUS_CODES } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDecisions, unusedNumbers } from '../tools/generated-docs.ts'
import { anchorOf } from '../web/site/anchor.ts'
import { filesOf, root } from './repository.ts'

const decisions = readDecisions()
const records = decisions.filter(({ isNote }) => !isNote)
const notes = decisions.filter(({ isNote }) => isNote)
const numbers = new Set(decisions.map(({ number }) => number))

test('every record has its number in the title, a status, a date, and an area with notes', () => {
  const areas = new Set(notes.map(({ area }) => area))
  const wrong = records.filter(
    ({ link, title, area, text }) =>
      title === '' ||
      !text.startsWith(`# ${link.slice(0, 3)} `) ||
      !areas.has(area) ||
      !/^Status: (?:accepted|proposed|refused|superseded by \d{3}(?: in part)?)\. Date: \d{4}-\d\d-\d\d\b/m.test(text),
  )
  expect(wrong.map(({ link }) => link)).toEqual([])
  expect(records.length).toBeLessThanOrEqual(45)
})

test('every note has its number, a title, and at most 1,000 characters', () => {
  const wrong = notes.filter(({ number, title, text }) => number === '' || title === '' || text.trim() === '' || text.length > 1_000)
  expect(wrong.map(({ link }) => link)).toEqual([])
})

test('no number is used twice, and the index names the unused ones', () => {
  expect(decisions.length).toBe(numbers.size)
  expect(unusedNumbers(new Set([1, 2, 4, 8, 9]))).toBe('003, 005 to 007')
})

test('what is superseded names the decision that holds instead', () => {
  const successors = (text: string) => [...text.matchAll(/\bsuperseded(?: by (?:\[)?(\d{3}))?/gi)].map(([, number]) => number)
  expect(successors('Status: superseded by 420 in part. Superseded by [430](430-one.md). Superseded.')).toEqual(['420', '430', undefined])
  const wrong = decisions.filter(({ number, text }) =>
    successors(text).some((successor) => successor === undefined || successor === number || !numbers.has(successor)),
  )
  expect(wrong.map(({ link }) => link)).toEqual([])
})

/** Numbers of decisions that a text names: "decisions 346 and 347", "docs/decisions/004", and "(269)", which may be an HTTP status, too. */
function citedIn(text: string): string[] {
  const named = [...text.matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)\b|docs\/decisions\/(\d{3})\b/gi)].flatMap(([, list, file]) =>
    (list ?? file)!.split(/, | and /),
  )
  const bracketed = [...text.matchAll(/(?<=\s)\((\d{3}(?:(?:, | and )\d{3})*)\)/g)]
    .flatMap(([, list]) => list!.split(/, | and /))
    .filter((number) => STATUS_CODES[number] === undefined && number <= newest)
  return [...named, ...bracketed]
}
const newest = [...numbers].toSorted().at(-1)!

test('every decision that code and docs cite exists', () => {
  expect(citedIn('As decisions 346 and 999 say (269, 999), (404), (018), docs/decisions/997.')).toEqual(['346', '999', '997', '269', '018'])
  const comments = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^\s*(?:\/?\*|\/\/|--)|\s\/\/ /.test(line))
      .join('\n')
  const files = filesOf(/^(?!data\/|docs\/requirements\/|tests\/decisions\.test).*\.(?:tsx?|css|sql|md)$/)
  const unknown = files.flatMap(({ name, text }) =>
    citedIn(name.endsWith('.md') ? text : comments(text))
      .filter((number) => !numbers.has(number))
      .map((number) => `${name}: ${number}`),
  )
  expect(unknown).toEqual([])
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

test('links between the repository’s pages lead to existing files and headings', () => {
  const headings = (file: string) => [...fs.readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))
  const leads = (from: string, link: string) => {
    if (/^[a-z]+:/.test(link)) return true
    const [name = '', anchor] = link.split('#')
    const file = name === '' ? path.join(root, from) : path.join(root, path.dirname(from), name)
    return fs.existsSync(file) && (anchor === undefined || !file.endsWith('.md') || headings(file).includes(anchor))
  }
  const links = (text: string) => [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link!)
  expect(['README.md#no-such-heading', 'no-page.md', 'README.md'].map((link) => leads('SECURITY.md', link))).toEqual([false, false, true])
  expect(pages.flatMap((page) => links(readPage(page)).flatMap((link) => (leads(page, link) ? [] : [`${page}: ${link}`])))).toEqual([])
})
