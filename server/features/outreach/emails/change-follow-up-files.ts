// Adds files to a follow-up that hasn't been sent, and removes them.
import { whyNotChangeFiles } from '@fairlead/domain/outreach/follow-up-files'
import { text as attachmentText } from '@fairlead/domain/outreach/texts/attachment'
import { validateAttachments } from '@fairlead/domain/outreach/attachment'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { addToFollowUp, filesOfFollowUp, findFiles, removeFromFollowUp } from '../../mail/messages/attachment-store.ts'
import { lockMessage } from '../../mail/messages/lock-message.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { stateOf } from '../../mail/messages/message-row.ts'
import { isFollowedUpSoon, waitingFollowUps } from '../../mail/messages/waiting-follow-ups.ts'
import { kindOfMailbox } from './choose-files.ts'
import { text as texts } from '../texts/texts.ts'

export interface FollowUpOf {
  projectId: string
  candidateId: string
  step: number
}

/** Locked until the transaction ends: it is neither written nor claimed for sending while its files change. */
async function lockFollowUp(tx: Tx, ctx: ActorContext, { step, ...about }: FollowUpOf) {
  const { project, candidate } = await accessCandidate(tx, ctx.actor, about, 'decide')
  if (!mayDo('open_mail', project, ctx.actor)) throw new Refusal('not_permitted')
  const ofCandidate = tx.selectFrom('message').where('candidate_id', '=', candidate.id).where('kind', '=', 'sequence')
  const written = await ofCandidate.select('id').where('step', '=', step).executeTakeFirst()
  if (written) await lockMessage(tx, written.id)
  const emails = await ofCandidate.selectAll().select(isFollowedUpSoon.as('is_followed_up_soon')).execute()
  const email = emails.find((row) => row.step === step)
  const problem = email ? whyNotChangeFiles(stateOf(email)) : null
  const followUp = waitingFollowUps(project, emails).find((waiting) => waiting.step === step)
  if (problem || !followUp) throw new Refusal('invalid_move', problem ?? texts.noSuchFollowUp)
  return { followUp, place: { projectId: project.id, candidateId: candidate.id } }
}

/** Adds an upload of the user after the files the follow-up has. Adding it again does nothing. */
export function addFileToFollowUp(
  ctx: ActorContext,
  { attachments: limits }: Pick<MailSettings, 'attachments'>,
  about: FollowUpOf,
  attachmentId: string,
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { followUp, place } = await lockFollowUp(tx, ctx, about)
    const files = await filesOfFollowUp(tx, followUp)
    if (files.some((file) => file.attachmentId === attachmentId)) return
    const [added] = await findFiles(tx, ctx, place, [attachmentId])
    if (!added) throw new Refusal('invalid_input', attachmentText.noLongerStored, { attachment_id: attachmentText.noLongerStored })
    const sizes = [...files, added].map(({ bytes }) => bytes)
    const problem = validateAttachments(sizes, limits, await kindOfMailbox(tx, followUp.mailboxId))
    if (problem) throw new Refusal('invalid_input', problem, { attachment_id: problem })
    await addToFollowUp(tx, ctx, followUp, added)
    await record(tx, ctx, { type: 'conversation.changed', ...place })
  })
}

/** Removes the file at this place, if it is still the same one. An upload that no email names anymore is deleted after a week. */
export function removeFileOfFollowUp(
  ctx: ActorContext,
  about: FollowUpOf,
  file: { number: number; attachmentId: string | null },
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { followUp, place } = await lockFollowUp(tx, ctx, about)
    await removeFromFollowUp(tx, followUp, file)
    await record(tx, ctx, { type: 'conversation.changed', ...place })
  })
}
