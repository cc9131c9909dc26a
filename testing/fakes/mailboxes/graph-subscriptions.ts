// The subscriptions of a local Microsoft Graph: validated, renewed, expired, and announced with lifecycle notifications
// (learn.microsoft.com/graph/change-notifications-delivery-webhooks and change-notifications-lifecycle-events).
import { randomUUID } from 'node:crypto'
import type { Call, Reply } from '@fairlead/local-services/http/serve'
import type { Holder } from './accounts.ts'
import { openAnnouncer, type Announcer } from './announcer.ts'

type LifecycleEvent = 'reauthorizationRequired' | 'subscriptionRemoved' | 'missed'

export interface GraphSubscriptions {
  announcer: Announcer
  /** POST /subscriptions, and PATCH and DELETE of a subscription. */
  answer(holder: Holder, call: Call, id: string): Reply | Promise<Reply>
  /** Reports a new email in this inbox. */
  announce(address: string, messageId: string): void
  /** Sends a mailbox's subscriptions a lifecycle notification; removed subscriptions are deleted. */
  notify(address: string, lifecycleEvent: LifecycleEvent): void
  subscriptionsOf(address: string): { id: string; expiresAt: Date; clientState: string; notificationUrl: string }[]
  expireSubscriptions(): void
}

interface Subscription {
  id: string
  address: string
  url: string
  lifecycleUrl: string | null
  clientState: string
  until: number
}

const longestMinutes = 10_080
const refusal = (status: number, code: string, message: string): Reply => ({ status, body: { error: { code, message, innerError: {} } } })

export function openSubscriptions(): GraphSubscriptions {
  const subscriptions = new Map<string, Subscription>()
  const announcer = openAnnouncer()
  const alive = (address: string) => [...subscriptions.values()].filter((entry) => entry.address === address && entry.until > Date.now())
  const toBody = ({ id, url, until }: Subscription) => ({
    id,
    resource: "me/mailFolders('inbox')/messages",
    changeType: 'created',
    clientState: null,
    notificationUrl: url,
    expirationDateTime: new Date(until).toISOString(),
  })
  const isReached = async (url: string): Promise<boolean> => {
    const token = `Validation: Testing client application reachability for subscription Request-Id: ${randomUUID()}`
    const separator = url.includes('?') ? '&' : '?'
    const delivery = {
      url: `${url}${separator}validationToken=${encodeURIComponent(token)}`,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: '',
    }
    const answer = await announcer.post(delivery).catch(() => null)
    return answer?.status === 200 && answer.type.startsWith('text/plain') && answer.text === token
  }
  const untilOf = (fields: Call['fields']): number | Reply => {
    const until = Date.parse(String(fields?.['expirationDateTime'] ?? ''))
    if (Number.isNaN(until) || until <= Date.now()) return refusal(400, 'InvalidRequest', 'Subscription expiration must be in the future.')
    return until > Date.now() + longestMinutes * 60_000
      ? refusal(400, 'InvalidRequest', `Subscription expiration can only be ${longestMinutes} minutes in the future.`)
      : until
  }
  const create = async ({ address }: Holder, { fields }: Call): Promise<Reply> => {
    const fieldOf = (name: string) => String(fields?.[name] ?? '')
    const [url, lifecycleUrl, clientState] = [fieldOf('notificationUrl'), fieldOf('lifecycleNotificationUrl'), fieldOf('clientState')]
    const resource = fieldOf('resource').replace(/^\//, '')
    if (fields?.['changeType'] !== 'created' || resource !== "me/mailFolders('inbox')/messages" || clientState.length > 255)
      return refusal(400, 'InvalidRequest', 'The local server knows new messages of the inbox only.')
    const until = untilOf(fields)
    if (typeof until !== 'number') return until
    for (const target of new Set([url, lifecycleUrl].filter((entry) => entry !== ''))) {
      if (!target.startsWith('https:')) return refusal(400, 'InvalidRequest', 'Notification URLs must use the https protocol.')
      if (!(await isReached(target)))
        return refusal(
          400,
          'ValidationError',
          'Subscription validation request failed. Notification endpoint must respond with 200 OK to validation request.',
        )
    }
    const subscription = { id: randomUUID(), address, url, lifecycleUrl: lifecycleUrl || null, clientState, until }
    subscriptions.set(subscription.id, subscription)
    return { status: 201, body: toBody(subscription) }
  }
  const item = ({ id, clientState, until }: Subscription) => ({
    subscriptionId: id,
    subscriptionExpirationDateTime: new Date(until).toISOString(),
    clientState,
    tenantId: '84bd8158-6d4d-4958-8b9f-9d6445542f95',
  })
  const deliver = (url: string, value: object) =>
    announcer.send({ url, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ value: [value] }) })

  return {
    announcer,
    answer(holder, call, id) {
      if (call.method === 'POST' && id === '') return create(holder, call)
      const subscription = subscriptions.get(id)
      if (!subscription || subscription.address !== holder.address || subscription.until <= Date.now())
        return refusal(404, 'ResourceNotFound', 'The object was not found.')
      if (call.method === 'DELETE') {
        subscriptions.delete(id)
        return { status: 204, body: '', headers: { 'content-type': 'text/plain' } }
      }
      const until = untilOf(call.fields)
      if (typeof until !== 'number') return until
      subscription.until = until
      return { status: 200, body: toBody(subscription) }
    },
    announce(address, messageId) {
      const resource = `Users/${address}/Messages/${messageId}`
      for (const entry of alive(address))
        deliver(entry.url, {
          ...item(entry),
          changeType: 'created',
          resource,
          resourceData: { '@odata.type': '#Microsoft.Graph.Message', '@odata.id': resource, id: messageId },
        })
    },
    notify(address, lifecycleEvent) {
      for (const entry of alive(address)) {
        if (lifecycleEvent === 'subscriptionRemoved') subscriptions.delete(entry.id)
        if (entry.lifecycleUrl !== null) deliver(entry.lifecycleUrl, { ...item(entry), lifecycleEvent })
      }
    },
    subscriptionsOf: (address) =>
      alive(address).map(({ id, until, clientState, url }) => ({ id, expiresAt: new Date(until), clientState, notificationUrl: url })),
    expireSubscriptions: () => subscriptions.clear(),
  }
}
