// The README's settings and commands match the code.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { generatedDocs, withoutPadding } from '../tools/generated-docs.ts'

const root = path.join(import.meta.dirname, '..')
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
const scripts = (JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts

test.each(Object.entries(generatedDocs()))('%s matches the code (npm run write docs)', (file, text) => {
  expect(withoutPadding(fs.readFileSync(path.join(root, file), 'utf8'))).toBe(withoutPadding(text))
})

test('the README is short enough to read to its end', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

test('every command that the docs name exists, and every file a command runs', () => {
  const run = fs.readFileSync(path.join(root, 'tools/run.ts'), 'utf8')
  const names = Object.fromEntries(
    [...run.matchAll(/^ {2}(\w+): \{\n((?: {4}.*\n)+)/gm)].map(([, kind, rows]) => [
      kind!,
      [...rows!.matchAll(/^ {4}'?([\w-]+)'?:/gm)].map(([, name]) => name!),
    ]),
  )
  expect(Object.keys(names)).toEqual(['bench', 'eval', 'stress', 'train', 'write'])
  const texts = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.yml', 'Dockerfile'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && fs.existsSync(path.join(root, file)))
  const missing = texts.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/npm run ([a-z][a-z0-9:-]*)(?: ([a-z-]*[a-z]))?/g)]
      .filter(([, script, name]) => !(script! in scripts) || (script! in names && !names[script!]!.includes(name ?? '')))
      .map(([command]) => `${file}: ${command}`),
  )
  expect(missing).toEqual([])
  for (const [name, script] of Object.entries(scripts)) {
    const file = /node (?:start\.js )?([\w/.-]+\.ts)/.exec(script)?.[1]
    if (file) expect(fs.existsSync(path.join(root, file)), `${name}: ${file}`).toBe(true)
  }
  // one page of them is read; commands of one kind share a script
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20)
})

test('every file it links to exists', () => {
  for (const [, target] of readme.matchAll(/\]\((?!http)([^)]+)\)/g)) expect(fs.existsSync(path.join(root, target!)), target).toBe(true)
})
