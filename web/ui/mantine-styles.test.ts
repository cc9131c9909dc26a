// Every component in use, and every one it consists of, has its styles on the page.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))
const library = fileURLToPath(new URL('../../node_modules/@mantine/core/', import.meta.url))
const listed = [...fs.readFileSync(path.join(web, 'ui/mantine.css'), 'utf8').matchAll(/styles\/(\w[\w-]*)\.css/g)].map((match) => match[1]!)

const filesIn = (folder: string, ending: RegExp) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.startsWith('dist'))
    .map((name) => path.join(folder, name))

/** The style sheets that a library module loads, directly or through its imports. */
function stylesOf(file: string, visited: Set<string>): string[] {
  if (visited.has(file) || !fs.existsSync(file)) return []
  visited.add(file)
  const match = /(\w+)\.module\.mjs$/.exec(file)
  const imported = [...fs.readFileSync(file, 'utf8').matchAll(/from ?"(\.[^"]+)"/g)]
  return [...(match ? [match[1]!] : []), ...imported.flatMap((match) => stylesOf(path.join(path.dirname(file), match[1]!), visited))]
}

const inUse = new Set(
  filesIn(web, /\.tsx?$/).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap((match) =>
      match[1]!.split(',').map((name) => name.trim().replace(/^type /, '')),
    ),
  ),
)
const modules = new Map(filesIn(path.join(library, 'esm/components'), /\.mjs$/).map((file) => [path.basename(file, '.mjs'), file]))
const needed = [...inUse].flatMap((name) => stylesOf(modules.get(name) ?? '', new Set()))

test('the sheet lists the styles of all components in use', () => {
  expect(inUse.size).toBeGreaterThan(30)
  expect(needed).toContain('Button')
  expect([...new Set(needed)].filter((name) => !listed.includes(name))).toEqual([])
})

test('lists nothing that no component needs', () => {
  const always = ['baseline', 'default-css-variables', 'global']
  expect(listed.filter((name) => !always.includes(name) && !needed.includes(name))).toEqual([])
})
