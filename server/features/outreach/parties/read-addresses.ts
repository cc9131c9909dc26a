// A candidate's addresses with their history. Addresses reveal names, so there are none when names are hidden.
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { readAddressViews, type AddressView } from '../../candidates/people/address-views.ts'
import { findSources } from '../../candidates/people/person-store.ts'

export function readAddresses(ctx: ActorContext, candidateId: string): Promise<AddressView[]> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, { candidateId }, 'read')
    if (!mayDo('write_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    if (project.biasReducer) return []
    const { personId, profile, preferredEmail } = candidate
    const sources = await findSources(tx, personId)
    return readAddressViews(tx, ctx, { personId, profile, sources, preferredEmail })
  })
}
