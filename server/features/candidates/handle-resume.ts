// Uploading a resume to a candidate and downloading it again, by candidate or by its key.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessCandidate } from './access-candidate.ts'
import { findResume, keepResume, type ResumeFile } from './resume-store.ts'

export function uploadResume(
  ctx: ActorContext,
  input: { candidateId: string; projectId?: string | undefined; file: { name: string; bytes: Uint8Array } | null },
): Promise<string> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    if (!input.file) throw new Refusal('invalid_input', undefined, { file: 'This field is required.' })
    const id = await keepResume(tx, ctx, candidate, input.file)
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    return id
  })
}

/** A resume names its person: in a bias-reduced project there is none to be had. */
export function readResume(ctx: ActorContext, input: { candidateId: string } | { resumeKey: string }): Promise<ResumeFile> {
  return ctx.transaction(async (tx) => {
    const key =
      'candidateId' in input
        ? { id: input.candidateId }
        : await tx.selectFrom('candidate').select('id').where('resume_id', '=', input.resumeKey).executeTakeFirst()
    if (!key) throw new Refusal('not_found', 'This resume does not exist.')
    const { project, candidate } = await accessCandidate(tx, ctx.actor, { candidateId: key.id }, 'read').catch((error: unknown) => {
      throw error instanceof Refusal && 'resumeKey' in input ? new Refusal('not_found', 'This resume does not exist.') : error
    })
    const resume = candidate.resumeId && !project.biasReducer ? await findResume(tx, candidate.resumeId) : null
    if (!resume) throw new Refusal('not_found', 'This resume does not exist.')
    return resume
  })
}
