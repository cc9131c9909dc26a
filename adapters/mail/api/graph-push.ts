// Microsoft Graph announces new mail at one of our URLs (learn.microsoft.com/graph/change-notifications-delivery-webhooks). It
// checks the URL while subscribing, and sends lifecycle events of the subscription to the same URL.
import type { PushSubscription } from '@fairlead/domain/ports/mail-push'
import type { MailPush } from '@fairlead/domain/ports/mailboxes'
import { text } from '../../http/shape.ts'
import { vendorClient, VendorError, type Answered, type Vendor } from './ask-vendor.ts'
import { postPush } from './ask-push.ts'

const path = 'v1.0/subscriptions'
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`
/** At most 10,080 for messages without content; slightly less, because server clocks differ. */
const longestMinutes = 10_080 - 60

const untilThen = () => new Date(Date.now() + longestMinutes * 60_000).toISOString()

export function graphPush(vendor: Vendor): MailPush {
  const subscriptionIn = (answer: Answered | null, isProved: boolean): PushSubscription => {
    const id = text(answer?.body, 'id')
    const expiresAt = new Date(text(answer?.body, 'expirationDateTime') ?? '')
    if (id === null || Number.isNaN(expiresAt.getTime())) throw new VendorError('no_answer', 'Microsoft gave an unreadable subscription.')
    return { id, expiresAt, isProved }
  }
  return {
    async subscribe(account, { address, secret }) {
      const json = {
        changeType: 'created',
        notificationUrl: address,
        lifecycleNotificationUrl: address,
        resource: "me/mailFolders('inbox')/messages",
        expirationDateTime: untilThen(),
        clientState: secret,
      }
      return subscriptionIn(await postPush(vendor, vendorClient(vendor, account), { method: 'POST', path, json }), true)
    },
    async renew(account, { id }) {
      if (id === null) return null
      const json = { expirationDateTime: untilThen() }
      const answer = await postPush(vendor, vendorClient(vendor, account), { method: 'PATCH', path: pathOf(id), json }, [404])
      return answer && subscriptionIn(answer, false)
    },
    async stop(account, id) {
      if (id !== null) await postPush(vendor, vendorClient(vendor, account), { method: 'DELETE', path: pathOf(id) }, [404])
    },
  }
}
