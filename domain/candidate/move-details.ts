// Details of a move: built from a form, validated, and stored with the stage.
import type { Attention } from './attention.ts'
import { Refusal } from '../refusal.ts'
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import { historyLabel, isReviewStage, type HistoryEvent, type Stage } from '../shared/stages.ts'
import { checkNotInterested } from './not-interested.ts'
import { checkOffer, checkStartDate, dayText, termsOf, type Offer } from './offer.ts'
import { checkReasons, plainRejectionOf, rejectionOf, type GivenRejection, type RejectionForm } from './rejection.ts'
import { text as moveDetailsText } from './texts/move-details.ts'

/** Stored next to the stage. Absent parts are unchanged; null clears them. */
export interface MoveDetails {
  /** The history line; defaults to the stage's own. */
  event?: HistoryEvent
  processed?: boolean
  verdict?: 'approved' | 'rejected' | null
  rejection?: RejectionForm | null
  notInterested?: { reasons: NotInterestedReason[]; other: string | null } | null
  attention?: Attention | null
  /** When the interview takes place; defaults to the time of the move. */
  interviewAt?: Date | null
  /** Shown next to the history line. */
  note?: string | null
  isUndo?: boolean
  /** Into Scheduling for another interview, with interviewers other than the project's. */
  isNextRound?: boolean
  /** Whether to send the candidate the email of this move; defaults to the project's setting. */
  emailCandidate?: boolean
  offer?: Offer | null
  startDay?: string | null
}

/** A move as requested by a user or client. */
export interface MoveRequest extends GivenRejection {
  to: Stage
  notInterestedReasons?: readonly NotInterestedReason[] | undefined
  notInterestedOther?: string | undefined
  /** Whether to email the candidate the rejection or introduction; defaults to the project's setting. */
  emailCandidate?: boolean | undefined
  /** With a move to Offer; defaults to today. */
  offer?: Partial<Offer> | undefined
  /** With a move to Hired: the first day of work, 'YYYY-MM-DD'. */
  startDay?: string | undefined
}

/**
 * The details of a requested move, for a candidate in `stage`. A candidate who is already there can get other reasons or dates.
 * @throws Refusal 'invalid_input' by field, for details of another stage, which would be lost
 */
export function moveDetails(request: MoveRequest, stage: Stage, now: Date): MoveDetails {
  const stray = strayDetails(request)
  if (Object.keys(stray).length > 0) throw new Refusal('invalid_input', Object.values(stray)[0], stray)
  const { to, notInterestedReasons: reasons = [] } = request
  if (stage === to && !isReviewStage(to)) return bringsDetails(request) ? partsOf(request, reasons, now) : {}
  if (reasons.includes('offer_declined') && stage !== 'OFFER')
    throw new Refusal('invalid_input', undefined, { not_interested_code: moveDetailsText.noOffer })
  return { ...(request.emailCandidate === undefined ? {} : { emailCandidate: request.emailCandidate }), ...partsOf(request, reasons, now) }
}

function strayDetails({ to, ...request }: MoveRequest): Record<string, string> {
  const named: [string, boolean, Stage, HistoryEvent][] = [
    ['rejection_code', Boolean(request.rejectionReasons?.length), 'REJECTED', 'rejected'],
    ['not_interested_code', Boolean(request.notInterestedReasons?.length), 'NOT_INTERESTED', 'not_interested'],
    ['offer_date', request.offer?.day !== undefined, 'OFFER', 'offer'],
    ['offer_pay_amount', Boolean(request.offer?.terms), 'OFFER', 'offer'],
    ['start_date', request.startDay !== undefined, 'HIRED', 'hired'],
  ]
  return Object.fromEntries(
    named.flatMap(([field, isNamed, stage, event]) =>
      isNamed && stage !== to ? [[field, moveDetailsText.onlyForMoves(historyLabel(event))]] : [],
    ),
  )
}

function bringsDetails(request: MoveRequest): boolean {
  if (request.to === 'REJECTED') return Boolean(request.rejectionReasons?.length)
  if (request.to === 'NOT_INTERESTED') return Boolean(request.notInterestedReasons?.length)
  if (request.to === 'OFFER')
    return request.offer?.day !== undefined || Boolean(request.offer?.note?.trim()) || Boolean(request.offer?.terms)
  return request.to === 'HIRED' && request.startDay !== undefined
}

function partsOf(request: MoveRequest, reasons: readonly NotInterestedReason[], now: Date): MoveDetails {
  switch (request.to) {
    case 'REJECTED':
      return { rejection: plainRejectionOf(request) }
    case 'NOT_INTERESTED':
      return { notInterested: { reasons: [...reasons], other: reasons.includes('other') ? (request.notInterestedOther ?? null) : null } }
    case 'OFFER':
      return {
        offer: {
          day: request.offer?.day ?? now.toISOString().slice(0, 10),
          note: request.offer?.note?.trim() ?? '',
          terms: request.offer?.terms ? termsOf(request.offer.terms) : null,
        },
        startDay: null,
      }
    case 'HIRED':
      return { startDay: request.startDay ?? '' }
    default:
      return {}
  }
}

/** null when a user's move to `to` may be saved with these details, else the error by wire field. */
export function checkMoveDetails(to: Stage, details: MoveDetails, now: Date): Record<string, string> | null {
  switch (to) {
    case 'REJECTED':
      return checkReasons((details.rejection ?? rejectionOf({})).reasons)
    case 'NOT_INTERESTED': {
      const { reasons, other: otherReason } = details.notInterested ?? { reasons: [], other: null }
      return reasons.length > 0 ? checkNotInterested(reasons, otherReason ?? '') : null
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
  if (to === 'OFFER' && offer) return moveDetailsText.offerMade(dayText(offer.day))
  return to === 'HIRED' && startDay ? moveDetailsText.starts(dayText(startDay)) : null
}
