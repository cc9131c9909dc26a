// Pairs of records with the truth: of one person seen by two sources at two times, and of two people who are easily mixed up.
// It shares no code and no list with the scorer.
import type { Experience, Profile } from '@fairlead/domain/shared/profile'
import { pick, seededRandom } from '../titles/random.ts'
import {
  chance,
  digits,
  domains,
  monthOf,
  nameAddresses,
  newPerson,
  oneOf,
  origins,
  plainLetters,
  today,
  type Person,
  type Random,
} from './person.ts'
import { nativeNames, shortForms, spellings } from './people.data.ts'

export const positiveKinds = ['plain', 'short form', 'order', 'spelling', 'script', 'married', 'moved', 'typing error', 'sparse'] as const
export const negativeKinds = ['colleagues', 'family', 'junior', 'twins', 'namesakes', 'first name and employer'] as const
export type PairKind = (typeof positiveKinds)[number] | (typeof negativeKinds)[number]

export interface Pair {
  kind: PairKind
  isSame: boolean
  a: Profile
  b: Profile
}

type Style = 'application' | 'recruiter' | 'connections' | 'sheet'

const blank: Profile = {
  firstName: '',
  lastName: '',
  headline: null,
  summary: null,
  place: null,
  experiences: [],
  education: [],
  skills: [],
  recommendations: [],
  linkedinUrl: null,
  personalEmails: [],
  workEmails: [],
  pictureUrl: null,
  estimatedSalary: null,
}

/** What one source knew of the person at that time. */
function view(random: Random, person: Person, style: Style, month: number): Profile {
  const past = person.jobs.filter(({ from }) => from < month)
  const isCareer = style === 'application' || style === 'recruiter'
  const listed = (isCareer ? past.filter((_, index) => index === 0 || chance(random, 0.85)) : past.slice(0, 1)).map((job): Experience => {
    const isVague = isCareer && chance(random, 0.12)
    const shift = chance(random, 0.1) ? oneOf(random, [-3, -1, 1, 2]) : 0
    const stated = (when: number) => (isVague ? String(Math.floor(when / 12)) : monthOf(when))
    return {
      company: sourceSpelling(random, job.company),
      title: chance(random, 0.25) ? `${oneOf(random, ['Senior', 'Lead', 'Staff'])} ${job.title}` : job.title,
      start: isCareer && chance(random, 0.93) ? stated(job.from + shift) : null,
      end: isCareer && job.to < month ? stated(job.to) : null,
      location: null,
      description: null,
      industry: null,
    }
  })
  const isPlaced = chance(random, isCareer ? 0.75 : 0.5)
  const education = isCareer
    ? person.schools.filter(() => chance(random, 0.85)).map((entry) => ({ ...entry, endYear: chance(random, 0.8) ? entry.endYear : null }))
    : []
  const phone = style === 'application' && chance(random, 0.85) ? person.phones[month < today - 60 && chance(random, 0.3) ? 1 : 0]! : null
  const work = `${plainLetters(person.first)}.${plainLetters(person.family)}@${plainLetters(past[0]?.company ?? 'work')}.example`
  return {
    ...blank,
    firstName: person.first,
    lastName: person.family + (person.generation ? ` ${person.generation}` : ''),
    experiences: listed,
    education,
    place: isPlaced ? { label: `${person.city}, ${person.country}`, city: person.city, state: null, country: person.country } : null,
    linkedinUrl: style === 'recruiter' || style === 'connections' ? person.url : null,
    personalEmails: style === 'application' || style === 'sheet' ? [emailOf(random, person, month)] : [],
    workEmails: style === 'recruiter' && chance(random, 0.3) ? [work] : [],
    resumeText:
      phone === null
        ? null
        : `${person.first} ${person.family}\nPhone ${spelledPhone(random, phone)}\n${listed.map(({ title, company, start, end }) => `${title}, ${company} ${start ?? ''} - ${end ?? ''}`).join('\n')}`,
  }
}

/** People change providers: an address in both records is recognized before anything is scored, and rare here. */
function emailOf(random: Random, person: Person, month: number): string {
  if (month === today || chance(random, 0.08)) return person.personalEmail
  const [first, last] = [plainLetters(person.first), plainLetters(person.family)]
  return chance(random, 0.4)
    ? `${person.handle}@${oneOf(random, ['aol.com', 'hotmail.com', 'web.de', 'mail.com'])}`
    : `${first[0]}.${last}${digits(random, 3)}@${oneOf(random, domains)}`
}

const spelledPhone = (random: Random, phone: string) =>
  chance(random, 0.5) ? phone : chance(random, 0.5) ? phone.replaceAll(' ', '') : phone.replace(/^\+(\d+) (\d+) /, '00$1 ($2) ')

const sourceSpelling = (random: Random, company: string) => {
  const style = random()
  return style < 0.12 ? `${company} Inc.` : style < 0.16 ? `${company} GmbH` : style < 0.19 ? company.toUpperCase() : company
}

const stylePairs: readonly (readonly [Style, Style])[] = [
  ['application', 'recruiter'],
  ['application', 'application'],
  ['recruiter', 'application'],
  ['recruiter', 'application'],
]

/** Two views of one person, some years apart. */
function twoViews(random: Random, person: Person, later: Person): [Profile, Profile] {
  const [first, second] = oneOf(random, stylePairs)
  const earliest = person.jobs.at(-1)!.from + 2
  const start = Math.max(earliest, today - pick(random, 72))
  return [view(random, person, first, start), view(random, later, second, today)]
}

function mistype(random: Random, word: string): string {
  const place = 1 + pick(random, Math.max(1, word.length - 2))
  return chance(random, 0.5)
    ? word.slice(0, place) + word.slice(place + 1)
    : word.slice(0, place) + (word[place + 1] ?? '') + word[place] + word.slice(place + 2)
}

function makeSame(random: Random, kind: PairKind): Pair {
  let person = newPerson(random)
  const suits = (test: (candidate: Person) => boolean) => {
    for (let tries = 0; tries < 500 && !test(person); tries++) person = newPerson(random)
  }
  if (kind === 'short form') suits(({ first }) => first in shortForms)
  if (kind === 'spelling') suits(({ first, family }) => first in spellings || family in spellings)
  if (kind === 'script') suits(({ first, family }) => first in nativeNames && family in nativeNames)
  if (kind === 'moved') suits(({ jobs }) => jobs.length > 2)
  const later = structuredClone(person)
  const isEarlier = chance(random, 0.5)
  if (kind === 'short form') later.first = oneOf(random, shortForms[person.first]!)
  if (kind === 'spelling') {
    if (person.first in spellings) later.first = oneOf(random, spellings[person.first]!)
    if (person.family in spellings) later.family = oneOf(random, spellings[person.family]!)
  }
  if (kind === 'script') [later.first, later.family] = [nativeNames[person.first]!, nativeNames[person.family]!]
  if (kind === 'order') [later.first, later.family] = [person.family, person.first]
  if (kind === 'typing error') {
    if (chance(random, 0.5)) later.family = mistype(random, person.family)
    else later.first = mistype(random, person.first)
  }
  if (kind === 'married') {
    const { family } = newPerson(random)
    later.family = chance(random, 0.35) ? `${person.family}-${family}` : family
    const { phones } = person
    nameAddresses(random, later)
    Object.assign(later, { phones, url: chance(random, 0.6) ? person.url : later.url })
  }
  if (kind === 'sparse') {
    const [older, newer] = [
      view(random, person, 'connections', today - pick(random, 30)),
      view(random, later, oneOf(random, ['sheet', 'application']), today),
    ]
    return { kind, isSame: true, a: older, b: newer }
  }
  const [older, newer] = twoViews(random, person, later)
  // an address or a profile link in both is recognized before anything is scored
  if (older.linkedinUrl !== null && older.linkedinUrl === newer.linkedinUrl) newer.linkedinUrl = null
  return { kind, isSame: true, ...(isEarlier ? { a: older, b: newer } : { a: newer, b: older }) }
}

function makeDifferent(random: Random, kind: PairKind): Pair {
  const a = newPerson(random)
  const b = newPerson(random)
  const sameName = () => {
    ;[b.first, b.family] = [a.first in shortForms && chance(random, 0.2) ? shortForms[a.first]![0]! : a.first, a.family]
    nameAddresses(random, b)
  }
  const sameCity = () => ([b.city, b.country] = [a.city, a.country])
  const sameEmployer = (startsTogether: number) => {
    const job = oneOf(random, a.jobs)
    const theirJob = oneOf(random, b.jobs)
    theirJob.company = job.company
    if (chance(random, 0.4)) theirJob.title = job.title
    if (chance(random, startsTogether)) Object.assign(theirJob, { from: job.from, start: job.start })
  }
  if (kind === 'colleagues') {
    sameName()
    sameEmployer(0.05)
    if (chance(random, 0.8)) sameCity()
    if (chance(random, 0.05)) b.phones[0] = a.phones[0]!
    if (chance(random, 0.15)) b.schools[0]!.school = a.schools[0]!.school
  }
  if (kind === 'family') {
    b.family = a.family
    const { given_f: women, given_m: men } = origins[a.origin]!
    do b.first = oneOf(random, chance(random, 0.5) ? women : men)
    while (b.first === a.first)
    nameAddresses(random, b)
    sameCity()
    if (chance(random, 0.75)) b.phones[0] = a.phones[0]!
    if (chance(random, 0.25)) sameEmployer(0.1)
    if (chance(random, 0.03)) b.personalEmail = a.personalEmail
    if (chance(random, 0.2)) b.schools[0]!.school = a.schools[0]!.school
  }
  if (kind === 'junior') {
    sameName()
    ;[b.first] = [a.first]
    if (chance(random, 0.5)) b.generation = oneOf(random, ['Jr.', 'Jr', 'II'])
    sameCity()
    if (chance(random, 0.6)) b.phones[0] = a.phones[0]!
    if (chance(random, 0.15)) sameEmployer(0.02)
  }
  if (kind === 'twins') {
    b.family = a.family
    const { given_f: women, given_m: men } = origins[a.origin]!
    do b.first = oneOf(random, chance(random, 0.5) ? women : men)
    while (b.first === a.first)
    nameAddresses(random, b)
    sameCity()
    b.schools = structuredClone(a.schools)
    if (chance(random, 0.3)) b.phones[0] = a.phones[0]!
    if (chance(random, 0.15)) sameEmployer(0.3)
  }
  if (kind === 'namesakes') {
    sameName()
    if (chance(random, 0.3)) sameCity()
    if (chance(random, 0.1)) b.schools[0]!.school = a.schools[0]!.school
  }
  if (kind === 'first name and employer') {
    b.first = a.first
    nameAddresses(random, b)
    sameEmployer(0.2)
    if (chance(random, 0.6)) sameCity()
  }
  const styles: Style[] = ['application', 'application', 'recruiter', 'recruiter', 'sheet', 'connections']
  return {
    kind,
    isSame: false,
    a: view(random, a, oneOf(random, styles), today - pick(random, 40)),
    b: view(random, b, oneOf(random, styles), today),
  }
}

/** `count` pairs, half of one person and half of two, every kind as often as the others of its half; the same for the same seed. */
export function generatePairs(count: number, seed: number): Pair[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(seed, index)
    const isSame = index % 2 === 0
    return isSame
      ? makeSame(random, positiveKinds[(index / 2) % positiveKinds.length]!)
      : makeDifferent(random, negativeKinds[((index - 1) / 2) % negativeKinds.length]!)
  })
}
