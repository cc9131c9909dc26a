// The reference files are read completely; malformed ones are refused with file and line.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { industries, ethnicityOptions, uiColors } from './lists.ts'
import { MalformedTable, parseNames, parseTables, tableFiles } from './parse.ts'
import type { ReferenceTables } from './tables.ts'

const read = (file: string) => readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
const texts = Object.fromEntries(Object.entries(tableFiles).map(([name, file]) => [name, read(file)])) as Record<
  keyof ReferenceTables,
  string
>

describe('parseTables', () => {
  test('reads every row of every file', () => {
    const tables = parseTables(texts)
    for (const name of Object.keys(tableFiles) as (keyof ReferenceTables)[]) {
      expect(tables[name].length, name).toBe(texts[name].trimEnd().split('\n').length - 1)
    }
    expect(tables.places.find((place) => place.label === 'Austin, Texas, United States')).toMatchObject({
      type: 'city',
      country: 'US',
      region: 'TX',
    })
    expect(new Set(tables.companies.map((company) => company.industry)).difference(new Set<string>(industries))).toEqual(new Set())
  })

  test.each([
    ['majors', 'id\tname\n', 1, 'header'],
    ['majors', `${texts.majors.split('\n')[0]}\n1\tX\tComputing\tacademic\n`, 2, 'cells'],
    ['majors', `${texts.majors.split('\n')[0]}\nabc\tX\tComputing\tacademic\t\t2026-11-21\t2026-11-21\n`, 2, 'not a number'],
    ['majors', `${texts.majors.split('\n')[0]}\n1\tX\tComputing\tdaydream\t\t2026-11-21\t2026-11-21\n`, 2, 'unknown kind'],
    ['titleAliases', `${texts.titleAliases.split('\n')[0]}\nwizard\tt-wizard\n`, 2, 'unknown group'],
  ] as const)('refuses malformed %s', (name, text, line, problem) => {
    const attempt = () => parseTables({ ...texts, [name]: text })
    expect(attempt).toThrow(MalformedTable)
    expect(attempt).toThrow(new RegExp(`${tableFiles[name]} line ${line}: .*${problem}`))
  })
})

describe('parseNames', () => {
  test('reads all origins and refuses one without a list', () => {
    expect(Object.keys(parseNames(read('names.json')))).toHaveLength(18)
    expect(() => parseNames('{"x":{"given_f":["A"],"given_m":[],"family":["B"]}}')).toThrow(/origin x/)
  })
})

test('the fixed lists have their expected lengths and no duplicates', () => {
  expect([industries, ethnicityOptions, uiColors].map((list) => new Set<string>(list).size)).toEqual([17, 7, 16])
})
