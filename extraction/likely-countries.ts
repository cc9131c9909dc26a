// The likely countries of a posting, from its currency and language.
import { countryOf } from '@fairlead/domain/shared/currencies'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'

const byEuros: Record<string, readonly string[]> = {
  de: ['DE', 'AT'],
  fr: ['FR', 'BE', 'LU'],
  es: ['ES'],
  it: ['IT'],
  nl: ['NL', 'BE'],
  pt: ['PT'],
  en: ['IE'],
}
const byLanguage: Record<string, readonly string[]> = {
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  ro: ['RO'],
  sv: ['SE', 'FI'],
  no: ['NO'],
  da: ['DK'],
}

/** Countries with a language that few others share, by its ISO 639-1 code; [] for others. */
export const countriesOf = (language: string): readonly string[] => byLanguage[language] ?? []

/**
 * @param language ISO 639-1 code of the posting; null = unknown
 * @param pay the parsed pay ('EUR 32000-38000 year'); undefined = none
 * @returns ISO 3166 codes, most likely first; [] when unknown. Spanish, Portuguese and English are spoken in too many
 *   countries to decide by language only.
 */
export function likelyCountries(language: string | null, pay: JobProposal | undefined): readonly string[] {
  const currency = pay?.value.split(' ')[0]
  const spoken = language ?? ''
  if (currency === 'EUR') return byEuros[spoken] ?? []
  if (currency === 'USD' && spoken !== 'en') return countriesOf(spoken)
  const country = currency === undefined ? null : countryOf(currency)
  return country === null ? countriesOf(spoken) : [country]
}
