// Checks a guessed address of a candidate with the email finder, which charges for it.
import { EmailFinderDown, type AddressCheck, type EmailFinder } from '@fairlead/domain/ports/email-finder'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate, addressOf, knownAddresses } from '../../candidates/records/access-candidate.ts'
import { readAddressHistory, saveAddressNews, type KnownAddress } from '../../candidates/people/address-store.ts'
import { text as texts } from '../texts/texts.ts'

interface About {
  projectId: string
  candidateId: string
  /** Blank = the address used for their email. */
  address: string
}

export interface CheckedAddress {
  status: KnownAddress['status']
  vendor: string | null
  checkedAt: Date | null
}

const day = 24 * 60 * 60_000

const stated: CheckedAddress = { status: 'confirmed', vendor: null, checkedAt: null }

/** Only a guess is checked, at most once a day; otherwise the known status is returned. */
export async function verifyAddress(ctx: ActorContext, finder: EmailFinder, about: About): Promise<CheckedAddress> {
  const { entry, isFresh } = await ctx.transaction(async (tx) => {
    const { entry } = await accessAddress(tx, ctx, about)
    return { entry, isFresh: entry?.proof === 'verifier' && ctx.now().getTime() - entry.checkedAt.getTime() < day }
  })
  if (entry?.status !== 'guessed' || isFresh) return entry ?? stated
  const check = await requestCheck(finder, entry.address)
  return ctx.transaction(async (tx) => {
    const { projectId, candidateId, personId } = await accessAddress(tx, ctx, { ...about, address: entry.address })
    await saveAddressNews(tx, ctx, [{ personId, address: entry.address, origin: entry.origin, proof: 'verifier', ...check }])
    await record(tx, ctx, { type: 'candidate.changed', projectId, candidateId })
    return (await accessAddress(tx, ctx, { ...about, address: entry.address })).entry ?? stated
  })
}

async function accessAddress(tx: Tx, ctx: ActorContext, about: About) {
  const { project, candidate } = await accessCandidate(tx, ctx.actor, about, 'decide')
  const address = normaliseEmail(about.address) || addressOf(candidate, project.settings.allowWorkEmails)
  const entry = (await readAddressHistory(tx, ctx, candidate.personId)).find((row) => row.address === address)
  // an address without a row isn't a guess; addresses of unknown people must not be sent to the finder
  if (!entry && !knownAddresses(candidate, true).includes(address ?? '')) throw new Refusal('not_found', texts.notTheirAddress)
  return { projectId: project.id, candidateId: candidate.id, personId: candidate.personId, entry }
}

async function requestCheck(finder: EmailFinder, email: string): Promise<AddressCheck> {
  if (!finder.verify) throw new Refusal('unavailable', texts.noFinderChecksAddresses)
  try {
    return await finder.verify(email)
  } catch (error) {
    if (error instanceof EmailFinderDown) throw new Refusal('unavailable', error.message)
    throw error
  }
}
