// The currency of a project's pay: the one set, else the job's country's, else dollars.
import { expect, test } from 'vitest'
import { currencies, currencyOf, currencySign } from '../shared/currencies.ts'
import { answerFacts } from '../conversation/answer-facts.ts'
import { payCurrency } from './pay-currency.ts'
import { emptySettings } from './settings.ts'

test.each([
  [null, [], 'USD'],
  [null, ['Berlin, State of Berlin, Germany'], 'EUR'],
  [null, ['Atlantis', 'Zurich, Switzerland'], 'CHF'],
  [null, ['Austin, Texas, United States'], 'USD'],
  [null, ['Georgia, United States'], 'USD'],
  ['GBP', ['Berlin, State of Berlin, Germany'], 'GBP'],
])('%s set and a job in %j: %s', (compCurrency, locations, currency) => {
  expect(payCurrency({ compCurrency, locations })).toBe(currency)
})

test.each([
  ['London, England, United Kingdom', 'GBP'],
  ['Paris, Île-de-France, France', 'EUR'],
  ['Istanbul, Türkiye', 'TRY'],
  ['Somewhere', null],
  ['', null],
])('%s pays in %s', (place, currency) => {
  expect(currencyOf(place)).toBe(currency)
})

test('every currency has a sign', () => {
  for (const currency of currencies) expect(currencySign(currency)).not.toBe('')
})

test('a drafted reply to a candidate in Berlin uses euros, in each language', () => {
  const settings = { ...emptySettings, compTargetMin: 85_000, compTargetMax: 105_000, locations: ['Berlin, State of Berlin, Germany'] }
  for (const language of ['en', 'de', 'fr', 'es'] as const)
    expect(answerFacts(settings, language).compensation?.text).toContain('€85K-€105K')
})
