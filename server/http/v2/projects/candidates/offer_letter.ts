import {
  decideOfferLetter,
  readOfferLetter,
  readOfferLetterFile,
  recordOfferSignature,
  saveOfferLetter,
  sendOfferLetter,
  withdrawOfferLetter,
} from '@fairlead/contract/v2/projects/candidates/offer_letter'
import { readLetter, readLetterFile } from '../../../../features/offers/read-letter.ts'
import { recordSignature, sendLetter, withdrawLetter } from '../../../../features/offers/send-letter.ts'
import { decideLetter, writeLetter } from '../../../../features/offers/write-letter.ts'
import { endpoint, FileAnswer, ok } from '../../../endpoint.ts'

const keyOf = ({ project_id: projectId, candidate_id: candidateId }: { project_id: string; candidate_id: string }) => ({
  projectId,
  candidateId,
})

export const getProjectsCandidatesOfferLetter = endpoint(readOfferLetter, async (ctx, { input, services }) => {
  const view = await readLetter(ctx, services.settings, services.letters, { ...keyOf(input), answerBy: input.answer_by })
  const { letter } = view
  const signature = letter?.signature
  return {
    letter: letter && {
      version: letter.version,
      state: letter.state,
      body: letter.body,
      answer_by: letter.answerBy,
      missing: letter.missing,
      unwritable: letter.unwritable,
      terms_changed: letter.hasOtherTerms,
      refusal: letter.refusal,
      sent_date: letter.sentAt?.toISOString() ?? null,
      ended_date: letter.endedAt?.toISOString() ?? null,
      decline_reason: letter.declineReason,
      signature: signature
        ? {
            name: signature.by === 'link' ? signature.name : null,
            date: signature.by === 'link' ? signature.at : signature.day,
            by_hand: signature.by === 'hand',
          }
        : null,
      has_signed_file: letter.hasSignedFile,
    },
    values: view.values,
    default_body: view.defaultBody,
    approvals: view.approvals.map(({ userId, isVoid, ...approval }) => ({ user_id: userId, is_void: isVoid, ...approval })),
    members: view.members.map(({ userId, name }) => ({ user_id: userId, name })),
    is_asked: view.isAsked,
    email: view.email,
    no_email_reason: view.noEmailReason,
  }
})

export const postProjectsCandidatesOfferLetter = endpoint(saveOfferLetter, (ctx, { input }) => {
  const { body, answer_by: answerBy, approvers, version } = input
  return writeLetter(ctx, { ...keyOf(input), body, answerBy, approvers, version: version ?? null })
})

export const getProjectsCandidatesOfferLetterFile = endpoint(readOfferLetterFile, async (ctx, { input, services }) => {
  const { name, contentType, bytes } = await readLetterFile(ctx, services.letters, { ...keyOf(input), signed: input.signed })
  return new FileAnswer(name, contentType, bytes)
})

export const postProjectsCandidatesOfferLetterApprove = endpoint(decideOfferLetter, async (ctx, { input }) => {
  const { version, approved, comment } = input
  await decideLetter(ctx, { ...keyOf(input), version, approved, comment })
  return ok
})

export const postProjectsCandidatesOfferLetterSend = endpoint(sendOfferLetter, async (ctx, { input, services }) => {
  await sendLetter(ctx, services.settings, services.letters, { ...keyOf(input), version: input.version })
  return ok
})

export const postProjectsCandidatesOfferLetterWithdraw = endpoint(withdrawOfferLetter, async (ctx, { input }) => {
  await withdrawLetter(ctx, keyOf(input))
  return ok
})

export const postProjectsCandidatesOfferLetterByHand = endpoint(recordOfferSignature, async (ctx, { input, file }) => {
  await recordSignature(ctx, { ...keyOf(input), day: input.signed_date, file })
  return ok
})
