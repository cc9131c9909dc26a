// Parses a mail server's URL into connection settings.
import type { DkimKey } from '@fairlead/domain/ports/mail'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte (port 465). */
  secure: boolean
  /** Upgrade by STARTTLS or give up. */
  requireTls: boolean
  user: string | null
  pass: string | null
  /** Maximum open connections. */
  connections: number
  /** Milliseconds to wait for a connection, and for a response. */
  connectTimeout: number
  answerTimeout: number
  /** Milliseconds to wait for the response to the final dot: 10 minutes (RFC 5321 section 4.5.3.2.6). */
  finalTimeout: number
  /** Signs every message. */
  dkim?: DkimKey | null
  /** Called before each connection: the address to connect to, and the name its certificate must have. It may refuse. */
  locate?: () => Promise<{ host: string; servername: string | null; isPrivate: boolean }>
}

/**
 * smtp://user:pass@host:587 (STARTTLS; required unless the host is this machine or ?tls=optional) or smtps://…:465.
 * `?connections=` sets the number of parallel connections. Refuses other protocols and an empty host.
 */
export function smtpSettings(address: string): SmtpSettings {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  if ((!secure && url.protocol !== 'smtp:') || !url.hostname)
    throw new Error('A mail server address has the form smtp://user:password@host:port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: !secure && !isThisMachine(host) && url.searchParams.get('tls') !== 'optional',
    user: url.username ? decodeURIComponent(url.username) : null,
    pass: url.password ? decodeURIComponent(url.password) : null,
    connections: Number(url.searchParams.get('connections')) || 4,
    connectTimeout: 20_000,
    answerTimeout: 120_000,
    finalTimeout: 600_000,
  }
}

/** A relay's name in records and logs: user, host, and port, without the password. */
export function relayName(address: string): string {
  const { host, port, user } = smtpSettings(address)
  return `${user === null ? '' : `${user}@`}${host}:${port}`
}

export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
