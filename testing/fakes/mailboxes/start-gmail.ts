// A local Gmail: the published API (gmail.googleapis.com, v1) for a few people's mailboxes, with sign-in at the same address.
import { setTimeout as sleep } from 'node:timers/promises'
import { headerValue } from '@fairlead/local-services/mail/header'
import { serve, type Call, type Reply, type Served } from '@fairlead/local-services/http/serve'
import { openAccounts, type AccountOptions, type Accounts, type Holder } from './accounts.ts'
import { openWatches, type GmailWatches } from './gmail-watch.ts'
import { addressesIn, threadOf, type Arrived, type Email } from './stored-email.ts'

export interface LocalGmail extends Served, Pick<Accounts, 'allow' | 'expireTokens' | 'withdraw' | 'renewals' | 'sign'> {
  /** Announcements of new mail. */
  watches: GmailWatches
  /** Sent messages, oldest first. */
  sent: readonly Arrived[]
  /** Puts an email into a user's inbox; returns its id. */
  deliver(address: string, source: string, labels?: readonly string[]): string
  /** Invalidates all history ids issued so far (404). */
  clearHistory(): void
  /** From now on, responses to sends take this long. */
  delayMs: number
  /** Gmail replaces a Message-ID it doesn't accept with its own. */
  replacesMessageIds: boolean
}

interface Stored extends Email {
  labelIds: string[]
  historyId: number
}

interface Box {
  emails: Map<string, Stored>
  /** In the order in which they were added. */
  history: { id: number; email: string }[]
  forgotten: number
}

const scope = (name: string) => `https://www.googleapis.com/auth/gmail.${name}`
const refusal = (code: number, reason: string, message = reason, headers: Record<string, string> = {}): Reply => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'global', reason }], status: reason } },
  headers,
})
const isHidden = (labels: readonly string[]) => labels.some((label) => ['SPAM', 'TRASH'].includes(label))

export async function startGmail(options: AccountOptions & { port?: number; pageSize?: number }): Promise<LocalGmail> {
  const accounts = openAccounts(options)
  const boxes = new Map<string, Box>()
  const sent: Arrived[] = []
  let count = 0
  let history = 1000
  const state = { delayMs: 0, replacesMessageIds: false }
  const watches = openWatches(
    () => served.url,
    accounts,
    () => history,
  )
  const boxOf = (address: string): Box => {
    const existing = boxes.get(address)
    if (existing) return existing
    const box: Box = { emails: new Map(), history: [], forgotten: 0 }
    boxes.set(address, box)
    return box
  }
  const add = (box: Box, source: Buffer, labelIds: string[], threadId: string | null = null): Stored => {
    // 16 hexadecimal digits that increase with time
    const id = (0x18c0_0000_0000_0000n + BigInt(++count)).toString(16)
    const messageId = headerValue(source, 'message-id')
    const email = { id, threadId: threadId ?? threadOf(source, box.emails.values()) ?? id, source, messageId, at: new Date() }
    const stored: Stored = { ...email, labelIds, historyId: (history += 1 + (count % 7)) }
    box.emails.set(id, stored)
    box.history.push({ id: stored.historyId, email: id })
    return stored
  }

  const send = async ({ address }: Holder, { fields }: Call): Promise<Reply> => {
    const box = boxOf(address)
    let source = Buffer.from(String(fields?.['raw'] ?? ''), 'base64url')
    const to = addressesIn(headerValue(source, 'to'))
    if (to.length === 0) return refusal(400, 'invalidArgument', 'Recipient address required')
    if (state.replacesMessageIds)
      source = Buffer.from(source.toString('latin1').replace(/^Message-ID: .*$/im, `Message-ID: <CA${count}@mail.gmail.com>`), 'latin1')
    const threadId = fields?.['threadId']
    if (typeof threadId === 'string' && ![...box.emails.values()].some((email) => email.threadId === threadId))
      return refusal(404, 'notFound', 'Requested entity was not found.')
    const email = add(box, source, ['SENT'], typeof threadId === 'string' ? threadId : null)
    watches.announce(address, email.labelIds)
    sent.push({ address, messageId: email.messageId, to: to[0]!, source })
    if (state.delayMs > 0) await sleep(state.delayMs)
    return { status: 200, body: { id: email.id, threadId: email.threadId, labelIds: email.labelIds } }
  }
  const list = (box: Box, { query }: Call): Reply => {
    const terms = (query.get('q') ?? '').split(/\s+/).filter((term) => term !== '')
    const labels = query.getAll('labelIds')
    const matches = (email: Stored): boolean =>
      labels.every((label) => email.labelIds.includes(label)) &&
      (query.get('includeSpamTrash') === 'true' || !isHidden(email.labelIds)) &&
      terms.every((term) => {
        const [name = '', ...rest] = term.split(':')
        const value = rest.join(':')
        if (name === 'rfc822msgid') return email.messageId === `<${value}>`
        if (name === 'after') return email.at.getTime() >= Number(value) * 1000
        if (name === '-in') return !email.labelIds.some((label) => label.toLowerCase().startsWith(value.replace(/s$/, '')))
        throw new Error(`The local Gmail does not know ${name}.`)
      })
    const emails = [...box.emails.values()].filter(matches).toReversed()
    const from = Number(query.get('pageToken') ?? 0)
    const size = Math.min(options.pageSize ?? 500, Number(query.get('maxResults') ?? 100))
    const messages = emails.slice(from, from + size).map(({ id, threadId }) => ({ id, threadId }))
    const more = from + size < emails.length ? { nextPageToken: String(from + size) } : {}
    return { status: 200, body: { ...(messages.length > 0 ? { messages } : {}), ...more, resultSizeEstimate: emails.length } }
  }
  const changes = (box: Box, { query }: Call): Reply => {
    const start = Number(query.get('startHistoryId'))
    if (!(start > 0)) return refusal(400, 'invalidArgument', 'startHistoryId is required')
    if (start < box.forgotten) return refusal(404, 'notFound', 'Requested entity was not found.')
    const all = box.history.filter(({ id }) => id > start)
    const size = Math.min(options.pageSize ?? 500, Number(query.get('maxResults') ?? 100))
    const threads = all.slice(0, size).flatMap(({ id, email }) => {
      const stored = box.emails.get(email)
      const message = stored && { id: email, threadId: stored.threadId, labelIds: stored.labelIds }
      return message ? [{ id: String(id), messages: [{ id: email, threadId: message.threadId }], messagesAdded: [{ message }] }] : []
    })
    const more = size < all.length ? { nextPageToken: String(size) } : {}
    return { status: 200, body: { ...(threads.length > 0 ? { history: threads } : {}), ...more, historyId: String(history) } }
  }
  const readThread = (box: Box, { query }: Call, id: string): Reply => {
    const email = box.emails.get(id)
    if (!email) return refusal(404, 'notFound', 'Requested entity was not found.')
    const { threadId, labelIds, historyId, source, at: time, messageId } = email
    const minimal = {
      id,
      threadId,
      labelIds,
      historyId: String(historyId),
      internalDate: String(time.getTime()),
      sizeEstimate: source.length,
    }
    if (query.get('fields') === 'raw') return { status: 200, body: { raw: source.toString('base64url') } }
    if (query.get('format') === 'raw') return { status: 200, body: { ...minimal, raw: source.toString('base64url') } }
    if (query.get('format') === 'metadata')
      return { status: 200, body: { ...minimal, payload: { headers: [{ name: 'Message-ID', value: messageId ?? '' }] } } }
    return { status: 200, body: minimal }
  }

  const served = await serve({
    port: options.port ?? 0,
    // a message of at most 35 MB, in base64
    longestBody: 48_000_000,
    refuse: (status) =>
      status === 429
        ? refusal(429, 'rateLimitExceeded', 'Too many concurrent requests for user', { 'retry-after': '1' })
        : refusal(status, 'backendError', 'Backend Error'),
    answer(call) {
      const answer = accounts.answer(call)
      if (answer) return answer
      const holder = accounts.holderOf(call)
      if (!holder) return refusal(401, 'authError', 'Invalid Credentials')
      const [home, version, users, me, ...path] = call.path.split('/').slice(1).map(decodeURIComponent)
      if (home !== 'gmail' || version !== 'v1' || users !== 'users' || me !== 'me') return refusal(404, 'notFound')
      const [kind, id] = path
      const isSending = call.method === 'POST' && kind === 'messages' && id === 'send'
      if (call.method === 'POST' && holder.scopes.includes(scope('readonly'))) {
        if (kind === 'watch' && id === undefined) return watches.watch(holder, call)
        if (kind === 'stop' && id === undefined) return watches.stop(holder)
      }
      if (!holder.scopes.includes(scope(isSending ? 'send' : 'readonly')))
        return refusal(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')
      if (isSending) return send(holder, call)
      // nothing else may be changed: neither scope allows it
      if (call.method !== 'GET') return refusal(403, 'insufficientPermissions')
      const box = boxOf(holder.address)
      if (kind === 'profile') return { status: 200, body: { emailAddress: holder.address, historyId: String(history) } }
      if (kind === 'history') return changes(box, call)
      if (kind === 'messages') return id === undefined ? list(box, call) : readThread(box, call, id)
      return refusal(404, 'notFound')
    },
  })
  return Object.assign(state, {
    ...served,
    sent,
    allow: accounts.allow,
    expireTokens: accounts.expireTokens,
    withdraw: accounts.withdraw,
    renewals: accounts.renewals,
    watches,
    sign: accounts.sign,
    deliver(address: string, source: string, labels: readonly string[] = ['INBOX', 'UNREAD']) {
      const { id } = add(boxOf(address), Buffer.from(source), [...labels])
      watches.announce(address, labels)
      return id
    },
    clearHistory() {
      history += 1
      for (const box of boxes.values()) box.forgotten = history
    },
  })
}
