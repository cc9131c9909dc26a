// `npm run spec`: every requirement with the tests that cover it, and the number of requirements without a test.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isKind, kinds, readRequirements, type Requirement } from './tests/requirement-rows.ts'
import { compareWithTests, testPatterns } from './tests/shown-requirements.ts'

const usage = `npm run spec [-- --kind ${kinds.join('|')}|all] [--missing]   (several kinds: --kind UI,MAIL)`
const { values } = parseArgs({ options: { kind: { type: 'string', multiple: true }, missing: { type: 'boolean', default: false } } })
const requestedKinds = (values.kind ?? ['API', 'UNIT', 'RT', 'DB', 'DEC']).flatMap((kind) => kind.split(','))
const chosen = requestedKinds.includes('all') ? [...kinds] : requestedKinds
const unknown = chosen.filter((kind) => !isKind(kind))
if (unknown.length > 0) {
  console.error(`No such kind: ${unknown.join(', ')}\n${usage}`)
  process.exit(2)
}

const root = import.meta.dirname
const requirements = readRequirements(path.join(root, 'docs/requirements')).filter(({ kind }) => chosen.includes(kind))
const { shownBy, problems } = compareWithTests(root, await testPatterns(), readRequirements(path.join(root, 'docs/requirements')))
const without = requirements.filter(({ number }) => !shownBy.has(number))
for (const row of values.missing ? without : requirements) console.log(line(row))
for (const problem of problems) console.error(`error: ${problem}`)
console.log(`${requirements.length} rows, ${requirements.length - without.length} shown, ${without.length} without`)
process.exitCode = problems.length > 0 ? 1 : 0

function line({ number, kind, text }: Requirement): string {
  const [first, ...otherRequirements] = shownBy.get(number) ?? []
  const by = first
    ? `${first.file}: ${first.title}${otherRequirements.length > 0 ? ` (and ${otherRequirements.length} more)` : ''}`
    : '-- no test'
  return `${String(number).padStart(4)} ${kind.padEnd(4)} ${cut(text, 60)} ${by}`
}

function cut(text: string, width: number): string {
  return (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width)
}
