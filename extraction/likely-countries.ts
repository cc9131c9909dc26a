// The likely countries of a posting, from its currency and language.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'

/** The dollar and the euro are weaker evidence than the language. */
const byCurrency: Record<string, readonly string[]> = {
  USD: ['US'],
  GBP: ['GB'],
  CAD: ['CA'],
  AUD: ['AU'],
  NZD: ['NZ'],
  CHF: ['CH'],
  PLN: ['PL'],
  RON: ['RO'],
  BRL: ['BR'],
  MXN: ['MX'],
  NOK: ['NO'],
  SEK: ['SE'],
  DKK: ['DK'],
  CZK: ['CZ'],
  HUF: ['HU'],
  INR: ['IN'],
  JPY: ['JP'],
  SGD: ['SG'],
  HKD: ['HK'],
  ZAR: ['ZA'],
  AED: ['AE'],
}
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
  if (currency === 'USD' && spoken !== 'en') return byLanguage[spoken] ?? []
  return (currency === undefined ? undefined : byCurrency[currency]) ?? byLanguage[spoken] ?? []
}
