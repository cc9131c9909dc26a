// Expanding a search manually: which demands of a project can be given up, and how they are worded.
import { requiredTitlesOf, type ProjectSettings } from './settings.ts'
import { text } from './texts/expansion.ts'

export const expansionKeys = ['keywords', 'titles', 'past_titles', 'elsewhere', 'years', 'education', 'track'] as const
export type ExpansionKey = (typeof expansionKeys)[number]

const yearsMore = 2

type Demands = Pick<
  ProjectSettings,
  | 'keywordsRequired'
  | 'keywordsOptional'
  | 'jobTitles'
  | 'jobTitlesRequired'
  | 'jobTitlesCurrentOrPast'
  | 'locations'
  | 'remoteWorkAllowed'
  | 'yearsExpMin'
  | 'yearsExpMax'
  | 'bachelors'
  | 'advancedDegree'
  | 'mba'
  | 'phd'
  | 'top10School'
  | 'top25School'
  | 'icOrManager'
>

interface Expansion {
  isPossible: (settings: Demands) => boolean
  label: (settings: Demands) => string
  change: (settings: Demands) => Partial<Demands>
}

const few = (words: readonly string[]) =>
  words.length > 3 ? text.andMore(words.slice(0, 3).join(', '), words.length - 3) : words.join(', ')

const requiredIn = ({ jobTitles, jobTitlesRequired }: Demands) => requiredTitlesOf(jobTitles, jobTitlesRequired)

const expansions: Record<ExpansionKey, Expansion> = {
  keywords: {
    isPossible: ({ keywordsRequired }) => keywordsRequired.length > 0,
    label: ({ keywordsRequired }) => text.keywords(few(keywordsRequired)),
    change: ({ keywordsRequired, keywordsOptional }) => ({
      keywordsRequired: [],
      keywordsOptional: [...new Set([...keywordsOptional, ...keywordsRequired])],
    }),
  },
  titles: {
    isPossible: (settings) => requiredIn(settings).length > 0,
    label: (settings) => text.titles(few(requiredIn(settings))),
    change: () => ({ jobTitlesRequired: [] }),
  },
  past_titles: {
    isPossible: ({ jobTitlesCurrentOrPast }) => jobTitlesCurrentOrPast === 'current',
    label: ({ jobTitles }) => (jobTitles.length > 0 ? text.pastTitles(few(jobTitles)) : text.pastTitle),
    change: () => ({ jobTitlesCurrentOrPast: 'current_or_past' }),
  },
  elsewhere: {
    isPossible: ({ locations, remoteWorkAllowed }) => locations.length > 0 && !remoteWorkAllowed,
    label: ({ locations }) => text.elsewhere(few(locations)),
    change: () => ({ remoteWorkAllowed: true }),
  },
  years: {
    isPossible: ({ yearsExpMin, yearsExpMax }) => (yearsExpMin ?? 0) > 0 || yearsExpMax !== null,
    label: () => text.years(yearsMore),
    change: ({ yearsExpMin, yearsExpMax }) => ({
      yearsExpMin: yearsExpMin === null ? null : Math.max(0, yearsExpMin - yearsMore),
      yearsExpMax: yearsExpMax === null ? null : yearsExpMax + yearsMore,
    }),
  },
  education: {
    isPossible: ({ bachelors, advancedDegree, mba, phd, top10School, top25School }) =>
      bachelors || advancedDegree || mba || phd || top10School || top25School,
    label: () => text.education,
    change: () => ({ bachelors: false, advancedDegree: false, mba: false, phd: false, top10School: false, top25School: false }),
  },
  track: {
    isPossible: ({ icOrManager }) => icOrManager !== null,
    label: () => text.track,
    change: () => ({ icOrManager: null }),
  },
}

/** The filters that can be given up, in display order. */
export function expansionsOf(settings: Demands): { key: ExpansionKey; label: string }[] {
  return expansionKeys.filter((key) => expansions[key].isPossible(settings)).map((key) => ({ key, label: expansions[key].label(settings) }))
}

/** The changed fields without these filters; unset filters don't change. */
export function expand(settings: Demands, keys: readonly ExpansionKey[]): Partial<Demands> {
  return keys
    .filter((key) => expansions[key].isPossible(settings))
    .reduce<Partial<Demands>>((change, key) => ({ ...change, ...expansions[key].change(settings) }), {})
}
