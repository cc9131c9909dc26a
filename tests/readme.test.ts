// The README's settings and commands match the code.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { generatedDocs, withoutPadding } from '../tools/generated-docs.ts'

const root = path.join(import.meta.dirname, '..')
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
const scripts = (JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts

test.each(Object.entries(generatedDocs()))('%s matches the code (npm run docs)', (file, text) => {
  expect(withoutPadding(fs.readFileSync(path.join(root, file), 'utf8'))).toBe(withoutPadding(text))
})

test('the README is short enough to read to its end', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

test('every command it names exists, and every file a command runs', () => {
  for (const [, name] of readme.matchAll(/npm (?:run )?([a-z:]+)/g)) expect(scripts, name).toHaveProperty([name!])
  for (const [name, script] of Object.entries(scripts)) {
    const file = /node (?:start\.js )?([\w/.-]+\.ts)/.exec(script)?.[1]
    if (file) expect(fs.existsSync(path.join(root, file)), `${name}: ${file}`).toBe(true)
  }
})

test('every file it links to exists', () => {
  for (const [, target] of readme.matchAll(/\]\((?!http)([^)]+)\)/g)) expect(fs.existsSync(path.join(root, target!)), target).toBe(true)
})
