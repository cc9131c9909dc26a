// Every regular expression literal in the product is analyzed: one that can take more than linear time is listed here with what
// bounds it.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { whole } from '@fairlead/language/words'

const root = path.join(import.meta.dirname, '..')
const folders = ['domain', 'contract', 'language', 'matching', 'extraction', 'replies', 'adapters', 'local-services', 'server', 'web']
interface Found {
  file: string
  pattern: string
  flags: string
}

function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'test', 'eval'].includes(entry.name)) yield* sources(inside)
    } else if (/\.tsx?$/.test(entry.name) && !/\.(?:test|fixture)\.tsx?$/.test(entry.name)) yield inside
  }
}

function literalsOf(file: string, text: string): Found[] {
  const expressions: Found[] = []
  const { program, errors } = parseSync(file, text)
  expect(errors, file).toEqual([])
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) expressions.push({ file, pattern: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return expressions
}

/** Ways in which matching can take polynomial or exponential time; none = linear. */
function slowWays({ pattern, flags }: Pick<Found, 'pattern' | 'flags'>): string[] {
  return analyse({ source: pattern, flags: flags.replace('v', 'u') }).reports.map(({ type, exponential }) =>
    exponential ? `${type}, exponential` : type,
  )
}

/**
 * What bounds the text that each of these expressions sees. They are identified by how they begin. `tests/growth.test.ts` feeds
 * n and 2n of every hostile shape to their readers.
 */
const bounded: { why: string; file: string; begins: string[] }[] = [
  {
    why: 'a line of an email has at most 2,000 characters (reply-text.ts)',
    file: 'domain/conversation/quote-marks.ts',
    begins: ['^\\s*[*_([-]*\\s*((sent', '^\\s*((with )?(kind'],
  },
  {
    why: 'the runs of a reply are shortened before it is read (classify-reply.ts)',
    file: 'replies/rules.ts',
    begins: ['(^|[.!,;:–-]\\s+|\\b(and'],
  },
  // in postings, no character other than letters and digits occurs more than 100 times in a row (withShortRuns); they are read
  // in a thread
  { why: 'a posting with short runs', file: 'matching/text/sections.ts', begins: ['[^\\p{L}\\p{N})]+$', '(?<=^|[.;:!?)]\\s+'] },
  // lines of a résumé are cut and their runs shortened to 60 (resume-lines.ts); they are read in a thread
  { why: 'a line of a résumé', file: 'extraction/resume-head.ts', begins: ['^(.{3,60}?)'] },
  { why: 'a line of a résumé', file: 'extraction/resume-lines.ts', begins: ['\\t+|\\s{3,}'] },
  { why: 'the version that Postgres prints of itself', file: 'server/backup.ts', begins: ['(\\d+)\\.'] },
]

test('expressions over outside text take linear time, or their text is bounded', () => {
  const all = folders.flatMap((folder) =>
    [...sources(folder)].flatMap((file) => literalsOf(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  )
  expect(all.length).toBeGreaterThan(500)
  const slow = all.filter((expression) => slowWays(expression).length > 0)
  const isListed = (expression: Found) =>
    bounded.some(({ file, begins }) => file === expression.file && begins.some((start) => expression.pattern.startsWith(start)))
  expect(slow.filter((expression) => !isListed(expression)).map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([])
  // fixed expressions must be removed from the list
  const unused = bounded.flatMap(({ file, begins }) =>
    begins.filter((start) => !slow.some((expression) => expression.file === file && expression.pattern.startsWith(start))),
  )
  expect(unused).toEqual([])
})

/** What `extraction/` may hold: numbers, dates, money, and the like. Words of a language belong into `language/words/`. */
const mostInExtraction = 80
const longestInExtraction = 100
const longestEntry = 140

test('expressions in extraction are few and short, since words of a language are data', () => {
  const files = [...sources('extraction')].map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
  const literals = files.flatMap(({ file, text }) => literalsOf(file, text))
  const built = files.reduce((sum, { text }) => sum + text.split('new RegExp(').length - 1, 0)
  expect(literals.length).toBeGreaterThan(20)
  expect(literals.length + built, literals.map(({ file, pattern }) => `${file}: ${pattern}`).join('\n')).toBeLessThanOrEqual(
    mostInExtraction,
  )
  expect(literals.filter(({ pattern }) => pattern.length > longestInExtraction)).toEqual([])
})

/** The words of a file in `language/words/`, wherever they are. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []

test('words of languages take linear time, and one entry is one wording', () => {
  const folder = path.join(root, 'language/words')
  const entries = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => wordsIn(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))).map((pattern) => ({ file, pattern })))
  expect(entries.length).toBeGreaterThan(1000)
  expect(entries.filter(({ pattern }) => pattern.length > longestEntry).map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([])
  const slow = entries.filter(({ pattern }) => slowWays({ pattern: whole([pattern]).source, flags: 'iu' }).length > 0)
  expect(slow.map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([])
})

// this analysis doesn't find alternatives that match the same
test.each(['(a+)+$', '\\s+$', 'x*x*y', '(?:\\w+\\s?)*!'])('/%s/ is found', (pattern) => {
  expect(slowWays({ pattern, flags: '' })).not.toEqual([])
})

test.each(['^[a-z]+\\d$', '^(?:ab)*c', 'a{1,3}b'])('/%s/ is not', (pattern) => {
  expect(slowWays({ pattern, flags: '' })).toEqual([])
})
