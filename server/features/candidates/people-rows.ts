// Converts a table row to a profile, or explains why it can't.
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { splitSkills } from '@fairlead/domain/shared/formats'
import { cleanName, splitName } from '@fairlead/domain/shared/person-name'
import type { Place, Profile } from '@fairlead/domain/shared/profile'
import { isEmail, linkedinProfile, normaliseEmail, notLinkedin } from '@fairlead/domain/shared/validation'
import type { MappedColumn, PersonColumn } from '@fairlead/domain/candidate/people-columns'
import * as texts from './texts/en.ts'

const longest: Record<PersonColumn, number> = {
  linkedinUrl: 1000,
  email: 2000,
  firstName: 200,
  lastName: 200,
  fullName: 300,
  headline: 500,
  title: 300,
  company: 300,
  location: 300,
  skills: 10_000,
  school: 300,
  degree: 300,
  summary: 10_000,
}

/**
 * `cells` correspond to `columns`. Columns of the same kind: addresses and skills are merged; otherwise the first non-empty one
 * counts.
 */
export function rowToProfile(columns: readonly MappedColumn[], cells: readonly string[]): { profile: Profile } | { message: string } {
  const all = (column: PersonColumn) => columns.flatMap((mapped, index) => (mapped.column === column && cells[index] ? [cells[index]] : []))
  const first = (column: PersonColumn) => all(column)[0] ?? null
  for (const [index, { column, title }] of columns.entries())
    if (column !== 'ignore' && (cells[index] ?? '').length > longest[column])
      return { message: `'${title}' is longer than ${longest[column]} characters.` }
  const url = first('linkedinUrl')
  const linkedinUrl = url === null ? null : readLinkedin(url)
  if (url !== null && linkedinUrl === null) return { message: `${notLinkedin}: ${url.slice(0, 100)}` }
  const emails = all('email').flatMap((cell) => cell.split(/[;,\s]+/).filter(Boolean))
  const wrong = emails.find((email) => !isEmail(email))
  if (wrong !== undefined) return { message: `Not a valid email address: ${wrong.slice(0, 100)}` }
  const whole = splitName(first('fullName') ?? '')
  const { firstName, lastName } = cleanName({
    firstName: first('firstName') ?? whole.firstName,
    lastName: first('lastName') ?? whole.lastName,
  })
  if (linkedinUrl === null && emails.length === 0 && firstName + lastName === '') return { message: texts.identityMissing }
  const title = first('title')
  const company = first('company')
  const school = first('school')
  const degree = first('degree')
  return {
    profile: {
      ...emptyProfile,
      firstName,
      lastName,
      headline: first('headline'),
      summary: first('summary'),
      place: readPlace(first('location')),
      experiences:
        title || company
          ? [{ title: title ?? '', company: company ?? '', start: null, end: null, location: null, description: null, industry: null }]
          : [],
      education:
        school || degree ? [{ school: school ?? '', degree, fieldOfStudy: null, startYear: null, endYear: null, activities: null }] : [],
      skills: all('skills').flatMap((cell) => splitSkills(cell).map((skill) => skill.slice(0, 100))),
      linkedinUrl,
      personalEmails: [...new Set(emails.map(normaliseEmail))],
    },
  }
}

/** Exports write the host in many ways; they mean the same network. */
function readLinkedin(text: string): string | null {
  return linkedinProfile(text.trim().replace(/^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\//i, 'https://www.linkedin.com/'))
}

/** 'City, State, Country' or 'City, Country'; anything else keeps only its label. */
export function readPlace(text: string | null): Place | null {
  const label = text?.trim()
  if (!label) return null
  const parts = label.split(',').map((part) => part.trim())
  if (parts.length === 3) return { label, city: parts[0]!, state: parts[1]!, country: parts[2]! }
  return { label, city: parts.length === 2 ? parts[0]! : null, state: null, country: parts.length === 2 ? parts[1]! : null }
}
