// The log: one line per fact, with secrets redacted before writing.
import { isRecord } from '@fairlead/domain/shared/records'
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Writes JSON lines to standard output, or to `destination`. */
export function openLog(level: string, destination: DestinationStream = pino.destination()): Log {
  const options = {
    level,
    serializers: { err: plainError },
    redact: {
      paths: [
        'req.headers["x-parse-session-token"]',
        'req.headers.cookie',
        'req.headers.authorization',
        '*.password',
        '*.password_hash',
        '*.session',
        '*.token',
      ],
      censor: '[hidden]',
    },
  }
  return pino(options, destination)
}

/** The useful parts of an error: drivers attach whole connections, and Postgres quotes rows in its details. */
function plainError(error: unknown): object {
  if (!(error instanceof Error) || !isRecord(error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause, code, constraint, table } = error
  return {
    type: name,
    message,
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(table ? { table } : {}),
    stack,
    ...(cause ? { cause: plainError(cause) } : {}),
  }
}
