// Local analytics and error services: accept Segment's batches and Sentry's envelopes on loopback.
import { serve } from '@fairlead/local-services/http/serve'
import type { Served } from '@fairlead/local-services/http/serve'

interface Heard {
  messageId: string
  event: string
  userId?: string
  properties: Record<string, unknown>
}

export interface EmbeddedUsage extends Served {
  writeKey: string
  /** Sentry's address of the only project. */
  dsn: string
  /** Each event once, in the order received. */
  events(): readonly Heard[]
  errors(): readonly Record<string, unknown>[]
}

export async function startUsage(writeKey: string): Promise<EmbeddedUsage> {
  const events = new Map<string, Heard>()
  const errors: Record<string, unknown>[] = []
  const refuse = (status: number) => ({ status, body: { success: false } })
  const served = await serve({
    port: 0,
    refuse,
    answer({ path, headers, fields, text }) {
      if (path === '/v1/batch') {
        if (headers.authorization !== `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`) return refuse(401)
        for (const event of (fields?.['batch'] ?? []) as Heard[]) if (!events.has(event.messageId)) events.set(event.messageId, event)
        return { status: 200, body: { success: true } }
      }
      if (path !== '/api/1/envelope/') return refuse(404)
      if (!String(headers['x-sentry-auth']).includes(`sentry_key=${writeKey}`)) return refuse(403)
      const [head, item, event] = text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
      if (item?.['type'] !== 'event' || event?.['event_id'] !== head?.['event_id']) return refuse(400)
      errors.push(event!)
      return { status: 200, body: { id: event!['event_id'] } }
    },
  })
  const { host } = new URL(served.url)
  return { ...served, writeKey, dsn: `http://${writeKey}@${host}/1`, events: () => [...events.values()], errors: () => errors }
}
