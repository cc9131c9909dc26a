// The known people of an import chunk, in memory; matches newcomers by LinkedIn URL and email only.
import { createHash } from 'node:crypto'
import type { Application } from '@fairlead/domain/shared/application'
import { emptyProfile, mergeProfiles, type Sources } from '@fairlead/domain/candidate/merge'
import { splitName } from '@fairlead/domain/shared/person-name'
import { currentExperience, fullName, type Profile } from '@fairlead/domain/shared/profile'
import { addressKey } from '@fairlead/domain/shared/validation'
import { normalise } from '@fairlead/domain/reference/normalise'
import { newId } from '../../../platform/ids.ts'
import { text } from '../texts/texts.ts'

export interface BookPerson {
  id: string
  workspaceId: string | null
  shadows: string | null
  profile: Profile
  sources: Sources
  /** Records merged into it, and their LinkedIn pages. */
  mergedIds?: readonly string[]
  mergedUrls?: readonly string[]
  state: 'stored' | 'changed' | 'new'
  /** As stored before it was changed. */
  before?: { profile: Profile; sources: Sources }
}

export interface PersonSource {
  /** 'csv', 'json_resume', 'resume', 'hand', or the name of the system that exported the table or is linked. */
  kind: string
  /** The displayed source: 'CSV people.csv'. */
  label: string
}

/** The email finder supplied an address; no person stated it. */
export interface Finding {
  vendor: string
  isGuess: boolean
}

export interface Newcomer {
  profile: Profile
  /** If its address came from the email finder. */
  finding?: Finding | null
  /** An earlier application of theirs that the row tells. */
  application?: Application | null
  /** Line in the file; 1 for single people. */
  line: number
}

export type Outcome =
  | { line: number; outcome: 'added' | 'merged' | 'unchanged'; personId: string }
  | { line: number; outcome: 'error'; message: string }

const twoPeople = (): string => text.twoPeopleByLinkedin
const severalPeople = (): string => text.twoPeopleByEmail

export function emailsOf(profile: Pick<Profile, 'personalEmails' | 'workEmails'>): string[] {
  return [...profile.personalEmails, ...profile.workEmails]
}

export function hasAddress(profile: Profile): boolean {
  return profile.linkedinUrl !== null || emailsOf(profile).length > 0
}

/** Without an address a person is identified by name, job, and place: a repeated line is the same person. */
export function namelyId(workspaceId: string, profile: Profile): string {
  const job = currentExperience(profile)
  const words = [workspaceId, fullName(profile), job?.title ?? '', job?.company ?? '', profile.place?.label ?? ''].map(normalise).join('\n')
  return `n${createHash('sha256').update(words).digest('hex').slice(0, 25)}`
}

/** 'ann-lee-4b2' and 'ann.lee' become Ann Lee: something to show until someone states the name. */
function nameFromAddress(profile: Profile): Pick<Profile, 'firstName' | 'lastName'> {
  const slug = profile.linkedinUrl?.split('/').at(-1) ?? emailsOf(profile)[0]?.split('@')[0] ?? ''
  const words = slug.split(/[-._+]/).filter((word) => /^\p{L}+$/u.test(word))
  return splitName(words.length === 0 ? slug : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '))
}

const urlsOf = ({ profile, mergedUrls = [] }: BookPerson): (string | null)[] => [profile.linkedinUrl, ...mergedUrls]

export interface Book {
  people(): BookPerson[]
  /** Adds stored people that it doesn't contain yet; existing entries don't change. */
  learn(people: readonly BookPerson[]): void
  /** Adds one newcomer; the book then has what must be written. */
  take(newcomer: Newcomer, source: PersonSource, timestamp: string): Outcome
}

/** A workspace's own people take precedence over the shared pool; new data on a shared person creates the workspace's own row. */
export function openBook(workspaceId: string, initial: readonly BookPerson[]): Book {
  const ownIndexes = {
    byId: new Map<string, BookPerson>(),
    byUrl: new Map<string, BookPerson>(),
    byEmail: new Map<string, BookPerson>(),
    byShadowed: new Map<string, BookPerson>(),
  }
  const shared = { byUrl: new Map<string, BookPerson>(), byEmail: new Map<string, BookPerson>() }

  function enter(person: BookPerson) {
    const shelf = person.workspaceId === null ? shared : ownIndexes
    for (const url of [person.profile.linkedinUrl, ...(person.mergedUrls ?? [])]) if (url) shelf.byUrl.set(url, person)
    for (const email of emailsOf(person.profile)) shelf.byEmail.set(addressKey(email), person)
    if (person.workspaceId === null) return
    for (const id of [person.id, ...(person.mergedIds ?? [])]) ownIndexes.byId.set(id, person)
    if (person.shadows) ownIndexes.byShadowed.set(person.shadows, person)
  }
  const taken = new Set<string>()
  const learn = (people: readonly BookPerson[]) => {
    for (const person of people) {
      if (taken.has(person.id) || ownIndexes.byId.has(person.id)) continue
      taken.add(person.id)
      enter(person)
    }
  }
  learn(initial)

  const ownOf = (person: BookPerson | undefined) => person && (ownIndexes.byShadowed.get(person.id) ?? person)
  const byUrl = (url: string) => ownIndexes.byUrl.get(url) ?? ownOf(shared.byUrl.get(url))
  const byEmail = (email: string) => ownIndexes.byEmail.get(addressKey(email)) ?? ownOf(shared.byEmail.get(addressKey(email)))

  function find(profile: Profile): BookPerson | string | null {
    const linked = profile.linkedinUrl ? byUrl(profile.linkedinUrl) : undefined
    const addressed = new Set(emailsOf(profile).flatMap((email) => byEmail(email) ?? []))
    if (addressed.size > 1) return severalPeople()
    const [person = null] = addressed
    if (linked && person && linked !== person) return twoPeople()
    const match = linked ?? person
    // the address belongs to one LinkedIn profile, the newcomer has another
    if (match && profile.linkedinUrl && match.profile.linkedinUrl && !urlsOf(match).includes(profile.linkedinUrl)) return twoPeople()
    return match
  }

  return {
    people: () => [...new Set(ownIndexes.byId.values())],
    learn,
    take({ profile, line, application }, source, timestamp) {
      const isByName = !hasAddress(profile)
      if (isByName && fullName(profile) === '') return { line, outcome: 'error', message: text.identityMissing }
      const id = isByName ? namelyId(workspaceId, profile) : newId()
      const match = isByName ? (ownIndexes.byId.get(id) ?? null) : find(profile)
      if (typeof match === 'string') return { line, outcome: 'error', message: match }
      // the page of a merged record stays with it
      const stated = match?.mergedUrls?.includes(profile.linkedinUrl ?? '') ? { ...profile, linkedinUrl: null } : profile
      const { changed, ...merged } = mergeProfiles(match ?? { profile: emptyProfile, sources: {} }, stated, source.label, timestamp)
      // the workspace's history of a shared person belongs to its own row
      const needsRow = Boolean(application) && match?.workspaceId === null
      if (match && !changed && !needsRow) return { line, outcome: 'unchanged', personId: match.id }
      if (match?.workspaceId) {
        const before = match.before ?? { profile: match.profile, sources: match.sources }
        Object.assign(match, merged, match.state === 'new' ? {} : { state: 'changed', before })
        enter(match)
        return { line, outcome: 'merged', personId: match.id }
      }
      const person: BookPerson = { id, workspaceId, shadows: match?.id ?? null, ...merged, state: 'new' }
      if (!match && fullName(person.profile) === '') Object.assign(person.profile, nameFromAddress(person.profile))
      enter(person)
      return { line, outcome: match ? 'merged' : 'added', personId: person.id }
    },
  }
}
