// Downloads a file of an email to a candidate, for users who may read the conversation.
import type { OutgoingFile } from '@fairlead/domain/ports/mail'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { findFileOf } from './attachment-store.ts'
import { findCandidateOfMessage } from './message-facts.ts'
import { text } from '../texts/texts.ts'

/** A file may name the candidate, so that projects that hide names return none. */
export function readSentFile(ctx: ActorContext, input: { messageId: string; number: number }): Promise<OutgoingFile> {
  return ctx.transaction(async (tx) => {
    const candidateId = await findCandidateOfMessage(tx, input.messageId)
    if (candidateId === null) throw new Refusal('not_found', text.fileGone)
    const { project } = await accessCandidate(tx, ctx.actor, { candidateId }, 'read').catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'candidate_not_found' ? new Refusal('not_found', text.fileGone) : error
    })
    if (!mayDo('open_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    const file = project.biasReducer ? null : await findFileOf(tx, input.messageId, input.number)
    if (!file) throw new Refusal('not_found', text.fileGone)
    return file
  })
}
