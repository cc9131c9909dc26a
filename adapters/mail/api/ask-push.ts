// Requests about announcements: the vendor's refusals keep their wording, because an operator has to act on them.
import { PushRefused } from '@fairlead/domain/ports/mail-push'
import { MailboxBusy } from '@fairlead/domain/ports/mail'
import { ConsentWithdrawn } from '@fairlead/domain/ports/mailboxes'
import { text } from '../../http/shape.ts'
import { errorIn, VendorError, type Answered, type Vendor, type VendorClient } from './ask-vendor.ts'

interface PushRequest {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  json?: object
}

const usualPauseSeconds = 60

/** The successful response; null for a status in `unless`. */
export async function postPush(
  vendor: Vendor,
  client: VendorClient,
  { method, path, json }: PushRequest,
  unless: readonly number[] = [],
): Promise<Answered | null> {
  const content = json === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
  const answer = await client.request({ method, path, ...content })
  if (answer.state !== 'answered') throw new VendorError(answer.state === 'lost' ? 'timeout' : 'refused', answer.reason)
  const { status, body, retryAfterSeconds } = answer
  if (status >= 200 && status < 300) return answer
  if (unless.includes(status)) return null
  if (status === 401) throw new ConsentWithdrawn()
  if (status >= 500) throw new VendorError('no_answer', `${vendor.name} failed (${status}).`)
  if (status === 429 || vendor.meaningOf(status, body) === 'limit') throw new MailboxBusy(retryAfterSeconds ?? usualPauseSeconds)
  throw new PushRefused(text(errorIn(body), 'message')?.slice(0, 300) ?? `${vendor.name} answered ${status}.`)
}
