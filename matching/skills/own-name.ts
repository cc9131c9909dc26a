// Removes a person's own name from texts: 'John Carpenter' at the top of a résumé names no work.
import type { Profile } from '@fairlead/domain/shared/profile'
import type { MatchableProfile } from './person.ts'

/** The name is only used for removal. */
export type NamedProfile = MatchableProfile & Partial<Pick<Profile, 'firstName' | 'lastName'>>

/** Characters of a name, and of a text, that are searched for it. */
const longestName = 60
const maxLength = 100_000

const escaped = (text: string): string =>
  text
    .slice(0, longestName)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => RegExp.escape(word))
    .join(String.raw`\s{1,3}`)

/** A quick check that a text can't contain the name: it lacks the first word of the last name, in any case. */
function mayHold(lastName: string): (text: string) => boolean {
  const [word = ''] = lastName.slice(0, longestName).trim().split(/\s+/)
  const lower = word.toLowerCase()
  const upper = word.toUpperCase()
  // 'ß' and 'SS', 'ı' and 'I': cases that toLowerCase doesn't unify
  if (lower.toUpperCase() !== upper || upper.toLowerCase() !== lower) return () => true
  return (text) => text.toLowerCase().includes(lower)
}

function namePattern(firstName: string, lastName: string): RegExp | null {
  const [first, last] = [escaped(firstName), escaped(lastName)]
  if (!first || !last) return null
  const middle = String.raw`(?:\p{L}[\p{L}.'’-]{0,20}\s{1,3})?`
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${first}\s{1,3}${middle}${last}|${last},?\s{1,3}${first})(?![\p{L}\p{N}])`, 'giu')
}

/**
 * The profile with blanks where the headline, the summary, or the résumé contain the full name, so that positions in a text
 * don't change.
 */
export function withoutOwnName<T extends NamedProfile>(profile: T): T {
  const { firstName = '', lastName = '', headline, summary, resumeText } = profile
  if (!firstName || !lastName) return profile
  const holds = mayHold(lastName)
  if (![headline, summary, resumeText].some((text) => text && holds(text))) return profile
  const pattern = namePattern(firstName, lastName)
  if (!pattern) return profile
  const blank = (text: string): string =>
    text.slice(0, maxLength).replaceAll(pattern, (name) => name.replaceAll(/\S/g, ' ')) + text.slice(maxLength)
  const changed = { headline: headline && blank(headline), summary: summary && blank(summary) }
  const resume = resumeText && blank(resumeText)
  if (changed.headline === headline && changed.summary === summary && resume === resumeText) return profile
  return { ...profile, ...changed, ...(resume ? { resumeText: resume } : {}) }
}
