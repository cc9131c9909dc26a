// The evidence that two records are of one person, or of two: which level each field agrees on, with a reason for readers.
import { compareNames, type NameLevel } from './names.ts'
import { localPart, type IdentityJob, type IdentityRecord } from './record.ts'
import { text } from './texts/identity.ts'
import { must } from '@fairlead/domain/shared/records'

export interface Evidence {
  /** 'phone:same'; its weight is in weights.json. */
  level: string
  /** null for what needs no mention. */
  reason: string | null
  /** 2 for something other than the name that few people share, 1 for what colleagues share, -1 for half a name; a certain match needs 3. */
  proofs?: number
  /** The reason says that these are two people. */
  isAgainst?: boolean
  /** One person hardly has both: no certain match has a contradiction. */
  isContradiction?: boolean
}

/** All evidence about a pair; the order of the two changes nothing but the order of words in reasons. */
export function compareRecords(a: IdentityRecord, b: IdentityRecord): Evidence[] {
  return [...nameEvidence(a, b), ...addressEvidence(a, b), ...jobEvidence(a, b), ...schoolEvidence(a, b), placeEvidence(a, b)]
}

const contradiction = { isAgainst: true, isContradiction: true } as const

const spelled = (words: readonly string[]) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
const namesOf = ({ name: { first, family } }: IdentityRecord) => [spelled(first), spelled(family)] as const

const proofsOfName = (level: NameLevel) => (level === 'initial' || level === 'missing' || level === 'unreadable' ? -1 : 0)

function nameEvidence(a: IdentityRecord, b: IdentityRecord): Evidence[] {
  const match = compareNames(a.name, b.name)
  const [[firstA, familyA], [firstB, familyB]] = [namesOf(a), namesOf(b)]
  const reasonOf = (level: NameLevel, x: string, y: string, isFamily: boolean): string | null => {
    if (level === 'nickname') return isFamily ? text.sameFamilyForm(x, y) : text.sameFirstForm(x, y)
    if (level === 'variant' || level === 'similar') return text.similarNames(x, y)
    if (level === 'part') return text.partOfName(x, y)
    if (level === 'different') return isFamily ? text.otherFamilyName : text.otherFirstName
    return level === 'unreadable' ? text.unreadableName : null
  }
  const isEqual = match.first === 'same' && match.family === 'same'
  return [
    {
      level: `first:${match.first}`,
      reason: isEqual ? text.sameName : reasonOf(match.first, firstA, firstB, false),
      proofs: proofsOfName(match.first),
      ...(match.first === 'different' ? contradiction : {}),
    },
    {
      level: `family:${match.family}`,
      reason: reasonOf(match.family, familyA, familyB, true),
      proofs: proofsOfName(match.family),
      isAgainst: match.family === 'different',
    },
    {
      level: `generation:${match.generation}`,
      reason: match.generation === 'conflict' || match.generation === 'missing' ? text.otherGeneration : null,
      ...(match.generation === 'conflict' || match.generation === 'missing' ? contradiction : {}),
    },
    ...(match.isOtherScript ? [{ level: 'script:different', reason: text.otherScript, isAgainst: true }] : []),
  ]
}

const sharedOf = <T>(a: readonly T[], b: readonly T[]) => a.find((item) => b.includes(item))

function addressEvidence(a: IdentityRecord, b: IdentityRecord): Evidence[] {
  const email = sharedOf(a.emails, b.emails)
  const phone = sharedOf(a.phones, b.phones)
  const isMissing = (x: readonly unknown[], y: readonly unknown[]) => x.length === 0 || y.length === 0
  return [
    email ? { level: 'email:same', reason: text.sameEmail(email), proofs: 2 } : localEvidence(a, b),
    phone
      ? { level: 'phone:same', reason: text.samePhone, proofs: 2 }
      : { level: isMissing(a.phones, b.phones) ? 'phone:missing' : 'phone:different', reason: null },
    a.linkedinUrl === null || b.linkedinUrl === null
      ? { level: 'linkedin:missing', reason: null }
      : a.linkedinUrl === b.linkedinUrl
        ? { level: 'linkedin:same', reason: text.sameLinkedin, proofs: 2 }
        : { level: 'linkedin:different', reason: text.otherLinkedin, ...contradiction },
  ]
}

/** 'jsm1987' at two providers is one person rather than 'john.smith' is: others have that name, too. */
function localEvidence(a: IdentityRecord, b: IdentityRecord): Evidence {
  const local = sharedOf(
    a.emails.map(localPart).filter((part) => part !== ''),
    b.emails.map(localPart),
  )
  if (local === undefined)
    return { level: a.emails.length === 0 || b.emails.length === 0 ? 'email:missing' : 'email:different', reason: null }
  const words = [...a.name.first, ...a.name.family].filter((word) => word.length > 1)
  const rest = words.reduce((letters, word) => letters.replace(word, ''), local)
  // initials and separators make no address special
  return rest.length <= 1
    ? { level: 'email:name', reason: text.sameLocalName(local) }
    : { level: 'email:local', reason: text.sameLocal(local), proofs: 2 }
}

const isSameEmployer = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 5 && (a.startsWith(`${b} `) || b.startsWith(`${a} `)))

type JobLevel = 'start' | 'year' | 'title' | 'employer' | 'conflict'
const jobLevels: readonly JobLevel[] = ['start', 'year', 'title', 'employer', 'conflict']

function compareJobs(x: IdentityJob, y: IdentityJob): JobLevel {
  const words = new Set(x.title.split(' '))
  const isSameTitle =
    x.title !== '' && y.title !== '' && (x.title === y.title || y.title.split(' ').filter((word) => words.has(word)).length >= 2)
  if (x.start === null || y.start === null) return isSameTitle ? 'title' : 'employer'
  const isYear = x.isYearOnly || y.isYearOnly
  const years = Math.abs(Math.floor(x.start / 12) - Math.floor(y.start / 12))
  if (isYear ? years === 0 : Math.abs(x.start - y.start) <= 1) return isYear ? 'year' : 'start'
  return years > 1 ? 'conflict' : 'employer'
}

const overlapOf = (x: IdentityJob, y: IdentityJob) =>
  Math.min(x.end ?? Number.POSITIVE_INFINITY, y.end ?? Number.POSITIVE_INFINITY) - Math.max(x.start ?? 0, y.start ?? 0)

function jobEvidence(a: IdentityRecord, b: IdentityRecord): Evidence[] {
  if (a.jobs.length === 0 || b.jobs.length === 0) return [{ level: 'jobs:missing', reason: null }]
  const shared = a.jobs.flatMap((x) =>
    b.jobs.flatMap((y) => (isSameEmployer(x.employer, y.employer) ? [{ x, level: compareJobs(x, y) }] : [])),
  )
  const dated = new Set(shared.flatMap(({ x, level }) => (level === 'start' || level === 'year' ? x.employer : [])))
  const isShared = (job: IdentityJob, jobs: readonly IdentityJob[]) => jobs.some(({ employer }) => isSameEmployer(job.employer, employer))
  // two full careers, and more than a year of both at employers that the other record doesn't have
  const clash = a.jobs.some(
    (x) =>
      x.start !== null &&
      !isShared(x, b.jobs) &&
      b.jobs.some((y) => y.start !== null && !isShared(y, a.jobs) && x.end !== null && y.end !== null && overlapOf(x, y) > 12),
  )
  const best = jobLevels.flatMap((level) => shared.find((pair) => pair.level === level) ?? [])[0]
  const names = [...new Set(shared.flatMap(({ x, level }) => (level === 'start' || level === 'year' ? x.company : [])))]
  const main: Evidence =
    dated.size >= 2
      ? { level: `jobs:${Math.min(dated.size, 3)}dated`, reason: text.sameCareer(names.slice(0, 3)), proofs: 4 }
      : best === undefined
        ? { level: 'jobs:none', reason: text.noSharedEmployer, isAgainst: true }
        : best.level === 'conflict'
          ? { level: 'jobs:conflict', reason: text.otherTimes(best.x.company), ...contradiction }
          : best.level === 'employer' || best.level === 'title'
            ? {
                level: `jobs:${best.level}`,
                reason: best.level === 'title' ? text.sameJob(best.x.company) : text.sameEmployer(best.x.company),
                proofs: best.level === 'title' ? 1 : 0,
              }
            : { level: `jobs:${best.level}`, reason: text.sameStart(best.x.company), proofs: 2 }
  return [main, ...(clash ? [{ level: 'careers:clash', reason: text.clash, ...contradiction }] : [])]
}

function schoolEvidence(a: IdentityRecord, b: IdentityRecord): Evidence[] {
  if (a.schools.length === 0 || b.schools.length === 0) return [{ level: 'school:missing', reason: null }]
  const shared = a.schools.flatMap((x) => b.schools.flatMap((y) => (x.school === y.school ? [{ x, y }] : [])))
  for (const { x, y } of shared)
    if (x.endYear !== null && x.endYear === y.endYear)
      return [{ level: 'school:year', reason: text.sameSchoolYear(x.name, x.endYear), proofs: 2 }]
  if (shared.length === 0) return [{ level: 'school:none', reason: text.noSharedSchool, isAgainst: true }]
  const isUndated = shared.some(({ x, y }) => x.endYear === null || y.endYear === null || Math.abs(x.endYear - y.endYear) <= 1)
  const { name } = must(shared[0]).x
  return [
    isUndated
      ? { level: 'school:same', reason: text.sameSchool(name), proofs: 1 }
      : { level: 'school:conflict', reason: text.otherYears(name), ...contradiction },
  ]
}

function placeEvidence(a: IdentityRecord, b: IdentityRecord): Evidence {
  if (a.city === '' || b.city === '') return { level: 'place:missing', reason: null }
  if (a.city === b.city) return { level: 'place:city', reason: text.samePlace }
  if (a.country === '' || b.country === '') return { level: 'place:missing', reason: null }
  return a.country === b.country
    ? { level: 'place:country', reason: null }
    : { level: 'place:different', reason: text.otherCountry, isAgainst: true }
}
