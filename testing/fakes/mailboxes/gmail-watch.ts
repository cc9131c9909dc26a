// The watches of a local Gmail, and their Pub/Sub topic with its push subscription
// (developers.google.com/workspace/gmail/api/guides/push, cloud.google.com/pubsub/docs/push).
import type { Call, Reply } from '@fairlead/local-services/http/serve'
import type { Accounts, Holder } from './accounts.ts'
import { openAnnouncer, type Announcer } from './announcer.ts'

/** The topic and its push subscription. */
interface PubSub {
  topic: string
  endpoint: string
  audience: string
  /** The service account that signs in. */
  account: string
}

export interface GmailWatches {
  pubsub: PubSub | null
  announcer: Announcer
  /** The response to the next watch follows its first announcement, which happens at Google too. */
  isAnswerLate: boolean
  watch(holder: Holder, call: Call): Promise<Reply>
  stop(holder: Holder): Reply
  /** Reports a new message in this mailbox. */
  announce(address: string, labels: readonly string[]): void
  /** Expiry of a mailbox's watch; null without a watch. */
  watchedUntil(address: string): Date | null
  expireWatches(): void
}

interface Watch {
  until: number
  labels: string[]
  isExcluding: boolean
}

const weekMs = 7 * 24 * 3600_000
const refusal = (code: number, reason: string, message: string): Reply => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'global', reason }], status: reason } },
})

export function openWatches(home: () => string, accounts: Pick<Accounts, 'sign'>, historyNow: () => number): GmailWatches {
  const watches = new Map<string, Watch>()
  let count = 0
  const publish = (emailAddress: string) => {
    const { pubsub, announcer } = state
    if (!pubsub) return
    const data = Buffer.from(JSON.stringify({ emailAddress, historyId: historyNow() })).toString('base64')
    const messageId = String(++count)
    const publishTime = new Date().toISOString()
    const message = { data, messageId, message_id: messageId, publishTime, publish_time: publishTime }
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: home(),
      aud: pubsub.audience,
      sub: '113774264463038321964',
      email: pubsub.account,
      email_verified: true,
      iat: seconds,
      exp: seconds + 3600,
    }
    announcer.send({
      url: pubsub.endpoint,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accounts.sign(claims)}` },
      body: JSON.stringify({ message, subscription: pubsub.topic.replace('/topics/', '/subscriptions/') }),
    })
  }
  const state: GmailWatches = {
    pubsub: null,
    announcer: openAnnouncer(),
    isAnswerLate: false,
    async watch({ address }, { fields }) {
      const topic = String(fields?.['topicName'] ?? '')
      if (topic !== state.pubsub?.topic)
        return refusal(404, 'notFound', `Error sending test message to Cloud PubSub ${topic} : Resource not found (resource=gmail).`)
      const until = Date.now() + weekMs
      const labels = Array.isArray(fields?.['labelIds']) ? fields['labelIds'].map(String) : []
      watches.set(address, { until, labels, isExcluding: fields?.['labelFilterBehavior'] === 'EXCLUDE' })
      publish(address)
      if (state.isAnswerLate) {
        state.isAnswerLate = false
        await state.announcer.settled()
      }
      return { status: 200, body: { historyId: String(historyNow()), expiration: String(until) } }
    },
    stop({ address }) {
      watches.delete(address)
      return { status: 204, body: '', headers: { 'content-type': 'text/plain' } }
    },
    announce(address, labels) {
      const watch = watches.get(address)
      if (!watch || watch.until <= Date.now()) return
      const hasLabel = watch.labels.some((label) => labels.includes(label))
      if (watch.labels.length === 0 || hasLabel !== watch.isExcluding) publish(address)
    },
    watchedUntil: (address) => (watches.has(address) ? new Date(watches.get(address)!.until) : null),
    expireWatches: () => watches.clear(),
  }
  return state
}
