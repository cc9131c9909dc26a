// Names that say nothing about a value: no file may declare one.
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

/** Declared variables, parameters, functions, and bindings with such a name. Properties and types aren't counted. */
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
