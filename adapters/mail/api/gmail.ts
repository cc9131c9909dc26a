// A mailbox through the Gmail API, version 1 (developers.google.com/workspace/gmail/api/reference/rest). Emails are read
// through the mailbox's history; nothing in it is changed.
import type { InboxNews, ListedEmail, MailboxCursor, MailReader, ReadFrom } from '@fairlead/domain/ports/mail'
import type { ApiAccount, OpenMailbox } from '@fairlead/domain/ports/mailboxes'
import { must } from '@fairlead/domain/shared/records'
import type { GuardRules } from '../../http/guarded-request.ts'
import { field, text } from '../../http/shape.ts'
import { apiSender } from './api-sender.ts'
import { errorIn, vendorClient, VendorError, type Answered, type Meaning, type Vendor, type VendorClient } from './ask-vendor.ts'

const limits = ['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded', 'quotaExceeded']
const withdrawn = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'authError']

/** developers.google.com/workspace/gmail/api/guides/handle-errors */
function meaningOf(status: number, body: unknown): Meaning {
  const errors = field(errorIn(body), 'errors')
  const reasons = Array.isArray(errors) ? errors.map((error) => text(error, 'reason') ?? '') : []
  if (reasons.some((reason) => limits.includes(reason))) return 'limit'
  if (reasons.some((reason) => withdrawn.includes(reason))) return 'consent'
  if (status === 400 && /^(Recipient address required|Invalid (To|Cc) header)/.test(text(errorIn(body), 'message') ?? ''))
    return 'recipient'
  // domainPolicy, failedPrecondition (no mail service for this account): the message isn't at fault
  return status === 403 || reasons.includes('failedPrecondition') ? 'sender' : 'message'
}

export const gmailVendor = (home: string, guard: GuardRules): Vendor => ({ name: 'Gmail', home, guard, meaningOf })

const users = 'gmail/v1/users/me'
const withoutBrackets = (messageId: string) => messageId.slice(1, -1)

export function openGmail(vendor: Vendor, account: ApiAccount, name: string): OpenMailbox {
  const client = vendorClient(vendor, account)
  const sender = apiSender({
    vendor,
    client,
    async requestFor(mail, source) {
      const threadId = mail.inReplyTo === null ? null : await threadOf(client, mail.inReplyTo)
      return {
        method: 'POST',
        path: `${users}/messages/send`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ raw: source.toString('base64url'), ...(threadId === null ? {} : { threadId }) }),
      }
    },
    messageIdOf: (answer) => messageIdOf(client, answer),
  })
  const reader: MailReader = {
    mailbox: name,
    listNew: (from, limit) => listNew(client, from, limit),
    async fetchSource(id, _uid, maxBytes) {
      // base64 uses four bytes for three
      const firstBytes = Math.ceil((maxBytes * 4) / 3) + 1024
      const query = { format: 'raw', fields: 'raw' }
      const answer = await client.read({ path: `${users}/messages/${encodeURIComponent(id)}`, query, firstBytes }, [404])
      return answer && rawOf(answer.bytes).subarray(0, maxBytes)
    },
    async wasSent(messageId) {
      const query = { q: `rfc822msgid:${withoutBrackets(messageId)}`, labelIds: 'SENT', includeSpamTrash: 'true' }
      const answer = await client.read({ path: `${users}/messages`, query })
      return idsIn(answer?.body).length > 0
    },
    // announcements need a Google Cloud Pub/Sub topic; otherwise the inbox is read on a schedule
    watch: () => Promise.resolve(() => Promise.resolve()),
    close: () => Promise.resolve(),
  }
  return { sender, reader, close: (waitMs = 10_000) => sender.close(waitMs) }
}

/** The mailbox's owner. */
export async function gmailAddress(vendor: Vendor, account: ApiAccount): Promise<string | null> {
  const answer = await vendorClient(vendor, account).read({ path: `${users}/profile` })
  return text(answer?.body, 'emailAddress')
}

/** The thread of the message being answered; null when it isn't found, and then Gmail groups the messages itself. */
async function threadOf(client: VendorClient, messageId: string): Promise<string | null> {
  const query = { q: `rfc822msgid:${withoutBrackets(messageId)}`, maxResults: '1' }
  try {
    const messages = field((await client.read({ path: `${users}/messages`, query }))?.body, 'messages')
    return Array.isArray(messages) ? text(messages[0], 'threadId') : null
  } catch (error) {
    if (error instanceof VendorError) return null
    throw error
  }
}

async function messageIdOf(client: VendorClient, { body }: Answered): Promise<string | null> {
  const id = text(body, 'id')
  if (id === null) return null
  const query = { format: 'metadata', metadataHeaders: 'Message-ID' }
  const answer = await client.read({ path: `${users}/messages/${encodeURIComponent(id)}`, query })
  const headers = field(field(answer?.body, 'payload'), 'headers')
  const header = Array.isArray(headers) ? headers.find((entry) => text(entry, 'name')?.toLowerCase() === 'message-id') : null
  return text(header, 'value')
}

const idsIn = (body: unknown): string[] => {
  const messages = field(body, 'messages')
  return Array.isArray(messages) ? messages.flatMap((message) => text(message, 'id') ?? []) : []
}

/** From a possibly truncated response: {"raw": "…"} */
function rawOf(bytes: Buffer): Buffer {
  const name = bytes.indexOf('"raw"')
  const start = name < 0 ? -1 : bytes.indexOf('"', bytes.indexOf(':', name)) + 1
  if (start <= 0) throw new VendorError('no_answer', 'Gmail gave an unreadable answer.')
  const end = bytes.indexOf('"', start)
  return Buffer.from(bytes.toString('latin1', start, end < 0 ? bytes.length : end), 'base64url')
}

/** The reading position: a history ID, or a position in the full listing since a day, after which the history continues. */
const inHistory = (id: number): MailboxCursor => ({ uidValidity: 'history', lastUid: id })
const inList = (historyId: number, after: number, lastId: string): MailboxCursor => ({
  uidValidity: `list ${historyId} ${after} ${lastId}`,
  lastUid: 0,
})

async function listNew(client: VendorClient, { cursor, since }: ReadFrom, limit: number): Promise<InboxNews> {
  if (cursor?.uidValidity === 'history') {
    const news = await listHistory(client, cursor.lastUid, limit)
    // null: the history has expired, and everything since the last full listing is read
    if (news) return news
  }
  const [, historyId, after, lastId = ''] = /^list (\d{1,16}) (\d{1,12}) (\S*)$/.exec(cursor?.uidValidity ?? '') ?? []
  if (historyId !== undefined) return listSince(client, { historyId: Number(historyId), after: Number(after), lastId, limit })
  const now = await historyNow(client)
  if (!since) return { emails: [], cursor: inHistory(now), more: false }
  return listSince(client, { historyId: now, after: Math.floor(since.getTime() / 1000), lastId: '', limit })
}

async function historyNow(client: VendorClient): Promise<number> {
  const answer = await client.read({ path: `${users}/profile` })
  return numberIn(answer?.body, 'historyId')
}

function numberIn(body: unknown, name: string): number {
  const number = Number(text(body, name) ?? field(body, name))
  if (!Number.isSafeInteger(number) || number <= 0) throw new VendorError('no_answer', `Gmail gave no ${name}.`)
  return number
}

/** Messages added since then; null when the ID is too old (404). */
async function listHistory(client: VendorClient, start: number, limit: number): Promise<InboxNews | null> {
  const query = { startHistoryId: String(start), historyTypes: 'messageAdded', maxResults: String(limit) }
  const answer = await client.read({ path: `${users}/history`, query }, [404])
  if (!answer) return null
  const history = field(answer.body, 'history')
  const records = Array.isArray(history) ? history : []
  const emails: ListedEmail[] = []
  let next = start
  for (const record of records) {
    const added = field(record, 'messagesAdded')
    const messages = (Array.isArray(added) ? added : []).map((item) => field(item, 'message'))
    const before = next
    next = numberIn(record, 'id')
    for (const [number, message] of messages.entries()) {
      // the record is finished with its last message
      const after = inHistory(number === messages.length - 1 ? next : before)
      const email = await listed(client, text(message, 'id') ?? '', after)
      if (email) emails.push(email)
    }
  }
  const more = text(answer.body, 'nextPageToken') !== null && records.length > 0
  return { emails, cursor: inHistory(more ? next : Math.max(next, numberIn(answer.body, 'historyId'))), more }
}

const maxPages = 200

/** Everything that arrived since then, oldest first; the list is sorted newest first, so all of its IDs are requested. */
async function listSince(
  client: VendorClient,
  { historyId, after, lastId, limit }: { historyId: number; after: number; lastId: string; limit: number },
): Promise<InboxNews> {
  const ids: string[] = []
  let page: string | null = null
  for (let number = 0; number < maxPages; number++) {
    const query = { q: `after:${after} -in:drafts -in:chats`, maxResults: '500', ...(page === null ? {} : { pageToken: page }) }
    const answer: Answered | null = await client.read({ path: `${users}/messages`, query })
    ids.push(...idsIn(answer?.body))
    page = text(answer?.body, 'nextPageToken')
    if (page === null) break
  }
  ids.reverse()
  // a message deleted in the meantime isn't found: start again, since stored messages are recognized
  const rest = ids.slice(ids.indexOf(lastId) + 1)
  const emails: ListedEmail[] = []
  for (const id of rest.slice(0, limit)) {
    const email = await listed(client, id, inList(historyId, after, id))
    if (email) emails.push(email)
  }
  const more = rest.length > limit
  return { emails, cursor: more ? inList(historyId, after, must(rest[limit - 1])) : inHistory(historyId), more }
}

/** null for a message that is gone, or that wasn't received by this mailbox. */
async function listed(client: VendorClient, id: string, cursor: MailboxCursor): Promise<ListedEmail | null> {
  if (id === '') return null
  const answer = await client.read({ path: `${users}/messages/${encodeURIComponent(id)}`, query: { format: 'minimal' } }, [404])
  if (!answer) return null
  const ids = field(answer.body, 'labelIds')
  const labels: unknown[] = Array.isArray(ids) ? ids : []
  const has = (label: string) => labels.includes(label)
  if (['DRAFT', 'CHAT', 'SPAM', 'TRASH'].some(has) || (has('SENT') && !has('INBOX'))) return null
  const timestamp = Number(text(answer.body, 'internalDate') ?? 0)
  return { uidValidity: id, uid: 0, size: Number(field(answer.body, 'sizeEstimate') ?? 0), internalDate: new Date(timestamp), cursor }
}
