// Merges an uploaded résumé into the person's profile without overwriting what users typed.
import { addedByResume, mergeProfiles } from '@fairlead/domain/candidate/merge'
import { unreadWords, type ResumeCounts } from '@fairlead/domain/candidate/resume-reading'
import type { FileReader } from '@fairlead/domain/ports/files'
import { idealMessages, resumeMessages, resumeReadingMessages } from '@fairlead/domain/project/ideal-messages'
import { limits } from '@fairlead/domain/shared/limits'
import { headLength } from '@fairlead/extraction/resume-contact'
import { withCertificates } from '@fairlead/extraction/resume-profile'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import type { TextReader } from '../../projects/intake/text-reader.ts'
import { readPlace } from './people-rows.ts'
import { lockPeople, readOwnPerson, savePeople } from './person-store.ts'

export interface ResumeReaders {
  files: FileReader
  texts: TextReader
  vocabulary: Vocabulary
}

type ResumePart = Parameters<typeof addedByResume>[1]
/** The content of a file, or the reason why it is unreadable. */
export type ResumeReading =
  | {
      profile: ResumePart
      read: ResumeCounts
      contact: Contact
      head: string
      /** What the file has that could not be read; '' for nothing. */
      unread: string
    }
  | { problem: string }

/** What is shown with the file on the profile about what could not be read. */
export const noteOf = (reading: ResumeReading | null): string =>
  reading === null ? '' : 'problem' in reading ? reading.problem : reading.unread

/** How the person in a résumé is identified; '' and null if the file doesn't say. */
interface Contact {
  name: string
  email: string | null
  linkedinUrl: string | null
}

const label = 'Résumé'

/** Reads a résumé file in threads and outside any transaction, since a large PDF takes seconds. */
export async function readResumeFile({ files, texts }: ResumeReaders, bytes: Uint8Array, workspaceId: string): Promise<ResumeReading> {
  const result = await files.readDocument(bytes, workspaceId)
  if ('problem' in result) return { problem: resumeMessages[result.problem] }
  if (result.text.length > limits.jobTextLength * 3) return { problem: resumeMessages.too_large }
  const answer = await texts.readPerson(result.text, workspaceId)
  if ('problem' in answer) return { problem: resumeReadingMessages[answer.problem] }
  const resume = answer.value
  if (resume === null) return { problem: idealMessages.nothingFound }
  return {
    profile: {
      headline: resume.headline,
      place: resume.location === null ? null : readPlace(resume.location),
      experiences: resume.experiences.map((job) => ({ ...job, location: null, description: null, industry: null })),
      education: resume.education.map((education) => ({ ...education, startYear: null, endYear: null, activities: null })),
      skills: withCertificates(resume.skills, resume.certificates),
      resumeText: resume.searchable,
    },
    read: { jobs: resume.experiences.length, skills: resume.skills.length, schools: resume.education.length },
    contact: { name: resume.name, email: resume.emails[0] ?? null, linkedinUrl: resume.linkedinUrl },
    head: result.text.slice(0, headLength),
    unread: unreadWords(result.unread ?? []),
  }
}

/**
 * Merges the résumé into the workspace's own row of the person. Call {@link lockPeople} before locking the candidate: imports
 * lock in that order too.
 * @returns false when the file contains nothing new
 */
export async function learnFromResume(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  personId: string,
  resume: ResumePart,
): Promise<boolean> {
  await lockPeople(tx, ctx.workspaceId)
  const row = await readOwnPerson(tx, ctx.workspaceId, personId)
  const { profile, sources } = row
  const { changed, ...merged } = mergeProfiles({ profile, sources }, addedByResume(profile, resume), label, ctx.now().toISOString())
  if (!changed) return false
  const ownPerson =
    row.workspace_id === null
      ? { id: newId(), shadows: row.id, state: 'new' as const }
      : { id: row.id, shadows: row.shadows, state: 'changed' as const }
  await savePeople(tx, ctx, vocabulary, [{ ...ownPerson, ...merged, workspaceId: ctx.workspaceId }], 'resume')
  await record(tx, ctx, { type: 'person.changed', personId: ownPerson.id })
  return true
}
