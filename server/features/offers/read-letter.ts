// A candidate's offer letter for the team: its state, what it lacks, who approves it, and the email that would carry it.
import {
  defaultLetter,
  isVoid,
  textOfLetter,
  whyNotSend,
  type LetterState,
  type OfferSignature,
} from '@fairlead/domain/candidate/offer-letter'
import type { LetterWriter } from '@fairlead/domain/ports/letters'
import type { OutgoingFile } from '@fairlead/domain/ports/mail'
import { offerLetterNotice } from '@fairlead/domain/project/notices'
import { usedVariables } from '@fairlead/domain/project/template-variables'
import { Refusal } from '@fairlead/domain/refusal'
import { appLanguageOf, asReader } from '@fairlead/domain/shared/readers-language'
import type { ActorContext } from '../../platform/context.ts'
import type { CandidateKey } from '../candidates/records/access-candidate.ts'
import type { MailSettings } from '../mail/messages/mail-settings.ts'
import { prepareNotice } from '../mail/sending/send-notice.ts'
import { fileOf, hasOtherTerms, openLetterDesk, standingOf, unwritableIn, valuesOf } from './letter-desk.ts'
import { readFile } from './offer-letter-store.ts'
import { text } from './texts/texts.ts'
import { listDeciders } from './write-letter.ts'

export interface LetterView {
  letter: {
    version: number
    state: LetterState
    body: string
    answerBy: string
    missing: string[]
    unwritable: string[]
    hasOtherTerms: boolean
    /** Why it can't be sent; null when it can. */
    refusal: string | null
    sentAt: Date | null
    endedAt: Date | null
    declineReason: string | null
    signature: OfferSignature | null
    hasSignedFile: boolean
  } | null
  values: Record<string, string>
  defaultBody: string
  approvals: { userId: string; name: string; decision: 'approved' | 'returned' | null; comment: string; isVoid: boolean }[]
  members: { userId: string; name: string }[]
  /** The user was asked and hasn't decided about this version. */
  isAsked: boolean
  email: { to: string; subject: string; text: string } | null
  noEmailReason: string | null
}

export function readLetter(
  ctx: ActorContext,
  mail: MailSettings,
  writer: LetterWriter,
  key: CandidateKey & { answerBy: string },
): Promise<LetterView> {
  return ctx.transaction(async (tx) => {
    const desk = await openLetterDesk(tx, ctx, key, 'read')
    const { project, candidate, letter, approvals, terms } = desk
    const answerBy = key.answerBy || letter?.answerBy || ''
    const { values, language } = await valuesOf(tx, desk, { answerBy, now: ctx.now() })
    const notice = {
      ...offerLetterNotice(language),
      values: { offer_link: `${mail.publicUrl}/offer/…`, answer_by: values.answer_by ?? '…' },
    }
    const ready = await prepareNotice(tx, ctx, mail, { project, candidate }, notice).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return { refusal: error.message }
    })
    const standing = letter && standingOf({ ...desk, letter }, writer)
    const listed = approvals.map((approval) => ({
      userId: approval.userId,
      name: approval.name,
      decision: approval.decision,
      comment: approval.comment,
      isVoid: standing !== null && isVoid(approval, standing),
    }))
    return {
      letter: letter &&
        standing && {
          version: letter.version,
          state: letter.state,
          body: letter.body,
          answerBy: letter.answerBy,
          missing: usedVariables(textOfLetter(letter)),
          unwritable: [...standing.unwritable],
          hasOtherTerms: hasOtherTerms(letter, terms),
          refusal: whyNotSend(standing, ctx.now()),
          sentAt: letter.sentAt,
          endedAt: letter.endedAt,
          declineReason: letter.declineReason,
          signature: letter.signature,
          hasSignedFile: letter.signedFileId !== null,
        },
      values,
      defaultBody: defaultLetter(language),
      approvals: listed,
      members: await listDeciders(tx, project),
      isAsked:
        letter?.state === 'draft' && listed.some((entry) => entry.userId === ctx.userId && (entry.decision === null || entry.isVoid)),
      email: 'refusal' in ready ? null : { to: ready.address, subject: ready.filled.subject, text: ready.filled.text },
      noEmailReason: 'refusal' in ready ? ready.refusal : null,
    }
  })
}

/** The letter as PDF: as it was sent or signed, or the draft as it is now. */
export function readLetterFile(ctx: ActorContext, writer: LetterWriter, key: CandidateKey & { signed: boolean }): Promise<OutgoingFile> {
  return ctx.transaction(async (tx) => {
    const { project, letter } = await openLetterDesk(tx, ctx, key, 'read')
    const fileId = key.signed ? letter?.signedFileId : letter?.fileId
    if (fileId) {
      const file = await readFile(tx, fileId)
      if (file) return file
    }
    if (!letter || key.signed) throw new Refusal('not_found', text.noFile)
    const strange = unwritableIn(project, letter, writer)
    if (strange.length > 0) throw new Refusal('invalid_input', text.unwritable(strange.join(' ')))
    const name = asReader(appLanguageOf(letter.language) ?? 'en', () => text.fileName)
    return { name, contentType: 'application/pdf', bytes: await writer.write(fileOf(project, letter, ctx.now())) }
  })
}
