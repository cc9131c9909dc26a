// Queues errors for reporting: a sample of them, rate-limited, and never delaying a request.
import { randomBytes } from 'node:crypto'
import { redactError } from '@fairlead/domain/operations/redact-error'
import { isSampled } from '@fairlead/domain/operations/usage'
import type { ErrorReport, ErrorSink } from '@fairlead/domain/ports/error-sink'
import type { Log } from './log.ts'

export interface ErrorReports {
  /** Errors of the page are already sampled there; the server's own are sampled here. */
  report(report: Omit<ErrorReport, 'id' | 'at'>): void
}

const maxPerMinute = 60

/** The first lines of a stack repeat the message; its frames name code only. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |^[\w.$<>/]*@/.test(line))
    .map((line) => line.replace(/\?[^:)\s]*/, '').slice(0, 300))
    .slice(0, 50)
    .join('\n')

export function errorReports(sink: ErrorSink, rate: number, log: Log): ErrorReports {
  let reportTimes: number[] = []
  return {
    report(report) {
      const now = Date.now()
      reportTimes = reportTimes.filter((time) => time > now - 60_000)
      if (reportTimes.length >= maxPerMinute) return
      if (report.side === 'server' && !isSampled(rate, Math.random())) return
      reportTimes.push(now)
      const id = randomBytes(16).toString('hex')
      sink
        .send({ ...report, message: redactError(report.message), stack: framesOf(report.stack), id, at: new Date(now) })
        .catch((error: unknown) => log.warn({ err: error }, 'reporting an error failed'))
    },
  }
}
