// One person into the workspace's pool from a résumé file.
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { splitName } from '@fairlead/domain/shared/person-name'
import { fullName, type Profile } from '@fairlead/domain/shared/profile'
import { resumeKind, resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import type { ResumeCounts } from '@fairlead/domain/candidate/resume-reading'
import { Refusal } from '@fairlead/domain/refusal'
import { idealMessages, resumeMessages } from '@fairlead/domain/project/ideal-messages'
import type { ActorContext } from '../../../platform/context.ts'
import { noteOf, readResumeFile, type ResumeReaders } from '../people/learn-from-resume.ts'
import { savePersonResume } from './resume-store.ts'
import { addOne, type AddedPerson } from '../people/person-add.ts'
import { text } from '../texts/texts.ts'

const refuse = (code: 'invalid_input' | 'too_large' | 'unsupported_file', sentence: string) =>
  new Refusal(code, sentence, { file: sentence })

/**
 * Adds the person of a résumé with the file, or merges it into the existing person with the same LinkedIn profile or email.
 * @throws Refusal when the file cannot be read, or contains no name
 */
export async function addFromResumeFile(
  ctx: ActorContext,
  readers: ResumeReaders,
  file: { name: string; bytes: Uint8Array } | null,
): Promise<AddedPerson & { name: string; read: ResumeCounts; note: string }> {
  if (file === null) throw refuse('invalid_input', idealMessages.noFile)
  const { bytes } = file
  if (bytes.length > resumeMaximumBytes) throw refuse('too_large', idealMessages.fileTooBig)
  if (resumeKind(bytes) === null) throw refuse('unsupported_file', resumeMessages.unsupported)
  const reading = await readResumeFile(readers, bytes, ctx.workspaceId)
  if ('problem' in reading) throw refuse('unsupported_file', reading.problem)
  const { contact, read } = reading
  if (contact.name === '' && contact.email === null && contact.linkedinUrl === null) throw refuse('unsupported_file', text.nothingInResume)
  const profile: Profile = {
    ...emptyProfile,
    ...reading.profile,
    ...splitName(contact.name),
    linkedinUrl: contact.linkedinUrl,
    personalEmails: contact.email === null ? [] : [contact.email],
  }
  const added = await addOne(ctx, readers.vocabulary, profile, { kind: 'resume', label: 'Résumé' }, 'file')
  await ctx.transaction((tx) => savePersonResume(tx, ctx, added.personId, { ...file, note: noteOf(reading) }))
  return { ...added, name: fullName(profile) || (contact.email ?? contact.linkedinUrl ?? ''), read, note: noteOf(reading) }
}
