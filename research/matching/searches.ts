// The searches of the benchmark, in the words a recruiter would use, with the jobs that truly answer them.
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { fieldOf, isKeyOf, isRecord } from '@fairlead/domain/shared/records'
import { readDataFile } from '../data-file.ts'

export interface BenchmarkSearch {
  name: string
  preferences: SearchPreferences
  /** Job groups that answer the search fully, and those that come near. */
  right: string[]
  near: string[]
  /** Skills in the pool's own spelling that stand behind the keywords. */
  skills: string[]
  /** Country or city a person must live in; null = anywhere. */
  country: string | null
  city: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const fields = ['name', 'preferences', 'right', 'near', 'skills', 'country', 'city']

/** Weights are the usual ones in every search. */
function isPreference(key: string, value: unknown): boolean {
  if (!isKeyOf(noPreferences, key) || key === 'weights') return false
  const usual = noPreferences[key]
  if (Array.isArray(usual)) return isTextList(value)
  if (key === 'track') return value === 'ic' || value === 'manager'
  if (key === 'jobTitlesWhen') return value === 'current' || value === 'current_or_past'
  return usual === null ? typeof value === 'number' : typeof value === typeof usual
}

const arePreferences = (value: unknown): value is Partial<SearchPreferences> =>
  isRecord(value) && !Array.isArray(value) && Object.entries(value).every(([key, field]) => isPreference(key, field))

function readSearch(line: string): BenchmarkSearch {
  const row: unknown = JSON.parse(line)
  const [name, preferences, right, near, skills, country = null, city = null] = fields.map((field) => fieldOf(row, field))
  if (!isRecord(row) || !isText(name)) throw new RangeError('expected a search with a name')
  const unknownField = Object.keys(row).find((key) => !fields.includes(key))
  if (unknownField !== undefined) throw new RangeError(`unknown field '${unknownField}'`)
  if (!arePreferences(preferences)) throw new RangeError('expected preferences')
  if (!isTextList(right) || !isTextList(near) || !isTextList(skills)) throw new RangeError('expected lists right, near, and skills')
  if ((country !== null && !isText(country)) || (city !== null && !isText(city))) throw new RangeError('expected names of places')
  return { name, preferences: { ...noPreferences, ...preferences }, right, near, skills, country, city }
}

/** One search per line. @throws RangeError naming the file and the malformed line */
export function parseSearches(ndjson: string, file: string): BenchmarkSearch[] {
  return ndjson
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      try {
        return readSearch(line)
      } catch (error) {
        throw new RangeError(`${file} line ${index + 1}: ${error instanceof Error ? error.message : 'malformed'}`, { cause: error })
      }
    })
}

const load = (file: string) => parseSearches(readDataFile(new URL(file, import.meta.url)), file)

export const searches = load('searches.ndjson')
/** A second set, in other words and other fields than the first. */
export const freshSearches = load('fresh-searches.ndjson')
