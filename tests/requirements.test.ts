// The requirements are complete, and counting which tests show them can't be fooled by tests that don't run.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesOf, root } from './repository.ts'
import { isKind, readRequirements } from './requirement-rows.ts'
import { compareWithTests, testPatterns } from './shown-requirements.ts'
import { readTitles, titlesOf } from './test-titles.ts'

const requirements = readRequirements(path.join(root, 'docs/requirements'))
const checklist = path.join(root, '../shared/spec/checklist.md')

test('there are 853 requirements, each number once, of known kinds', () => {
  expect(requirements.map(({ number }) => number)).toEqual(Array.from({ length: 853 }, (_, index) => index + 1))
  expect(requirements.filter(({ kind }) => !isKind(kind))).toEqual([])
})

test('each requirements file is short and listed on their first page', () => {
  const pages = filesOf(/^docs\/requirements\/(?!README).*\.md$/)
  const front = fs.readFileSync(path.join(root, 'docs/requirements/README.md'), 'utf8')
  expect([...front.matchAll(/\]\(([\w-]+\.md)\)/g)].map((match) => match[1]).toSorted()).toEqual(
    pages.map(({ name }) => path.basename(name)).toSorted(),
  )
  for (const { name, text } of pages) expect(text.split('\n').length, name).toBeLessThanOrEqual(300)
})

test('reports a malformed row with its position', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-rows-'))
  const table = '| number | kind | requirement |\n| ------ | ---- | ----------- |\n'
  fs.writeFileSync(path.join(folder, 'a.md'), `${table}| 7 | UI | '\\<tab> of n' |\n`)
  expect(readRequirements(folder)).toEqual([{ number: 7, kind: 'UI', text: "'<tab> of n'", file: 'a.md' }])
  fs.writeFileSync(path.join(folder, 'b.md'), `${table}| 8 | UI |\n`)
  expect(() => readRequirements(folder)).toThrow('b.md:3: no row')
  fs.rmSync(folder, { recursive: true })
})

describe.skipIf(!fs.existsSync(checklist))('compared with the list they were written from (skipped without that list)', () => {
  const listed = fs.existsSync(checklist)
    ? [...fs.readFileSync(checklist, 'utf8').matchAll(/^\| (\d+) \| [^|]+ \| (\w+) \| (.*) \|$/gm)].map(([, number, kind, text]) => ({
        number: Number(number),
        kind: kind!,
        text: text!,
      }))
    : []

  test('numbers and kinds agree', () => {
    expect(requirements.map(({ number, kind }) => `${number} ${kind}`)).toEqual(listed.map(({ number, kind }) => `${number} ${kind}`))
  })

  test('every quoted text is here verbatim', () => {
    const quotes = listed.flatMap(({ number, text }) =>
      [...text.matchAll(/(?<=^|[\s(/])'(.+?)'(?=$|[\s,.;:)/])/g)].map((match) => ({ number, quote: match[1]! })),
    )
    expect(quotes.length).toBeGreaterThan(180)
    const texts = new Map(requirements.map(({ number, text }) => [number, text]))
    expect(quotes.filter(({ number, quote }) => !texts.get(number)?.includes(quote))).toEqual([])
  })
})

describe('which tests show a row', () => {
  let folder = ''
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-titles-'))
    fs.mkdirSync(path.join(folder, 'node_modules'))
    fs.mkdirSync(path.join(folder, 'e2e'))
    fs.writeFileSync(path.join(folder, 'node_modules/a.test.ts'), `test('of a package [14]', () => {})`)
    fs.writeFileSync(path.join(folder, 'helper.ts'), `test('in no test file [15]', () => {})`)
    fs.writeFileSync(
      path.join(folder, 'e2e/a.spec.ts'),
      `test.describe('journey', () => { test('in a browser [16]', async ({ page }) => { await page.goto('/') }) })`,
    )
    fs.writeFileSync(
      path.join(folder, 'a.test.ts'),
      `import { test } from 'vitest'
test('runs [1]', () => {})
it('runs too [2 3]', async () => {})
test(\`a template [4]\`, () => {})
test.each<number>([1, 2])('a table of %s [5]', (value) => {})
test.each\`a | b\`('a template table [6]', () => {})
describe.skipIf(process.platform === 'win32')('a group [7]', () => { test('inside', () => {}) })
describe('a group of nothing that runs [8]', () => { test.skip('skipped inside [9]', () => {}) })
test.skip('skipped [10]', () => {})
test.todo('to do [11]')
// test('commented out [12]', () => {})
/* test('commented out as well [12]', () => {}) */
describe.skip('a skipped group [13]', () => { test('within [13]', () => {}) })
test('with options [13]', { skip: true }, () => {})
test('without a body [13]')
test('skips itself [13]', ({ skip }) => { skip('never', 'x') ; context.skip() })
test('skips itself in a browser [13]', () => { test.skip(); expect(1).toBe(1) })
test.fixme('broken [13]', () => {})
xit('crossed out [13]', () => {})
const text = "test('in a string [13]', () => {})"
test('only with a browser [17]', () => { test.skip(!browser, 'needs a browser') })
`,
    )
  })
  afterAll(() => fs.rmSync(folder, { recursive: true }))
  const patterns = ['**/*.test.ts', 'e2e/**/*.spec.ts']

  test('counts what runs, in each of its forms, and nothing else', () => {
    const { shown: claims, problems, tests } = readTitles(folder, patterns)
    expect(claims.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 16, 17])
    expect(claims.find(({ row }) => row === 16)).toEqual({ row: 16, title: 'in a browser [16]', file: 'e2e/a.spec.ts' })
    expect(problems).toEqual([])
    expect(tests).toBe(8)
  })

  test('reports a number without a requirement', () => {
    const { problems, shownBy } = compareWithTests(folder, patterns, [{ number: 1, kind: 'UNIT', text: 'x', file: 'x.md' }])
    expect(shownBy.get(1)?.[0]?.title).toBe('runs [1]')
    expect(problems).toContain('a.test.ts: there is no requirement 2: runs too [2 3]')
    expect(problems).toHaveLength(8)
  })

  test("reports numbers it can't count", () => {
    expect(titlesOf('test(`role ${role} is refused [852]`, () => {})', 'x.test.ts').problems).toEqual([
      'x.test.ts:1: a title with row numbers must be literal: role ${…} is refused [852]',
    ])
    expect(titlesOf("\ntest('commas [1, 2]', () => {})", 'x.test.ts').problems).toEqual([
      "x.test.ts:2: write row numbers as ' [1 2 3]': commas [1, 2]",
    ])
    expect(titlesOf("test('a range [1-3]', () => {})", 'x.test.ts').problems).toHaveLength(1)
    expect(titlesOf("test('half a file [1", 'x.test.ts').problems).toHaveLength(1)
  })
})

test('every requirement that can be shown without a browser has a test', async () => {
  const { shownBy } = compareWithTests(root, await testPatterns(), requirements)
  const without = requirements.filter(
    ({ kind, number }) => ['API', 'UNIT', 'RT', 'DB', 'DEC', 'MAIL'].includes(kind) && !shownBy.has(number),
  )
  expect(without.map(({ number, text }) => `${number} ${text}`)).toEqual([])
})

test('no title in this repository names a nonexistent requirement', async () => {
  const { problems, tests } = compareWithTests(root, await testPatterns(), requirements)
  expect(problems).toEqual([])
  expect(tests).toBeGreaterThan(300)
})
