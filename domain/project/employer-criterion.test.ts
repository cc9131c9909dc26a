// A criterion about employers is a line that is read back in every language, and what isn't known of an employer decides nothing.
import { afterEach, describe, expect, test } from 'vitest'
import { countryCodes } from '../reference/country-codes.data.ts'
import { employerKinds, type EmployerFacts } from '../reference/employers.ts'
import { appLanguages, readLanguageFrom, type AppLanguage } from '../shared/readers-language.ts'
import { computedLabel, readComputed } from './computed-criteria.ts'
import { employerFit, employerLabel, readEmployerLabel, type EmployerCriterion } from './employer-criterion.ts'
import { protectedTraitIn } from './protected-traits.ts'

let language: AppLanguage = 'en'
readLanguageFrom(() => language)
afterEach(() => void (language = 'en'))

const any: EmployerCriterion = { type: null, minPeople: null, maxPeople: null, country: null }
const facts: EmployerFacts = {
  name: 'Globex',
  industry: null,
  country: 'DE',
  city: null,
  founded: null,
  sizeMin: 51,
  sizeMax: 200,
  sizeYear: 2022,
  kinds: ['public'],
  sources: ['ror'],
}

const sizes = [{}, { minPeople: 51 }, { maxPeople: 200 }, { minPeople: 1001, maxPeople: 5000 }] satisfies Partial<EmployerCriterion>[]

test.each(appLanguages)('every criterion is read back from its label in %s, by readers of any language', (written) => {
  for (const type of [null, ...employerKinds])
    for (const size of sizes)
      for (const country of [null, 'DE', 'US', 'CI', 'BA']) {
        const criterion = { ...any, type, ...size, country }
        language = written
        const label = employerLabel(criterion)
        language = 'en'
        expect(readEmployerLabel(label), label).toEqual(criterion)
        expect(readComputed(label)).toEqual({ kind: 'employer', ...criterion })
        language = written
        expect(computedLabel({ kind: 'employer', ...criterion })).toBe(label)
      }
})

test.each(appLanguages)('a country of headquarters is no protected trait in %s', (written) => {
  language = written
  expect(countryCodes.map((country) => employerLabel({ ...any, country })).filter((label) => protectedTraitIn(label) !== null)).toEqual([])
})

test('the labels', () => {
  const criterion = { type: 'startup', minPeople: null, maxPeople: 200, country: 'US' } as const
  expect(employerLabel(criterion)).toBe('worked at a startup with up to 200 people (headquarters: United States)')
  language = 'de'
  expect(employerLabel(criterion)).toBe('arbeitete bei einem Start-up mit bis zu 200 Beschäftigten (Sitz: Vereinigte Staaten)')
})

test.each([
  'worked at Stripe',
  'worked at an employer with up to 0 people',
  'worked at an employer with 200 to 51 people',
  'worked at an employer with up to 99999999 people',
  'worked at a bank (headquarters: Atlantis)',
  'worked at a bank in Germany',
  `worked at an employer ${'with '.repeat(50)}`,
])('%s is none', (label) => expect(readEmployerLabel(label)).toBeNull())

describe('an employer', () => {
  test.each<[Partial<EmployerCriterion>, Partial<EmployerFacts>, string]>([
    [{ maxPeople: 200 }, {}, 'met'],
    [{ minPeople: 51, maxPeople: 200 }, {}, 'met'],
    [{ maxPeople: 50 }, {}, 'not_met'],
    [{ minPeople: 201 }, {}, 'not_met'],
    // only in part within the range
    [{ maxPeople: 100 }, {}, 'unknown'],
    [{ minPeople: 1001 }, { sizeMin: 1001, sizeMax: null }, 'met'],
    [{ maxPeople: 5000 }, { sizeMin: 1001, sizeMax: null }, 'unknown'],
    [{ maxPeople: 200 }, { sizeMin: null, sizeMax: null, sizeYear: null }, 'unknown'],
    [{ type: 'public' }, {}, 'met'],
    [{ type: 'startup' }, {}, 'not_met'],
    // nothing is said of what it does
    [{ type: 'bank' }, {}, 'unknown'],
    [{ type: 'public' }, { kinds: ['bank'] }, 'unknown'],
    [{ country: 'DE' }, {}, 'met'],
    [{ country: 'FR' }, {}, 'not_met'],
    [{ country: 'FR' }, { country: null }, 'unknown'],
    [{ country: 'DE', type: 'bank' }, {}, 'unknown'],
    [{ country: 'FR', type: 'bank' }, {}, 'not_met'],
  ])('%j of %j: %s', (criterion, change, fit) => expect(employerFit({ ...any, ...criterion }, { ...facts, ...change })).toBe(fit))

  test('that is not listed is unknown', () => expect(employerFit({ ...any, country: 'DE' }, null)).toBe('unknown'))
})
