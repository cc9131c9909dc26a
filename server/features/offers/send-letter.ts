// Sends an offer letter with its link, withdraws it, and records a signature by hand.
import { createHash } from 'node:crypto'
import { letterEnd, letterLinkDays, whyNotSend } from '@fairlead/domain/candidate/offer-letter'
import { dayText, isCalendarDay } from '@fairlead/domain/candidate/offer'
import { readAttachment } from '@fairlead/domain/outreach/attachment'
import type { LetterWriter } from '@fairlead/domain/ports/letters'
import { offerLetterNotice } from '@fairlead/domain/project/notices'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import { appLanguageOf, asReader } from '@fairlead/domain/shared/readers-language'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { closeLinks, openLink } from '../accounts/security/link-store.ts'
import type { CandidateKey } from '../candidates/records/access-candidate.ts'
import { saveAttachment } from '../mail/messages/attachment-store.ts'
import { guestUrl } from '../mail/messages/candidate-language.ts'
import type { MailSettings } from '../mail/messages/mail-settings.ts'
import { cancelQueued } from '../mail/messages/message-store.ts'
import { prepareNotice, sendNotice } from '../mail/sending/send-notice.ts'
import { fileOf, openLetterDesk, standingOf } from './letter-desk.ts'
import { settleLetter } from './offer-letter-store.ts'
import { text } from './texts/texts.ts'

const requestOf = (letterId: string) => `offer_letter:${letterId}`

/** Sends the saved version once; its file can no longer change. Sending it again changes nothing. */
export function sendLetter(
  ctx: ActorContext,
  mail: MailSettings,
  writer: LetterWriter,
  key: CandidateKey & { version: number },
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const desk = await openLetterDesk(tx, ctx, key)
    const { project, candidate, letter } = desk
    if (!letter) throw new Refusal('invalid_move', text.noLetterToSend)
    if (letter.version !== key.version) throw new Refusal('edited_meanwhile', text.letterChanged)
    if (letter.state === 'sent') return
    const refusal = whyNotSend(standingOf({ ...desk, letter }, writer), ctx.now())
    if (refusal) throw new Refusal('invalid_move', refusal)
    const bytes = await writer.write(fileOf(project, letter, ctx.now()))
    const { name, answerBy } = asReader(appLanguageOf(letter.language) ?? 'en', () => ({
      name: text.fileName,
      answerBy: dayText(letter.answerBy),
    }))
    const place = { projectId: project.id, candidateId: candidate.id }
    const file = await saveAttachment(tx, ctx, place, { name, contentType: 'application/pdf', bytes })
    const sha256 = createHash('sha256').update(bytes).digest()
    if (!(await settleLetter(tx, ctx, letter, { state: 'sent', file: { id: file.id, sha256 } })))
      throw new Refusal('edited_meanwhile', text.letterChanged)
    await closeLinks(tx, 'offer', { candidateId: candidate.id }, ctx.now())
    const days = Math.ceil((letterEnd(letter.answerBy).getTime() - ctx.now().getTime()) / 86_400_000)
    const link = await openLink(tx, ctx, { purpose: 'offer', candidateId: candidate.id, days: Math.max(days, letterLinkDays) })
    const values = { offer_link: guestUrl(mail.publicUrl, 'offer', link, letter.language), answer_by: answerBy }
    const notice = { ...offerLetterNotice(letter.language), values }
    const ready = await prepareNotice(tx, ctx, mail, { project, candidate }, notice)
    if ('refusal' in ready) throw new Refusal('invalid_move', ready.refusal)
    const isQueued = await sendNotice(
      tx,
      ctx,
      mail,
      { project, candidate },
      { ...notice, emailType: 'offer_letter', requestId: requestOf(letter.id), cc: [] },
    )
    if (!isQueued) throw new Refusal('invalid_move', text.noEmail)
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

/** The candidate can no longer sign, and an email that wasn't sent yet is canceled. */
export function withdrawLetter(ctx: ActorContext, key: CandidateKey): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate, letter } = await openLetterDesk(tx, ctx, key)
    if (letter?.state === 'withdrawn') return
    if (letter?.state === 'signed') throw new Refusal('invalid_move', text.signedStays)
    if (letter?.state !== 'sent') throw new Refusal('invalid_move', text.notSent)
    await settleLetter(tx, ctx, letter, { state: 'withdrawn' })
    await cancelQueued(tx, candidate.id, 'withdrawn', { requestId: requestOf(letter.id) })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

/** A letter that was signed on paper or elsewhere, with its file if there is one. */
export function recordSignature(
  ctx: ActorContext,
  key: CandidateKey & { day: string; file: { name: string; bytes: Uint8Array } | null },
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate, letter } = await openLetterDesk(tx, ctx, key)
    if (letter?.state === 'signed' && letter.signature?.by === 'hand' && letter.signature.day === key.day) return
    if (letter?.state === 'signed') throw new Refusal('invalid_move', text.signedStays)
    if (letter?.state !== 'sent' && letter?.state !== 'draft') throw new Refusal('invalid_move', text.noLetterToSend)
    if (!isCalendarDay(key.day)) throw new Refusal('invalid_input', undefined, { signed_date: messages.noSuchDay })
    const latest = new Date(ctx.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
    if (key.day > latest) throw new Refusal('invalid_input', undefined, { signed_date: text.signedInFuture })
    let signedFileId: string | null = null
    if (key.file) {
      const read = readAttachment(key.file.name, key.file.bytes)
      if ('problem' in read || read.contentType !== 'application/pdf') throw new Refusal('unsupported_file', text.onlyPdf)
      const place = { projectId: project.id, candidateId: candidate.id }
      signedFileId = (await saveAttachment(tx, ctx, place, { ...read, bytes: key.file.bytes })).id
    }
    const signature = { by: 'hand', day: key.day, recordedBy: ctx.userId } as const
    await settleLetter(tx, ctx, letter, { state: 'signed', signature, signedFileId })
    if (letter.state === 'sent') await cancelQueued(tx, candidate.id, 'withdrawn', { requestId: requestOf(letter.id) })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}
