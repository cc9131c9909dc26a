// The log: one line per fact, with secrets redacted before writing.
import { fieldOf, isRecord } from '@fairlead/domain/shared/records'
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

export type Log = Logger

/** Lines that say the same within this time are one line. */
const repeatMs = 60_000
/** Different lines that are remembered at once. */
const maxRemembered = 500
const warnLevel = 40

/**
 * Lets the first line of an error through, and one a minute that says how many others there were: what fails many times a second,
 * on a full disk for example, must not fill the log. Errors are the same when their texts differ in numbers only.
 */
function limitRepeats(now: () => number): (args: readonly unknown[], level: number) => { repeated?: number } | null {
  const remembered = new Map<string, { at: number; repeated: number }>()
  return ([first, message], level) => {
    const error = level < warnLevel ? null : first instanceof Error ? first : fieldOf(first, 'err')
    if (!(error instanceof Error)) return {}
    const key = `${String(message)} ${error.message.slice(0, 200).replaceAll(/\d+/g, '#')}`
    const last = remembered.get(key)
    if (last && now() - last.at < repeatMs) {
      last.repeated++
      return null
    }
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(key, { at: now(), repeated: 0 })
    return last && last.repeated > 0 ? { repeated: last.repeated } : {}
  }
}

/** Writes JSON lines to standard output, or to `destination`. */
export function openLog(
  level: string,
  destination: DestinationStream = pino.destination(),
  now: () => number = () => performance.now(),
): Log {
  const passes = limitRepeats(now)
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod(args, method, lineLevel) {
        const more = passes(args, lineLevel)
        if (!more) return
        const [first, ...rest] = args
        const line = first instanceof Error ? { err: first } : isRecord(first) ? first : {}
        method.apply(this, more.repeated === undefined ? args : [{ ...line, ...more }, ...rest])
      },
    },
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
