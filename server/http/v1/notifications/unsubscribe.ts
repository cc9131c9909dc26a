import { readSubscription, resubscribeCall, unsubscribeCall } from '@fairlead/contract/v1/notifications/unsubscribe'
import { Refusal } from '@fairlead/domain/refusal'
import { chooseNotificationMail } from '../../../features/accounts/change-user-settings.ts'
import { findUnsubscribe, requestOptIn, resubscribe, unsubscribe, type Unsubscribing } from '../../../features/mail/unsubscribe.ts'
import { systemContext } from '../../../platform/context.ts'
import { openEndpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'
import * as text from '../../texts/en.ts'

async function find(services: Services, token: string) {
  const found = await findUnsubscribe(services.database, token)
  if (!found) throw new Refusal('not_found', text.weDontRecognizeThisLink)
  return found
}

export const getUnsubscribe = openEndpoint(readSubscription, async ({ input, services }) => {
  return answerOf(await find(services, input.token))
})

export const postUnsubscribe = openEndpoint(
  unsubscribeCall,
  async ({ input, services }) => {
    const found = await find(services, input.token)
    const ctx = systemContext(services.database, found.workspaceId, services.now)
    await (found.about === 'notifications' ? chooseNotificationMail(ctx, found.userId, 'off') : unsubscribe(ctx, found))
    return answerOf({ ...found, unsubscribed: true })
  },
  // the address in the List-Unsubscribe header: a page for GET, the one click for POST
  { alsoAt: '/notifications/unsubscribe' },
)

export const postResubscribe = openEndpoint(resubscribeCall, async ({ input, services }) => {
  const found = await find(services, input.token)
  const ctx = systemContext(services.database, found.workspaceId, services.now)
  if (!found.mayOptIn) {
    await requestOptIn(ctx, services.settings, found.email)
    return { ...answerOf(found), link_sent: true }
  }
  await (found.about === 'notifications' ? chooseNotificationMail(ctx, found.userId, 'daily') : resubscribe(ctx, found.email))
  return answerOf({ ...found, unsubscribed: false })
})

function answerOf({ email, unsubscribed, about, mayOptIn }: Unsubscribing) {
  return { email: masked(email), unsubscribed, about, may_opt_in: mayOptIn, link_sent: false }
}

/** Links get forwarded, so the page shows only part of the address. */
function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 2)}…@${domain}`
}
