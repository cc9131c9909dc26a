// Counterfactual swaps: a profile with one change that must not affect the score.
import type { Profile } from '@fairlead/domain/shared/profile'
import type { SwapKind } from '@fairlead/domain/project/fairness'
import { detectLanguage } from '../text/language.ts'
import { monthNumber } from '@fairlead/domain/shared/year-month'
import { must } from '@fairlead/domain/shared/records'
import { mapTexts, swapGender, swapOrigin, type NameLists } from './swap-names.ts'
import type { TitleForms } from '../titles/title-forms.ts'

export interface SwapTools {
  names: NameLists
  forms: TitleForms
}

/** Months between two jobs after a gap is inserted. */
export const gapMonths = 18
/** Years by which graduation and birth move back. */
const olderBy = 20
/** Characters in which years are searched for. */
const maxLength = 100_000

const yearMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`

/**
 * The same jobs with time without work before the newest one that begins after all earlier ones have ended: earlier jobs move
 * back, so that every job keeps its length. [] if no two jobs follow each other.
 */
export function openGap(profile: Profile): Profile[] {
  const jobs = profile.experiences.map((job) => ({ start: monthNumber(job.start), end: monthNumber(job.end) }))
  const starts = jobs.flatMap(({ start }) => start ?? []).toSorted((a, b) => b - a)
  const isEarlier = ({ start, end }: (typeof jobs)[number], than: number) => (start ?? end ?? Infinity) < than
  const boundary = starts.find((start) => {
    const earlier = jobs.filter((job) => isEarlier(job, start))
    return earlier.length > 0 && earlier.every(({ end }) => end !== null && end <= start)
  })
  if (boundary === undefined) return []
  const back = (text: string | null): string | null => {
    const month = monthNumber(text)
    return month === null ? text : yearMonth(month - gapMonths)
  }
  return [
    {
      ...profile,
      experiences: profile.experiences.map((job, index) =>
        isEarlier(must(jobs[index]), boundary) ? { ...job, start: back(job.start), end: back(job.end) } : job,
      ),
    },
  ]
}

const birth =
  /\b((?:date of birth|year of birth|born|geboren|geburtsdatum|fecha de nacimiento|date de naissance)\D{0,20}(?:\d{1,2}\D{1,3}){0,2})(19[3-9]\d|20[01]\d)\b/giu
const age = /\b([2-7]\d)( years? old| jahre alt| ans\b| años\b)/giu

/** Years that reveal age, moved back in the texts, with the same number of words. */
function withOlderYears(profile: Profile): Profile {
  const years = new Set(profile.education.flatMap(({ startYear, endYear }) => [startYear ?? [], endYear ?? []].flat()).map(String))
  const move = (year: string) => String(Number(year) - olderBy)
  const inTexts = mapTexts(profile, (text) =>
    text
      .slice(0, maxLength)
      .replaceAll(birth, (_, before: string, year: string) => `${before}${move(year)}`)
      .replaceAll(age, (_, years: string, after: string) => `${Math.min(99, Number(years) + olderBy)}${after}`)
      .replaceAll(/\b\d{4}\b/g, (year) => (years.has(year) ? move(year) : year))
      .concat(text.slice(maxLength)),
  )
  return {
    ...inTexts,
    education: profile.education.map((entry) => ({
      ...entry,
      startYear: entry.startYear === null ? null : entry.startYear - olderBy,
      endYear: entry.endYear === null ? null : entry.endYear - olderBy,
    })),
  }
}

function swapAge(profile: Profile): Profile[] {
  const older = withOlderYears(profile)
  if (JSON.stringify(older) === JSON.stringify(profile)) return []
  return [older, { ...profile, education: profile.education.map((entry) => ({ ...entry, startYear: null, endYear: null })) }]
}

/** Titles and the headline in their other form, including repetitions in the résumé. */
function swapForms(forms: TitleForms, profile: Profile): Profile[] {
  const texts = profile.experiences.map(({ title, description }) => `${title} ${description ?? ''}`)
  const language = detectLanguage([profile.summary ?? '', ...texts].join('\n')).code
  const changed = new Map<string, string>()
  const swapForm = (text: string): string => {
    const form = forms.otherForm(text, language)
    if (form !== null) changed.set(text, form)
    return form ?? text
  }
  const experiences = profile.experiences.map((job) => ({ ...job, title: swapForm(job.title) }))
  if (changed.size === 0) return []
  const headline = profile.headline === null ? null : (forms.otherForm(profile.headline, language) ?? profile.headline)
  const resumeText = [...changed].reduce((text, [title, form]) => text?.replaceAll(title, form), profile.resumeText)
  return [{ ...profile, experiences, headline, ...(resumeText === undefined ? {} : { resumeText }) }]
}

/**
 * A person with one thing swapped, in one or more ways; [] when there is nothing to swap.
 * @param key determines new names, so that every run gives the same
 */
export function swapPerson({ names, forms }: SwapTools, kind: SwapKind, profile: Profile, key: string): Profile[] {
  switch (kind) {
    case 'gender':
      return swapGender(names, profile, key)
    case 'origin':
      return swapOrigin(names, profile, key)
    case 'title_form':
      return swapForms(forms, profile)
    case 'photo':
      return profile.pictureUrl ? [{ ...profile, pictureUrl: null }] : []
    case 'age':
      return swapAge(profile)
    case 'gap':
      return openGap(profile)
  }
}
