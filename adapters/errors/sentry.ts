// Reports errors to Sentry or a compatible service, as envelopes (develop.sentry.dev, Envelopes and Event Payloads).
import type { ErrorReport, ErrorSink } from '@fairlead/domain/ports/error-sink'
import { sendRequest } from '../http/send-request.ts'
import { trimSigns } from '@fairlead/domain/shared/bounded'

export interface SentrySettings {
  /** https://<public key>@<host>/<project>. */
  dsn: string
  /** Milliseconds per request. */
  timeout?: number
}

/** Rejects a DSN without a key or project. */
export function sentrySink({ dsn, timeout = 5000 }: SentrySettings): ErrorSink {
  const address = new URL(dsn)
  const project = trimSigns(address.pathname, '/')
  if (address.username === '' || !/^\d+$/.test(project)) throw new Error('SENTRY_DSN has no key or no project.')
  const url = new URL(`/api/${project}/envelope/`, `${address.protocol}//${address.host}`)
  return {
    async send(report) {
      const lines = [{ event_id: report.id, sent_at: report.at.toISOString() }, { type: 'event' }, eventOf(report)]
      const answer = await sendRequest({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=fairlead/1.0, sentry_key=${address.username}`,
        },
        body: lines.map((line) => JSON.stringify(line)).join('\n'),
        timeout,
      })
      if (answer.state !== 'answered') throw new Error(answer.reason)
      if (answer.status !== 200) throw new Error(`The error report was answered with ${answer.status}.`)
    },
  }
}

function eventOf({ id, at: time, side, kind, message, stack, where }: ErrorReport): Record<string, unknown> {
  return {
    event_id: id,
    timestamp: time.toISOString(),
    platform: side === 'server' ? 'node' : 'javascript',
    level: 'error',
    transaction: where,
    tags: { side },
    exception: { values: [{ type: kind, value: message }] },
    extra: { stack },
  }
}
