// Local Gmail and Microsoft Graph that announce new email to a test app at an HTTPS address.
import type { Post } from './fakes/mailboxes/announcer.ts'
import type { Settings } from '../server/platform/settings.ts'
import { pushUrl } from '../server/features/mail/push-setup.ts'
import { startMailboxProviders, type MailboxProviders } from './provider-mailboxes.ts'
import type { TestApp } from './test-app.ts'

const publicUrl = 'https://hire.example'
const topic = 'projects/hiring-1/topics/gmail'
const account = 'pubsub@hiring-1.iam.gserviceaccount.com'

export interface PushProviders extends MailboxProviders {
  pushSettings: Partial<Settings>
  /** From now on announcements are delivered to this app. */
  announceTo(testApp: TestApp): void
}

export async function startPushProviders(addresses: readonly string[]): Promise<PushProviders> {
  const providers = await startMailboxProviders(addresses)
  return {
    ...providers,
    pushSettings: { ...providers.settings, publicUrl, mailPush: { topic, account, audience: null, graph: true } },
    announceTo(testApp) {
      const post = postTo(testApp)
      providers.google.watches.announcer.post = post
      providers.google.watches.pubsub = { topic, account, endpoint: pushUrl(publicUrl, 'gmail'), audience: pushUrl(publicUrl, 'gmail') }
      providers.microsoft.subscriptions.announcer.post = post
    },
  }
}

/** As forwarded by a TLS proxy. */
const postTo =
  (testApp: TestApp): Post =>
  async ({ url, headers, body }) => {
    const { pathname, search } = new URL(url)
    const answer = await testApp.app.inject({ method: 'POST', url: `${pathname}${search}`, headers, payload: body })
    return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text: answer.body }
  }
