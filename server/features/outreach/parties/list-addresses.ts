// The addresses a candidate can be written to at.
import { Refusal } from '@fairlead/domain/refusal'
import { mayDo } from '@fairlead/domain/project/project'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate, knownAddresses } from '../../candidates/records/access-candidate.ts'

/** Addresses reveal names, so there is no list when names are hidden. */
export function listAddresses(ctx: ActorContext, input: { candidateId: string; allowWork: boolean | undefined }): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    if (!mayDo('write_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    if (project.biasReducer) return []
    return knownAddresses(candidate, input.allowWork ?? project.settings.allowWorkEmails)
  })
}
