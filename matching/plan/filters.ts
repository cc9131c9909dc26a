// A search's filters in the user's words, and the effect of giving each up.
import type { Condition } from '@fairlead/domain/ports/people-index'
import { entriesOf } from '@fairlead/domain/shared/records'
import { normalise } from '@fairlead/domain/reference/normalise'
import { readComputed } from '@fairlead/domain/project/computed-criteria'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { groupsOf, unwantedOf, type Group, type Unwanted } from './groups.ts'
import type { BaseModel } from './model.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface Filter {
  /** 'MBA', 'Austin', 'at most 12 years'. */
  label: string
  /** Follows the number of people the filter excludes: '12 more' + 'if you drop MBA'. */
  phrase: string
  /** What giving it up does: 'make Rust nice to have', 'search beyond Austin'. */
  act: string
  /** The change that gives it up; null if the search would make no sense without it. */
  drop: Partial<Omit<SearchPreferences, 'weights'>> | null
  /** Position in the list of conditions; two filters may share one. */
  condition: number
  /** Giving it up only adds people who meet the condition's `instead`. */
  onlyInstead: boolean
}

export interface Filters {
  conditions: Condition[]
  filters: Filter[]
}

const short = (place: string) => place.split(',')[0] ?? place
const listed = (names: readonly string[]) => (names.length < 3 ? names.join(' and ') : `${names[0]} and ${names.length - 1} more`)
const without = (texts: readonly string[], label: string) => texts.filter((text) => normalise(text) !== normalise(label))

type Told = Omit<Filter, 'condition' | 'onlyInstead'>

function degreeFilter({ bachelors, advancedDegree, mba, phd }: SearchPreferences): Told {
  const names = [...(mba ? ['MBA'] : []), ...(phd ? ['PhD'] : []), ...(advancedDegree ? ['the advanced degree'] : [])]
  if (names.length === 0 && bachelors)
    return {
      label: 'Bachelor’s degree',
      phrase: "if you drop the bachelor's degree",
      act: 'drop the bachelor’s degree',
      drop: { bachelors: false },
    }
  return {
    label: names.join(' or ').replace('the advanced', 'advanced'),
    phrase: `if you drop ${listed(names)}`,
    act: `drop ${listed(names)}`,
    drop: { advancedDegree: false, mba: false, phd: false },
  }
}

function describe(preferences: SearchPreferences, { name, label }: Group): Told {
  switch (name) {
    case 'title':
      return { label, phrase: 'with other job titles', act: '', drop: null }
    case 'requiredTitle': {
      const now = preferences.jobTitlesWhen === 'current' ? ' now' : ''
      return {
        label: `must have the title ${label}${now}`,
        phrase: `if the title ${label} is only nice to have`,
        act: `make the title ${label} nice to have`,
        drop: { jobTitlesRequired: [] },
      }
    }
    case 'location': {
      const places = listed(preferences.locations.map(short))
      const near = preferences.locationRadiusKm ? `within ${preferences.locationRadiusKm} km of ` : ''
      const names = preferences.locations.map(short).join(' or ')
      return { label: near ? `${near}${names}` : label, phrase: `if you drop ${places}`, act: `drop ${places}`, drop: { locations: [] } }
    }
    case 'keyword': {
      const { keywordsRequired, keywordsOptional } = preferences
      const drop = { keywordsRequired: without(keywordsRequired, label), keywordsOptional: [...without(keywordsOptional, label), label] }
      // 'must have been promoted', 'must have led a team'
      if (readComputed(label)) {
        const named = `“${label}”`
        return { label: `must: ${label}`, phrase: `if ${named} is only nice to have`, act: `make ${named} nice to have`, drop }
      }
      return { label: `must have ${label}`, phrase: `if ${label} is only nice to have`, act: `make ${label} nice to have`, drop }
    }
    case 'degree':
      return degreeFilter(preferences)
    case 'school': {
      const kind = preferences.top25School ? 'top 25 school' : 'top 10 school'
      return { label: kind, phrase: `if you drop ${kind}`, act: `drop ${kind}`, drop: { top10School: false, top25School: false } }
    }
    case 'track': {
      const track = preferences.track === 'ic' ? 'Individual contributor' : 'Manager'
      return { label: track, phrase: `if you drop ${track}`, act: `drop ${track}`, drop: { track: null } }
    }
  }
}

function leftOut(preferences: SearchPreferences, { field, label }: Unwanted): Told {
  const phrase = { badCompanies: `who work at ${label}`, badJobTitles: `whose title is ${label}`, badKeywords: `who mention ${label}` }
  return {
    label: `Leave out: ${label}`,
    phrase: phrase[field],
    act: `include ${label}`,
    drop: { [field]: without(preferences[field], label) },
  }
}

/** The filters of a search; it fetches people who meet all conditions. */
export function filtersOf(vocabulary: Vocabulary, preferences: SearchPreferences, model: BaseModel): Filters {
  const conditions: Condition[] = []
  const filters: Filter[] = []
  const add = (condition: Condition, ...variants: Told[]): void => {
    conditions.push(condition)
    for (const description of variants) filters.push({ ...description, condition: conditions.length - 1, onlyInstead: false })
  }
  const groups = groupsOf(vocabulary, preferences, model)
  for (const group of groups.filter(({ name }) => name !== 'keyword')) {
    add({ kind: 'has', groups: [group.concepts], alternative: group.alternative }, describe(preferences, group))
    if (group.name === 'degree' && group.alternative) filters.at(-1)!.onlyInstead = true
    // people who held a required title before fail both filters, so giving up 'current' would add no one
    if (group.name === 'title' && group.alternative && !model.requiredTitles)
      filters.push({
        label: 'holds the title now',
        phrase: 'who held the title before',
        act: 'include people who held the title before',
        drop: { jobTitlesWhen: 'current_or_past' },
        condition: conditions.length - 1,
        onlyInstead: true,
      })
  }
  // a phrase of several words is one filter
  const keywords = Map.groupBy(
    groups.filter(({ name }) => name === 'keyword'),
    ({ label }) => label,
  )
  for (const words of keywords.values())
    add({ kind: 'has', groups: words.map(({ concepts }) => concepts), alternative: null }, describe(preferences, words[0]!))
  const { yearsMin, yearsMax } = preferences
  if (yearsMin !== null)
    add(
      { kind: 'at_least', years: yearsMin },
      {
        label: `at least ${yearsOf(yearsMin)}`,
        phrase: `with less than ${yearsOf(yearsMin)}`,
        act: `drop the minimum of ${yearsOf(yearsMin)}`,
        drop: { yearsMin: null },
      },
    )
  if (yearsMax !== null)
    add(
      { kind: 'at_most', years: yearsMax },
      {
        label: `at most ${yearsOf(yearsMax)}`,
        phrase: `with more than ${yearsOf(yearsMax)}`,
        act: `drop the maximum of ${yearsOf(yearsMax)}`,
        drop: { yearsMax: null },
      },
    )
  for (const exclusion of unwantedOf(vocabulary, preferences))
    add({ kind: 'lacks', concept: exclusion.concept }, leftOut(preferences, exclusion))
  for (const concept of model.lessons.exclude) add({ kind: 'lacks', concept })
  return { conditions, filters }
}

type Drop = NonNullable<Filter['drop']>

/** The change that gives up several filters, and what it does in one sentence: 'Make BSN and PCU nice to have and drop the MBA'. */
export function giveUp(filters: readonly (Pick<Filter, 'act'> & { drop: Drop })[]): { drop: Drop; act: string } {
  const drop: Record<string, unknown> = {}
  for (const filter of filters)
    for (const [name, value] of entriesOf(filter.drop)) {
      const before = drop[name]
      if (!Array.isArray(value) || !Array.isArray(before)) drop[name] = value
      // keywords that become nice to have are added; everything else only loses entries
      else drop[name] = name === 'keywordsOptional' ? [...new Set([...before, ...value])] : before.filter((entry) => value.includes(entry))
    }
  const nice = filters.flatMap(({ act }) => /^make (?<label>.+) nice to have$/su.exec(act)?.groups?.label ?? [])
  const otherActs = filters.flatMap(({ act }) => (act.startsWith('make ') ? [] : [act]))
  const words = joined([...(nice.length > 0 ? [`make ${joined(nice)} nice to have`] : []), ...otherActs])
  return { drop, act: words.charAt(0).toUpperCase() + words.slice(1) }
}

const joined = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`

const yearsOf = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`
