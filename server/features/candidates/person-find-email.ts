// The address of a person by their LinkedIn URL: the one that is known, else the one a finder knows.
import { currentExperience, type Profile } from '@fairlead/domain/shared/profile'
import { EmailFinderDown, type EmailFinder, type FoundAddress, type SoughtPerson } from '@fairlead/domain/ports/email-finder'
import { Refusal } from '@fairlead/domain/refusal'
import { linkedinProfile, notLinkedin } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../platform/context.ts'
import { accessProject } from '../projects/access-project.ts'
import { emailsOf } from './person-book.ts'
import { findInProject, findPerson } from './person-lookup.ts'

export interface ImportCheck {
  linkedinUrl: string
  inProject: boolean
  email: string | null
  /** The source of the address. */
  isFound: boolean
  name: string
}

/** `field` is the API name of the URL. Nothing is written; an unavailable finder finds nothing. */
export async function checkImport(
  ctx: ActorContext,
  finder: EmailFinder,
  input: { projectId: string; linkedinUrl: string; field: string },
): Promise<ImportCheck> {
  const linkedinUrl = linkedinProfile(input.linkedinUrl)
  const lookup = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    if (!linkedinUrl) throw new Refusal('invalid_input', undefined, { [input.field]: notLinkedin })
    const person = await findPerson(tx, ctx.workspaceId, { linkedinUrl, email: null })
    const inProject = person !== null && (await findInProject(tx, project.id, person.id)) !== null
    return { person, inProject, isHidden: inProject && project.biasReducer }
  })
  // don't reveal people of projects that hide names to someone trying pages
  if (lookup.isHidden) return { linkedinUrl: linkedinUrl!, inProject: true, email: null, isFound: false, name: '' }
  const sought = soughtOf(linkedinUrl!, lookup.person?.profile ?? null)
  const name = `${sought.firstName} ${sought.lastName}`.trim()
  const email = lookup.person ? (emailsOf(lookup.person.profile)[0] ?? null) : null
  if (email || lookup.inProject) return { linkedinUrl: linkedinUrl!, inProject: lookup.inProject, email, isFound: false, name }
  const [address] = await findEmails(finder, sought)
  const foundEmail = address?.email ?? null
  // a name read off an address is only worth something for someone who can be written to
  return {
    linkedinUrl: linkedinUrl!,
    inProject: false,
    email: foundEmail,
    isFound: foundEmail !== null,
    name: foundEmail || lookup.person ? name : '',
  }
}

/** Addresses a finder knows, best first; a finder that cannot be asked knows none. */
export async function findEmails(finder: EmailFinder, person: SoughtPerson): Promise<FoundAddress[]> {
  try {
    return (await finder.find(person)).addresses
  } catch (error) {
    if (error instanceof EmailFinderDown) return []
    throw error
  }
}

/** The name to look up: from the profile, else from the LinkedIn URL as far as possible. */
export function soughtOf(linkedinUrl: string | null, profile: Profile | null): SoughtPerson {
  if (profile && (profile.firstName || profile.lastName)) {
    const current = currentExperience(profile)?.company
    const companies = [...new Set([...(current ? [current] : []), ...profile.experiences.map((job) => job.company)])]
    return { linkedinUrl: profile.linkedinUrl ?? linkedinUrl, firstName: profile.firstName, lastName: profile.lastName, companies }
  }
  const words = decodeURIComponent(linkedinUrl?.split('/').at(-1) ?? '')
    .split(/[-_.]+/)
    .filter((word) => /^\p{L}+$/u.test(word))
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
  return { linkedinUrl, firstName: words[0] ?? '', lastName: words.slice(1).join(' '), companies: [] }
}
