// Sends webhooks like Merge: a signed POST per change, retried until accepted.
import { createHmac } from 'node:crypto'

export interface Delivery {
  body: string
  signature: string
}

export interface Webhooks {
  /** Every webhook sent so far, oldest first. */
  told: Delivery[]
  notify(event: string, account: { id: string; integration: string; originId: string | null; email?: string | null }, data: unknown): void
  /** Sends webhooks to this URL from now on. */
  deliverTo(url: string): void
  stop(): void
}

const waitsMs = [0, 500, 2000, 8000, 30_000]

/** Base64url of the HMAC-SHA256 over the body's bytes, sent in the header X-Merge-Webhook-Signature. */
export const signatureOf = (key: string, body: string): string => createHmac('sha256', key).update(body).digest('base64url')

export function startWebhooks(key: string): Webhooks {
  const deliveries: Delivery[] = []
  const waiting = new Set<NodeJS.Timeout>()
  let target: string | null = null
  const post = (delivery: Delivery, attempt: number) => {
    const wait = waitsMs[attempt]
    if (wait === undefined) return
    const timer = setTimeout(() => {
      waiting.delete(timer)
      const headers = { 'content-type': 'application/json', 'x-merge-webhook-signature': delivery.signature }
      void fetch(target!, { method: 'POST', headers, body: delivery.body, signal: AbortSignal.timeout(10_000) })
        .then(({ ok }) => ok || post(delivery, attempt + 1))
        .catch(() => post(delivery, attempt + 1))
    }, wait)
    waiting.add(timer.unref())
  }
  return {
    told: deliveries,
    notify(event, { id, integration, originId, email }, data) {
      const hook = { id: 'webhook', event, target: target ?? '' }
      const linked_account = {
        id,
        integration,
        integration_slug: integration.toLowerCase(),
        category: 'ats',
        end_user_origin_id: originId,
        end_user_email_address: email ?? null,
      }
      const body = JSON.stringify({ hook, linked_account, data })
      const delivery = { body, signature: signatureOf(key, body) }
      deliveries.push(delivery)
      if (deliveries.length > 1000) deliveries.shift()
      if (target) post(delivery, 0)
    },
    deliverTo(url) {
      target = url
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer)
      target = null
    },
  }
}
