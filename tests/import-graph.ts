// The repository's import graph, including lazy imports and types, and the cycles between its folders.
import path from 'node:path'
import type { SourceFile } from './repository.ts'

type Imports = Map<string, string[]>

/** A product file: no test. */
export function isProduct(name: string): boolean {
  return (
    /^(?:domain|contract|language|matching|extraction|replies|adapters|local-services|server|web)\/.*\.tsx?$/.test(name) &&
    !/\.(?:test|spec|nightly|fixture|test-data)\./.test(name)
  )
}

/** Every folder that contains one of the files, directly or in a subfolder. */
export function foldersOf(files: readonly SourceFile[]): string[] {
  const folders = new Set<string>()
  for (const { name } of files)
    for (let folder = path.posix.dirname(name); folder !== '.'; folder = path.posix.dirname(folder)) folders.add(folder)
  return [...folders]
}

/** Each file's imports from this repository, by relative path or package name. */
export function importsOf(files: readonly SourceFile[]): Imports {
  const names = new Set(files.map(({ name }) => name))
  return new Map(
    files.map(({ name, text }) => [
      name,
      [...text.matchAll(/\b(?:from|import\(?)\s*['"](\.{1,2}\/|@fairlead\/)([^'"\n]+)['"]/g)].flatMap(([, start = '', rest = '']) => {
        const target = start === '@fairlead/' ? rest : path.posix.join(path.posix.dirname(name), start, rest)
        return [target, `${target}.ts`, `${target}.tsx`].filter((file) => names.has(file))
      }),
    ]),
  )
}

/** The folder directly below `folder` that holds the file; null for a file outside, or directly in it. */
export function childOf(folder: string, file: string): string | null {
  const [child, ...rest] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
  return child && rest.length > 0 ? child : null
}

/** Cycles among the folders directly below `folder`: each as the imports that close it. */
export function circlesIn(folder: string, imports: Imports): string[] {
  const links = [...imports].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const [a, b] = [childOf(folder, from), childOf(folder, to)]
      return a && b && a !== b ? [{ a, b, shown: `${from} -> ${to}` }] : []
    }),
  )
  const reached = (from: string): Set<string> => {
    const visited = new Set<string>()
    const open = [from]
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const { a, b } of links)
        if (a === next && !visited.has(b)) {
          visited.add(b)
          open.push(b)
        }
    return visited
  }
  const reach = new Map([...new Set(links.map(({ a }) => a))].map((name) => [name, reached(name)]))
  return links.filter(({ a, b }) => reach.get(b)?.has(a)).map(({ shown: description }) => description)
}
