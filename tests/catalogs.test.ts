// Every text of a catalog exists in each language with the same gaps, and something shows it.
import path from 'node:path'
import { expect, test } from 'vitest'
import { asReader, readLanguageFrom, type AppLanguage } from '../domain/shared/readers-language.ts'
import { filesOf, root } from './repository.ts'

const code = filesOf(/\.tsx?$/)
const byName = new Map(code.map(({ name, text }) => [name, text]))
const catalogs = code.filter(({ text }) => /^export const text = inReadersLanguage\(/m.test(text)).map(({ name }) => name)

/** The English and the other modules of a catalog; a small one has all its languages in its own file. */
function modulesOf(catalog: string): { english: string; translations: string[] } {
  if (isOneFile(catalog)) return { english: catalog, translations: [catalog] }
  const imported = [...(byName.get(catalog) ?? '').matchAll(/import \* as (\w+) from '(\.[^']+)'/g)]
  const resolve = (file: string) => path.posix.join(path.posix.dirname(catalog), file)
  return {
    english: imported.filter(([, language]) => language === 'en').map(([, , file = '']) => resolve(file))[0] ?? '',
    translations: imported.filter(([, language]) => language !== 'en').map(([, , file = '']) => resolve(file)),
  }
}

const inlineGerman = /^const de: Translated<typeof en> = /m
const isOneFile = (catalog: string) => inlineGerman.test(byName.get(catalog) ?? '')

async function textsOf(module: string, language: AppLanguage): Promise<unknown> {
  const exports = (await import(path.join(root, module))) as Record<string, unknown>
  return isOneFile(module) ? asReader(language, () => resolved(exports['text'])) : { ...exports }
}

const resolved = (texts: unknown): unknown =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts)
    ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, resolved(value)]))
    : texts

const gapsOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()

/** What two texts of a catalog don't have in common. */
export function differences(place: string, english: unknown, translated: unknown): string[] {
  if (typeof english !== typeof translated) return [`${place}: ${typeof english} in English, ${typeof translated} here`]
  if (typeof english === 'function' && typeof translated === 'function')
    return english.length === translated.length ? [] : [`${place}: ${english.length} gaps in English, ${translated.length} here`]
  if (typeof english === 'string' && typeof translated === 'string')
    return String(gapsOf(english)) === String(gapsOf(translated)) ? [] : [`${place}: other placeholders`]
  if (typeof english !== 'object' || english === null || typeof translated !== 'object' || translated === null) return []
  const [a, b] = [new Map(Object.entries(english)), new Map(Object.entries(translated))]
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((key) => differences(`${place}.${key}`, a.get(key), b.get(key)))
}

test('each catalog has every language', () => {
  expect(catalogs.length).toBeGreaterThan(150)
  expect(catalogs.filter((catalog) => !isEnglishOnly(catalog) && modulesOf(catalog).translations.length !== 1)).toEqual([])
})

/** The public site is in English. */
const isEnglishOnly = (catalog: string) => catalog.startsWith('web/i18n/site')

test('texts have the same shape in each language', async () => {
  const wrong: string[] = []
  for (const catalog of catalogs) {
    const { english, translations } = modulesOf(catalog)
    const source = await textsOf(english, 'en')
    for (const translation of translations) wrong.push(...differences(translation, source, await textsOf(translation, 'de')))
  }
  expect(wrong).toEqual([])
})

test('finds a missing text, a lost gap, and one too many', () => {
  const english = { a: 'Hi {{name}}', b: (n: number) => `${n}`, c: { d: 'x' } }
  expect(differences('x', english, { a: 'Hallo {{name}}', b: (n: number) => `${n}`, c: { d: 'y' } })).toEqual([])
  expect(differences('x', english, { a: 'Hallo', b: () => '', c: {}, e: '' })).toHaveLength(4)
})

/** Exports of English catalogs that no module of the product names. */
function unusedTexts(): string[] {
  const used = new Map<string, Set<string>>()
  for (const { name, text } of code)
    for (const [, alias = 'text', specifier = ''] of text.matchAll(
      /import \{ (?:\w+(?: as \w+)?, )?text(?: as (\w+))? \} from '([^']+)'/g,
    )) {
      const catalog = specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(name), specifier)
        : `${specifier.replace('@fairlead/', '')}.ts`
      const names = used.get(catalog) ?? new Set()
      used.set(catalog, names)
      for (const [, member = ''] of text.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, 'g'))) names.add(member)
      for (const [, list = ''] of text.matchAll(new RegExp(String.raw`\{([^{}]*)\} = ${alias}\b`, 'g')))
        for (const [member] of list.matchAll(/\w+/g)) names.add(member)
      if (new RegExp(String.raw`\b${alias}\b(?![.\w])(?!['"])`).test(text.replaceAll(/^import .*$/gm, ''))) names.add('*')
    }
  return catalogs.flatMap((catalog) => {
    const { english } = modulesOf(catalog)
    const [untranslated = ''] = (byName.get(english) ?? '').split(inlineGerman)
    const source = untranslated.slice(Math.max(0, untranslated.indexOf('const en = ')))
    const names = used.get(catalog) ?? new Set()
    if (names.has('*')) return []
    const neighbors = code.filter(
      ({ name }) => name !== english && /\/en(?:\/|\.ts$)/.test(name) && path.posix.dirname(name) === path.posix.dirname(english),
    )
    return [...source.matchAll(isOneFile(catalog) ? /^ {2}(\w+):/gm : /^export (?:const|function) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !names.has(name))
      .filter((name) => [...source.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length < 2)
      .filter((name) => !neighbors.some(({ text }) => new RegExp(String.raw`\b${name}\b`).test(text)))
      .map((name) => `${english}: ${name}`)
  })
}

test('every text is shown somewhere', () => {
  expect(unusedTexts()).toEqual([])
})

/** Read once by staff, in English. */
const forStaff = /\/domain\/operations\/health-rules\.ts/

test('no text is read while a module loads, before its reader is known', async () => {
  const frozen = new Set<string>()
  readLanguageFrom(() => {
    const reader = (new Error('read').stack ?? '').split('\n').find((line) => !/Error: read|readers-language|catalogs\.test/.test(line))
    if (!forStaff.test(reader ?? '')) frozen.add(reader?.trim() ?? '')
    return 'en'
  })
  const rules = code.filter(({ name }) => /^(?:domain|contract)\/.*\.ts$/.test(name) && !/\.(?:test|fixture|d)\.ts$/.test(name))
  for (const { name } of rules) await import(path.join(root, name))
  readLanguageFrom(() => 'en')
  expect(rules.length).toBeGreaterThan(300)
  expect([...frozen]).toEqual([])
})
