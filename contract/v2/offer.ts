// {V2}offer: an offer letter behind the candidate's link.
import { letterStates } from '@fairlead/domain/candidate/offer-letter'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, text } from '../fields.ts'

const also = { 404: 'The link has ended.', 429: 'Too many requests; try again later.' }

export const readOffer = call(
  'GET',
  'v2/offer',
  ['guest'],
  'The offer letter of the link’s candidate.',
  z.object({ token: text }),
  z.object({
    candidate_name: z.string(),
    job_title: z.string(),
    hiring_company: z.string(),
    /** null for a withdrawn offer. */
    body: z.string().nullable(),
    answer_by: z.string(),
    state: z.enum(letterStates),
    /** Why it can't be answered; null when it can. */
    refusal: z.string().nullable(),
    signed_name: z.string().nullable(),
  }),
  { also },
)
export type ReadOffer = CallType<typeof readOffer>

export const readOfferFile = call(
  'GET',
  'v2/offer/file',
  ['guest'],
  'Downloads the letter as PDF; the signed one once it is signed.',
  z.object({ token: text }),
  z.unknown(),
  { download: true, also },
)
export type ReadOfferFile = CallType<typeof readOfferFile>

export const signOffer = call(
  'POST',
  'v2/offer/sign',
  ['guest'],
  'Accepts the offer by the full name and consent. Recorded with time, address, browser, and the hash of the file.',
  z.object({ token: text, name: text, consent: flag }),
  done,
  { audit: null, also: { ...also, 409: 'It was withdrawn, declined, or signed, or its time is over.' } },
)
export type SignOffer = CallType<typeof signOffer>

export const declineOffer = call(
  'POST',
  'v2/offer/decline',
  ['guest'],
  'Declines the offer, with a reason if the candidate gives one.',
  z.object({ token: text, reason: text.default('') }),
  done,
  { audit: null, also: { ...also, 409: 'It was withdrawn, declined, or signed, or its time is over.' } },
)
export type DeclineOffer = CallType<typeof declineOffer>
