// Assigns an email to a candidate: by the message it replies to, else by the recipient address; never by subject.

export interface MailTracks {
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  /** Every address the email was delivered to. */
  recipients: string[]
  from: string | null
}

export interface TrackLookups {
  /** The candidate of a stored Message-ID; undefined when unknown. */
  candidateOfMessage: (messageId: string) => string | undefined
  /** The candidate of a reply token; undefined when unknown. */
  candidateOfToken: (token: string) => string | undefined
  /** True for Message-IDs that the product created: such an email is a copy of our own. */
  isOurs: (messageId: string) => boolean
}

export type Belonging =
  | { to: 'candidate'; candidateId: string; by: 'message-id' | 'token' }
  | { to: 'no_one'; reason: 'own copy' | 'no track' | 'tracks disagree' }

/** reply+<token>@domain; the token has lowercase letters, digits, '-', and '_'. Without a local part the default is 'reply'. */
export function replyAddress(token: string, domain: string, local = 'reply'): string {
  if (!tokenShape.test(token)) throw new Error(`Not a reply token: ${JSON.stringify(token)}`)
  return `${local}+${token}@${domain}`
}

const tokenShape = /^[a-z0-9_-]{6,64}$/

/** The token in a reply address of one of `domains`, or null. Case is ignored because some servers rewrite it. */
export function replyToken(address: string, domains: string[], local = 'reply'): string | null {
  const lower = address.trim().toLowerCase().replace(/^<|>$/g, '')
  const atSign = lower.lastIndexOf('@')
  if (atSign < 0 || !domains.some((domain) => domain.toLowerCase() === lower.slice(atSign + 1))) return null
  const [name, ...rest] = lower.slice(0, atSign).split('+')
  const token = rest.join('+')
  return name === local && tokenShape.test(token) ? token : null
}

/**
 * Message-IDs first (In-Reply-To, then References from newest to oldest), then reply tokens. If two Message-IDs or two tokens
 * lead to different candidates, neither decides: the email waits for a person.
 */
export function findRecipient(mail: MailTracks, domains: string[], look: TrackLookups): Belonging {
  if (mail.messageId !== null && look.isOurs(mail.messageId)) return { to: 'no_one', reason: 'own copy' }
  const answered = mail.inReplyTo === null ? undefined : look.candidateOfMessage(mail.inReplyTo)
  if (answered !== undefined) return { to: 'candidate', candidateId: answered, by: 'message-id' }
  for (const reference of mail.references.toReversed()) {
    const candidateId = look.candidateOfMessage(reference)
    if (candidateId !== undefined) return { to: 'candidate', candidateId, by: 'message-id' }
  }
  const byToken = new Set<string>()
  for (const address of mail.recipients) {
    const token = replyToken(address, domains)
    const candidateId = token === null ? undefined : look.candidateOfToken(token)
    if (candidateId !== undefined) byToken.add(candidateId)
  }
  if (byToken.size > 1) return { to: 'no_one', reason: 'tracks disagree' }
  const [candidateId] = byToken
  return candidateId === undefined ? { to: 'no_one', reason: 'no track' } : { to: 'candidate', candidateId, by: 'token' }
}
