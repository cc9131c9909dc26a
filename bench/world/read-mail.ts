// Reads an email like the inbox reader does, with the email it replies to.
import { parseMail } from '@fairlead/adapters/mail/parse'
import { addedToSubject } from '@fairlead/domain/conversation/auto-reply'
import { readInThread, type SentText } from '@fairlead/domain/conversation/read-in-thread'
import type { InboundMail } from '@fairlead/domain/ports/mail'
import { fieldOf } from '@fairlead/domain/shared/records'
import { replyReader } from '../../server/features/mail/inbound/reply-reader.ts'
import type { Input } from './case.ts'

/** `context.sent` is the email that we sent: its `subject` and `text`. */
export async function readMail({ bytes, context }: Input): Promise<{ mail: InboundMail; sent: SentText[] }> {
  const sent = context['sent'] ? [{ subject: textIn(context['sent'], 'subject'), text: textIn(context['sent'], 'text') }] : []
  return { mail: readInThread(await parseMail(new Uint8Array(bytes())), sent), sent }
}

export const textIn = (value: unknown, name: string): string => {
  const field = fieldOf(value, name)
  return typeof field === 'string' ? field : ''
}

/** The label of a reply; null for a report and for a mere confirmation of receipt. */
export async function labelOf(input: Input): Promise<string | null> {
  const { mail, sent } = await readMail(input)
  const text = mail.replyText || mail.text
  if (mail.kind === 'bounce') return null
  if (mail.kind === 'person') return replyReader.classify(text, []).label
  const subjects = sent.map(({ subject }) => subject)
  return replyReader.classifyAutomatic(text, addedToSubject(mail.subject, subjects).text, mail.date ?? new Date())?.label ?? null
}
