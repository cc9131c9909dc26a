// Uploads a candidate's resume and downloads it, by candidate or by key.
import { resumeKind, resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import type { ResumeCounts } from '@fairlead/domain/candidate/resume-reading'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate } from '../records/access-candidate.ts'
import { learnFromResume, noteOf, readResumeFile, type ResumeReaders } from '../people/learn-from-resume.ts'
import { lockPeople } from '../people/person-store.ts'
import { findCandidateOfResume, findResume, type ResumeFile, saveResume } from './resume-store.ts'
import { text as texts } from '../texts/texts.ts'

interface UploadedResume {
  key: string
  profile: 'updated' | 'unchanged' | 'unreadable'
  read: ResumeCounts | null
  /** Why the profile didn't change, and what of the file could not be read. */
  note: string
}

/** Stores the file and merges it into the profile. An unreadable file is stored, and the response says so. */
export async function uploadResume(
  ctx: ActorContext,
  readers: ResumeReaders,
  input: { candidateId: string; projectId?: string | undefined; file: { name: string; bytes: Uint8Array } | null },
): Promise<UploadedResume> {
  // the right to upload is checked before a parser runs, and again when writing
  await ctx.transaction((tx) => accessCandidate(tx, ctx.actor, input, 'decide'))
  const isKept = input.file !== null && input.file.bytes.length <= resumeMaximumBytes && resumeKind(input.file.bytes) !== null
  const reading = isKept && input.file ? await readResumeFile(readers, input.file.bytes, ctx.workspaceId) : null
  return ctx.transaction(async (tx) => {
    if (reading && 'profile' in reading) await lockPeople(tx, ctx.workspaceId)
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    if (!input.file) throw new Refusal('invalid_input', undefined, { file: texts.requiredField })
    const id = await saveResume(tx, ctx, candidate, { ...input.file, note: noteOf(reading) })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    if (!reading || 'problem' in reading) return { key: id, profile: 'unreadable', read: null, note: reading?.problem ?? '' }
    const isNew = await learnFromResume(tx, ctx, readers.vocabulary, candidate.personId, reading.profile)
    const { read, unread } = reading
    if (isNew) return { key: id, profile: 'updated', read, note: unread }
    return { key: id, profile: 'unchanged', read, note: [texts.nothingNew, unread].filter(Boolean).join(' ') }
  })
}

/** A resume contains the person's name, so bias-reduced projects never return one. */
export function readResume(ctx: ActorContext, input: { candidateId: string } | { resumeKey: string }): Promise<ResumeFile> {
  return ctx.transaction(async (tx) => {
    const key = 'candidateId' in input ? { id: input.candidateId } : await findCandidateOfResume(tx, input.resumeKey)
    if (!key) throw new Refusal('not_found', texts.unknownResume)
    const { project, candidate } = await accessCandidate(tx, ctx.actor, { candidateId: key.id }, 'read').catch((error: unknown) => {
      throw error instanceof Refusal && 'resumeKey' in input ? new Refusal('not_found', texts.unknownResume) : error
    })
    const resumeId = 'resumeKey' in input ? input.resumeKey : candidate.resumeId
    const resume = resumeId && !project.biasReducer ? await findResume(tx, resumeId) : null
    if (!resume) throw new Refusal('not_found', texts.unknownResume)
    return resume
  })
}
