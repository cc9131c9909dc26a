// A report about an email we sent: its address was refused, or it was reported as spam.
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { LoadedCandidate } from '../candidates/access-candidate.ts'
import { saveAddressNews } from '../candidates/address-store.ts'
import { saveCandidate } from '../candidates/candidate-store.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { addressesOf } from './follow-through.ts'
import type { ReceivedMail } from './inbound-mail.ts'
import { listSentEmails } from './message-facts.ts'
import { cancelQueued } from './message-store.ts'
import { recordBounce } from './record-bounce.ts'
import { addSuppression } from './suppression-store.ts'
import * as text from './texts/en.ts'

/** Code of a spam complaint (ARF, RFC 5965) in a report. */
const complaint = 'complaint'

/** The caller holds the candidate's lock. A report may name any address: only addresses this candidate was written to are suppressed. */
export async function handleBounce(
  tx: Tx,
  ctx: WorkspaceContext,
  project: Pick<LoadedProject, 'id'>,
  candidate: LoadedCandidate,
  { mail }: ReceivedMail,
): Promise<void> {
  if (mail.bounce?.permanent) {
    const about = await readReported(tx, candidate.id, mail.bounce)
    if (about && mail.bounce.code === complaint) await stopForComplaint(tx, ctx, candidate)
    else if (about) await stopAddress(tx, ctx, candidate, about)
  }
  await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
}

interface Reported {
  messageId: string
  address: string
}

/**
 * This candidate's email that the report is about: the one it names, else the newest to the address it names, else the newest.
 * null when it is about a copied recipient, such as the hiring manager.
 */
async function readReported(
  tx: Tx,
  candidateId: string,
  { recipient, originalMessageId }: { recipient: string | null; originalMessageId: string | null },
): Promise<Reported | null> {
  const sent = await listSentEmails(tx, candidateId)
  const named = recipient?.trim().toLowerCase() ?? ''
  const original =
    sent.find(({ message_id, sent_as }) => originalMessageId !== null && [message_id, sent_as].includes(originalMessageId)) ??
    sent.find(({ to_email }) => to_email === named) ??
    sent[0]
  if (!original || original.cc.some((address) => address.toLowerCase() === named)) return null
  const wasWrittenTo = sent.some(({ to_email }) => to_email === named)
  return { messageId: original.id, address: wasWrittenTo ? named : original.to_email }
}

/** Emails to another address, added in the meantime, continue. */
async function stopAddress(tx: Tx, ctx: WorkspaceContext, candidate: LoadedCandidate, { messageId, address }: Reported): Promise<void> {
  const { id: candidateId, personId } = candidate
  await cancelQueued(tx, candidateId, 'bounced', 'all', address)
  await addSuppression(tx, ctx, { name: address, reason: 'bounced' })
  await saveAddressNews(tx, ctx, [{ personId, address, status: 'undeliverable', proof: 'bounce', origin: null }])
  await saveCandidate(tx, candidateId, { badEmail: address, attention: { code: 'bounced', text: text.addressRefused(address) } })
  await recordBounce(tx, ctx, messageId)
}

/** The address works; its owner doesn't want to hear from us, at this or any other address. */
async function stopForComplaint(tx: Tx, ctx: WorkspaceContext, candidate: LoadedCandidate): Promise<void> {
  await cancelQueued(tx, candidate.id, 'complaint', 'all')
  for (const address of await addressesOf(tx, candidate, null)) await addSuppression(tx, ctx, { name: address, reason: 'complaint' })
  await saveCandidate(tx, candidate.id, { attention: { code: 'complaint', text: text.reportedAsSpam } })
}
