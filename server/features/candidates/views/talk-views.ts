// Comments and emails of all candidates on a page, in one statement each.
import { sql } from 'kysely'
import { textToHtml } from '@fairlead/domain/shared/mail-body'
import type { Tx } from '../../../platform/database.ts'
import { readComments, type CommentView } from './comment-views.ts'

export interface MailView {
  candidateId: string
  from: string
  to: string
  at: Date
  subject: string
  html: string
  messageId: string | null
}

export interface Talk {
  comments: CommentView[]
  /** Oldest first. */
  emails: MailView[]
  /** An initial email is planned or in progress. */
  isSending: boolean
}

/** By candidate; candidates without any are left out. `withMail` false leaves email out. */
export async function readTalks(tx: Tx, candidateIds: readonly string[], withMail: boolean): Promise<Map<string, Talk>> {
  const talks = new Map<string, Talk>()
  const talkOf = (id: string) => {
    const talk = talks.get(id) ?? { comments: [], emails: [], isSending: false }
    talks.set(id, talk)
    return talk
  }
  if (candidateIds.length === 0) return talks
  for (const comment of await readComments(tx, candidateIds)) talkOf(comment.candidateId).comments.push(comment)
  if (withMail)
    for (const mail of await selectMail(tx, candidateIds)) {
      const { at: time } = mail
      if (time) talkOf(mail.candidateId).emails.push({ ...mail, at: time })
      else if (mail.step === 0) talkOf(mail.candidateId).isSending = true
    }
  return talks
}

async function selectMail(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<Omit<MailView, 'at' | 'html'> & { at: Date | null; html: string | null; text: string; step: number | null }>`
    select candidate_id as "candidateId", from_email as "from", to_email as "to", sent_at as at, subject, html, body_text as text, message_id as "messageId", step
      from message where candidate_id = any(${ids}) and (state = 'sent' or (step = 0 and state in ('queued', 'claimed', 'committing', 'unknown')))
    union all
    select candidate_id, coalesce(from_email, ''), coalesce(to_email, ''), received_at, subject, html, body_text, message_id, null
      from inbound_mail where candidate_id = any(${ids}) and kind <> 'own'
    order by 4, 8`.execute(tx)
  return rows.map(({ text, html, ...mail }) => ({ ...mail, html: html ?? textToHtml(text) }))
}
