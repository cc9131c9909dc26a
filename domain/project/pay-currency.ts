// In which currency a project's pay is: the one that was set, else the one of the country the job is in.
import { currencyOf } from '../shared/currencies.ts'
import type { ProjectSettings } from './settings.ts'

/** An ISO 4217 code; US dollars where neither the settings nor the places say anything. */
export function payCurrency({ compCurrency, locations }: Pick<ProjectSettings, 'compCurrency'> & { locations: readonly string[] }): string {
  if (compCurrency) return compCurrency
  for (const place of locations) {
    const currency = currencyOf(place)
    if (currency) return currency
  }
  return 'USD'
}
