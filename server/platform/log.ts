// The log: one line per fact, secrets cut out before they are written.
import { pino, type Logger } from 'pino'

export type Log = Logger

export function openLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: [
        'req.headers["x-parse-session-token"]',
        'req.headers.cookie',
        'req.headers.authorization',
        '*.password',
        '*.password_hash',
        '*.session',
        '*.token',
        // Postgres quotes the whole row there
        'err.detail',
        'err.where',
      ],
      censor: '[hidden]',
    },
  })
}
