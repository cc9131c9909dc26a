// Gathers what canSendTo asks for; the caller holds the locks of project (share) and candidate.
import { doubtAbout, type AddressDoubt } from '@fairlead/domain/candidate/address-status'
import type { PersonFlag } from '@fairlead/domain/candidate/person-flags'
import type { SendFacts } from '@fairlead/domain/outreach/can-send-to'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { guessAt, type LoadedCandidate } from '../candidates/access-candidate.ts'
import { isErased } from '../candidates/erased-addresses.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { lacksAddress, readPostalAddress } from './postal-address.ts'
import { findSuppression, type FoundSuppression } from './suppression-store.ts'

/** The gravest flag on a person in this workspace. */
export async function readFlag(tx: Tx, personId: string): Promise<PersonFlag | null> {
  const flag = await tx
    .selectFrom('person_flag')
    .select('kind')
    .where('person_id', '=', personId)
    .orderBy('kind')
    .limit(1)
    .executeTakeFirst()
  return flag?.kind ?? null
}

/** A user has agreed to write to this guess with an email to the candidate that was not canceled. */
async function hasAcceptedGuess(tx: Tx, candidateId: string, address: string): Promise<boolean> {
  const accepted = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('to_email', '=', address)
    .where('guess_accepted', '=', true)
    .where('state', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()
  return accepted !== undefined
}

export interface GatheredFacts extends SendFacts {
  suppression: FoundSuppression | null
  /** The address, when a vendor guessed it. */
  guess: AddressDoubt | null
  /** A user agreed to write to the guess earlier in the conversation. */
  wasGuessAccepted: boolean
}

/** `acceptsGuess`: this email is accepted, or its acceptance is asked about elsewhere. */
export async function gatherSendFacts(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'hashAddress' | 'workspaceId'>,
  project: Pick<LoadedProject, 'outreachPause' | 'isArchived'>,
  candidate: LoadedCandidate,
  mail: { step: number | null; address: string | null; dueAt: Date | null; acceptsGuess: boolean },
): Promise<GatheredFacts> {
  const address = mail.address?.toLowerCase() ?? null
  const guess = guessAt(candidate, address)
  const wasGuessAccepted = guess !== null && (await hasAcceptedGuess(tx, candidate.id, guess.address))
  const steps = await tx
    .selectFrom('message')
    .select(['step', 'state', 'sent_at'])
    .where('candidate_id', '=', candidate.id)
    .where('kind', '=', 'sequence')
    .execute()
  const suppression = await findSuppression(tx, ctx, [address])
  const flag = await readFlag(tx, candidate.personId)
  const postal = mail.step === null ? null : await readPostalAddress(tx, ctx)
  const sent = steps.filter(({ state }) => state === 'sent')
  const sentAt = (step: number) => sent.find((row) => row.step === step)?.sent_at ?? null
  // a follow-up that is switched off leaves its number out
  const sentBefore = (step: number) => sent.filter((row) => row.step !== null && row.step < step).toSorted((a, b) => b.step! - a.step!)
  return {
    step: mail.step,
    stage: candidate.stage,
    address,
    repliedAt: candidate.repliedAt,
    unsubscribedAt: suppression?.reason === 'unsubscribed' ? suppression.at : null,
    suppressed: (suppression !== null && suppression.reason !== 'bounced') || (address !== null && (await isErased(tx, ctx, [address]))),
    flag,
    bouncedAt: suppression?.reason === 'bounced' ? suppression.at : address && candidate.badEmails.includes(address) ? new Date(0) : null,
    suppression,
    guess,
    wasGuessAccepted,
    isUndeliverable: doubtAbout(candidate.doubts, address)?.status === 'undeliverable',
    isUnacceptedGuess: guess !== null && !mail.acceptsGuess && !wasGuessAccepted,
    project: { paused: project.outreachPause, archived: project.isArchived },
    lacksPostalAddress: postal !== null && postal.isRequired && lacksAddress(postal, candidate.profile.place),
    followUpsDisabled: candidate.disableFollowups,
    pausedUntil: candidate.pausedUntil,
    manualOutreach: candidate.manualOutreach,
    sentAt: mail.step === null ? null : sentAt(mail.step),
    previousSentAt: mail.step === null || mail.step === 0 ? null : (sentBefore(mail.step)[0]?.sent_at ?? null),
    dueAt: mail.dueAt,
  }
}
