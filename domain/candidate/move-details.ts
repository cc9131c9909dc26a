// Details of a move: built from a form, validated, and stored with the stage.
import type { Attention } from './attention.ts'
import { Refusal } from '../refusal.ts'
import { isReviewStage, type HistoryCode, type Stage } from '../shared/stages.ts'
import { checkNotInterested, offerDeclined } from './not-interested.ts'
import { checkOffer, checkStartDate, dayText, type Offer } from './offer.ts'
import { checkReasons, plainRejectionOf, rejectionOf, type GivenRejection, type RejectionForm } from './rejection.ts'
import * as moveDetailsText from './texts/en/move-details.ts'

/** Stored next to the stage. Absent parts are unchanged; null clears them. */
export interface MoveDetails {
  /** The line of history; unless given, the stage's own. */
  code?: HistoryCode
  processed?: boolean
  verdict?: 'approved' | 'rejected' | null
  rejection?: RejectionForm | null
  notInterested?: { codes: number[]; other: string | null } | null
  attention?: Attention | null
  /** When the interview is; unless given, the moment of the move to it. */
  interviewAt?: Date | null
  /** Shown next to the history line. */
  note?: string | null
  isUndo?: boolean
  /** Into Scheduling for another interview, whose interviewers are not the project's. */
  isNextRound?: boolean
  /** Whether to send the candidate the email of this move; defaults to the project's setting. */
  emailCandidate?: boolean
  offer?: Offer | null
  startDay?: string | null
}

/** A move as a person or a client asks for it. */
export interface MoveRequest extends GivenRejection {
  to: Stage
  notInterestedCodes?: readonly number[] | undefined
  notInterestedOther?: string | undefined
  /** Whether to email the candidate the rejection or introduction; defaults to the project's setting. */
  emailCandidate?: boolean | undefined
  /** With a move to Offer; unless given, it was made today. */
  offer?: Partial<Offer> | undefined
  /** With a move to Hired: the first day of work, 'YYYY-MM-DD'. */
  startDay?: string | undefined
}

/**
 * The details of a requested move, for a candidate in `stage`. A candidate who is already there can get other reasons or
 * dates.
 * @throws Refusal 'invalid_input' by field, for details of another stage, which would be lost
 */
export function moveDetails(request: MoveRequest, stage: Stage, now: Date): MoveDetails {
  const stray = strayDetails(request)
  if (Object.keys(stray).length > 0) throw new Refusal('invalid_input', Object.values(stray)[0], stray)
  const { to, notInterestedCodes: codes = [] } = request
  if (stage === to && !isReviewStage(to)) return bringsDetails(request) ? partsOf(request, codes, now) : {}
  if (codes.includes(offerDeclined.code) && stage !== 'OFFER')
    throw new Refusal('invalid_input', undefined, { not_interested_code: moveDetailsText.thereIsNoOfferToDecline })
  return { ...(request.emailCandidate === undefined ? {} : { emailCandidate: request.emailCandidate }), ...partsOf(request, codes, now) }
}

function strayDetails({ to, ...request }: MoveRequest): Record<string, string> {
  const named: [string, boolean, Stage, string][] = [
    ['rejection_code', Boolean(request.rejectionCodes?.length), 'REJECTED', 'Rejected'],
    ['not_interested_code', Boolean(request.notInterestedCodes?.length), 'NOT_INTERESTED', 'Not Interested'],
    ['offer_date', request.offer?.day !== undefined, 'OFFER', 'Offer'],
    ['start_date', request.startDay !== undefined, 'HIRED', 'Hired'],
  ]
  return Object.fromEntries(
    named.flatMap(([field, isNamed, stage, label]) => (isNamed && stage !== to ? [[field, moveDetailsText.onlyForMoves(label)]] : [])),
  )
}

function bringsDetails(request: MoveRequest): boolean {
  if (request.to === 'REJECTED') return Boolean(request.rejectionCodes?.length)
  if (request.to === 'NOT_INTERESTED') return Boolean(request.notInterestedCodes?.length)
  if (request.to === 'OFFER') return request.offer?.day !== undefined || Boolean(request.offer?.note?.trim())
  return request.to === 'HIRED' && request.startDay !== undefined
}

function partsOf(request: MoveRequest, codes: readonly number[], now: Date): MoveDetails {
  switch (request.to) {
    case 'REJECTED':
      return { rejection: plainRejectionOf(request) }
    case 'NOT_INTERESTED':
      return { notInterested: { codes: [...codes], other: codes.includes(8) ? (request.notInterestedOther ?? null) : null } }
    case 'OFFER':
      return {
        offer: { day: request.offer?.day ?? now.toISOString().slice(0, 10), note: request.offer?.note?.trim() ?? '' },
        startDay: null,
      }
    case 'HIRED':
      return { startDay: request.startDay ?? '' }
    default:
      return {}
  }
}

/** null when a person's move to `to` may be saved with these details, else the sentence per wire field. */
export function checkMoveDetails(to: Stage, details: MoveDetails, now: Date): Record<string, string> | null {
  switch (to) {
    case 'REJECTED':
      return checkReasons((details.rejection ?? rejectionOf({})).codes)
    case 'NOT_INTERESTED': {
      const { codes, other } = details.notInterested ?? { codes: [], other: null }
      return codes.length > 0 ? checkNotInterested(codes, other ?? '') : null
    }
    case 'OFFER':
      // it is already tomorrow fourteen hours east of UTC
      return checkOffer(details.offer ?? { day: '', note: '' }, new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10))
    case 'HIRED':
      return checkStartDate(details.startDay ?? '')
    default:
      return null
  }
}

/** Shown in the history next to a user's move. */
export function moveNote(to: Stage, { note, offer, startDay }: MoveDetails): string | null {
  if (note !== undefined) return note
  if (to === 'OFFER' && offer) return `Made on ${dayText(offer.day)}`
  return to === 'HIRED' && startDay ? `Starts ${dayText(startDay)}` : null
}
