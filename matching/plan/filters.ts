// A search's filters in the reader's language, and the effect of giving each up.
import type { Condition } from '@fairlead/domain/ports/people-index'
import { entriesOf, must } from '@fairlead/domain/shared/records'
import { normalise } from '@fairlead/domain/reference/normalise'
import { readComputed } from '@fairlead/domain/project/computed-criteria'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { groupsOf, unwantedOf, type Group, type Unwanted } from './groups.ts'
import type { BaseModel } from './model.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'
import { text as filtersText } from './texts/filters.ts'
import { text as missedText } from './texts/missed.ts'

export interface Filter {
  /** 'MBA', 'Austin', 'at most 12 years'. */
  label: string
  /** Follows the number of people the filter excludes: '12 more' + 'if you drop MBA'. */
  phrase: string
  /** What giving it up does: 'make Rust nice to have', 'search beyond Austin'. */
  act: string
  /** What giving it up makes nice to have, if that is what it does: 'Rust'. */
  nice?: string
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
const without = (texts: readonly string[], label: string) => texts.filter((text) => normalise(text) !== normalise(label))

type Told = Omit<Filter, 'condition' | 'onlyInstead'>

function degreeFilter({ bachelors, advancedDegree, mba, phd }: SearchPreferences): Told {
  const names = [...(mba ? ['MBA'] : []), ...(phd ? ['PhD'] : []), ...(advancedDegree ? [filtersText.advancedDegree] : [])]
  if (names.length === 0 && bachelors)
    return {
      label: filtersText.bachelors,
      phrase: filtersText.ifBachelorsDropped,
      act: filtersText.dropBachelors,
      drop: { bachelors: false },
    }
  return {
    label: filtersText.degreesOf(names),
    phrase: filtersText.ifDropped(names),
    act: filtersText.drop(names),
    drop: { advancedDegree: false, mba: false, phd: false },
  }
}

/** A requirement that becomes nice to have. */
function toNice(label: string, nice: string, drop: Filter['drop']): Told {
  return { label, phrase: filtersText.ifOnlyNice(nice), act: filtersText.makeNice([nice]), nice, drop }
}

function describe(preferences: SearchPreferences, { name, label }: Group, model: BaseModel): Told {
  switch (name) {
    case 'title':
      return { label, phrase: filtersText.otherTitles, act: '', drop: null }
    case 'requiredTitle': {
      const titles = missedText.titles(...(model.requiredTitles?.labels ?? [label]))
      const isNow = preferences.jobTitlesWhen === 'current'
      return toNice(filtersText.mustHaveTitle(titles, isNow), filtersText.titleNamed(titles), { jobTitlesRequired: [] })
    }
    case 'location': {
      const places = preferences.locations.map(short)
      const km = preferences.locationRadiusKm
      const area = km ? filtersText.within(km, filtersText.placesOf(places)) : label
      return { label: area, phrase: filtersText.ifDropped(places), act: filtersText.drop(places), drop: { locations: [] } }
    }
    case 'keyword': {
      const { keywordsRequired, keywordsOptional } = preferences
      const drop = { keywordsRequired: without(keywordsRequired, label), keywordsOptional: [...without(keywordsOptional, label), label] }
      // 'must have been promoted', 'must have led a team'
      const computed = readComputed(label)
      const must = computed?.kind === 'employer' ? filtersText.mustBeOrUnknown(label) : filtersText.mustBe(label)
      return computed ? toNice(must, filtersText.inQuotes(label), drop) : toNice(filtersText.mustHave(label), label, drop)
    }
    case 'degree':
      return degreeFilter(preferences)
    case 'school': {
      const kind = filtersText.schools[preferences.top25School ? 'top25' : 'top10']
      const drop = { top10School: false, top25School: false }
      return { label: kind, phrase: filtersText.ifDropped([kind]), act: filtersText.drop([kind]), drop }
    }
    case 'pay': {
      const pay = filtersText.payUpTo(preferences.payMax ?? 0, preferences.payCurrency)
      return { label: pay, phrase: filtersText.whoExpectMore, act: filtersText.includeWhoExpectMore, drop: { payRequired: false } }
    }
    case 'track': {
      const track = filtersText.tracks[preferences.track === 'ic' ? 'ic' : 'manager']
      return { label: track, phrase: filtersText.ifDropped([track]), act: filtersText.drop([track]), drop: { track: null } }
    }
  }
}

function leftOut(preferences: SearchPreferences, { field, label }: Unwanted): Told {
  return {
    label: filtersText.leaveOut(label),
    phrase: filtersText.excluded[field](label),
    act: filtersText.include(label),
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
    add({ kind: 'has', groups: [group.concepts], alternative: group.alternative }, describe(preferences, group, model))
    if (group.name === 'degree' && group.alternative) must(filters.at(-1)).onlyInstead = true
    // people who held a required title before fail both filters, so giving up 'current' would add no one
    if (group.name === 'title' && group.alternative && !model.requiredTitles)
      filters.push({
        label: filtersText.holdsTitleNow,
        phrase: filtersText.heldTitleBefore,
        act: filtersText.includeFormer,
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
    add({ kind: 'has', groups: words.map(({ concepts }) => concepts), alternative: null }, describe(preferences, must(words[0]), model))
  const { yearsMin, yearsMax } = preferences
  if (yearsMin !== null)
    add(
      { kind: 'at_least', years: yearsMin },
      {
        label: filtersText.atLeast(yearsMin),
        phrase: filtersText.withLess(yearsMin),
        act: filtersText.dropMinimum(yearsMin),
        drop: { yearsMin: null },
      },
    )
  if (yearsMax !== null)
    add(
      { kind: 'at_most', years: yearsMax },
      {
        label: filtersText.atMost(yearsMax),
        phrase: filtersText.withMore(yearsMax),
        act: filtersText.dropMaximum(yearsMax),
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
export function giveUp(filters: readonly (Pick<Filter, 'act' | 'nice'> & { drop: Drop })[]): { drop: Drop; act: string } {
  const drop: Record<string, unknown> = {}
  for (const filter of filters)
    for (const [name, value] of entriesOf(filter.drop)) {
      const before = drop[name]
      if (!Array.isArray(value) || !Array.isArray(before)) drop[name] = value
      // keywords that become nice to have are added; everything else only loses entries
      else drop[name] = name === 'keywordsOptional' ? [...new Set([...before, ...value])] : before.filter((entry) => value.includes(entry))
    }
  const nice = filters.flatMap((filter) => filter.nice ?? [])
  const otherActs = filters.flatMap(({ act, nice: made }) => (made === undefined ? [act] : []))
  const words = filtersText.allActs([...(nice.length > 0 ? [filtersText.makeNice(nice)] : []), ...otherActs])
  return { drop, act: words.charAt(0).toUpperCase() + words.slice(1) }
}
