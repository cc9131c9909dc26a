// A person's address by LinkedIn URL: the known one, else one from a finder.
import { currentExperience, type Profile } from '@fairlead/domain/shared/profile'
import { EmailFinderDown, type EmailFinder, type FoundAddress, type SoughtPerson } from '@fairlead/domain/ports/email-finder'
import { Refusal } from '@fairlead/domain/refusal'
import { splitName } from '@fairlead/domain/shared/person-name'
import { messages } from '@fairlead/domain/shared/messages'
import { linkedinProfile } from '@fairlead/domain/shared/validation'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { readAddressHistory } from './address-store.ts'
import { readHiddenPeople } from './hidden-people.ts'
import { emailsOf, type Finding } from './person-book.ts'
import { findInProject, findPerson } from './person-lookup.ts'

export interface ImportCheck {
  linkedinUrl: string
  inProject: boolean
  email: string | null
  /** The source of the address. */
  isFound: boolean
  /** The email finder gave the address, now or earlier. */
  finding: Finding | null
  name: string
}

/** `field` is the URL's API name. Writes nothing; an unavailable finder finds nothing. */
export async function checkImport(
  ctx: ActorContext,
  finder: EmailFinder,
  input: { projectId: string; linkedinUrl: string; field: string },
): Promise<ImportCheck> {
  const linkedinUrl = linkedinProfile(input.linkedinUrl)
  const lookup = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    if (!linkedinUrl) throw new Refusal('invalid_input', undefined, { [input.field]: messages.notALinkedinUrl })
    const person = await findPerson(tx, ctx.workspaceId, { linkedinUrl, email: null })
    const inProject = person !== null && (await findInProject(tx, project.id, person.id)) !== null
    const stored = person ? (emailsOf(person.profile)[0] ?? null) : null
    const finding = person && stored ? await readFinding(tx, ctx, person.id, stored) : null
    const isHidden = person !== null && ((inProject && project.biasReducer) || (await readHiddenPeople(tx, ctx, person.id)).has(person.id))
    return { person, inProject, finding, isHidden }
  })
  // don't reveal people in projects that hide names to someone who tries profile URLs
  if (lookup.isHidden)
    return { linkedinUrl: must(linkedinUrl), inProject: lookup.inProject, email: null, isFound: false, finding: null, name: '' }
  const sought = searchSubject(must(linkedinUrl), lookup.person?.profile ?? null)
  const name = `${sought.firstName} ${sought.lastName}`.trim()
  const email = lookup.person ? (emailsOf(lookup.person.profile)[0] ?? null) : null
  const { finding, inProject } = lookup
  if (email || inProject) return { linkedinUrl: must(linkedinUrl), inProject, email, isFound: false, finding, name }
  const [address] = await findEmails(finder, sought)
  const foundEmail = address?.email ?? null
  // a name derived from an address is only useful for someone who can be contacted
  return {
    linkedinUrl: must(linkedinUrl),
    inProject: false,
    email: foundEmail,
    isFound: foundEmail !== null,
    finding: address ? { vendor: address.vendor, isGuess: !address.isVerified } : null,
    name: foundEmail || lookup.person ? name : '',
  }
}

/** What the email finder said about an address that no person has stated. */
async function readFinding(tx: Tx, ctx: ActorContext, personId: string, email: string): Promise<Finding | null> {
  const entry = (await readAddressHistory(tx, ctx, personId)).find(({ address }) => address === email.toLowerCase())
  if (!entry || (entry.status !== 'guessed' && entry.status !== 'verified')) return null
  return { vendor: entry.vendor ?? '', isGuess: entry.status === 'guessed' }
}

/** Addresses from a finder, best first; none when it can't be asked. */
export async function findEmails(finder: EmailFinder, person: SoughtPerson): Promise<FoundAddress[]> {
  try {
    return (await finder.find(person)).addresses
  } catch (error) {
    if (error instanceof EmailFinderDown) return []
    throw error
  }
}

/** The name to look up: from the profile, else derived from the LinkedIn URL if possible. */
export function searchSubject(linkedinUrl: string | null, profile: Profile | null): SoughtPerson {
  if (profile && (profile.firstName || profile.lastName)) {
    const current = currentExperience(profile)?.company
    const companies = [...new Set([...(current ? [current] : []), ...profile.experiences.map((job) => job.company)])]
    return { linkedinUrl: profile.linkedinUrl ?? linkedinUrl, firstName: profile.firstName, lastName: profile.lastName, companies }
  }
  const words = decodeURIComponent(linkedinUrl?.split('/').at(-1) ?? '')
    .split(/[-_.]+/)
    .filter((word) => /^\p{L}+$/u.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { linkedinUrl, ...splitName(words.join(' ')), companies: [] }
}
