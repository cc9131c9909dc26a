// Which rules apply to a person by place and day, and what the email then says.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseTables, tableFiles } from '../reference/parse.ts'
import type { ReferenceTables } from '../reference/tables.ts'
import {
  dueGroup,
  isInForce,
  lineParts,
  missingPart,
  noSettings,
  noticeBlock,
  noticeLines,
  rulesFor,
  rulesOn,
  tellBy,
  validateAddedRule,
  type AddedRule,
} from './notice-rules.ts'
import { outreachTexts } from './texts/outreach-texts.ts'

const read = (file: string) => readFileSync(new URL(`../reference/data/${file}`, import.meta.url), 'utf8')
const { noticeRules, places } = parseTables(
  Object.fromEntries(Object.entries(tableFiles).map(([name, file]) => [name, read(file)])) as Record<keyof ReferenceTables, string>,
)

test('each rule has its dates, a link, notes in both languages, and places that exist', () => {
  const regions = new Set(places.map(({ country, region }) => `${country} ${region}`))
  const countries = new Set(places.map(({ country }) => country))
  const cities = new Set(places.filter(({ type }) => type === 'city').map(({ country, region, name }) => `${country} ${region} ${name}`))
  expect(new Set(noticeRules.map(({ id }) => id)).size).toBe(noticeRules.length)
  for (const rule of noticeRules) {
    expect(rule.countries.filter((country) => !countries.has(country))).toEqual([])
    if (rule.region !== null) expect(regions).toContain(`${rule.countries[0]} ${rule.region}`)
    expect(rule.cities.filter((city) => !cities.has(`${rule.countries[0]} ${rule.region} ${city}`))).toEqual([])
    expect(rule.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(rule.url).toMatch(/^https:\/\//)
    expect(rule.note).not.toBe(rule.noteDe)
    expect(rule.parts.length).toBeGreaterThan(0)
  }
})

const person = (country: string | null, region: string | null = null, city: string | null = null) => ({
  residence: { country, region, city },
  isIndirect: true,
  isRanked: true,
})
const idsOf = (subject: ReturnType<typeof person>, day: string) => rulesFor(noticeRules, subject, day).rules.map(({ id }) => id)

describe('rulesFor', () => {
  test.each([
    ['DE', null, null, '2026-12-01', ['eu-gdpr']],
    ['DE', null, null, '2027-12-02', ['eu-gdpr', 'eu-ai-act']],
    ['NO', null, null, '2028-01-01', ['eu-gdpr']],
    ['GB', null, null, '2026-12-01', ['uk-gdpr']],
    ['GB', null, null, '2020-12-31', []],
    ['CH', null, null, '2023-08-31', []],
    ['CH', null, null, '2023-09-01', ['ch-fadp']],
    ['US', 'TX', 'Austin', '2026-12-01', ['us-can-spam']],
    ['US', 'CO', 'Denver', '2026-12-31', ['us-can-spam']],
    ['US', 'CO', 'Denver', '2027-01-01', ['us-can-spam', 'us-co-ai']],
    ['US', 'CA', null, '2026-12-31', ['us-can-spam']],
    ['US', 'CA', null, '2027-01-01', ['us-can-spam', 'us-ca-admt']],
    ['US', 'IL', 'Chicago', '2025-12-31', ['us-can-spam']],
    ['US', 'IL', 'Chicago', '2026-01-01', ['us-can-spam', 'us-il-ai']],
    ['US', 'NY', 'Brooklyn', '2026-12-01', ['us-can-spam', 'us-nyc-aedt']],
    ['US', 'NY', 'Buffalo', '2026-12-01', ['us-can-spam']],
    ['CA', 'ON', 'Toronto', '2026-12-01', ['ca-casl']],
    ['BR', null, null, '2026-12-01', ['br-lgpd']],
    ['AU', null, null, '2026-12-01', ['au-spam']],
    ['JP', null, null, '2026-12-01', []],
  ])('%s %s %s on %s: %j', (country, region, city, day, ids) => {
    expect(idsOf(person(country, region, city), day)).toEqual(ids)
    expect(rulesFor(noticeRules, person(country, region, city), day).isPlaceUnknown).toBe(false)
  })

  test('of a place that is not known, or in part, every possible rule applies, and the answer says so', () => {
    const anywhere = rulesFor(noticeRules, person(null), '2027-12-02')
    expect(anywhere.rules).toHaveLength(noticeRules.length)
    expect(anywhere.isPlaceUnknown).toBe(true)
    expect(idsOf(person('US'), '2027-01-01')).toEqual(['us-can-spam', 'us-co-ai', 'us-ca-admt', 'us-il-ai', 'us-nyc-aedt'])
    expect(rulesFor(noticeRules, person('US'), '2027-01-01').isPlaceUnknown).toBe(true)
    expect(idsOf(person('US', 'NY'), '2026-12-01')).toEqual(['us-can-spam', 'us-nyc-aedt'])
  })

  test('people who gave their data themselves, or aren’t ranked by software', () => {
    expect(idsOf({ ...person('DE'), isIndirect: false }, '2026-12-01')).toEqual([])
    expect(idsOf({ ...person('US', 'IL'), isRanked: false }, '2026-12-01')).toEqual(['us-can-spam'])
  })

  test('a rule ends after its last day', () => {
    expect(['2026-01-01', '2026-06-30', '2026-07-01'].map((day) => isInForce({ from: '2026-01-02', to: '2026-06-30' }, day))).toEqual([
      false,
      true,
      false,
    ])
  })
})

const added: AddedRule = {
  id: 'a1',
  country: 'US',
  region: 'TX',
  parts: ['software'],
  applies: 'everyone',
  from: '2026-01-01',
  to: null,
  title: 'Texas example',
  url: 'https://example.com/law',
}

test('a workspace turns rules off and adds its own', () => {
  const rules = rulesOn(noticeRules, { ...noSettings, off: { 'us-can-spam': 'We write to applicants only' }, added: [added] })
  expect(rulesFor(rules, person('US', 'TX', 'Austin'), '2026-12-01').rules.map(({ id }) => id)).toEqual(['a1'])
  expect(validateAddedRule(added)).toBeNull()
  expect(
    Object.keys(validateAddedRule({ ...added, country: 'Texas', parts: [], from: '1.1.', to: '2025-01', title: ' ', url: 'law' }) ?? {}),
  ).toEqual(['country', 'parts', 'from', 'to', 'title', 'url'])
})

describe('noticeLines', () => {
  const { rules } = rulesFor(noticeRules, person('DE'), '2027-12-02')
  const base = {
    rules,
    wording: {},
    language: 'en' as const,
    gaps: { company: 'Harbor $& Co', sources: ['Connections.csv', 'Connections.csv', 'Greenhouse'] },
    text: 'Hi Ana',
    toldParts: [],
    postalAddress: null,
  }
  test('each part with its law and the values filled in', () => {
    const lines = noticeLines(base)
    expect(lines.map(({ part, rules: laws }) => [part, laws.length])).toEqual([
      ['controller', 1],
      ['purpose', 1],
      ['source', 1],
      ['software', 1],
      ['rights', 1],
    ])
    expect(noticeBlock(lines)).toContain('Harbor $& Co is responsible for your data.')
    expect(noticeBlock(lines)).toContain('from: Connections.csv, Greenhouse.')
    expect(noticeBlock(noticeLines({ ...base, gaps: { company: 'X', sources: [] } }))).toContain('imported lists')
  })
  test('in every language, without an unfilled gap', () => {
    for (const language of ['en', 'de', 'fr', 'es'] as const) expect(noticeBlock(noticeLines({ ...base, language }))).not.toMatch(/[{}]/)
    expect(new Set(lineParts.flatMap((part) => (['en', 'de', 'fr', 'es'] as const).map((l) => outreachTexts(l).notice[part]))).size).toBe(
      20,
    )
  })
  test('what the text says in the same words, and what the person was told before, is not added', () => {
    const wording = { software: { en: 'A computer sorts.' } }
    const lines = noticeLines({
      ...base,
      wording,
      text: 'Hi,\n  a COMPUTER\nsorts. Bye',
      toldParts: ['source', 'rights', 'controller', 'purpose'],
    })
    expect(lines.map(({ part, place }) => [part, place])).toEqual([['software', 'in_text']])
    expect(noticeBlock(lines)).toBeNull()
  })
  test('the footer has the address and the link to unsubscribe; without an address, the rule is named', () => {
    const usa = rulesFor(noticeRules, person('US', 'TX', 'Austin'), '2026-12-01').rules
    expect(
      noticeLines({ ...base, rules: usa, postalAddress: '12 Quay St' }).map(({ part, text, place }) => [part, text.length > 0, place]),
    ).toEqual([
      ['postal_address', true, 'footer'],
      ['opt_out', true, 'footer'],
    ])
    expect(missingPart(usa, null)).toContain('CAN-SPAM Act')
    expect([missingPart(usa, '12 Quay St'), missingPart(rules, null)]).toEqual([null, null])
  })
})

test.each([
  ['2026-01-31', null, '2026-02-28'],
  ['2026-11-05', null, '2026-12-05'],
  ['2026-11-05', '2026-11-20', '2026-11-20'],
  ['2026-11-05', '2026-12-20', '2026-12-05'],
])('data of %s, contact on %s: due on %s', (obtained, contact, due) => {
  expect(tellBy(new Date(`${obtained}T09:00:00Z`), contact === null ? null : new Date(`${contact}T09:00:00Z`))).toBe(due)
})

test('overdue after the day itself', () => {
  expect(['2026-11-28', '2026-11-29', '2026-12-06', '2026-12-07'].map((due) => dueGroup(due, '2026-12-06', '2026-11-29'))).toEqual([
    'overdue',
    'soon',
    'soon',
    'later',
  ])
})
