// Records faults of a user's mailbox and notifies its owner when it pauses.
import { answerWithoutAddresses } from '@fairlead/domain/outreach/refusal-cause'
import { mailFaultSentence, newsOfOutcome, type MailboxNews } from '@fairlead/domain/outreach/mailbox'
import { mailFaults, type MailFault } from '@fairlead/domain/ports/mailboxes'
import type { SendOutcome } from '@fairlead/domain/ports/mail'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { applyMailboxNews, type StoredMailbox } from '../mailboxes/mailbox-store.ts'
import { countRefusals } from '../mailboxes/mailbox-counts.ts'

/** Writes the condition and the event in one transaction. Outcomes of replaced settings are ignored. */
export function recordMailboxNews(database: Database, { id, workspaceId, version }: StoredMailbox, news: MailboxNews): Promise<void> {
  const ctx = systemContext(database, workspaceId)
  return ctx.transaction(async (tx) => {
    const changed = await applyMailboxNews(tx, id, news, version)
    if (!changed) return
    const { before, after } = changed
    const about = { userId: before.userId, mailboxId: id }
    if (after.pausedFor && after.pausedFor !== before.pausedFor)
      await record(tx, ctx, { type: 'mailbox.paused', ...about, address: before.address, why: after.pausedFor, requestId: newId() })
    await record(tx, ctx, { type: 'mailbox.changed', ...about })
  })
}

/** After the outcome of the message itself was saved. */
export async function recordSent(database: Database, mailbox: StoredMailbox, outcome: SendOutcome): Promise<MailboxNews | null> {
  const response = answerWithoutAddresses(outcome.response)
  const fault = mailFaults.find((mailFault) => mailFault === response)
  const answer = fault ? mailFaultSentence(fault, 'smtp', mailbox.smtp) : response
  const news = newsOfOutcome(outcome, answer, await countRefusals(database, mailbox.id), mailbox.kind)
  if (news) await recordMailboxNews(database, mailbox, news)
  return news
}

export function recordReadFault(database: Database, mailbox: StoredMailbox, fault: MailFault): Promise<void> {
  const sentence = mailFaultSentence(fault, 'imap', mailbox.imap)
  return recordMailboxNews(
    database,
    mailbox,
    fault === 'password' || fault === 'consent' ? { kind: 'pause', reason: fault, fault: null } : { kind: 'cannot_read', fault: sentence },
  )
}
