// Filters say what they exclude, and what giving them up does, in the reader's language.
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { readLanguageFrom, type AppLanguage } from '@fairlead/domain/shared/readers-language'
import { afterEach, expect, test } from 'vitest'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { noLessons } from '../learn/lessons.ts'
import { filtersOf, giveUp } from './filters.ts'
import { buildModel } from './model.ts'
import { readersLabel } from './rare-terms.ts'

const vocabulary = loadVocabulary()
let language: AppLanguage = 'en'
readLanguageFrom(() => language)
afterEach(() => void (language = 'en'))

const preferences: SearchPreferences = {
  ...noPreferences,
  jobTitles: ['Registered Nurse'],
  jobTitlesRequired: ['Registered Nurse'],
  jobTitlesWhen: 'current',
  keywordsRequired: ['Kafka', 'led a team'],
  locations: ['Austin, Texas, United States'],
  locationRadiusKm: 20,
  mba: true,
  phd: true,
  advancedDegree: true,
  top10School: true,
  track: 'manager',
  yearsMin: 1,
  yearsMax: 12,
  payMax: 120_000,
  payCurrency: 'EUR',
  payRequired: true,
  badCompanies: ['Globex'],
  badJobTitles: ['Baker'],
  badKeywords: ['Rust'],
}
const linesOf = (wish: SearchPreferences) => {
  const { filters } = filtersOf(vocabulary, wish, buildModel(vocabulary, wish, [], noLessons))
  return filters.map(({ label, phrase, act }) => `${label} | ${phrase} | ${act}`)
}
const acts = () => {
  const { filters } = filtersOf(vocabulary, preferences, buildModel(vocabulary, preferences, [], noLessons))
  return giveUp(filters.flatMap((filter) => (filter.drop ? [{ ...filter, drop: filter.drop }] : [])).slice(0, 5)).act
}

test('in English', () => {
  expect(linesOf(preferences)).toMatchInlineSnapshot(`
    [
      "Registered Nurse | with other job titles | ",
      "must have the title Registered Nurse now | if the title Registered Nurse is only nice to have | make the title Registered Nurse nice to have",
      "within 20 km of Austin | if you drop Austin | drop Austin",
      "MBA or PhD or advanced degree | if you drop MBA and 2 more | drop MBA and 2 more",
      "top 10 school | if you drop top 10 school | drop top 10 school",
      "Manager | if you drop Manager | drop Manager",
      "pay up to €120,000, or not known | who are likely to expect more | include people who are likely to expect more",
      "must have Kafka | if Kafka is only nice to have | make Kafka nice to have",
      "must: led a team | if “led a team” is only nice to have | make “led a team” nice to have",
      "at least 1 year | with less than 1 year | drop the minimum of 1 year",
      "at most 12 years | with more than 12 years | drop the maximum of 12 years",
      "Leave out: Globex | who work at Globex | include Globex",
      "Leave out: Baker | whose title is Baker | include Baker",
      "Leave out: Rust | who mention Rust | include Rust",
    ]
  `)
  expect(linesOf({ ...noPreferences, bachelors: true })).toEqual([
    "Bachelor’s degree | if you drop the bachelor's degree | drop the bachelor’s degree",
  ])
  expect(acts()).toMatchInlineSnapshot(
    `"Make the title Registered Nurse nice to have, drop Austin, drop MBA and 2 more, drop top 10 school, and drop Manager"`,
  )
  expect(readersLabel("a bachelor's degree")).toBe("a bachelor's degree")
})

test('in German', () => {
  language = 'de'
  expect(linesOf(preferences)).toMatchInlineSnapshot(`
    [
      "Registered Nurse | mit anderen Jobtiteln | ",
      "Muss: derzeitiger Jobtitel Registered Nurse | wenn Jobtitel Registered Nurse nur ein Wunsch ist | Jobtitel Registered Nurse zum Wunsch machen",
      "im Umkreis von 20 km um Austin | wenn Sie Austin weglassen | Austin weglassen",
      "MBA oder PhD oder Masterabschluss oder höher | wenn Sie MBA und 2 weitere weglassen | MBA und 2 weitere weglassen",
      "Top-10-Hochschule | wenn Sie Top-10-Hochschule weglassen | Top-10-Hochschule weglassen",
      "Führung | wenn Sie Führung weglassen | Führung weglassen",
      "Vergütung bis 120.000 € oder nicht bekannt | die vermutlich mehr erwarten | Personen aufnehmen, die vermutlich mehr erwarten",
      "Muss: Kafka | wenn Kafka nur ein Wunsch ist | Kafka zum Wunsch machen",
      "Muss: led a team | wenn „led a team“ nur ein Wunsch ist | „led a team“ zum Wunsch machen",
      "mindestens 1 Jahr Berufserfahrung | mit weniger als 1 Jahr Berufserfahrung | Minimum von 1 Jahr Berufserfahrung weglassen",
      "höchstens 12 Jahre Berufserfahrung | mit mehr als 12 Jahren Berufserfahrung | Maximum von 12 Jahren Berufserfahrung weglassen",
      "Ausschließen: Globex | die bei Globex arbeiten | Globex einschließen",
      "Ausschließen: Baker | mit dem Jobtitel Baker | Baker einschließen",
      "Ausschließen: Rust | die Rust erwähnen | Rust einschließen",
    ]
  `)
  expect(linesOf({ ...noPreferences, bachelors: true })).toEqual([
    'Bachelorabschluss | wenn Sie den Bachelorabschluss weglassen | Bachelorabschluss weglassen',
  ])
  expect(acts()).toMatchInlineSnapshot(
    `"Jobtitel Registered Nurse zum Wunsch machen, Austin weglassen, MBA und 2 weitere weglassen, Top-10-Hochschule weglassen und Führung weglassen"`,
  )
  expect(readersLabel("a bachelor's degree")).toBe('Bachelorabschluss')
  expect(readersLabel('Kafka')).toBe('Kafka')
})
