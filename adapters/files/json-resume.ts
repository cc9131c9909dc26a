// Maps a JSON Resume document (jsonresume.org, versions 0.x and 1.x) to a profile; unsuitable values are reported, not guessed.
import type { Education, Experience, Place, Profile, YearMonth } from '@fairlead/domain/shared/profile'
import { splitName } from '@fairlead/domain/shared/person-name'
import { isEmail } from '@fairlead/domain/shared/validation'

type Json = Record<string, unknown>

/**
 * Takes parsed JSON. Returns a profile with warnings about omitted fields, or the reasons why the document isn't a JSON Resume:
 * not an object, the FRESH format, or no name. Texts are cut at 5,000 characters, lists at 200 entries.
 */
export function readJsonResume(json: unknown): { profile: Profile; warnings: string[] } | { errors: string[] } {
  if (!isObject(json)) return { errors: ['The file contains no JSON object.'] }
  if (isObject(json['employment']) || /^FRESH/i.test(text(object(json['meta'])['format']) ?? '')) {
    return { errors: ['This is a FRESH resume; convert it to JSON Resume first.'] }
  }
  const basics = object(json['basics'])
  const name = text(basics['name'])
  if (name === null) return { errors: ['basics.name is missing.'] }
  const warnings: string[] = []
  const { firstName, lastName } = splitName(name)
  const email = text(basics['email'])?.toLowerCase() ?? null
  const validEmail = email !== null && isEmail(email)
  if (email !== null && !validEmail) warnings.push(`basics.email is not an address: ${email}`)
  const picture = text(basics['image']) ?? text(basics['picture'])
  const profile: Profile = {
    firstName,
    lastName,
    headline: text(basics['label']),
    summary: text(basics['summary']),
    place: placeOf(object(basics['location'])),
    experiences: list(json['work'])
      .flatMap((entry, index) => experienceOf(entry, `work[${index}]`, warnings))
      .toSorted(newestFirst),
    education: list(json['education'])
      .flatMap((entry, index) => educationOf(entry, `education[${index}]`, warnings))
      .toSorted((a, b) => (b.endYear ?? 9999) - (a.endYear ?? 9999)),
    skills: skillsOf(json['skills']),
    recommendations: list(json['references']).flatMap((entry) => {
      const content = text(entry['reference'])
      return content === null ? [] : [{ by: text(entry['name']) ?? '', content }]
    }),
    linkedinUrl: linkedinOf(list(basics['profiles'])),
    personalEmails: validEmail ? [email] : [],
    workEmails: [],
    pictureUrl: picture !== null && /^https?:\/\//.test(picture) ? picture : null,
    estimatedSalary: null,
  }
  return { profile, warnings }
}

function experienceOf(entry: Json, where: string, warnings: string[]): Experience[] {
  const company = text(entry['name']) ?? text(entry['company'])
  const title = text(entry['position'])
  if (company === null && title === null) {
    warnings.push(`${where} names neither a company nor a position.`)
    return []
  }
  const highlights = Array.isArray(entry['highlights']) ? entry['highlights'].flatMap((highlight) => text(highlight) ?? []) : []
  const description = [text(entry['summary']), ...highlights].filter((part) => part !== null).join('\n')
  const dates = {
    start: monthOf(entry['startDate'], `${where}.startDate`, warnings),
    end: monthOf(entry['endDate'], `${where}.endDate`, warnings),
  }
  return [
    {
      title: title ?? '',
      company: company ?? '',
      ...dates,
      location: text(entry['location']),
      description: description === '' ? null : description,
      industry: null,
    },
  ]
}

function educationOf(entry: Json, where: string, warnings: string[]): Education[] {
  const school = text(entry['institution'])
  if (school === null) {
    warnings.push(`${where}.institution is missing.`)
    return []
  }
  const year = (key: string): number | null => {
    const month = monthOf(entry[key], `${where}.${key}`, warnings)
    return month === null ? null : Number(month.slice(0, 4))
  }
  const courses = Array.isArray(entry['courses']) ? entry['courses'].flatMap((course) => text(course) ?? []).join(', ') : ''
  const fieldOfStudy = text(entry['area'])
  return [
    {
      school,
      degree: text(entry['studyType']),
      fieldOfStudy,
      startYear: year('startDate'),
      endYear: year('endDate'),
      activities: courses === '' ? null : courses,
    },
  ]
}

/** Groups such as {name: 'Web', keywords: [...]} yield their keywords; a group without keywords is itself the skill. */
function skillsOf(value: unknown): string[] {
  const all = list(value).flatMap((group) => {
    const keywords = Array.isArray(group['keywords']) ? group['keywords'].flatMap((keyword) => text(keyword) ?? []) : []
    return keywords.length > 0 ? keywords : [text(group['name']) ?? []].flat()
  })
  const keys = new Set<string>()
  return all.filter((skill) => !keys.has(skill.toLowerCase()) && keys.add(skill.toLowerCase()))
}

function placeOf(location: Json): Place | null {
  const [city, state, country] = [text(location['city']), text(location['region']), text(location['countryCode'])]
  const label = [city, state, country].filter((part) => part !== null).join(', ')
  return label === '' ? null : { label, city, state, country }
}

function linkedinOf(profiles: Json[]): string | null {
  for (const profile of profiles) {
    const url = text(profile['url']) ?? ''
    const match = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([^/?#\s]+)/i.exec(url)
    if (match) return `https://www.linkedin.com/in/${match[1]}`
    const username = text(profile['username'])
    if (/^linked-?in$/i.test(text(profile['network']) ?? '') && username !== null && /^[\w%-]+$/.test(username)) {
      return `https://www.linkedin.com/in/${username}`
    }
  }
  return null
}

/** '2020-02-01', '2020-02' and '2020' become '2020-02', '2020-02', '2020'; words such as 'present' mean no date. */
function monthOf(value: unknown, where: string, warnings: string[]): YearMonth | null {
  const dateText = typeof value === 'number' ? String(value) : text(value)
  if (dateText === null || /^(present|current|now|today)$/i.test(dateText)) return null
  const match = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?(?:T.*)?$/.exec(dateText)
  if (match) return `${match[1]}${match[2] === undefined ? '' : `-${match[2]}`}`
  warnings.push(`${where} is not a date: ${dateText.slice(0, 40)}`)
  return null
}

function newestFirst(a: Experience, b: Experience): number {
  return (b.end ?? '9999').localeCompare(a.end ?? '9999') || (b.start ?? '').localeCompare(a.start ?? '')
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
const object = (value: unknown): Json => (isObject(value) ? value : {})
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.slice(0, 200).filter(isObject) : [])
function text(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const clean = value.replaceAll('\0', '').trim().slice(0, 5000)
  return clean === '' ? null : clean
}
