// The currency of a project's pay: the one set, else that of the job's country.
import { currencyOf } from '../shared/currencies.ts'

/** An ISO 4217 code; US dollars when neither the settings nor the places name one. */
export function payCurrency({ compCurrency, locations }: { compCurrency: string | null; locations: readonly string[] }): string {
  if (compCurrency) return compCurrency
  for (const place of locations) {
    const currency = currencyOf(place)
    if (currency) return currency
  }
  return 'USD'
}
