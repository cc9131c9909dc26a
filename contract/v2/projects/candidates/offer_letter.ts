// {V2}projects/candidates/offer_letter: the letter that offers a job, written, approved, sent, and signed.
import { letterStates } from '@fairlead/domain/candidate/offer-letter'
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, flag, id, list, longText, text, whole } from '../../../fields.ts'

const key = { project_id: id, candidate_id: id }

export const readOfferLetter = call(
  'GET',
  'v2/projects/candidates/offer_letter',
  ['unproven'],
  'The candidate’s offer letter, what it lacks, who has to approve it, and the email that would carry its link.',
  z.object({ ...key, answer_by: text.default('') }),
  z.object({
    /** null before one is saved. */
    letter: z
      .object({
        version: z.number(),
        state: z.enum(letterStates),
        body: z.string(),
        /** The last day for an answer. */
        answer_by: z.string(),
        /** Variables without a value. */
        missing: z.array(z.string()),
        /** Characters that the PDF can't show. */
        unwritable: z.array(z.string()),
        /** The offer's terms changed after it was saved. */
        terms_changed: z.boolean(),
        /** Why it can't be sent; null when it can. */
        refusal: z.string().nullable(),
        sent_date: z.string().nullable(),
        ended_date: z.string().nullable(),
        decline_reason: z.string().nullable(),
        /** How it was signed: the name typed and the moment, or only the day for one recorded by hand. */
        signature: z.object({ name: z.string().nullable(), date: z.string(), by_hand: z.boolean() }).nullable(),
        has_signed_file: z.boolean(),
      })
      .nullable(),
    /** By variable; variables without a value are absent. */
    values: z.record(z.string(), z.string()),
    /** The built-in template in the candidate's language. */
    default_body: z.string(),
    approvals: z.array(
      z.object({
        user_id: z.string(),
        name: z.string(),
        decision: z.enum(['approved', 'returned']).nullable(),
        comment: z.string(),
        /** The letter or its terms changed after the decision. */
        is_void: z.boolean(),
      }),
    ),
    /** Who can be asked to approve. */
    members: z.array(z.object({ user_id: z.string(), name: z.string() })),
    /** The user was asked and hasn't decided about this version. */
    is_asked: z.boolean(),
    email: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
    /** Why no email would be sent; null when there is one. */
    no_email_reason: z.string().nullable(),
  }),
)
export type ReadOfferLetter = CallType<typeof readOfferLetter>

export const saveOfferLetter = call(
  'POST',
  'v2/projects/candidates/offer_letter',
  [],
  'Saves the draft of the letter and who has to approve it. A change of text, last day, or terms voids earlier approvals.',
  z.object({
    ...key,
    body: longText,
    answer_by: text,
    /** User ids. */
    approvers: list(id, 50).default([]),
    /** The version that was changed. Absent for a new letter. */
    version: whole.optional(),
  }),
  z.object({ version: z.number() }),
  { audit: 'offer_changed', also: { 409: 'Someone saved a newer version, or the letter was sent.' } },
)
export type SaveOfferLetter = CallType<typeof saveOfferLetter>

export const readOfferLetterFile = call(
  'GET',
  'v2/projects/candidates/offer_letter/file',
  ['unproven'],
  'Downloads the letter as PDF, or the signed one.',
  z.object({ ...key, signed: flag.default(false) }),
  z.unknown(),
  { download: true, also: { 404: 'There is no such file.' } },
)
export type ReadOfferLetterFile = CallType<typeof readOfferLetterFile>

export const decideOfferLetter = call(
  'POST',
  'v2/projects/candidates/offer_letter/approve',
  [],
  'Approves this version of the letter, or returns it with a comment. Only for users who were asked.',
  z.object({ ...key, version: whole, approved: flag, comment: text.default('') }),
  done,
  { audit: 'offer_changed', also: { 403: 'The user was not asked.', 409: 'The letter has changed.' } },
)
export type DecideOfferLetter = CallType<typeof decideOfferLetter>

export const sendOfferLetter = call(
  'POST',
  'v2/projects/candidates/offer_letter/send',
  [],
  'Emails the candidate a link to this version of the letter, once. Refused while a variable has no value or an approval is missing.',
  z.object({ ...key, version: whole }),
  done,
  { audit: 'offer_changed' },
)
export type SendOfferLetter = CallType<typeof sendOfferLetter>

export const withdrawOfferLetter = call(
  'POST',
  'v2/projects/candidates/offer_letter/withdraw',
  [],
  'Withdraws a letter that wasn’t signed or declined.',
  z.object(key),
  done,
  { audit: 'offer_changed' },
)
export type WithdrawOfferLetter = CallType<typeof withdrawOfferLetter>

export const recordOfferSignature = call(
  'POST',
  'v2/projects/candidates/offer_letter/by_hand',
  [],
  'Records that the letter was signed on paper or elsewhere, with the signed PDF if there is one.',
  z.object({ ...key, signed_date: text }),
  done,
  { audit: 'offer_changed', body: 'file', fileMegabytes: 20, also: { 415: 'Not a PDF.' } },
)
export type RecordOfferSignature = CallType<typeof recordOfferSignature>
