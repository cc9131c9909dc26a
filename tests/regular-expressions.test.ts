// Every regular expression literal in the product is analyzed: one that can take more than linear time is listed here with what
// bounds it.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const folders = ['domain', 'contract', 'language', 'matching', 'extraction', 'replies', 'adapters', 'local-services', 'server', 'web']
/** Including those in the text readers that matching uses. */
const textFiles = new Set(['language', 'sections', 'sentences'])

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
  ...Object.entries({
    sections: ['[^\\p{L}\\p{N})]+$', '(?<=^|[.;:!?)]\\s+'],
  }).map(([name, begins]) => ({
    why: 'a posting with short runs',
    file: `${textFiles.has(name) ? 'matching/text' : 'extraction'}/${name}.ts`,
    begins,
  })),
  // lines of a résumé are cut and their runs shortened to 60 (resume-lines.ts); they are read in a thread
  ...Object.entries({
    'resume-head': ['^(?<title>', '^([^:]{3,60}):'],
    'resume-lines': ['\\t+|\\s{3,}'],
    'resume-schools': ['^(.{1,200}?)'],
  }).map(([name, begins]) => ({ why: 'a line of a résumé', file: `extraction/${name}.ts`, begins })),
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

// this analysis doesn't find alternatives that match the same
test.each(['(a+)+$', '\\s+$', 'x*x*y', '(?:\\w+\\s?)*!'])('/%s/ is found', (pattern) => {
  expect(slowWays({ pattern, flags: '' })).not.toEqual([])
})

test.each(['^[a-z]+\\d$', '^(?:ab)*c', 'a{1,3}b'])('/%s/ is not', (pattern) => {
  expect(slowWays({ pattern, flags: '' })).toEqual([])
})
