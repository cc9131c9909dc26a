// Words replaced by standard terms must not occur in the code, the screens, and the docs; exceptions are listed with reasons.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { banned, exceptions } from './banned-words.ts'

const root = join(import.meta.dirname, '..')

const all = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const readable = /\.(?:tsx?|css|md|js|ya?ml|json|sql|html|service|conf)$|(?:^|\/)(?:Containerfile|\.[a-z]+rc\.json|\.env\.example)$/
const foreign = /(?:texts|i18n)\/(?:[\w-]+\/)?(?:de|fr)(?:\/|\.ts$)/
const texts = all
  .filter((file) => !foreign.test(file))
  .filter((file) => readable.test(file) && file !== 'package-lock.json' && !exceptions.some(([pattern]) => pattern.test(file)))
  // the path counts as a separate line
  .map((file) => [file, [file, ...linesOf(file)].map(inWords)] as const)

/** A small catalog ends with its German texts. */
function linesOf(file: string): string[] {
  const [text = ''] = readFileSync(join(root, file), 'utf8').split(/^const de: Translated/m, 1)
  return text.split('\n')
}

/** Names taken apart: camelCase and snake_case become words. */
function inWords(line: string): string {
  return line
    .replaceAll('edited_meanwhile', 'an error code of the API')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replaceAll('_', ' ')
}

describe('words that are not used', () => {
  test.each(banned)('%s (write: %s)', (word) => {
    const pattern = new RegExp(String.raw`\b${word}\b`, 'i')
    const uses = texts.flatMap(([file, lines]) => lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index}`] : [])))
    expect(uses).toEqual([])
  })

  test('finds words within names', () => {
    expect(inWords('seesNoOne, sees_noone, ANewOne')).toBe('sees No One, sees noone, A New One')
  })

  test.each(exceptions)('the exception %s is still needed: %s', (file) => {
    const words = new RegExp(`(?<![\\w-])(?:${banned.map(([word]) => word).join('|')})(?![\\w-])`, 'i')
    expect(all.some((name) => file.test(name) && words.test(readFileSync(join(root, name), 'utf8')))).toBe(true)
  })
})
