// Adds one person to the workspace's pool: manually, or from a JSON Resume.
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { fullName, type Profile } from '@fairlead/domain/shared/profile'
import type { FileReader } from '@fairlead/domain/ports/files'
import { splitName } from '@fairlead/domain/shared/person-name'
import { Refusal } from '@fairlead/domain/refusal'
import { anyLinkedinProfile, isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { readPlace } from './people-rows.ts'
import { upsertPeople } from './people-upsert.ts'
import type { PersonSource } from './person-book.ts'
import { messages } from '@fairlead/domain/shared/messages'

export interface AddPerson {
  linkedinUrl: string
  email: string
  name: string
  title: string
  company: string
  location: string
}

export interface AddedPerson {
  personId: string
  /** An existing person; else they are new. */
  merged: boolean
}

/** LinkedIn URL and email are both required and valid; sentences are those of the import dialog. */
export async function addPerson(ctx: ActorContext, vocabulary: Vocabulary, input: AddPerson): Promise<AddedPerson> {
  const fields: Record<string, string> = {}
  const linkedinUrl = anyLinkedinProfile(input.linkedinUrl)
  if (linkedinUrl === null) fields['linkedin_url'] = input.linkedinUrl.trim() === '' ? messages.required : messages.notALinkedinUrl
  if (!isEmail(input.email)) fields['email'] = input.email.trim() === '' ? messages.required : messages.invalidEmail
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', undefined, fields)
  const [title, company] = [input.title.trim(), input.company.trim()]
  const profile: Profile = {
    ...emptyProfile,
    ...splitName(input.name.trim()),
    linkedinUrl,
    personalEmails: [normaliseEmail(input.email)],
    place: readPlace(input.location),
    experiences: title || company ? [{ title, company, start: null, end: null, location: null, description: null, industry: null }] : [],
  }
  return addOne(ctx, vocabulary, profile, { kind: 'hand', label: 'Added by hand' }, 'email')
}

/** `resume` is parsed JSON of any shape; a document that isn't a JSON Resume is refused with the reason. */
export async function addFromResume(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  files: FileReader,
  resume: unknown,
): Promise<AddedPerson & { name: string; warnings: string[] }> {
  const read = files.readJsonResume(resume)
  if ('errors' in read) throw new Refusal('invalid_input', read.errors[0], { resume: read.errors.join(' ') })
  const { profile } = read
  const linkedinUrl = profile.linkedinUrl === null ? null : anyLinkedinProfile(profile.linkedinUrl)
  const warnings =
    profile.linkedinUrl !== null && linkedinUrl === null
      ? [...read.warnings, `${messages.notALinkedinUrl}: ${profile.linkedinUrl}`]
      : read.warnings
  const added = await addOne(ctx, vocabulary, { ...profile, linkedinUrl }, { kind: 'json_resume', label: 'JSON Resume' }, 'resume')
  return { ...added, name: fullName(profile), warnings }
}

/** @param field the form field for refusals */
export function addOne(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  profile: Profile,
  source: PersonSource,
  field: string,
): Promise<AddedPerson> {
  return ctx.transaction(async (tx) => {
    const [outcome] = await upsertPeople(tx, ctx, vocabulary, [{ line: 1, profile }], source)
    if (!outcome || outcome.outcome === 'error') throw new Refusal('invalid_input', outcome?.message, { [field]: outcome?.message ?? '' })
    if (outcome.outcome !== 'unchanged') await record(tx, ctx, { type: 'person.changed', personId: outcome.personId })
    return { personId: outcome.personId, merged: outcome.outcome !== 'added' }
  })
}
