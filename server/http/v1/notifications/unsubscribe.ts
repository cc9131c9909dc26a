import { readSubscription, resubscribeCall, unsubscribeCall } from '@fairlead/contract/v1/notifications/unsubscribe'
import { testLinkToken } from '@fairlead/domain/outreach/test-email'
import { Refusal } from '@fairlead/domain/refusal'
import { chooseNotificationMail } from '../../../features/accounts/users/change-user-settings.ts'
import { findUnsubscribe, requestOptIn, resubscribe, unsubscribe, type Unsubscribing } from '../../../features/mail/messages/unsubscribe.ts'
import { systemContext } from '../../../platform/context.ts'
import { openEndpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'
import { text } from '../../texts/texts.ts'

async function find(services: Services, token: string) {
  const link = await findUnsubscribe(services.database, token)
  if (!link) throw new Refusal('not_found', text.unknownLink)
  return link
}

/** The link in a test email belongs to no one. */
const ofTest = { email: '', unsubscribed: false, about: 'test' as const, may_opt_in: false, link_sent: false }

export const getUnsubscribe = openEndpoint(readSubscription, async ({ input, services }) => {
  if (input.token === testLinkToken) return ofTest
  return answerOf(await find(services, input.token))
})

export const postUnsubscribe = openEndpoint(
  unsubscribeCall,
  async ({ input, services }) => {
    if (input.token === testLinkToken) return ofTest
    const match = await find(services, input.token)
    const ctx = systemContext(services.database, match.workspaceId, services.now)
    await (match.about === 'notifications' ? chooseNotificationMail(ctx, match.userId, 'off') : unsubscribe(ctx, match))
    return answerOf({ ...match, unsubscribed: true })
  },
  // the URL in the List-Unsubscribe header: a page for GET, the one click for POST
  { alsoAt: '/notifications/unsubscribe' },
)

export const postResubscribe = openEndpoint(resubscribeCall, async ({ input, services }) => {
  if (input.token === testLinkToken) return ofTest
  const match = await find(services, input.token)
  const ctx = systemContext(services.database, match.workspaceId, services.now)
  if (!match.mayOptIn) {
    await requestOptIn(ctx, services.settings, match.email)
    return { ...answerOf(match), link_sent: true }
  }
  await (match.about === 'notifications' ? chooseNotificationMail(ctx, match.userId, 'daily') : resubscribe(ctx, match.email))
  return answerOf({ ...match, unsubscribed: false })
})

function answerOf({ email, unsubscribed, about, mayOptIn }: Unsubscribing) {
  return { email: masked(email), unsubscribed, about, may_opt_in: mayOptIn, link_sent: false }
}

/** Links get forwarded, so the page shows only part of the address. */
function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 2)}…@${domain}`
}
