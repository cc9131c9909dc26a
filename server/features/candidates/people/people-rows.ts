// Converts a table row to a profile, or explains why it can't.
import { readApplication } from '@fairlead/domain/candidate/application'
import type { Application } from '@fairlead/domain/shared/application'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { splitSkills } from '@fairlead/domain/shared/formats'
import { cleanName, splitName } from '@fairlead/domain/shared/person-name'
import type { Place, Profile } from '@fairlead/domain/shared/profile'
import { messages } from '@fairlead/domain/shared/messages'
import { addressKey, anyLinkedinProfile, isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { MappedColumn, PersonColumn } from '@fairlead/domain/candidate/people-columns'
import { text as texts } from '../texts/texts.ts'

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
  jobApplied: 300,
  stage: 200,
  status: 100,
  appliedOn: 100,
  endedOn: 100,
  reason: 1000,
  applicationSource: 200,
  externalId: 200,
}

export interface PersonRow {
  profile: Profile
  /** null when the row has none. */
  application: Application | null
  warnings: string[]
}

/**
 * `cells` correspond to `columns`. Columns of the same kind: addresses and skills are merged; otherwise the first non-empty one
 * counts. A cell that can't be read is left out, with a sentence in `warnings`; a row without anything that identifies a
 * person is refused.
 */
export function rowToProfile(columns: readonly MappedColumn[], cells: readonly string[]): PersonRow | { message: string } {
  const warnings: string[] = []
  const usable = columns.map(({ column, title }, index) => {
    const cell = cells[index] ?? ''
    if (column === 'ignore' || cell.length <= longest[column]) return cell
    warnings.push(texts.cellTooLong(title, longest[column]))
    return ''
  })
  const all = (column: PersonColumn) =>
    columns.flatMap((mapped, index) => (mapped.column === column && usable[index] ? [usable[index]] : []))
  const first = (column: PersonColumn) => all(column)[0] ?? null
  const urls = all('linkedinUrl')
  for (const url of urls) if (anyLinkedinProfile(url) === null) warnings.push(`${messages.notALinkedinUrl}: ${url.slice(0, 100)}`)
  const linkedinUrl = urls.map(anyLinkedinProfile).find((url) => url !== null) ?? null
  const written = all('email').flatMap(addressesIn)
  for (const address of written) if (!isEmail(address)) warnings.push(`${messages.notAnEmail}: ${address.slice(0, 100)}`)
  const emails = written.filter(isEmail)
  const whole = splitName(first('fullName') ?? '')
  const { firstName, lastName } = cleanName({
    firstName: first('firstName') ?? whole.firstName,
    lastName: first('lastName') ?? whole.lastName,
  })
  if (linkedinUrl === null && emails.length === 0 && firstName + lastName === '') return { message: warnings[0] ?? texts.identityMissing }
  const title = first('title')
  const company = first('company')
  const school = first('school')
  const degree = first('degree')
  const { application, unread } = applicationIn(columns, first)
  for (const day of unread) warnings.push(texts.unreadDay(day))
  return {
    application,
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
      personalEmails: [...new Map(emails.toReversed().map((email) => [addressKey(email), normaliseEmail(email)])).values()].toReversed(),
    },
    warnings,
  }
}

function applicationIn(columns: readonly MappedColumn[], first: (column: PersonColumn) => string | null) {
  const cell = (column: PersonColumn) => first(column) ?? ''
  const isDayFirst = (name: PersonColumn) => columns.some(({ column, isDayFirst: order }) => column === name && order === true)
  return readApplication(
    {
      jobApplied: cell('jobApplied'),
      stage: cell('stage'),
      status: cell('status'),
      appliedOn: cell('appliedOn'),
      endedOn: cell('endedOn'),
      reason: cell('reason'),
      applicationSource: cell('applicationSource'),
      externalId: cell('externalId'),
    },
    { appliedOn: isDayFirst('appliedOn'), endedOn: isDayFirst('endedOn') },
  )
}

/** Addresses in one cell, also as 'Ann Lee <ann@home.example>'. */
function addressesIn(cell: string): string[] {
  const bracketed = [...cell.matchAll(/<([^<>\s]{3,300})>/g)].map(([, address = '']) => address)
  return bracketed.length > 0 ? bracketed : cell.split(/[;,|\s]+/).flatMap((word) => word.replace(/^mailto:/i, '') || [])
}

/** 'City, State, Country' or 'City, Country'; anything else keeps only its label. */
export function readPlace(text: string | null): Place | null {
  const label = text?.trim()
  if (!label) return null
  const parts = label.split(',').map((part) => part.trim())
  const [city = null, middle = null, last = null] = parts.length > 3 ? [] : parts
  if (middle === null) return { label, city: null, state: null, country: null }
  return { label, city, state: last && middle, country: last ?? middle }
}
