// Names that say nothing about a value, and how many of them each package may still declare.
import { parseSync, Visitor, type BindingPattern, type Function as FunctionNode, type ParamPattern } from 'oxc-parser'

/** Pronouns, participles, and question words; a noun says what the value is. */
const bannedNames: ReadonlySet<string> = new Set(
  (
    'as asked at both each found given heard held here hers kept known left mine of one other others ours own said seen shown ' +
    'theirs them there those told wanted what which who whom whose why'
  ).split(' '),
)

export interface DeclaredName {
  name: string
  line: number
}

/** Declared variables, parameters, functions, and bindings with such a name. Properties and types are not counted. */
export function bannedNamesIn(file: string, text: string): DeclaredName[] {
  const names: DeclaredName[] = []
  const add = (name: string, start: number) => {
    if (bannedNames.has(name)) names.push({ name, line: text.slice(0, start).split('\n').length })
  }
  const visit = (pattern: BindingPattern | ParamPattern): void => {
    if (pattern.type === 'Identifier') add(pattern.name, pattern.start)
    else if (pattern.type === 'AssignmentPattern') visit(pattern.left)
    else if (pattern.type === 'RestElement') visit(pattern.argument)
    else if (pattern.type === 'ArrayPattern') for (const element of pattern.elements.filter((entry) => entry !== null)) visit(element)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) visit(property.type === 'RestElement' ? property.argument : property.value)
  }
  const visitFunction = ({ id, params }: Pick<FunctionNode, 'params'> & { id?: FunctionNode['id'] }) => {
    if (id) add(id.name, id.start)
    for (const parameter of params) visit(parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => visit(id),
    FunctionDeclaration: visitFunction,
    FunctionExpression: visitFunction,
    ArrowFunctionExpression: visitFunction,
    TSFunctionType: visitFunction,
    TSMethodSignature: visitFunction,
    CatchClause({ param }) {
      if (param) visit(param)
    },
  }).visit(parseSync(file, text).program)
  return names
}

/** What each package may declare at most. Lower a number when you rename; a package that is not listed declares none. */
export const mostNames: Readonly<Record<string, number>> = {
  adapters: 27,
  bench: 8,
  contract: 2,
  domain: 34,
  e2e: 19,
  'local-services': 13,
  root: 1,
  server: 17,
  testing: 16,
  tests: 19,
  tools: 4,
  web: 86,
}

/** The folder at the top, which is the package; files at the root form one of their own. */
export const packageOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'root')

/** Every such name of the packages that declare more than they may, as `file:line name`. */
export function excessNames(files: readonly { file: string; text: string }[], most: Readonly<Record<string, number>>): string[] {
  const byPackage = Map.groupBy(
    files.flatMap(({ file, text }) => bannedNamesIn(file, text).map(({ name, line }) => ({ file, place: `${file}:${line} ${name}` }))),
    ({ file }) => packageOf(file),
  )
  return [...byPackage].flatMap(([name, entries]) =>
    entries.length > (most[name] ?? 0) ? [`${name}: ${entries.length} > ${most[name] ?? 0}`, ...entries.map(({ place }) => place)] : [],
  )
}
