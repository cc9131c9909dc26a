// What of a profile identifies a person.
import { employerKey } from '@fairlead/domain/reference/employers'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { Profile } from '@fairlead/domain/shared/profile'
import { addressKey } from '@fairlead/domain/shared/validation'
import { monthNumber } from '@fairlead/domain/shared/year-month'
import { must } from '@fairlead/domain/shared/records'
import { firstNameKeys, nameKeys, readName, type NameWords, type ToLatin } from './names.ts'

export interface IdentityJob {
  company: string
  /** The employer's name without legal forms. */
  employer: string
  title: string
  /** Months since year 0; null when not stated. */
  start: number | null
  end: number | null
  isYearOnly: boolean
}

export interface IdentityRecord {
  name: NameWords
  emails: readonly string[]
  /** Digits, without the country's prefix. */
  phones: readonly string[]
  linkedinUrl: string | null
  jobs: readonly IdentityJob[]
  schools: readonly { name: string; school: string; endYear: number | null }[]
  city: string
  country: string
}

const longestText = 100_000
/** Jobs and schools beyond these don't count. */
const most = 30

/** Phone numbers in a text, as their last nine digits, which no spelling of a prefix changes. At most five. */
export function phonesIn(text: string): string[] {
  const numbers = new Set<string>()
  for (const [match] of text.slice(0, longestText).matchAll(/(?<![\d.])(?:\+|00|\(|0|\d)[\d ()./-]{7,24}\d(?!\d)/g)) {
    const digits = match.replace(/\D/g, '')
    // dates and years are no numbers
    if (digits.length < 9 || digits.length > 15 || /\b(?:19|20)\d{2}\b.*\b(?:19|20)\d{2}\b/.test(match)) continue
    numbers.add(digits.slice(-9))
    if (numbers.size === 5) break
  }
  return [...numbers]
}

/** Reads a profile for {@link comparePeople}; phone numbers are those in the text of the résumé. */
export function readIdentity(profile: Profile, toLatin: ToLatin): IdentityRecord {
  return {
    name: readName(profile, toLatin),
    emails: [...profile.personalEmails, ...profile.workEmails].map(addressKey),
    phones: profile.resumeText ? phonesIn(profile.resumeText) : [],
    linkedinUrl: profile.linkedinUrl,
    jobs: profile.experiences.slice(0, most).flatMap(({ company, title, start, end }) => {
      const employer = employerKey(company)
      return employer === ''
        ? []
        : [
            {
              company,
              employer,
              title: normalise(title),
              start: monthNumber(start),
              end: monthNumber(end),
              isYearOnly: start?.length === 4,
            },
          ]
    }),
    schools: profile.education
      .slice(0, most)
      .flatMap(({ school: name, endYear }) => (normalise(name) === '' ? [] : [{ name, school: normalise(name), endYear }])),
    city: normalise(profile.place?.city ?? profile.place?.label ?? ''),
    country: normalise(profile.place?.country ?? ''),
  }
}

const roles = new Set(
  'info jobs contact office mail hello hr team admin career careers applications bewerbung kontakt sales support me cv'.split(' '),
)

/** The part before the @ when it may be a person's own; '' for mailboxes of a role. */
export function localPart(address: string): string {
  const local = must(must(address.split('@')[0]).split('+')[0]).replace(/[^a-z0-9]/g, '')
  return local.length < 4 || roles.has(local) ? '' : local
}

/**
 * What records of one person are likely to share: two records are compared if they have a key in common. A record has at most
 * about 60.
 */
export function blockingKeys(record: IdentityRecord): string[] {
  const first = firstNameKeys(record.name)
  const employers = [...new Set(record.jobs.map(({ employer }) => employer))].slice(0, 8)
  const schools = [...new Set(record.schools.map(({ school }) => school))].slice(0, 3)
  return [
    ...nameKeys(record.name).map((key) => `n ${key}`),
    ...record.phones.map((phone) => `p ${phone}`),
    ...record.emails.flatMap((email) => [`e ${email}`, ...(localPart(email) === '' ? [] : [`l ${localPart(email)}`])]).slice(0, 10),
    ...first.flatMap((key) => [...employers.map((employer) => `j ${key} ${employer}`), ...schools.map((school) => `s ${key} ${school}`)]),
  ].map((key) => key.slice(0, 120))
}
