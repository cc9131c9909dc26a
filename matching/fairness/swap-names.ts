// Puts another name and pronouns of the other gender into a profile, wherever it names the person.
import type { Profile } from '@fairlead/domain/shared/profile'
import type { NameList } from '@fairlead/domain/reference/tables'

export type NameLists = Readonly<Record<string, NameList>>

/** A number from a text, the same in every run. */
function numberOf(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

const oneOf = (list: readonly string[], key: string, not: string): string => {
  const alternatives = list.filter((name) => name.toLowerCase() !== not.toLowerCase())
  return alternatives[numberOf(key) % Math.max(1, alternatives.length)] ?? not
}

const includes = (list: readonly string[], name: string): boolean => list.some((entry) => entry.toLowerCase() === name.toLowerCase())

const pronouns = new Map([
  ['he', 'she'],
  ['she', 'he'],
  ['him', 'her'],
  ['his', 'her'],
  ['himself', 'herself'],
  ['herself', 'himself'],
  ['hers', 'his'],
  ['mr', 'ms'],
  ['ms', 'mr'],
  ['mrs', 'mr'],
  ['herr', 'frau'],
  ['frau', 'herr'],
])
const likeCase = (form: string, word: string): string =>
  word[0] === word[0]?.toUpperCase() ? form.slice(0, 1).toUpperCase() + form.slice(1) : form

/** Pronouns and forms of address of the other gender; the same number of words. */
export function swapPronouns(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])(\p{L}{2,7})(?![\p{L}\p{N}])/gu, (word, _, offset: number) => {
    const lower = word.toLowerCase()
    // 'her team' becomes 'his team', 'asked her.' becomes 'asked him.'
    const form = lower === 'her' ? (/^\s+\p{L}/u.test(text.slice(offset + 3, offset + 13)) ? 'his' : 'him') : pronouns.get(lower)
    return form === undefined ? word : likeCase(form, word)
  })
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean)

/** A profile's texts that may name the person, each passed through `change`. */
export function mapTexts(profile: Profile, change: (text: string) => string): Profile {
  const maybe = (text: string | null): string | null => (text === null ? null : change(text))
  return {
    ...profile,
    headline: maybe(profile.headline),
    summary: maybe(profile.summary),
    experiences: profile.experiences.map((job) => ({ ...job, description: maybe(job.description) })),
    recommendations: profile.recommendations.map((recommendation) => ({ ...recommendation, content: change(recommendation.content) })),
    ...(profile.resumeText ? { resumeText: change(profile.resumeText) } : {}),
  }
}

function rename(profile: Profile, firstName: string, lastName: string, inText: (text: string) => string): Profile {
  const names = new Map<string, string>()
  const pair = (old: string, replacement: string) => {
    const [oldWords, ownWords] = [wordsOf(old), wordsOf(replacement)]
    oldWords.forEach((word, index) => names.set(word, ownWords[Math.min(index, ownWords.length - 1)] ?? replacement))
  }
  pair(profile.firstName, firstName)
  pair(profile.lastName, lastName)
  // a word of the name that is also an employer, a school, a skill, a place or a title keeps its meaning
  const taken = new Set(
    [
      profile.place?.label ?? '',
      ...profile.skills,
      ...profile.experiences.flatMap((job) => [job.company, job.title, job.location ?? '']),
      ...profile.education.flatMap((entry) => [entry.school, entry.fieldOfStudy ?? '']),
    ].flatMap(wordsOf),
  )
  const change = (text: string) =>
    inText(
      text.replaceAll(/[\p{L}\p{N}'-]+/gu, (word) => {
        const replacement = names.get(word)
        if (replacement !== undefined) return taken.has(word) ? word : replacement
        // as written in capitals at the top of a résumé
        const capital = [...names].find(([name]) => name.length > 1 && name.toUpperCase() === word)
        return capital && !taken.has(capital[0]) ? capital[1].toUpperCase() : word
      }),
    )
  const handle = `${firstName}.${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z.]/g, '')
  const email = (address: string) => `${handle}${address.slice(Math.max(0, address.indexOf('@')))}`
  return {
    ...mapTexts(profile, change),
    firstName,
    lastName,
    personalEmails: profile.personalEmails.map(email),
    workEmails: profile.workEmails.map(email),
    linkedinUrl: profile.linkedinUrl && `https://www.linkedin.com/in/${handle.replaceAll('.', '-')}`,
  }
}

/** The origin whose lists contain the name; null when none does. */
function originOf(lists: NameLists, { firstName, lastName }: Profile): string | null {
  let best: string | null = null
  let max = 0
  for (const [origin, list] of Object.entries(lists)) {
    const points =
      (includes(list.family, lastName) ? 2 : 0) + (includes(list.givenF, firstName) || includes(list.givenM, firstName) ? 1 : 0)
    if (points > max) [best, max] = [origin, points]
  }
  return best
}

/**
 * The same person with a first name, pronouns, and forms of address of the other gender; both when the name is neutral.
 * @param key determines the new name, so that every run gives the same
 */
export function swapGender(lists: NameLists, profile: Profile, key: string): Profile[] {
  const list = lists[originOf(lists, profile) ?? 'anglo'] ?? Object.values(lists)[0]
  if (!list || !profile.firstName) return []
  const everywhere = Object.values(lists)
  const isFeminine = everywhere.some(({ givenF }) => includes(givenF, profile.firstName))
  const isMasculine = everywhere.some(({ givenM }) => includes(givenM, profile.firstName))
  const targets = isFeminine === isMasculine ? [list.givenF, list.givenM] : [isFeminine ? list.givenM : list.givenF]
  return targets.map((names) => rename(profile, oneOf(names, key, profile.firstName), profile.lastName, swapPronouns))
}

/** The same person with first and last names of two other origins, of the same gender if the name has one. */
export function swapOrigin(lists: NameLists, profile: Profile, key: string): Profile[] {
  if (!profile.firstName && !profile.lastName) return []
  const currentOrigin = originOf(lists, profile)
  const isFeminine = Object.values(lists).some(({ givenF }) => includes(givenF, profile.firstName))
  const otherOrigins = Object.keys(lists).filter((origin) => origin !== currentOrigin)
  const start = numberOf(key)
  return [
    otherOrigins[start % otherOrigins.length],
    otherOrigins[(start + Math.ceil(otherOrigins.length / 2)) % otherOrigins.length],
  ].flatMap((origin) => {
    const list = origin === undefined ? undefined : lists[origin]
    if (!list) return []
    const first = oneOf(isFeminine ? list.givenF : list.givenM, key, profile.firstName)
    return rename(profile, first, oneOf(list.family, key, profile.lastName), (text) => text)
  })
}
