// Writes to a candidate if an address is known, else finds addresses for the user to choose from.
import { EmailFinderDown, type EmailFinder, type FoundAddress } from '@fairlead/domain/ports/email-finder'
import type { Links } from '@fairlead/domain/ports/links'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate, findCandidateDoubt, knownAddresses, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { searchSubject } from '../../candidates/people/person-find-email.ts'
import { saveFoundEmails } from '../../candidates/people/person-keep-email.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import type { ApprovedAndSent } from './approve-and-send.ts'
import { contactCandidate, type ContactCandidate } from './contact-candidate.ts'

export interface FindAndSend extends ContactCandidate {
  /** The user has seen and accepted the recipient. */
  isConfirmed: boolean
}

/** `guessed`: choices that a vendor guessed. */
export type FoundOrSent = { sent: ApprovedAndSent } | { choose: string[]; guessed: string[] }

/**
 * Sends to the given recipient, or to the known one after confirmation if the project requires it; else returns the addresses
 * to choose from. If names are hidden, there is no choice: the best address is used, or refused when it is a guess without the
 * user's agreement. Without any address, the candidate is to be contacted by hand.
 */
export async function findAndSend(
  ctx: ActorContext,
  { mail, finder, vocabulary, links }: { mail: MailSettings; finder: EmailFinder; vocabulary: Vocabulary; links: Links | null },
  input: FindAndSend,
): Promise<FoundOrSent> {
  const { project, candidate } = await ctx.transaction(async (tx) => {
    const loaded = await accessCandidate(tx, ctx.actor, input, 'decide')
    return loaded
  })
  const { settings } = project
  const send = async (toEmail: string | undefined) => ({ sent: await contactCandidate(ctx, mail, { ...input, toEmail }, links) })
  if (input.toEmail?.trim()) return send(input.toEmail)

  const addresses = knownAddresses(candidate, settings.allowWorkEmails)
  const choice = (person: LoadedCandidate, listed: string[]) => ({
    choose: listed,
    guessed: listed.filter((email) => findCandidateDoubt(person, email)),
  })
  const mustConfirm = (settings.needsEmailConfirmation || settings.confirmEmailBeforeSend) && !project.biasReducer
  const hasGuessOnly = findCandidateDoubt(candidate, addresses[0] ?? null) !== null && !input.acceptsGuess && !project.biasReducer
  if (addresses.length > 0) return hasGuessOnly || (mustConfirm && !input.isConfirmed) ? choice(candidate, addresses) : send(addresses[0])

  const foundEmails = await lookUp(finder, candidate)
  if (foundEmails.length > 0) await ctx.transaction((tx) => saveFoundEmails(tx, ctx, vocabulary, candidate.personId, foundEmails))
  const usable = await ctx.transaction(async (tx) => {
    const { candidate: now } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const addresses = knownAddresses(now, settings.allowWorkEmails)
    if (addresses.length > 0) return choice(now, addresses)
    await saveCandidate(tx, now.id, { manualOutreach: true })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: now.id })
    return choice(now, [])
  })
  if (usable.choose.length === 0) throw new Refusal('no_email_found', messages.noEmailFound)
  return project.biasReducer ? send(usable.choose[0]) : usable
}

async function lookUp(finder: EmailFinder, candidate: LoadedCandidate): Promise<FoundAddress[]> {
  try {
    return (await finder.find(searchSubject(candidate.profile.linkedinUrl, candidate.profile))).addresses
  } catch (error) {
    if (error instanceof EmailFinderDown) throw new Refusal('unavailable', error.message)
    throw error
  }
}
