// The titles of all tests that really run, read from the parsed source, without skipped and commented-out ones.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'vite'

export interface ShownRow {
  row: number
  title: string
  /** From the root, with forward slashes. */
  file: string
}

export interface Titles {
  tests: number
  shown: ShownRow[]
  /** Titles whose numbers can't be counted, each with its position. */
  problems: string[]
}

type Node = ESTree.Node
type CallExpression = ESTree.CallExpression
type FunctionNode = ESTree.ArrowFunctionExpression | ESTree.Function

const testNames = new Set(['test', 'it'])
const groupNames = new Set(['describe', 'suite'])
const silencers = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
/** Members that define a test or a group; test.step, test.use, test.beforeAll, and similar ones don't. */
const makers = new Set([
  'each',
  'for',
  'skipIf',
  'runIf',
  'only',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
  'shuffle',
  'describe',
  'extend',
])

/** The titles in every file of `root` that matches one of `patterns`. */
export function readTitles(root: string, patterns: readonly string[]): Titles {
  const all: Titles = { tests: 0, shown: [], problems: [] }
  const paths = fs.globSync([...patterns], { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist|\.git)$/.test(name) })
  for (const name of [...new Set(paths)].toSorted()) {
    const { tests, shown: claims, problems } = titlesOf(fs.readFileSync(path.join(root, name), 'utf8'), name.replaceAll('\\', '/'))
    all.tests += tests
    all.shown.push(...claims)
    all.problems.push(...problems)
  }
  return all
}

/** The titles of one file. */
export function titlesOf(source: string, file: string): Titles {
  const result: Titles = { tests: 0, shown: [], problems: [] }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) result.problems.push(`${file}: cannot be parsed: ${errors[0]?.message}`)
  visit(program, [])
  return result

  function visit(node: Node, groups: Titled[]) {
    const made = node.type === 'CallExpression' ? readMaker(node) : null
    if (!made) {
      for (const child of childrenOf(node)) visit(child, groups)
      return
    }
    if (made.silent) return
    const titled: Titled = { ...readTitle(made.call), counted: false }
    const body = made.call.arguments.find((argument) => isFunction(argument))
    if (made.group) {
      if (body) for (const child of childrenOf(body)) visit(child, [...groups, titled])
      return
    }
    if (!body || skipsItself(body)) return
    result.tests += 1
    for (const title of [...groups, titled]) note(title, made.call)
  }

  function note(titled: Titled, call: CallExpression) {
    if (titled.counted) return
    titled.counted = true
    const { title, literal } = titled
    const tail = /(?:^|\s)\[(\d+(?: \d+)*)\]$/.exec(title)?.[1]
    const place = `${file}:${source.slice(0, call.start).split('\n').length}`
    if (tail && literal) for (const row of new Set(tail.split(' ').map(Number))) result.shown.push({ row, title, file })
    else if (tail) result.problems.push(`${place}: a title with row numbers must be literal: ${title}`)
    else if (/\[[\d\s,;–-]*\d[\d\s,;–-]*\]$/.test(title)) result.problems.push(`${place}: write row numbers as ' [1 2 3]': ${title}`)
  }
}

interface Titled {
  title: string
  literal: boolean
  counted: boolean
}

/** The call that takes title and body, as in `test(…)`, `it.each(rows)(…)`, and `describe.skipIf(why)(…)`; null for any other call. */
function readMaker(call: CallExpression): { call: CallExpression; group: boolean; silent: boolean } | null {
  const words: string[] = []
  let node: Node = call.callee
  for (;;) {
    if (node.type === 'Identifier') {
      words.unshift(node.name)
      break
    }
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
      words.unshift(node.property.name)
      node = node.object
    } else if (node.type === 'CallExpression') node = node.callee
    else if (node.type === 'TaggedTemplateExpression') node = node.tag
    else return null
  }
  const [base = '', ...members] = words
  const silent = members.some((word) => silencers.has(word)) || hasSilentOption(call)
  if (/^x(test|it|describe)$/.test(base)) return { call, group: false, silent: true }
  if (!testNames.has(base) && !groupNames.has(base)) return null
  if (!members.every((word) => makers.has(word) || silencers.has(word))) return null
  // test.each(rows), and test.skip() within a test, aren't tests themselves
  const first = call.arguments[0]
  if (!first || (first.type !== 'Literal' && first.type !== 'TemplateLiteral' && call.arguments.length < 2)) return null
  return { call, group: groupNames.has(base) || members.includes('describe'), silent }
}

function hasSilentOption(call: CallExpression): boolean {
  return call.arguments.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          ['skip', 'todo', 'fails'].includes(property.key.name) &&
          property.value.type === 'Literal' &&
          property.value.value === true,
      ),
  )
}

function readTitle(call: CallExpression): { title: string; literal: boolean } {
  const first = call.arguments[0]
  if (first?.type === 'Literal' && typeof first.value === 'string') return { title: first.value.trimEnd(), literal: true }
  if (first?.type === 'TemplateLiteral') {
    const title = first.quasis.map(({ value }) => value.cooked ?? value.raw).join('${…}')
    return { title: title.trimEnd(), literal: first.expressions.length === 0 }
  }
  return { title: '', literal: false }
}

function isFunction(node: Node): node is FunctionNode {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'
}

/** true when the body skips itself unconditionally in a separate statement. */
function skipsItself(body: FunctionNode): boolean {
  if (body.body?.type !== 'BlockStatement') return false
  return body.body.body.some((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return false
    const { callee, arguments: args } = statement.expression
    const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
    const [first] = args
    return (name === 'skip' || name === 'fixme') && (!first || (first.type === 'Literal' && first.value !== false))
  })
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
