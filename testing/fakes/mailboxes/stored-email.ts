// An email stored by the local Gmail and Graph servers.
import { headerValue } from '@fairlead/local-services/mail/header'

export interface Email {
  id: string
  threadId: string
  source: Buffer
  messageId: string | null
  at: Date
}

export interface Arrived {
  address: string
  messageId: string | null
  to: string
  source: Buffer
}

/** Addresses of a header such as To, without names. */
export function addressesIn(value: string | null): string[] {
  return (value ?? '').split(',').flatMap((id) => {
    const address = (id.includes('<') ? id.slice(id.lastIndexOf('<') + 1, id.lastIndexOf('>')) : id).trim().toLowerCase()
    return address.includes('@') ? [address] : []
  })
}

const idsIn = (value: string | null): string[] => (value ?? '').split(/\s+/).filter((id) => id.startsWith('<'))

/** The thread of the email that this email answers; null for the first of a thread. */
export function threadOf(source: Buffer, emails: Iterable<Email>): string | null {
  const answered = [...idsIn(headerValue(source, 'in-reply-to')), ...idsIn(headerValue(source, 'references'))]
  if (answered.length === 0) return null
  for (const email of emails) if (email.messageId && answered.includes(email.messageId)) return email.threadId
  return null
}
