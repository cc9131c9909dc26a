// Opens IMAP connections from a mailbox's URL.
import { ImapFlow } from 'imapflow'
import type { ImapFlowOptions } from 'imapflow'
import { isThisMachine } from './smtp-settings.ts'

/** How soon a silently broken connection is noticed. */
export const usualPatience = { socketTimeoutMs: 40_000, renewIdleMs: 20_000 }
export type ImapPatience = typeof usualPatience

export function imapOptions(address: string, patience: ImapPatience = usualPatience): ImapFlowOptions {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  if ((!secure && url.protocol !== 'imap:') || !url.hostname)
    throw new Error('A mailbox address has the form imap://user:password@host:port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const clear = isThisMachine(host) || url.searchParams.get('tls') === 'optional'
  return {
    host,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(secure || clear ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: patience.socketTimeoutMs,
    maxIdleTime: patience.renewIdleMs,
  }
}

/** `locate` is called before each connection: the address to connect to, and the name its certificate must have. It may refuse. */
export type ImapSettings = ImapFlowOptions & { locate?: () => Promise<{ host: string; servername: string | null }> }

export async function connectImap({ locate, ...options }: ImapSettings): Promise<ImapFlow> {
  const place = await locate?.()
  const client = new ImapFlow({
    ...options,
    ...(place ? { host: place.host, ...(place.servername === null ? {} : { servername: place.servername }) } : {}),
  })
  // Broken connections surface in the next call; without a listener they would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
