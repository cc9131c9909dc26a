// `npm run counts [-- FOLDER]`: metrics of this code base, or of another working copy.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseSync, Visitor } from 'oxc-parser'
import { bannedNamesIn } from '../tests/banned-names.ts'
import { banned, exceptions } from '../tests/banned-words.ts'
import { circlesIn, foldersOf, importsOf, isProduct } from '../tests/import-graph.ts'
import { filesRunBy } from './call-graph.ts'
import { isCatalogued, keepsSentencesApart, labelsIn, sentencesIn } from './labels.ts'
import { countedTexts, literalTextsIn } from './literal-texts.ts'

const { values: options, positionals } = parseArgs({ options: { files: { type: 'boolean', default: false } }, allowPositionals: true })
const root = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '..'))
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8')
const isTest = (name: string) => /\.(?:test|spec|nightly|fixture)\./.test(name)

const product = /^(?:domain|contract|matching|extraction|replies|adapters|local-services|server|web)\/.*\.tsx?$/
const sources = tracked.filter((name) => product.test(name) && !isTest(name)).map((name) => ({ name, text: read(name) }))

function bannedWords(): number {
  const words = new RegExp(`(?<![\\w-])(?:${banned.map(([word]) => word).join('|')})(?![\\w-])`, 'gi')
  return tracked
    .filter(
      (name) =>
        /\.(?:tsx?|css|md|js|ya?ml|json|sql|html)$/.test(name) &&
        name !== 'package-lock.json' &&
        !exceptions.some(([file]) => file.test(name)),
    )
    .reduce((sum, name) => sum + (read(name).match(words)?.length ?? 0), 0)
}

function bannedNames(): number {
  return tracked.filter((name) => /\.tsx?$/.test(name)).reduce((sum, name) => sum + bannedNamesIn(name, read(name)).length, 0)
}

function casts() {
  const counts = { as: 0, never: 0 }
  for (const { name, text } of sources) {
    new Visitor({
      TSAsExpression({ typeAnnotation }) {
        const isConst =
          typeAnnotation.type === 'TSTypeReference' &&
          typeAnnotation.typeName.type === 'Identifier' &&
          typeAnnotation.typeName.name === 'const'
        if (!isConst) counts.as++
        if (typeAnnotation.type === 'TSNeverKeyword') counts.never++
      },
    }).visit(parseSync(name, text).program)
  }
  return counts
}

function folderCircles(): number {
  const files = sources.filter(({ name }) => isProduct(name))
  const imports = importsOf(files)
  return foldersOf(files).flatMap((folder) => circlesIn(folder, imports)).length
}

/** Files under 40 lines that only one file imports, from the same folder. */
function singleCallerFiles(): number {
  const callers = new Map<string, Set<string>>()
  for (const [from, targets] of importsOf(sources))
    for (const to of targets) callers.set(to, (callers.get(to) ?? new Set<string>()).add(from))
  return sources.filter(({ name, text }) => {
    const [caller, ...otherCallers] = callers.get(name) ?? []
    return caller && otherCallers.length === 0 && path.dirname(caller) === path.dirname(name) && text.split('\n').length <= 40
  }).length
}

interface VitestReport {
  startTime: number
  testResults: { endTime: number }[]
}

function minutes(): string {
  const parts = ['unit', 'integration', 'e2e'].map((kind) => {
    const file = path.join(root, '.artefacts', `${kind}.json`)
    if (!fs.existsSync(file)) return `${kind}: no report`
    const report = JSON.parse(fs.readFileSync(file, 'utf8')) as VitestReport & { stats?: { duration: number } }
    const ms = report.stats ? report.stats.duration : Math.max(...report.testResults.map(({ endTime }) => endTime)) - report.startTime
    return `${kind}: ${(ms / 60_000).toFixed(1)} min`
  })
  return parts.join(', ')
}

const packageOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : 'root')
const kinds = ['ts', 'tsx', 'css', 'sql'] as const
/** Lines per folder and kind of file, tests apart; research, benchmarks, and tools included. */
function lines(): { byPackage: Map<string, Record<string, number>>; total: number; tests: number; css: number } {
  const byPackage = new Map<string, Record<string, number>>()
  const sums = { total: 0, tests: 0, css: 0 }
  for (const name of tracked) {
    const kind = kinds.find((end) => name.endsWith(`.${end}`))
    if (!kind) continue
    const count = read(name).split('\n').length - 1
    const isOfTests = isTest(name) || /^(?:tests|testing|e2e)\//.test(name)
    const row = byPackage.get(packageOf(name)) ?? {}
    byPackage.set(packageOf(name), row)
    const column = isOfTests ? 'tests' : kind
    row[column] = (row[column] ?? 0) + count
    sums.total += count
    if (isOfTests) sums.tests += count
    if (kind === 'css') sums.css += count
  }
  return { byPackage, ...sums }
}

/** Of the product's functions, those with four or more parameters; and `!` that asserts a value. */
function parameters() {
  const counts = { functions: 0, many: 0, nonNull: 0, exports: 0 }
  const count = ({ params }: { params: readonly unknown[] }) => {
    counts.functions++
    if (params.length >= 4) counts.many++
  }
  for (const { name, text } of sources)
    new Visitor({
      FunctionDeclaration: count,
      FunctionExpression: count,
      ArrowFunctionExpression: count,
      TSNonNullExpression: () => void counts.nonNull++,
      ExportNamedDeclaration: () => void counts.exports++,
    }).visit(parseSync(name, text).program)
  return counts
}

const migrations = tracked.filter((name) => /^server\/platform\/migrations\/.*\.sql$/.test(name))
const madeInSql = (objects: string) =>
  migrations.reduce((sum, name) => sum + (read(name).match(new RegExp(`^\\s*create (?:or replace )?${objects} `, 'gim'))?.length ?? 0), 0)
const entries = (file: string, pattern: RegExp) => read(file).match(pattern)?.length ?? 0
const { byPackage, total, tests, css } = lines()
const { functions, many, nonNull, exports } = parameters()
const { as: castCount, never } = casts()
const literals = sources.reduce((sum, { name, text }) => sum + countedTexts(literalTextsIn(name, text)), 0)
const labels = sources.filter(({ name }) => isCatalogued(name)).reduce((sum, { name, text }) => sum + labelsIn(name, text).length, 0)
const sentences = sources
  .filter(({ name }) => keepsSentencesApart(name))
  .reduce((sum, { name, text }) => sum + sentencesIn(name, text).length, 0)
const swipe = filesRunBy(root, 'server/http/v2/projects/candidates/swipe.ts', 'postProjectsCandidatesSwipe')
const rows: [string, number | string][] = [
  ['banned words', bannedWords()],
  ['declared names that say nothing', bannedNames()],
  ['literal texts in JSX', literals],
  ['labels and sentences in code of the web app', labels],
  ['sentences in code of domain and server', sentences],
  ['imports that close a circle of folders', folderCircles()],
  ['server files of a swipe', swipe.filter((name) => name.startsWith('server/')).length],
  ['server, domain and contract files of a swipe', swipe.length],
  ['casts (`as`) outside tests', castCount],
  ['`as never` outside tests', never],
  ['files under 40 lines with a single caller in their folder', singleCallerFiles()],
  ['functions with four or more parameters, percent', ((many / functions) * 100).toFixed(1)],
  ['non-null assertions (`!`)', nonNull],
  ['exports', exports],
  ['lines, all in', total],
  ['lines of tests', tests],
  ['lines of CSS', css],
  ['tables', entries('server/platform/schema.ts', /^ {2}\w+: \w+Table$/gm)],
  ['functions / triggers in SQL', `${madeInSql('function')} / ${madeInSql('trigger')}`],
  ['migrations', migrations.length],
  ['clocks', entries('server/worker/clocks.ts', /^ {4}everyMs: /gm)],
  ['settings', entries('docs/settings.md', /^\| `[A-Z]/gm)],
  ['scripts', Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts).length],
  ['decisions', tracked.filter((name) => /^docs\/decisions\/\d/.test(name)).length],
  ['source files', sources.length],
  ['test files', tracked.filter((name) => /\.(?:test|spec)\.tsx?$/.test(name)).length],
  ['tests, last run', minutes()],
]
for (const [label, count] of rows) console.log(`${label.padEnd(60)} ${count}`)
console.log(`\n${['lines', ...kinds, 'tests'].map((label, index) => (index ? label.padStart(9) : label.padEnd(16))).join('')}`)
for (const [name, row] of [...byPackage].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(name.padEnd(16) + [...kinds, 'tests'].map((kind) => String(row[kind] ?? 0).padStart(9)).join(''))
if (options.files) console.log(`\nFiles of a swipe:\n${swipe.join('\n')}`)
