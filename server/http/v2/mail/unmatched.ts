import { assignUnmatchedMail, listUnmatchedMail } from '@fairlead/contract/v2/mail/unmatched'
import { replyReader } from '../../../features/mail/inbound/reply-reader.ts'
import { assignMail, dismissMail, listUnmatched } from '../../../features/mail/inbound/unmatched-mail.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const getMailUnmatched = endpoint(listUnmatchedMail, async (ctx) =>
  (await listUnmatched(ctx)).map((mail) => ({
    id: mail.id,
    from_email: mail.from_email ?? '',
    from_name: mail.from_name,
    email_subject: mail.subject,
    text: mail.reply_text || mail.body_text,
    date: mail.received_at.toISOString(),
  })),
)

export const postMailUnmatched = endpoint(assignUnmatchedMail, async (ctx, { input }) => {
  if (input.candidate_id) await assignMail(ctx, replyReader, input.mail_id, input.candidate_id)
  else await dismissMail(ctx, input.mail_id)
  return ok
})
