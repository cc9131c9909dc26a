// The source files a function uses, found in the code: from declaration to declaration, by the names in each.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

interface Module {
  /** Top-level declarations and exports, by name. */
  declarations: Map<string, object>
  /** Imported values: the local name, and the file and name they come from. */
  imports: Map<string, { file: string; name: string }>
}

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Files below `root` whose functions and values are used when `name` of `start` runs. Doesn't follow methods of parameters. */
export function filesRunBy(root: string, start: string, name: string): string[] {
  const modules = new Map<string, Module>()
  const moduleOf = (file: string) => {
    if (!modules.has(file)) modules.set(file, readModule(root, file))
    return modules.get(file)!
  }
  const visited = new Set<string>()
  const open = [{ file: start, name }]
  for (let next = open.pop(); next; next = open.pop()) {
    const key = `${next.file}#${next.name}`
    if (visited.has(key)) continue
    visited.add(key)
    const { declarations, imports } = moduleOf(next.file)
    const imported = imports.get(next.name)
    const node = declarations.get(next.name)
    if (imported) open.push(imported)
    else if (node)
      for (const used of namesIn(node)) if (declarations.has(used) || imports.has(used)) open.push({ file: next.file, name: used })
  }
  // a file that only re-exports an import doesn't count
  const run = [...visited].map((key) => key.split('#') as [string, string]).filter(([file, used]) => moduleOf(file).declarations.has(used))
  return [...new Set(run.map(([file]) => file))].toSorted()
}

function readModule(root: string, file: string): Module {
  const { program } = parseSync(file, fs.readFileSync(path.join(root, file), 'utf8'))
  const module: Module = { declarations: new Map(), imports: new Map() }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const target = resolve(root, file, statement.source.value)
      if (target && statement.importKind !== 'type')
        for (const specifier of statement.specifiers)
          if (specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type' && specifier.imported.type === 'Identifier')
            module.imports.set(specifier.local.name, { file: target, name: specifier.imported.name })
      continue
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!declared) continue
    if (declared.type === 'VariableDeclaration')
      for (const declarator of declared.declarations) for (const name of namesIn(declarator.id)) module.declarations.set(name, declarator)
    else if ((declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration') && declared.id)
      module.declarations.set(declared.id.name, declared)
  }
  return module
}

function resolve(root: string, from: string, source: string): string | null {
  const target = source.startsWith('@fairlead/')
    ? source.slice('@fairlead/'.length)
    : source.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), source)
      : null
  if (target === null) return null
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => /\.tsx?$/.test(file) && fs.existsSync(path.join(root, file))) ?? null
}

/** Identifiers of the values that a piece of code names, without types. */
function namesIn(node: object): Set<string> {
  const names = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    if (value.type === 'Identifier') names.add(value.name as string)
    const isExpression = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'].includes(
      value.type,
    )
    if (value.type.startsWith('TS')) {
      if (isExpression) walk(value.expression)
      return
    }
    for (const [key, child] of Object.entries(value)) {
      if (key === 'typeAnnotation' || (key === 'property' && value.computed === false)) continue
      if (key === 'key' && value.type === 'Property' && value.computed === false) continue
      walk(child)
    }
  }
  walk(node)
  return names
}
