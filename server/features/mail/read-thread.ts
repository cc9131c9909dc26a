// The thread of the next email to a candidate: the latest email in either direction and its chain of Message-IDs.
import type { Tx } from '../../platform/database.ts'
import { isOwnMailbox } from './mailbox-state.ts'

export interface Thread {
  lastMessageId: string | null
  references: string[]
  /** With 'Re: '; null when nothing has been written yet. */
  subject: string | null
  /** The candidate's most recent sender address. */
  lastFrom: string | null
}

/** Mailboxes have whole seconds, so our own clock determines the order. */
export async function readThread(tx: Tx, candidateId: string): Promise<Thread> {
  const sent = await tx
    .selectFrom('message')
    .select(['subject', 'sent_at as at'])
    .select((eb) => eb.fn.coalesce('sent_as', 'message_id').as('message_id'))
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'sent')
    .orderBy('sent_at')
    .execute()
  const received = await tx
    .selectFrom('inbound_mail')
    .select(['message_id', 'subject', 'created_at as at', 'from_email', 'label', 'matched_by', 'confident', 'mailbox'])
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'person')
    .orderBy('created_at')
    .execute()
  const all = [...sent, ...received].filter((mail) => mail.at !== null).toSorted((a, b) => a.at!.getTime() - b.at!.getTime())
  const ids = all.flatMap((mail) => mail.message_id ?? [])
  const plain = (all[0]?.subject ?? '').replace(/^(re|aw|sv|fwd?):\s*/i, '')
  return {
    lastMessageId: ids.at(-1) ?? null,
    references: ids.slice(-20),
    subject: plain ? `Re: ${plain}` : null,
    lastFrom:
      received.findLast((mail) => !isFromColleague(mail) && !(mail.confident === false && isOwnMailbox(mail.mailbox)))?.from_email ?? null,
  }
}

/** A copied colleague who replied to all: such email is stored in the thread and isn't treated as anyone's reply. */
export function isFromColleague(mail: { label: string | null; matched_by: string | null }): boolean {
  return mail.label === null && mail.matched_by !== 'hand'
}
