// What a team says about an employer instead of the shipped facts.
import { countryCodes } from '../reference/country-codes.data.ts'
import type { Industry } from '../reference/lists.ts'
import { employerKey, type EmployerKind } from '../reference/employers.ts'
import { text } from './texts/employer-correction.ts'

export interface EmployerCorrection {
  company: string
  industry: Industry | null
  /** ISO 3166 alpha-2, '' = unknown. */
  country: string
  city: string
  founded: number | null
  sizeMin: number | null
  sizeMax: number | null
  sizeYear: number | null
  kinds: readonly EmployerKind[]
}

/** Older than any employer. */
const earliest = 700
const mostPeople = 10_000_000
const longestCity = 100

/** A sentence per wrong field, by the API's names; null when all are right. @param thisYear such as 2026 */
export function validateEmployer(correction: EmployerCorrection, thisYear: number): Record<string, string> | null {
  const { company, country, city, founded, sizeMin, sizeMax, sizeYear } = correction
  const isYear = (year: number | null) => year === null || (Number.isInteger(year) && year >= earliest && year <= thisYear)
  const isCount = (count: number | null) => count === null || (Number.isInteger(count) && count <= mostPeople)
  const problems: Record<string, string> = {}
  if (employerKey(company) === '' || company.length > 200) problems['company'] = text.nameMissing
  if (country !== '' && !countryCodes.includes(country)) problems['country'] = text.countryCode
  if (city.length > longestCity) problems['city'] = text.cityTooLong(longestCity)
  if (!isYear(founded)) problems['founded'] = text.yearWrong(thisYear)
  if (!isCount(sizeMin)) problems['size_min'] = text.countWrong
  if (!isCount(sizeMax) || (sizeMin !== null && sizeMax !== null && sizeMax < sizeMin)) problems['size_max'] = text.countWrong
  const hasSize = sizeMin !== null || sizeMax !== null
  if (!isYear(sizeYear)) problems['size_year'] = text.yearWrong(thisYear)
  else if (hasSize !== (sizeYear !== null)) problems['size_year'] = text.sizeAndYear
  return Object.keys(problems).length === 0 ? null : problems
}
