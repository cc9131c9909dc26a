// The one way a candidate changes stage: lock, rule, save with counters and history, event - in one transaction.
import { decideMove } from '@fairlead/domain/candidate/moves'
import { checkOffer, checkStartDate, dayText, type Offer } from '@fairlead/domain/candidate/offer'
import { checkNotInterested, offerDeclined } from '@fairlead/domain/candidate/not-interested'
import { checkReasons, manualRejection } from '@fairlead/domain/candidate/rejection'
import { historyCodes, isReviewStage, type HistoryCode, type Stage } from '@fairlead/domain/shared/stages'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { assertCalendar } from '../projects/screener.ts'
import { accessCandidate, type LoadedCandidate } from './access-candidate.ts'
import { applyMove } from './apply-move.ts'
import { saveCandidate, type MoveDetails } from './candidate-store.ts'
import { removeFromReviewQueue } from './remove-from-review-queue.ts'
import { recordBlockedApproval } from './record-blocked-approval.ts'

export interface MoveCandidate {
  projectId?: string | undefined
  candidateId: string
  to: Stage
  rejectionCodes?: number[] | undefined
  rejectionOther?: string | undefined
  badJobTitles?: string[] | undefined
  badCompanies?: string[] | undefined
  notInterestedCodes?: number[] | undefined
  notInterestedOther?: string | undefined
  /** Whether the candidate gets the rejection or the introduction by email; unless said, what the project does. */
  emailCandidate?: boolean | undefined
  /** With a move to Offer; unless said, it was made today. */
  offer?: Partial<Offer> | undefined
  /** With a move to Hired: the first day of work, 'YYYY-MM-DD'. */
  startDay?: string | undefined
}

export function moveCandidate(ctx: ActorContext, input: MoveCandidate): Promise<void> {
  return recordBlockedApproval(ctx, input.candidateId, () => ctx.transaction((tx) => moveWithin(tx, ctx, input)))
}

/** The same as part of a larger change. Who is there already stays there: asking twice does nothing more. */
export async function moveWithin(tx: Tx, ctx: ActorContext, input: MoveCandidate): Promise<void> {
  const found = await accessCandidate(tx, ctx.actor, input, 'decide')
  const queue = (code: HistoryCode, details: MoveDetails) =>
    removeFromReviewQueue(tx, ctx, found.project, found.candidate, input.to, details, code)
  await moveFound(tx, ctx, ctx.actor, found, input, { removeFromReviewQueue: queue })
}

interface Found {
  project: LoadedProject
  candidate: LoadedCandidate
}

interface Around {
  /** How someone of the review queue leaves it; no one of it is moved without. */
  removeFromReviewQueue?: (code: HistoryCode, details: MoveDetails) => Promise<unknown>
  /** Shown beside the history line. */
  note?: string
}

/** Moves a candidate who is locked with their project; `actor` is whose standing the rule asks about. */
export async function moveFound(
  tx: Tx,
  ctx: WorkspaceContext,
  actor: Actor,
  { project, candidate }: Found,
  input: MoveCandidate,
  around: Around,
): Promise<void> {
  const stray = strayDetails(input)
  if (Object.keys(stray).length > 0) throw new Refusal('invalid_input', Object.values(stray)[0], stray)
  if (candidate.stage === input.to && !isReviewStage(input.to)) {
    if (bringsDetails(input)) await saveDetails(tx, ctx, project.id, candidate, input)
    return
  }
  if (input.notInterestedCodes?.includes(offerDeclined.code) && candidate.stage !== 'OFFER') throw noOfferToDecline()
  const code = input.to === 'CONTACTED' ? await contactCode(tx, candidate.id) : undefined
  const move = decideMove(project, actor, candidate, input.to, code)
  // anyone who contacts someone no one has decided on approves of them
  const isApproval = isReviewStage(candidate.stage) && input.to === 'CONTACTED'
  await assertCalendar(tx, project, isApproval ? 'APPROVED' : input.to)
  const details: MoveDetails = {
    ...detailsOf(input, ctx.now()),
    ...(isApproval ? { verdict: 'approved' } : {}),
    ...(input.emailCandidate === undefined ? {} : { emailCandidate: input.emailCandidate }),
    ...(around.note === undefined ? {} : { note: around.note }),
  }
  if (!isReviewStage(candidate.stage)) return applyMove(tx, ctx, project, move, details)
  if (!around.removeFromReviewQueue) throw new Refusal('invalid_move')
  await around.removeFromReviewQueue(move.code, details)
}

/** Reasons and dates of another stage than the one moved to would be lost: refused by field. */
function strayDetails(input: MoveCandidate): Record<string, string> {
  const named: [string, boolean, Stage, string][] = [
    ['rejection_code', Boolean(input.rejectionCodes?.length), 'REJECTED', 'Rejected'],
    ['not_interested_code', Boolean(input.notInterestedCodes?.length), 'NOT_INTERESTED', 'Not Interested'],
    ['offer_date', input.offer?.day !== undefined, 'OFFER', 'Offer'],
    ['start_date', input.startDay !== undefined, 'HIRED', 'Hired'],
  ]
  return Object.fromEntries(
    named.flatMap(([field, isNamed, stage, label]) => (isNamed && stage !== input.to ? [[field, `Only with a move to ${label}.`]] : [])),
  )
}

function bringsDetails(input: MoveCandidate): boolean {
  if (input.to === 'REJECTED') return Boolean(input.rejectionCodes?.length)
  if (input.to === 'NOT_INTERESTED') return Boolean(input.notInterestedCodes?.length)
  if (input.to === 'OFFER') return input.offer?.day !== undefined || Boolean(input.offer?.note?.trim())
  return input.to === 'HIRED' && input.startDay !== undefined
}

/** The candidate stays where they are, now with these reasons or dates; later searches learn from the reasons. */
async function saveDetails(
  tx: Tx,
  ctx: WorkspaceContext,
  projectId: string,
  candidate: LoadedCandidate,
  input: MoveCandidate,
): Promise<void> {
  if (input.notInterestedCodes?.includes(offerDeclined.code) && !(await hasDeclinedOffer(tx, candidate.id))) throw noOfferToDecline()
  const { rejectionCodes, rejectionOther, badJobTitles, badCompanies, notInterestedCodes, notInterestedOther, offer, startDay } = detailsOf(
    input,
    ctx.now(),
  )
  await saveCandidate(tx, candidate.id, {
    ...(rejectionCodes && {
      rejection: {
        codes: rejectionCodes,
        other: rejectionOther ?? null,
        badJobTitles: badJobTitles ?? [],
        badCompanies: badCompanies ?? [],
      },
    }),
    ...(notInterestedCodes && { notInterested: { codes: notInterestedCodes, other: notInterestedOther ?? null } }),
    ...(offer && { offer }),
    ...(startDay && { startDay }),
  })
  await record(tx, ctx, { type: 'candidate.changed', projectId, candidateId: candidate.id })
}

async function hasDeclinedOffer(tx: Tx, candidateId: string): Promise<boolean> {
  const row = await tx.selectFrom('candidate').select('not_interested_codes').where('id', '=', candidateId).executeTakeFirst()
  return row?.not_interested_codes.includes(offerDeclined.code) ?? false
}

function noOfferToDecline(): Refusal {
  return new Refusal('invalid_input', undefined, { not_interested_code: 'There is no offer to decline.' })
}

/** Contacted by hand, unless an email of the product's is on its way or has gone: then the client only says what is so. */
async function contactCode(tx: Tx, candidateId: string): Promise<HistoryCode> {
  const mail = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('step', '=', 0)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return mail ? historyCodes.outreachEmail : historyCodes.outreachManual
}

function detailsOf(input: MoveCandidate, now: Date): MoveDetails {
  if (input.to === 'REJECTED') {
    const codes = input.rejectionCodes?.length ? input.rejectionCodes : [manualRejection.code]
    const other = input.rejectionCodes?.length ? (input.rejectionOther ?? '') : input.rejectionOther || manualRejection.reason
    const wrong = checkReasons(codes)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    return {
      verdict: 'rejected',
      rejectionCodes: codes,
      rejectionOther: other.trim() || null,
      badJobTitles: input.badJobTitles ?? [],
      badCompanies: input.badCompanies ?? [],
      attention: null,
    }
  }
  if (input.to === 'NOT_INTERESTED') {
    const codes = input.notInterestedCodes ?? []
    const wrong = codes.length > 0 ? checkNotInterested(codes, input.notInterestedOther ?? '') : null
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    return { notInterestedCodes: codes, notInterestedOther: codes.includes(8) ? (input.notInterestedOther ?? null) : null, attention: null }
  }
  if (input.to === 'OFFER') {
    const offer = { day: input.offer?.day ?? now.toISOString().slice(0, 10), note: input.offer?.note?.trim() ?? '' }
    // it is tomorrow already, fourteen hours east of UTC
    const wrong = checkOffer(offer, new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10))
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    return { attention: null, offer, startDay: null, note: `Made on ${dayText(offer.day)}` }
  }
  if (input.to === 'HIRED') {
    const startDay = input.startDay ?? ''
    const wrong = checkStartDate(startDay)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    return { attention: null, startDay, note: `Starts ${dayText(startDay)}` }
  }
  return { attention: null, ...(input.to === 'APPROVED' ? { verdict: 'approved' as const } : {}) }
}
