// Gathers what canSendTo asks for; the caller holds the locks of project (share) and candidate.
import { findDoubt, type AddressDoubt } from '@fairlead/domain/candidate/address-status'
import type { PersonFlag } from '@fairlead/domain/candidate/person-flags'
import type { SendFacts } from '@fairlead/domain/outreach/can-send-to'
import { mostSevere } from '@fairlead/domain/outreach/suppression'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { findCandidateDoubt, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { findErased } from '../../candidates/people/erased-addresses.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { readPersonNotices, type PersonNotice } from './notice-rules.ts'
import { readRecontactStops } from './recontact.ts'
import { readSuppressionsOfEach, type FoundSuppression } from '../suppression/suppression-store.ts'

/** The most severe flag on a person in this workspace. */
export async function readFlag(tx: Tx, personId: string): Promise<PersonFlag | null> {
  return (await readFlags(tx, [{ candidate: { personId } }])).get(personId) ?? null
}

/** By person. */
export async function readFlags(tx: Tx, recipients: readonly { candidate: { personId: string } }[]): Promise<Map<string, PersonFlag>> {
  const ids = recipients.map(({ candidate }) => candidate.personId)
  // a flag on the shared row holds for the workspace's own
  const { rows } = await sql<{ person_id: string; kind: PersonFlag }>`
    select p.id as person_id, f.kind from person p join person_flag f on f.person_id in (p.id, p.shadows)
    where p.id = any(${ids}::text[]) and (f.until is null or f.until > now()) order by f.kind desc`.execute(tx)
  // the first kind in order is the most severe: it is set last
  return new Map(rows.map((row) => [row.person_id, row.kind]))
}

/** Whether a user has agreed to write to a guess with an email to its candidate that was not canceled. */
async function readAcceptedGuesses(tx: Tx, guesses: readonly { candidateId: string; address: string }[]) {
  if (guesses.length === 0) return () => false
  const keyOf = (candidateId: string, address: string) => `${candidateId} ${address}`
  const rows = await tx
    .selectFrom('message')
    .select(['candidate_id', 'to_email'])
    .where('candidate_id', '=', sql<string>`any(${guesses.map(({ candidateId }) => candidateId)})`)
    .where('guess_accepted', '=', true)
    .where('state', '<>', 'cancelled')
    .execute()
  const accepted = new Set(rows.map((row) => keyOf(row.candidate_id ?? '', row.to_email)))
  return (candidateId: string, address: string) => accepted.has(keyOf(candidateId, address))
}

export interface GatheredFacts extends SendFacts {
  suppression: FoundSuppression | null
  /** The address, when a vendor guessed it. */
  guess: AddressDoubt | null
  /** Why it waits for the postal address: the rule that requires one. */
  missingNotice: string | null
  /** A user agreed to write to the guess earlier in the conversation. */
  wasGuessAccepted: boolean
}

type Context = Pick<WorkspaceContext, 'hashAddress' | 'workspaceId' | 'now'>

export interface PlannedMail {
  project: Pick<LoadedProject, 'outreachPause' | 'isArchived'>
  candidate: LoadedCandidate
  step: number | null
  address: string | null
  dueAt: Date | null
  /** This email is accepted, or its acceptance is asked about elsewhere. */
  acceptsGuess: boolean
  /** A rejection, queued before its project was archived: closing a search answers everyone first. */
  isFarewell?: boolean
}

export async function gatherSendFacts(
  tx: Tx,
  ctx: Context,
  project: PlannedMail['project'],
  candidate: LoadedCandidate,
  mail: Pick<PlannedMail, 'step' | 'address' | 'dueAt' | 'acceptsGuess'>,
): Promise<GatheredFacts> {
  const [facts] = await gatherManySendFacts(tx, ctx, [{ ...mail, project, candidate }])
  return must(facts)
}

/** The facts of several emails, in order, with one statement for each kind of fact. */
export async function gatherManySendFacts(tx: Tx, ctx: Context, emails: readonly PlannedMail[]): Promise<GatheredFacts[]> {
  if (emails.length === 0) return []
  const guesses = emails.flatMap(({ candidate, address }) => {
    const guess = findCandidateDoubt(candidate, address?.toLowerCase() ?? null)
    return guess ? [{ candidateId: candidate.id, address: guess.address }] : []
  })
  const addresses = emails.map(({ address }) => address?.toLowerCase() ?? null)
  const facts = {
    isGuessAccepted: await readAcceptedGuesses(tx, guesses),
    steps: await readSteps(tx, emails),
    suppressionsOf: await readSuppressionsOfEach(tx, ctx, addresses),
    flags: await readFlags(tx, emails),
    notices: await readPersonNotices(
      tx,
      ctx,
      emails.flatMap(({ candidate, step }) => (step === null ? [] : [{ personId: candidate.personId, place: candidate.profile.place }])),
    ),
    pastApplications: await readRecontactStops(
      tx,
      ctx,
      emails.flatMap(({ candidate, step }) => (step === 0 ? [candidate.personId] : [])),
    ),
    erased: await findErased(tx, ctx, [...new Set(addresses.filter((address) => address !== null))]),
  }
  return emails.map((mail) => factsOf(mail, facts))
}

interface KnownFacts {
  isGuessAccepted: (candidateId: string, address: string) => boolean
  steps: Map<string | null, SequenceStep[]>
  suppressionsOf: (address: string | null) => FoundSuppression[]
  flags: Map<string, PersonFlag>
  notices: ReadonlyMap<string, PersonNotice>
  pastApplications: ReadonlyMap<string, string>
  erased: ReadonlySet<string>
}

interface SequenceStep {
  step: number | null
  state: string
  sent_at: Date | null
}

async function readSteps(tx: Tx, emails: readonly PlannedMail[]): Promise<Map<string | null, SequenceStep[]>> {
  const rows = await tx
    .selectFrom('message')
    .select(['candidate_id', 'step', 'state', 'sent_at'])
    .where('candidate_id', '=', sql<string>`any(${emails.map(({ candidate }) => candidate.id)})`)
    .where('kind', '=', 'sequence')
    .execute()
  return Map.groupBy(rows, (row) => row.candidate_id)
}

function factsOf(
  { project, candidate, ...mail }: PlannedMail,
  { isGuessAccepted, steps, suppressionsOf, flags, notices, pastApplications, erased }: KnownFacts,
): GatheredFacts {
  const address = mail.address?.toLowerCase() ?? null
  const guess = findCandidateDoubt(candidate, address)
  const wasGuessAccepted = guess !== null && isGuessAccepted(candidate.id, guess.address)
  const suppression = mostSevere(suppressionsOf(address))
  const flag = flags.get(candidate.personId) ?? null
  const missingNotice = mail.step === null ? null : (notices.get(candidate.personId)?.missing ?? null)
  const sent = (steps.get(candidate.id) ?? []).filter(({ state }) => state === 'sent')
  const sentAt = (step: number) => sent.find((row) => row.step === step)?.sent_at ?? null
  // a follow-up that is switched off leaves its number out
  const sentBefore = (step: number) =>
    sent.filter((row) => row.step !== null && row.step < step).toSorted((a, b) => (b.step ?? 0) - (a.step ?? 0))
  return {
    step: mail.step,
    stage: candidate.stage,
    address,
    repliedAt: candidate.repliedAt,
    unsubscribedAt: suppression?.reason === 'unsubscribed' ? suppression.at : null,
    suppressed: (suppression !== null && suppression.reason !== 'bounced') || (address !== null && erased.has(address)),
    flag,
    isMerged: candidate.isMerged,
    bouncedAt: suppression?.reason === 'bounced' ? suppression.at : address && candidate.badEmails.includes(address) ? new Date(0) : null,
    suppression,
    guess,
    wasGuessAccepted,
    isUndeliverable: findDoubt(candidate.doubts, address)?.status === 'undeliverable',
    isUnacceptedGuess: guess !== null && !mail.acceptsGuess && !wasGuessAccepted,
    project: { paused: project.outreachPause, archived: project.isArchived && !mail.isFarewell },
    lacksPostalAddress: missingNotice !== null,
    missingNotice,
    pastApplication: mail.step === 0 ? (pastApplications.get(candidate.personId) ?? null) : null,
    followUpsDisabled: candidate.disableFollowups,
    pausedUntil: candidate.pausedUntil,
    manualOutreach: candidate.manualOutreach,
    sentAt: mail.step === null ? null : sentAt(mail.step),
    previousSentAt: mail.step === null || mail.step === 0 ? null : (sentBefore(mail.step)[0]?.sent_at ?? null),
    dueAt: mail.dueAt,
  }
}
