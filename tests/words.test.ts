// Words that standard terms replaced stay out of the code, the screens, and the docs; what may say them is listed with its reason.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { banned, exceptions } from './banned-words.ts'

const root = join(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md', '*.js', '*.yml'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !exceptions.some(([pattern]) => pattern.test(file)))
const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n')] as const)

describe('words that are not used', () => {
  test.each(banned)('%s (write: %s)', (word) => {
    const pattern = new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'i')
    const found = texts.flatMap(([file, lines]) => lines.flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])))
    expect(found).toEqual([])
  })

  test.each(exceptions)('the exception %s is still needed: %s', (file) => {
    const all = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
    const words = new RegExp(`(?<![\\w-])(?:${banned.map(([word]) => word).join('|')})(?![\\w-])`, 'i')
    expect(all.some((name) => file.test(name) && words.test(readFileSync(join(root, name), 'utf8')))).toBe(true)
  })
})
