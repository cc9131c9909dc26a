// A criterion about the employers of a person: their kind, size, and country, as one line of a search.
import { countryCodes } from '../reference/country-codes.data.ts'
import { employerKinds, ownerships, type EmployerFacts, type EmployerKind } from '../reference/employers.ts'
import { readersLanguage } from '../shared/readers-language.ts'
import { entriesOf } from '../shared/records.ts'
import { catalogs, text } from './texts/employer-criterion.ts'

export interface EmployerCriterion {
  type: EmployerKind | null
  /** How many people work there; null = no bound. */
  minPeople: number | null
  maxPeople: number | null
  /** ISO 3166 alpha-2, of the headquarters. */
  country: string | null
}

/** The sizes between which a search distinguishes, as the most people of each. */
export const sizeSteps = [10, 50, 200, 500, 1000, 5000, 10_000] as const
/** Larger numbers are no size of an employer. */
const mostPeople = 10_000_000

export type EmployerFit = 'met' | 'not_met' | 'unknown'

/**
 * Whether an employer meets a criterion. What isn't known of it neither meets nor misses anything; neither does a range of sizes that is
 * only in part within the one asked for, nor a list of kinds that says nothing about the kind asked for.
 */
export function employerFit(criterion: EmployerCriterion, facts: EmployerFacts | null): EmployerFit {
  if (!facts) return 'unknown'
  const fits = [kindFit(criterion, facts), sizeFit(criterion, facts), countryFit(criterion, facts)]
  return fits.includes('not_met') ? 'not_met' : fits.includes('unknown') ? 'unknown' : 'met'
}

export const isOwnership = (kind: EmployerKind): boolean => ownerships.some((ownership) => ownership === kind)

function kindFit({ type }: EmployerCriterion, { kinds }: EmployerFacts): EmployerFit {
  if (type === null || kinds.includes(type)) return 'met'
  return kinds.some((kind) => isOwnership(kind) === isOwnership(type)) ? 'not_met' : 'unknown'
}

function sizeFit({ minPeople, maxPeople }: EmployerCriterion, { sizeMin, sizeMax, sizeYear }: EmployerFacts): EmployerFit {
  const [min, max] = [minPeople ?? 0, maxPeople ?? Infinity]
  if (min === 0 && max === Infinity) return 'met'
  if (sizeYear === null) return 'unknown'
  const [low, high] = [sizeMin ?? 0, sizeMax ?? Infinity]
  if (low >= min && high <= max) return 'met'
  return high < min || low > max ? 'not_met' : 'unknown'
}

function countryFit({ country }: EmployerCriterion, facts: EmployerFacts): EmployerFit {
  if (country === null) return 'met'
  return facts.country === null ? 'unknown' : facts.country === country ? 'met' : 'not_met'
}

type Language = keyof typeof catalogs
const names = new Map<Language, ReadonlyMap<string, string>>()

/** Countries by their names in a language, in lower case. */
function countriesIn(language: Language): ReadonlyMap<string, string> {
  const display = new Intl.DisplayNames([language], { type: 'region' })
  const countries = names.get(language) ?? new Map(countryCodes.map((code) => [(display.of(code) ?? code).toLowerCase(), code]))
  names.set(language, countries)
  return countries
}

/** 'worked at a startup with up to 200 people (headquarters: Germany)', in the reader's language; {@link readEmployerLabel} reads it. */
export function employerLabel({ type, minPeople, maxPeople, country }: EmployerCriterion): string {
  const size =
    minPeople !== null && maxPeople !== null
      ? text.between(String(minPeople), String(maxPeople))
      : minPeople !== null
        ? text.atLeast(String(minPeople))
        : maxPeople !== null
          ? text.upTo(String(maxPeople))
          : ''
  const region = country === null ? null : (new Intl.DisplayNames([readersLanguage()], { type: 'region' }).of(country) ?? country)
  return [text.workedAt(type === null ? text.anyEmployer : text.kinds[type]), size, region === null ? '' : text.headquarters(region)]
    .filter(Boolean)
    .join(' ')
}

/** Instead of a number, in the patterns below. */
const numberSign = '#'
const patterns = entriesOf(catalogs).map(([language, texts]) => {
  const pattern = (words: string) => RegExp.escape(words)
  const sized = (words: string) => pattern(words).replaceAll(pattern(numberSign), String.raw`\d{1,8}`)
  const nouns = [texts.anyEmployer, ...Object.values(texts.kinds)].map(pattern).join('|')
  const sizes = [texts.between(numberSign, numberSign), texts.atLeast(numberSign), texts.upTo(numberSign)].map(sized).join('|')
  const [before = '', after = ''] = texts.headquarters('|').split('|').map(pattern)
  const lead = texts.workedAt('|').split('|').map(pattern).join(`(?<noun>${nouns})`)
  return {
    language,
    texts,
    pattern: new RegExp(`^${lead}(?: (?<size>${sizes}))?(?: ${before}(?<country>[^()]{2,60})${after})?$`, 'iu'),
  }
})

/** The criterion of a label of {@link employerLabel} in any language; null = the words say something else. */
export function readEmployerLabel(label: string): EmployerCriterion | null {
  for (const { language, texts, pattern } of patterns) {
    const { noun = '', size = '', country } = pattern.exec(label)?.groups ?? {}
    if (noun === '') continue
    const numbers = (size.match(/\d+/g) ?? []).map(Number)
    const [first = null, second = null] = numbers
    const isAtMost = second === null && size.toLowerCase() === texts.upTo(String(first)).toLowerCase()
    const code = country === undefined ? null : countriesIn(language).get(country.toLowerCase())
    if (code === undefined || numbers.some((people) => people < 1 || people > mostPeople)) return null
    if (first !== null && second !== null && first > second) return null
    return {
      type: employerKinds.find((kind) => texts.kinds[kind].toLowerCase() === noun.toLowerCase()) ?? null,
      minPeople: isAtMost ? null : first,
      maxPeople: isAtMost ? first : second,
      country: code,
    }
  }
  return null
}
