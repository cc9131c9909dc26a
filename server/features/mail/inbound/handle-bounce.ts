// A report about an email we sent: it wasn't delivered, or it was reported as spam.
import { decideAfterFullMailbox } from '@fairlead/domain/outreach/message-state'
import type { BounceReport } from '@fairlead/domain/ports/mail'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { saveAddressNews } from '../../candidates/people/address-store.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { addressesOf } from '../sending/follow-through.ts'
import type { ReceivedMail } from './inbound-mail.ts'
import { findMessage, listSentEmails } from '../messages/message-facts.ts'
import { stateOf } from '../messages/message-row.ts'
import { cancelQueued, saveMessageState } from '../messages/message-store.ts'
import { recordBounce } from '../sending/record-bounce.ts'
import { addSuppression } from '../suppression/suppression-store.ts'
import { text } from '../texts/texts.ts'

/**
 * The caller holds the candidate's lock. A report may name any address: only addresses this candidate was written to are suppressed, and
 * only when they are proven dead. A full mailbox is written to again; a refusal as spam or by policy counts against our mailbox.
 */
export async function handleBounce(
  tx: Tx,
  ctx: WorkspaceContext,
  project: Pick<LoadedProject, 'id' | 'ownerId'>,
  candidate: LoadedCandidate,
  { mail }: ReceivedMail,
): Promise<void> {
  const report = mail.bounce
  const about = report && report.failure !== 'delayed' ? await readReported(tx, candidate.id, report) : null
  if (report && about) await handleFailure(tx, ctx, project, candidate, report, about)
  await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
}

async function handleFailure(
  tx: Tx,
  ctx: WorkspaceContext,
  project: Pick<LoadedProject, 'id' | 'ownerId'>,
  candidate: LoadedCandidate,
  { failure, answer }: BounceReport,
  about: Reported,
): Promise<void> {
  const undelivered = (sentence: string) =>
    saveCandidate(tx, candidate.id, { attention: { code: 'undelivered', text: [sentence, answer].filter(Boolean).join(' ') } })
  switch (failure) {
    case 'dead_address':
      return stopAddress(tx, ctx, candidate, about)
    case 'complaint':
      return stopForComplaint(tx, ctx, candidate)
    case 'mailbox_full':
      if (await sendAgainLater(tx, ctx, about.messageId)) return
      return undelivered(text.mailboxStillFull(about.address))
    case 'blocked':
      await recordBounce(tx, ctx, about.messageId, { cause: 'blocked', answer, ownerId: project.ownerId })
      return undelivered(text.blockedByServer(about.address))
    case 'unclear':
      return undelivered(text.notDelivered(about.address))
    case 'delayed':
      return
  }
}

/** True when it is sent again, or will be; its follow-ups wait for it. */
async function sendAgainLater(tx: Tx, ctx: WorkspaceContext, messageId: string): Promise<boolean> {
  const row = await findMessage(tx, messageId)
  if (!row) return false
  if (row.state === 'queued' || row.state === 'claimed') return true
  const next = decideAfterFullMailbox(stateOf(row), row.full_times, ctx.now())
  if (next) await saveMessageState(tx, messageId, next, { full_times: row.full_times + 1, sent_at: null, opt_out_hash: null })
  return next !== null
}

interface Reported {
  messageId: string
  address: string
}

/**
 * This candidate's email that the report is about: the one it names, else the newest to the address it names, else the newest.
 * null when it is about a copied recipient, such as the hiring manager.
 */
async function readReported(tx: Tx, candidateId: string, { recipient, originalMessageId }: BounceReport): Promise<Reported | null> {
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
  await cancelQueued(tx, candidateId, 'bounced', { kinds: 'all', to: address })
  await addSuppression(tx, ctx, { name: address, reason: 'bounced' })
  await saveAddressNews(tx, ctx, [{ personId, address, status: 'undeliverable', proof: 'bounce', origin: null }])
  await saveCandidate(tx, candidateId, { badEmail: address, attention: { code: 'bounced', text: text.addressRefused(address) } })
  await recordBounce(tx, ctx, messageId, { cause: 'dead_address' })
}

/** The address works; its owner doesn't want to hear from us, at this or any other address. */
async function stopForComplaint(tx: Tx, ctx: WorkspaceContext, candidate: LoadedCandidate): Promise<void> {
  await cancelQueued(tx, candidate.id, 'complaint', { kinds: 'all' })
  for (const address of await addressesOf(tx, candidate, null)) await addSuppression(tx, ctx, { name: address, reason: 'complaint' })
  await saveCandidate(tx, candidate.id, { attention: { code: 'complaint', text: text.reportedAsSpam } })
}
