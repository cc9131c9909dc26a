// What a bias-reduced project shows of a person: initials, and nothing by which they could be told.
import type { Profile } from '@fairlead/domain/candidate/profile'

const initial = (name: string) => (name.trim() === '' ? '' : `${name.trim()[0]!.toUpperCase()}.`)

/** Replaces the person's names in any text by their initials. */
export function hideNames(profile: Pick<Profile, 'firstName' | 'lastName'>): (text: string) => string {
  const names = [profile.firstName, profile.lastName].filter((name) => name.trim().length > 1)
  return (text) =>
    names.reduce((out, name) => out.replaceAll(new RegExp(`(?<![\\p{L}])${escape(name)}(?![\\p{L}])`, 'giu'), initial(name)), text)
}

export function initialsOnly(profile: Profile): Profile {
  const hideIn = hideNames(profile)
  const hide = (text: string | null) => (text === null ? null : hideIn(text))
  return {
    ...profile,
    firstName: initial(profile.firstName),
    lastName: initial(profile.lastName),
    headline: hide(profile.headline),
    summary: hide(profile.summary),
    experiences: profile.experiences.map((experience) => ({ ...experience, description: hide(experience.description) })),
    recommendations: [],
    linkedinUrl: null,
    personalEmails: [],
    workEmails: [],
    pictureUrl: null,
  }
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
