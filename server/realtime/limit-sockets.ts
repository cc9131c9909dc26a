// Limits of sockets, which the limits of requests don't see: an upgraded connection is one request that never ends.
import proxyaddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import { senderOf } from '../platform/sender.ts'
import type { Settings } from '../platform/settings.ts'

/** Open at a time: an office of fifty shares a sender, and a user has a few devices with some tabs each. */
const openPerSender = 300
export const openPerUser = 30
/** Handshakes of a sender in a minute; pages reconnect after a restart, a few seconds apart. */
const handshakesPerMinute = 600
/** A page sends one when it shows another project. */
export const messagesPerMinute = 240
const minuteMs = 60_000

export interface SocketLimits {
  /** False when the sender has opened too many. */
  mayOpen(request: IncomingMessage): boolean
  /** Counts an open connection until the returned function is called; null when there are too many. */
  open(request: IncomingMessage): (() => void) | null
  /** RATE_LIMIT_FACTOR times a limit; 0 = none. */
  most(limit: number): number
}

export function limitSockets({ trustedProxies, rateLimitFactor }: Pick<Settings, 'trustedProxies' | 'rateLimitFactor'>): SocketLimits {
  const isTrusted = proxyaddr.compile([...trustedProxies])
  const sender = (request: IncomingMessage) => senderOf(proxyaddr(request, isTrusted))
  const openOf = new Map<string, number>()
  let handshakes = new Map<string, number>()
  let minute = 0
  const most = (limit: number) => (rateLimitFactor === 0 ? Infinity : Math.max(1, Math.round(limit * rateLimitFactor)))
  return {
    most,
    mayOpen(request) {
      const now = Math.floor(Date.now() / minuteMs)
      if (now !== minute) handshakes = new Map()
      minute = now
      const from = sender(request)
      const count = (handshakes.get(from) ?? 0) + 1
      handshakes.set(from, count)
      return count <= most(handshakesPerMinute) && (openOf.get(from) ?? 0) < most(openPerSender)
    },
    open(request) {
      const from = sender(request)
      const count = openOf.get(from) ?? 0
      if (count >= most(openPerSender)) return null
      openOf.set(from, count + 1)
      return () => {
        const rest = (openOf.get(from) ?? 1) - 1
        if (rest > 0) openOf.set(from, rest)
        else openOf.delete(from)
      }
    },
  }
}

/** True while a socket's messages stay within the limit. */
export function countMessages(most: number): () => boolean {
  let [start, count] = [0, 0]
  return () => {
    const now = Date.now()
    if (now - start > minuteMs) [start, count] = [now, 0]
    return ++count <= most
  }
}
