// Writes a reply like a candidate's mail program and sends it through the real SMTP endpoint.
import { randomUUID } from 'node:crypto'
import { simpleParser } from 'mailparser'
import type { AddressObject } from 'mailparser'
import { createTransport } from 'nodemailer'
import { domainOf } from './submission.ts'

export interface Answer {
  /** The outside message to reply to. */
  id: number
  text: string
  /** The sender of the reply; defaults to the email's first recipient. */
  from?: { name: string | null; address: string }
  /** Off for an auto-reply or for a person who deletes the quote. */
  quote?: boolean
  subject?: string
  headers?: Record<string, string>
  /** Sends to another address than Reply-To, e.g. the unsubscribe address. */
  to?: string
  attachments?: { filename: string; content: Buffer }[]
}

export interface Answered {
  to: string[]
  source(): Buffer
}

/** Sends `answer` to the Reply-To (else From) of `mail` with In-Reply-To, References, and the quoted text; returns its Message-ID. */
export async function answerAsCandidate(port: number, mail: Answered, answer: Answer): Promise<string> {
  const original = await simpleParser(mail.source(), { skipImageLinks: true })
  const recipient = addresses(original.to)[0]
  const from = answer.from ?? { name: recipient?.name || null, address: recipient?.address ?? mail.to[0] ?? '' }
  const sender = original.from?.value[0]
  const target = answer.to ?? (addresses(original.replyTo)[0] ?? sender)?.address
  if (!from.address || !target) throw new Error('The email has no usable sender or recipient.')
  const subject = original.subject ?? ''
  const messageId = `<${randomUUID()}@${domainOf(from.address)}>`
  const before = [original.references ?? []].flat()
  const id = original.messageId
  const quoted = answer.quote === false ? '' : quote(original.text ?? '', sender?.name || sender?.address || '', original.date)
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, name: 'candidate.localhost' })
  try {
    await transport.sendMail({
      from: { name: from.name ?? '', address: from.address },
      to: target,
      subject: answer.subject ?? (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
      text: answer.text + quoted,
      messageId,
      ...(id ? { inReplyTo: id, references: [...before, id] } : {}),
      headers: answer.headers ?? {},
      attachments: answer.attachments ?? [],
    })
  } finally {
    transport.close()
  }
  return messageId
}

function quote(text: string, sender: string, date: Date | undefined): string {
  const when = (date ?? new Date()).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const lines = text.trimEnd().split(/\r?\n/)
  return `\n\nOn ${when} ${sender} wrote:\n${lines.map((line) => (line ? `> ${line}` : '>')).join('\n')}\n`
}

function addresses(field: AddressObject | AddressObject[] | undefined): { name: string; address?: string | undefined }[] {
  return [field ?? []].flat().flatMap((addressObject) => addressObject.value)
}
