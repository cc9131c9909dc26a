// Gmail announces changes to a Cloud Pub/Sub topic (developers.google.com/workspace/gmail/api/guides/push). One watch per
// mailbox, valid for a week; requesting it again renews it.
import type { ApiAccount, MailPush } from '@fairlead/domain/ports/mailboxes'
import { field } from '../../http/shape.ts'
import { vendorClient, VendorError, type Vendor } from './ask-vendor.ts'
import { postPush } from './ask-push.ts'

const users = 'gmail/v1/users/me'

export function gmailPush(vendor: Vendor): MailPush {
  const watch = async (account: ApiAccount, topicName: string) => {
    // everything that may be a reply, even if one of the owner's filters keeps it out of the inbox
    const body = { topicName, labelIds: ['DRAFT', 'SPAM', 'TRASH'], labelFilterBehavior: 'EXCLUDE' }
    const answer = await postPush(vendor, vendorClient(vendor, account), { method: 'POST', path: `${users}/watch`, json: body })
    const expiresAt = new Date(Number(field(answer?.body, 'expiration')))
    if (Number.isNaN(expiresAt.getTime())) throw new VendorError('no_answer', 'Gmail did not say how long it announces.')
    return { id: null, expiresAt, isProved: false }
  }
  return {
    subscribe: (account, { address }) => watch(account, address),
    renew: (account, { address }) => watch(account, address),
    async stop(account) {
      await postPush(vendor, vendorClient(vendor, account), { method: 'POST', path: `${users}/stop`, json: {} })
    },
  }
}
