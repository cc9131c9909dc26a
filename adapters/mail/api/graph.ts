// A mailbox through Microsoft Graph, version 1.0 (learn.microsoft.com/graph/api/resources/message). The inbox is read through
// its changes (delta); nothing in it is changed.
import type { InboxNews, ListedEmail, MailReader, ReadFrom } from '@fairlead/domain/ports/mail'
import type { ApiAccount, OpenMailbox } from '@fairlead/domain/ports/mailboxes'
import type { GuardRules } from '../../http/guarded-request.ts'
import { field, text } from '../../http/shape.ts'
import { apiSender } from './api-sender.ts'
import { errorIn, vendorClient, VendorError, type Meaning, type Vendor, type VendorClient } from './ask-vendor.ts'

/** learn.microsoft.com/graph/errors */
function meaningOf(status: number, body: unknown): Meaning {
  const code = text(errorIn(body), 'code') ?? ''
  if (/^(ApplicationThrottled|TooManyRequests|ErrorExceededMessageLimit|MailboxConcurrency)/.test(code)) return 'limit'
  if (/^(ErrorAccessDenied|Authorization_RequestDenied|InvalidAuthenticationToken)$/.test(code)) return 'consent'
  if (code === 'ErrorInvalidRecipients') return 'recipient'
  // ErrorSendAsDenied, MailboxNotEnabledForRESTAPI: the message isn't at fault
  return status === 403 || status === 404 ? 'sender' : 'message'
}

export const graphVendor = (home: string, guard: GuardRules): Vendor => ({ name: 'Microsoft', home, guard, meaningOf })

const me = 'v1.0/me'
const prefer = (size: number) => ({ prefer: `IdType="ImmutableId", odata.maxpagesize=${size}` })

export function openGraph(vendor: Vendor, account: ApiAccount, name: string): OpenMailbox {
  const client = vendorClient(vendor, account)
  const sender = apiSender({
    vendor,
    client,
    // in MIME format, which keeps the Message-ID and List-Unsubscribe headers; a copy is saved to Sent Items
    requestFor: (_mail, source) =>
      Promise.resolve({
        method: 'POST',
        path: `${me}/sendMail`,
        headers: { 'content-type': 'text/plain' },
        body: source.toString('base64'),
      }),
  })
  const reader: MailReader = {
    mailbox: name,
    listNew: (from, limit) => listNew(client, from, limit),
    async fetchSource(id, _uid, maxBytes) {
      const path = `${me}/messages/${encodeURIComponent(id)}/$value`
      const answer = await client.read({ path, headers: { ...prefer(1), accept: 'text/plain' }, firstBytes: maxBytes }, [404])
      return answer?.bytes ?? null
    },
    async wasSent(messageId) {
      const query = { $filter: `internetMessageId eq '${messageId.replaceAll("'", "''")}'`, $select: 'id', $top: '1' }
      const answer = await client.read({ path: `${me}/mailFolders/sentitems/messages`, query })
      return itemsIn(answer?.body).length > 0
    },
    // announcements need a URL of ours that Microsoft can reach; otherwise the inbox is read on a schedule
    watch: () => Promise.resolve(() => Promise.resolve()),
    close: () => Promise.resolve(),
  }
  return { sender, reader, close: (waitMs = 10_000) => sender.close(waitMs) }
}

/** The mailbox's address; the account's name if it has none. */
export async function graphAddress(vendor: Vendor, account: ApiAccount): Promise<string | null> {
  const answer = await vendorClient(vendor, account).read({ path: me, query: { $select: 'mail,userPrincipalName' } })
  return text(answer?.body, 'mail') ?? text(answer?.body, 'userPrincipalName')
}

function itemsIn(body: unknown): unknown[] {
  const value = field(body, 'value')
  if (!Array.isArray(value)) throw new VendorError('no_answer', 'Microsoft gave an unreadable answer.')
  return value
}

/**
 * One page of changes. The cursor is the vendor's link to the next page, or for the next time. Within a page it doesn't
 * advance, because the order is the vendor's: an interrupted page is read again, and stored messages are recognized.
 */
async function listNew(client: VendorClient, { cursor, since }: ReadFrom, limit: number): Promise<InboxNews> {
  const page = cursor === null ? null : await readPage(client, cursor.uidValidity, limit)
  if (page) return page
  // nothing remembered, or expired (410): from the given day, or without one from now
  const from = (since ?? new Date()).toISOString().replace(/\.\d+/, '')
  const query = new URLSearchParams({ changeType: 'created', $select: 'id,receivedDateTime', $filter: `receivedDateTime ge ${from}` })
  const link = `${me}/mailFolders/inbox/messages/delta?${query.toString().replaceAll('+', '%20')}`
  const news = await readPage(client, link, limit)
  if (!news) throw new VendorError('no_answer', 'Microsoft does not know the inbox.')
  return news
}

/** null when the vendor no longer knows a link's state. */
async function readPage(client: VendorClient, link: string, limit: number): Promise<InboxNews | null> {
  const answer = await client.read({ path: link, headers: prefer(limit) }, [400, 404, 410])
  if (!answer) return null
  const cursorHere = { uidValidity: link, lastUid: 0 }
  const emails = itemsIn(answer.body).flatMap((item): ListedEmail[] => {
    const [id, receivedAt] = [text(item, 'id'), text(item, 'receivedDateTime')]
    const isThere = id !== null && receivedAt !== null && field(item, '@removed') === undefined
    return isThere ? [{ uidValidity: id, uid: 0, size: null, internalDate: new Date(receivedAt), cursor: cursorHere }] : []
  })
  emails.sort((a, b) => a.internalDate.getTime() - b.internalDate.getTime())
  const next = text(answer.body, '@odata.nextLink')
  const last = text(answer.body, '@odata.deltaLink')
  if (next === null && last === null) throw new VendorError('no_answer', 'Microsoft gave no link to go on with.')
  return { emails, cursor: { uidValidity: next ?? last ?? '', lastUid: 0 }, more: next !== null }
}
