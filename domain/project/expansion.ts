// Expanding a search manually: which demands of a project can be given up, and how they are worded.
import { requiredTitlesOf, type ProjectSettings } from './settings.ts'

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
  words.length > 3 ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more` : words.join(', ')

const requiredIn = ({ jobTitles, jobTitlesRequired }: Demands) => requiredTitlesOf(jobTitles, jobTitlesRequired)

const expansions: Record<ExpansionKey, Expansion> = {
  keywords: {
    isPossible: ({ keywordsRequired }) => keywordsRequired.length > 0,
    label: ({ keywordsRequired }) => `Nice to have, not required: ${few(keywordsRequired)}`,
    change: ({ keywordsRequired, keywordsOptional }) => ({
      keywordsRequired: [],
      keywordsOptional: [...new Set([...keywordsOptional, ...keywordsRequired])],
    }),
  },
  titles: {
    isPossible: (settings) => requiredIn(settings).length > 0,
    label: (settings) => `Other titles as well: ${few(requiredIn(settings))} nice to have, not required`,
    change: () => ({ jobTitlesRequired: [] }),
  },
  past_titles: {
    isPossible: ({ jobTitlesCurrentOrPast }) => jobTitlesCurrentOrPast === 'current',
    label: ({ jobTitles }) =>
      jobTitles.length > 0 ? `Also people who used to be ${few(jobTitles)}` : 'Also people who held the title before',
    change: () => ({ jobTitlesCurrentOrPast: 'current_or_past' }),
  },
  elsewhere: {
    isPossible: ({ locations, remoteWorkAllowed }) => locations.length > 0 && !remoteWorkAllowed,
    label: ({ locations }) => `Remote work, and so people outside ${few(locations)}`,
    change: () => ({ remoteWorkAllowed: true }),
  },
  years: {
    isPossible: ({ yearsExpMin, yearsExpMax }) => (yearsExpMin ?? 0) > 0 || yearsExpMax !== null,
    label: () => `${yearsMore} years of experience more or less`,
    change: ({ yearsExpMin, yearsExpMax }) => ({
      yearsExpMin: yearsExpMin === null ? null : Math.max(0, yearsExpMin - yearsMore),
      yearsExpMax: yearsExpMax === null ? null : yearsExpMax + yearsMore,
    }),
  },
  education: {
    isPossible: ({ bachelors, advancedDegree, mba, phd, top10School, top25School }) =>
      bachelors || advancedDegree || mba || phd || top10School || top25School,
    label: () => 'Any education',
    change: () => ({ bachelors: false, advancedDegree: false, mba: false, phd: false, top10School: false, top25School: false }),
  },
  track: {
    isPossible: ({ icOrManager }) => icOrManager !== null,
    label: () => 'Individual contributors and managers',
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
