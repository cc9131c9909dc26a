// Where the fictional people live, what they are called there and what work pays there.

export interface CountryFacts {
  share: number
  /** Pay against the United States. */
  pay: number
  currency: string
  /** What a dollar is there, about; for plausible figures, never for converting. */
  perDollar: number
  /** Name origins with weights. */
  origins: string
  language: string | null
}

export const countryFacts: Record<string, CountryFacts> = {
  US: {
    share: 600,
    pay: 1,
    currency: 'USD',
    perDollar: 1,
    origins:
      'anglo 38, african_american 12, latin_american 16, european_west 12, south_asian 8, chinese 6, korean 2, japanese 1, southeast_asian 4, arabic 2, persian 1, hebrew 2, slavic_east 2, greek 1, west_african 2, south_asian_muslim 1, native_pacific 1',
    language: null,
  },
  GB: {
    share: 75,
    pay: 0.66,
    currency: 'GBP',
    perDollar: 0.77,
    origins:
      'anglo 60, european_west 12, south_asian 8, south_asian_muslim 7, west_african 5, slavic_east 2, chinese 2, greek 1, east_southern_african 2',
    language: null,
  },
  CA: {
    share: 60,
    pay: 0.76,
    currency: 'CAD',
    perDollar: 1.37,
    origins:
      'anglo 42, european_west 15, south_asian 12, chinese 9, southeast_asian 5, arabic 3, persian 3, latin_american 3, african_american 2, slavic_east 4, korean 2',
    language: null,
  },
  IN: { share: 70, pay: 0.26, currency: 'INR', perDollar: 86, origins: 'south_asian 86, south_asian_muslim 14', language: 'Hindi' },
  DE: {
    share: 40,
    pay: 0.66,
    currency: 'EUR',
    perDollar: 0.9,
    origins: 'european_west 74, slavic_east 8, arabic 5, greek 2, south_asian 4, persian 2, anglo 2, latin_american 1',
    language: 'German',
  },
  FR: {
    share: 22,
    pay: 0.58,
    currency: 'EUR',
    perDollar: 0.9,
    origins: 'european_west 74, arabic 11, west_african 6, latin_american 3, slavic_east 3, southeast_asian 3',
    language: 'French',
  },
  NL: {
    share: 16,
    pay: 0.66,
    currency: 'EUR',
    perDollar: 0.9,
    origins: 'european_west 80, arabic 6, southeast_asian 5, south_asian 5, slavic_east 4',
    language: 'Dutch',
  },
  IE: {
    share: 10,
    pay: 0.7,
    currency: 'EUR',
    perDollar: 0.9,
    origins: 'anglo 60, european_west 26, latin_american 6, slavic_east 4, west_african 4',
    language: null,
  },
  ES: {
    share: 14,
    pay: 0.42,
    currency: 'EUR',
    perDollar: 0.9,
    origins: 'latin_american 62, european_west 34, slavic_east 2, arabic 2',
    language: 'Spanish',
  },
  SE: {
    share: 8,
    pay: 0.6,
    currency: 'SEK',
    perDollar: 10,
    origins: 'european_west 82, arabic 7, persian 4, slavic_east 4, greek 1',
    language: 'Swedish',
  },
  PL: { share: 10, pay: 0.4, currency: 'PLN', perDollar: 3.8, origins: 'slavic_east 70, european_west 30', language: 'Polish' },
  BR: {
    share: 14,
    pay: 0.3,
    currency: 'BRL',
    perDollar: 5.5,
    origins: 'latin_american 84, european_west 10, japanese 4, arabic 2',
    language: 'Portuguese',
  },
  MX: { share: 12, pay: 0.3, currency: 'MXN', perDollar: 19, origins: 'latin_american 96, european_west 4', language: 'Spanish' },
  AU: {
    share: 18,
    pay: 0.76,
    currency: 'AUD',
    perDollar: 1.5,
    origins: 'anglo 56, european_west 14, chinese 9, southeast_asian 8, south_asian 7, greek 3, native_pacific 3',
    language: null,
  },
  SG: {
    share: 8,
    pay: 0.72,
    currency: 'SGD',
    perDollar: 1.3,
    origins: 'chinese 62, southeast_asian 18, south_asian 12, anglo 4, european_west 4',
    language: 'Mandarin Chinese',
  },
  IL: { share: 8, pay: 0.72, currency: 'ILS', perDollar: 3.5, origins: 'hebrew 78, arabic 12, slavic_east 10', language: 'Hebrew' },
  JP: { share: 6, pay: 0.52, currency: 'JPY', perDollar: 148, origins: 'japanese 96, korean 2, chinese 2', language: 'Japanese' },
  NG: { share: 5, pay: 0.2, currency: 'NGN', perDollar: 1500, origins: 'west_african 100', language: null },
  ZA: {
    share: 4,
    pay: 0.34,
    currency: 'ZAR',
    perDollar: 18,
    origins: 'east_southern_african 58, anglo 22, european_west 14, south_asian 6',
    language: null,
  },
}

/** Where people of an origin may have taken their first degree when they live elsewhere. */
export const originHomes: Record<string, string> = {
  south_asian: 'IN',
  chinese: 'CN',
  korean: 'KR',
  japanese: 'JP',
  latin_american: 'MX',
  west_african: 'NG',
  hebrew: 'IL',
  persian: 'IR',
  slavic_east: 'UA',
  greek: 'GR',
  arabic: 'EG',
  southeast_asian: 'VN',
  european_west: 'DE',
  east_southern_african: 'ZA',
}

/** Mother tongue by origin, when it is a skill worth naming. */
export const originLanguages: Record<string, string> = {
  south_asian: 'Hindi',
  chinese: 'Mandarin Chinese',
  korean: 'Korean',
  japanese: 'Japanese',
  latin_american: 'Spanish',
  hebrew: 'Hebrew',
  slavic_east: 'Ukrainian',
  arabic: 'Arabic',
  southeast_asian: 'Vietnamese',
  south_asian_muslim: 'Urdu',
}

/** Company groups at home in one country; other large companies are taken to have offices everywhere. */
export const peerHomes: Record<string, string[]> = {
  'india-tech': ['IN'],
  'europe-tech': ['GB', 'DE', 'NL', 'FR', 'IE', 'SE', 'ES', 'PL'],
  'latam-apac-tech': ['BR', 'MX', 'AU', 'SG'],
  hospitals: ['US'],
  government: ['US'],
  govtech: ['US'],
  'retail-banks-cards': ['US', 'CA', 'GB'],
  sports: ['US'],
  retail: ['US', 'CA'],
}

/** Company groups that hardly existed before 2012. */
export const youngPeers = new Set(
  'ai-labs, ai-infrastructure, crypto, spend-management, neobanks-consumer-fintech, payments-fintech-infra, digital-health, edtech, mobility-delivery, data-platforms, developer-platforms, devops-observability, sales-tech, hr-tech, customer-support-tech, productivity-collaboration, legal-tech, ev-autonomy, robotics, climate-energy, real-estate-proptech, agtech-food, govtech, social-media'.split(
    ', ',
  ),
)
