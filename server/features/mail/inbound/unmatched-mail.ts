// Unmatched email: it waits to be assigned to a candidate or set aside, and is never dropped.
import { extractReply } from '@fairlead/domain/conversation/reply-text'
import type { ReplyClassification } from '@fairlead/domain/ports/reply-classifier'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { hasRoleSomewhere } from '../../projects/team/role-somewhere.ts'
import { readCorrections } from './corrections-store.ts'
import { applyReply } from './handle-reply.ts'
import type { ReplyReader } from './inbound-mail.ts'
import { listSentTexts } from '../messages/message-facts.ts'
import { dismiss, listUnmatchedMail, lockUnmatchedMail, saveMatch } from './inbound-mail-store.ts'
import { text as texts } from '../texts/texts.ts'

const maxShown = 200
/** These emails don't belong to a project yet: members who decide in any project handle them. */
const deciding = ['owner', 'member'] as const

export function listUnmatched(ctx: ActorContext) {
  return ctx.transaction(async (tx) => ((await hasRoleSomewhere(tx, ctx, deciding)) ? listUnmatchedMail(tx, maxShown) : []))
}

/** Assigns an email to a candidate: from then on it is a reply like any other. */
export function assignMail(ctx: ActorContext, reader: ReplyReader, mailId: string, candidateId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, { candidateId }, 'decide')
    const mail = await lockUnmatchedMail(tx, mailId)
    if (!mail) throw new Refusal('not_found', texts.emailAssigned)
    const sent = await listSentTexts(tx, candidate.id)
    const replyText = extractReply(
      mail.reply_text || mail.body_text,
      sent.map(({ text }) => text),
    )
    const classification: ReplyClassification | null = mail.kind === 'person' ? reader.classify(replyText, await readCorrections(tx)) : null
    const confident = classification !== null && classification.confidence >= reader.confidentEnough
    await saveMatch(tx, mail.id, { projectId: project.id, candidateId: candidate.id, by: 'hand', classification, confident })
    if (classification)
      await applyReply(tx, ctx, project, candidate, classification, confident, {
        id: mail.id,
        from: mail.from_email,
        at: mail.received_at,
        text: replyText,
      })
  })
}

export function dismissMail(ctx: ActorContext, mailId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (!(await hasRoleSomewhere(tx, ctx, deciding))) throw new Refusal('not_permitted')
    if (!(await dismiss(tx, mailId, ctx.now()))) throw new Refusal('not_found')
  })
}
