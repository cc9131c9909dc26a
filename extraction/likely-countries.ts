// The countries a posting is probably from, told from what it pays in and its language.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'

/** The dollar and the euro say less than the language beside them. */
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
}

/**
 * @param language ISO 639-1 code of the posting; null = unknown
 * @param pay what was read of the pay ('EUR 32000-38000 year'); undefined = nothing
 * @returns ISO 3166 codes, the likeliest first; [] where the text does not tell. Spanish, Portuguese and English are spoken in too many
 *   countries to tell by themselves.
 */
export function likelyCountries(language: string | null, pay: JobProposal | undefined): readonly string[] {
  const currency = pay?.value.split(' ')[0]
  const spoken = language ?? ''
  if (currency === 'EUR') return byEuros[spoken] ?? []
  if (currency === 'USD' && spoken !== 'en') return byLanguage[spoken] ?? []
  return (currency === undefined ? undefined : byCurrency[currency]) ?? byLanguage[spoken] ?? []
}
