import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { findResumeOf, type ResumeFile } from '../candidates/imports/resume-store.ts'
import { accessPerson } from './access-person.ts'
import { text } from './texts/texts.ts'

/** A résumé contains the name, so there is none if names are hidden. */
export function readPersonResume(ctx: ActorContext, personId: string, resumeId: string): Promise<ResumeFile> {
  return ctx.transaction(async (tx) => {
    const person = await accessPerson(tx, ctx, personId)
    const resume = person.hiddenBy === null ? await findResumeOf(tx, [person.id, person.shadows ?? ''], resumeId) : null
    if (!resume) throw new Refusal('not_found', text.unknownResume)
    return resume
  })
}
