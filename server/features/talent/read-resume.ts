import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { findResume, type ResumeFile } from '../candidates/resume-store.ts'
import { accessPerson } from './access-person.ts'
import * as text from './texts/en.ts'

/** A résumé contains the name, so there is none if names are hidden. */
export function readPersonResume(ctx: ActorContext, personId: string, resumeId: string): Promise<ResumeFile> {
  return ctx.transaction(async (tx) => {
    const person = await accessPerson(tx, ctx, personId)
    const row = await tx
      .selectFrom('resume')
      .select('id')
      .where('id', '=', resumeId)
      .where('person_id', 'in', [person.id, person.shadows ?? ''])
      .executeTakeFirst()
    const resume = row && person.hiddenBy === null ? await findResume(tx, row.id) : null
    if (!resume) throw new Refusal('not_found', text.unknownResume)
    return resume
  })
}
