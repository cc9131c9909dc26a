// The mail part of a local Microsoft Graph (v1.0) for a few people's mailboxes, with sign-in at the same address.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { headerValue } from '@fairlead/local-services/mail/header'
import { serve, type Call, type Reply, type Served } from '@fairlead/local-services/http/serve'
import { openAccounts, type AccountOptions, type Accounts, type Holder } from './accounts.ts'
import { openSubscriptions, type GraphSubscriptions } from './graph-subscriptions.ts'
import { addressesIn, threadOf, type Arrived, type Email } from './stored-email.ts'

export interface LocalGraphMail extends Served, Pick<Accounts, 'allow' | 'expireTokens' | 'withdraw' | 'renewals'> {
  /** Announcements of new mail. */
  subscriptions: GraphSubscriptions
  /** Sent messages, oldest first. */
  sent: readonly Arrived[]
  /** Puts an email into a user's inbox; returns its id. */
  deliver(address: string, source: string): string
  /** Invalidates all delta links issued so far (410). */
  clearDelta(): void
  /** From now on, responses to sends take this long. */
  delayMs: number
  /** An accepted message appears in Sent Items after this delay. */
  fileAfterMs: number
}

interface Stored extends Email {
  folder: 'inbox' | 'sentitems'
  change: number
  shownAt: number
}

/** A request is limited to about 4 MB (learn.microsoft.com/graph/use-the-api). */
const longestRequest = 4_000_000

const refusal = (status: number, code: string, message = code): Reply => ({
  status,
  body: { error: { code, message, innerError: {} } },
  headers: status === 429 ? { 'retry-after': '1' } : {},
})
const allows = ({ scopes }: Holder, name: string) => scopes.some((scope) => scope.replace('https://graph.microsoft.com/', '') === name)

export async function startGraphMail(options: AccountOptions & { port?: number; pageSize?: number }): Promise<LocalGraphMail> {
  const accounts = openAccounts(options)
  const subscriptions = openSubscriptions()
  const boxes = new Map<string, Map<string, Stored>>()
  const sent: Arrived[] = []
  let changes = 1
  let forgotten = 0
  const state = { delayMs: 0, fileAfterMs: 0 }
  const boxOf = (address: string): Map<string, Stored> => {
    const existing = boxes.get(address)
    if (existing) return existing
    const box = new Map<string, Stored>()
    boxes.set(address, box)
    return box
  }
  const add = (box: Map<string, Stored>, source: Buffer, folder: Stored['folder'], shownAt = 0): Stored => {
    const id = `AAkALg${randomUUID().replaceAll('-', '')}=`
    const email = { id, threadId: threadOf(source, box.values()) ?? id, source, messageId: headerValue(source, 'message-id') }
    const stored: Stored = { ...email, folder, at: new Date(), change: (changes += 1), shownAt }
    box.set(id, stored)
    return stored
  }

  const sendMail = async ({ address }: Holder, { text, headers }: Call): Promise<Reply> => {
    if (text.length > longestRequest) return refusal(413, 'RequestEntityTooLarge', 'The request is too large.')
    // only accepts MIME, the format that can carry List-Unsubscribe headers
    if (!headers['content-type']?.startsWith('text/plain')) return refusal(400, 'ErrorInvalidRequest')
    const source = Buffer.from(text, 'base64')
    if (source.toString('base64') !== text || !headerValue(source, 'from'))
      return refusal(400, 'ErrorMimeContentInvalid', 'Invalid base64 string for MIME content.')
    const to = addressesIn(headerValue(source, 'to'))
    if (to.length === 0) return refusal(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.')
    if (!addressesIn(headerValue(source, 'from')).includes(address))
      return refusal(403, 'ErrorSendAsDenied', 'The user account does not have the right to send as this address.')
    const email = add(boxOf(address), source, 'sentitems', Date.now() + state.fileAfterMs)
    sent.push({ address, messageId: email.messageId, to: to[0]!, source })
    if (state.delayMs > 0) await sleep(state.delayMs)
    return { status: 202, body: '', headers: { 'content-type': 'text/plain' } }
  }
  const asShown = ({ id, at: receivedAt, messageId, threadId }: Stored) => ({
    '@odata.etag': `W/"${id}"`,
    id,
    receivedDateTime: receivedAt.toISOString().replace(/\.\d+/, ''),
    internetMessageId: messageId,
    conversationId: threadId,
    isDraft: false,
  })
  const search = (box: Map<string, Stored>, { query }: Call): Reply => {
    const [, filterId] = /^internetMessageId eq '((?:[^']|'')*)'$/.exec(query.get('$filter') ?? '') ?? []
    if (filterId === undefined) return refusal(400, 'ErrorInvalidUrlQueryFilter')
    const emails = [...box.values()].filter(
      ({ folder, messageId, shownAt }) => folder === 'sentitems' && shownAt <= Date.now() && messageId === filterId.replaceAll("''", "'"),
    )
    return { status: 200, body: { value: emails.map(asShown) } }
  }
  /** A round of changes since a state of the folder, in pages: the links contain its start, its end, and the day. */
  const delta = (box: Map<string, Stored>, { query, headers, path }: Call): Reply => {
    const token = query.get('$skiptoken') ?? query.get('$deltatoken')
    const [since = 0, end = changes, skip = 0, floor = 0] = token === null ? [] : token.split('.').map(Number)
    const givenAt = query.has('$skiptoken') ? end : since
    if (token !== null && givenAt < forgotten) return refusal(410, 'SyncStateNotFound')
    const filter = query.get('$filter')
    const day = filter === null ? floor : Date.parse(/^receivedDateTime ge (\S+)$/.exec(filter)?.[1] ?? '')
    if (Number.isNaN(day)) return refusal(400, 'ErrorInvalidUrlQueryFilter')
    const pageSize = Number(/odata\.maxpagesize=(\d+)/.exec(String(headers.prefer ?? ''))?.[1] ?? 10)
    const next = skip + Math.min(options.pageSize ?? 500, pageSize)
    const all = [...box.values()].filter(
      ({ folder, change, at: receivedAt }) =>
        folder === 'inbox' && change > since && change <= end && receivedAt.getTime() >= Math.floor(day / 1000) * 1000,
    )
    const link = (name: string, ...parts: number[]) => `http://${headers.host}${path}?${new URLSearchParams({ [name]: parts.join('.') })}`
    const more = next < all.length ? { '@odata.nextLink': link('$skiptoken', since, end, next, day) } : null
    return {
      status: 200,
      body: { value: all.slice(skip, next).map(asShown), ...(more ?? { '@odata.deltaLink': link('$deltatoken', end) }) },
    }
  }

  const served = await serve({
    port: options.port ?? 0,
    longestBody: 4 * longestRequest,
    refuse: (status) => refusal(status, status === 429 ? 'ApplicationThrottled' : 'InternalServerError'),
    answer(call) {
      const answer = accounts.answer(call)
      if (answer) return answer
      const holder = accounts.holderOf(call)
      if (!holder) return refusal(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.')
      const [version, me, ...path] = call.path.split('/').slice(1).map(decodeURIComponent)
      if (version === 'v1.0' && me === 'subscriptions' && call.method !== 'GET')
        return allows(holder, 'Mail.Read')
          ? subscriptions.answer(holder, call, path[0] ?? '')
          : refusal(403, 'ExtensionError', 'Operation: Create; Exception: Access is denied.')
      if (version !== 'v1.0' || me !== 'me') return refusal(404, 'ErrorItemNotFound')
      const box = boxOf(holder.address)
      const where = path.join('/')
      if (call.method === 'POST' && where === 'sendMail')
        return allows(holder, 'Mail.Send') ? sendMail(holder, call) : refusal(403, 'ErrorAccessDenied', 'Access is denied.')
      if (call.method !== 'GET') return refusal(403, 'ErrorAccessDenied', 'Access is denied.')
      if (where === '') return { status: 200, body: { mail: holder.address, userPrincipalName: holder.address } }
      if (!allows(holder, 'Mail.Read')) return refusal(403, 'ErrorAccessDenied', 'Access is denied.')
      if (where === 'mailFolders/sentitems/messages') return search(box, call)
      if (where === 'mailFolders/inbox/messages/delta') return delta(box, call)
      const [kind, id = '', part] = path
      const email = kind === 'messages' && part === '$value' ? box.get(id) : undefined
      return email ? { status: 200, body: email.source, headers: { 'content-type': 'text/plain' } } : refusal(404, 'ErrorItemNotFound')
    },
  })
  return Object.assign(state, {
    ...served,
    sent,
    allow: accounts.allow,
    expireTokens: accounts.expireTokens,
    withdraw: accounts.withdraw,
    renewals: accounts.renewals,
    subscriptions,
    deliver(address: string, source: string) {
      const { id } = add(boxOf(address), Buffer.from(source), 'inbox')
      subscriptions.announce(address, id)
      return id
    },
    clearDelta() {
      changes += 1
      forgotten = changes
    },
  })
}
