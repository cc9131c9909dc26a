// Currencies of pay, and the countries that use them.

/** ISO 3166 codes of the countries that use each currency; ISO 4217 codes, most common first. */
const countries = {
  USD: ['US', 'PR', 'EC', 'SV', 'PA'],
  EUR: [
    'AT',
    'BE',
    'BG',
    'CY',
    'DE',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'IE',
    'IT',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
    'PT',
    'SI',
    'SK',
    'ME',
    'XK',
  ],
  GBP: ['GB', 'IM', 'JE', 'GG'],
  CHF: ['CH', 'LI'],
  CAD: ['CA'],
  AUD: ['AU'],
  NZD: ['NZ'],
  SEK: ['SE'],
  NOK: ['NO'],
  DKK: ['DK'],
  PLN: ['PL'],
  CZK: ['CZ'],
  HUF: ['HU'],
  RON: ['RO'],
  INR: ['IN'],
  JPY: ['JP'],
  SGD: ['SG'],
  HKD: ['HK'],
  CNY: ['CN'],
  KRW: ['KR'],
  TWD: ['TW'],
  BRL: ['BR'],
  MXN: ['MX'],
  ARS: ['AR'],
  CLP: ['CL'],
  COP: ['CO'],
  ZAR: ['ZA'],
  NGN: ['NG'],
  KES: ['KE'],
  EGP: ['EG'],
  AED: ['AE'],
  SAR: ['SA'],
  ILS: ['IL'],
  TRY: ['TR'],
  UAH: ['UA'],
  PHP: ['PH'],
  IDR: ['ID'],
  MYR: ['MY'],
  THB: ['TH'],
  VND: ['VN'],
  PKR: ['PK'],
  BDT: ['BD'],
} as const

/** The currencies a project's pay can be in. */
export const currencies = Object.keys(countries)

export const isCurrency = (code: string): boolean => Object.hasOwn(countries, code)

const signs = new Map<string, string>()

/** '$', '€', 'SEK': the symbol familiar to readers of English, or the code. */
export function currencySign(currency: string): string {
  const cached = signs.get(currency)
  if (cached !== undefined) return cached
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  signs.set(currency, sign)
  return sign
}

let byName: Map<string, string> | null = null

/** The currency of the country at the end of a place ('Berlin, State of Berlin, Germany', 'London, UK'); null when it names none. */
export function currencyOf(place: string): string | null {
  if (!byName) {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    byName = new Map([
      ['uk', 'GBP'],
      ['england', 'GBP'],
      ['scotland', 'GBP'],
      ['wales', 'GBP'],
      ['usa', 'USD'],
      ['us', 'USD'],
      ['czech republic', 'CZK'],
      ['turkey', 'TRY'],
    ])
    for (const [currency, codes] of Object.entries(countries))
      for (const code of codes) byName.set((names.of(code) ?? code).toLowerCase(), currency)
  }
  return byName.get((place.split(',').at(-1) ?? '').trim().toLowerCase()) ?? null
}

const byCountry = new Map<string, string>(
  Object.entries(countries).flatMap(([currency, codes]) => codes.map((code) => [code, currency] as const)),
)

/** The currency of a country by its ISO 3166 code; null for one that isn't listed. */
export const currencyIn = (country: string): string | null => byCountry.get(country) ?? null

/** The first country of a currency, by its ISO 3166 code; null for a currency that isn't listed. */
export const countryOf = (currency: string): string | null => Object.entries(countries).find(([code]) => code === currency)?.[1][0] ?? null
