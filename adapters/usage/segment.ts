// Reports product usage through Segment's published HTTP Tracking API, which RudderStack, Jitsu, and others support as well.
import type { UsageSink } from '@fairlead/domain/ports/usage-sink'
import { sendRequest } from '../http/send-request.ts'

export interface SegmentSettings {
  /** https://api.segment.io, or a compatible server. */
  url: string
  writeKey: string
  /** Milliseconds per request. */
  timeout?: number
}

/** POST /v1/batch with the write key as username; each event's own ID is its messageId, which the server uses to drop duplicates. */
export function segmentSink(settings: SegmentSettings): UsageSink {
  const authorization = `Basic ${Buffer.from(`${settings.writeKey}:`).toString('base64')}`
  return {
    async send(events) {
      const batch = events.map(({ id, name, userId, at: time, properties }) => ({
        type: 'track',
        messageId: id,
        event: name,
        ...(userId === null ? { anonymousId: 'product' } : { userId }),
        timestamp: time.toISOString(),
        properties,
      }))
      const answer = await sendRequest({
        method: 'POST',
        url: new URL('/v1/batch', settings.url),
        headers: { authorization },
        body: { batch },
        timeout: settings.timeout ?? 10_000,
      })
      if (answer.state !== 'answered') throw new Error(answer.reason)
      if (answer.status !== 200) throw new Error(`The usage report was answered with ${answer.status}.`)
    },
  }
}
