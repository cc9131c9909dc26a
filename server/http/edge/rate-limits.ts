// Counts requests per sender and per user, and refuses those beyond their limit before any other work.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyCall } from '@fairlead/contract/call'
import { countRequest } from '../../platform/rate-count.ts'
import type { Services } from '../services.ts'
import { senderClassOf, senderLimits, sharedClasses, userClassOf, userLimits, type Limit } from './limit-classes.ts'
import { RateLimited } from './rate-limited.ts'
import { senderOf } from '../../platform/sender.ts'

export interface RateLimits {
  /** Before reading anything else of a request. */
  checkSender(request: FastifyRequest, call: AnyCall): Promise<void>
  /** Once the session is known. */
  checkUser(request: FastifyRequest, call: AnyCall, userId: string): Promise<void>
}

/** Senders and users remembered per class and process; the one not seen for longest is dropped. */
const remembered = 50_000

/** RATE_LIMIT_FACTOR multiplies every limit; 0 switches them off. */
export async function startRateLimits(app: FastifyInstance, services: Services): Promise<RateLimits> {
  const factor = services.settings.rateLimitFactor
  const max = (limit: Limit) => Math.max(1, Math.round(limit.max * factor))
  await app.register(rateLimit, { global: false, cache: remembered })
  const users = new WeakMap<FastifyRequest, string>()
  type Check = ReturnType<FastifyInstance['createRateLimit']>
  const checksOf = (limits: Record<string, Limit>, keyOf: (request: FastifyRequest) => string): Record<string, Check> =>
    Object.fromEntries(
      Object.entries(limits).map(([name, limit]) => [
        name,
        app.createRateLimit({ max: max(limit), timeWindow: limit.seconds * 1000, keyGenerator: keyOf }),
      ]),
    )
  const bySender = checksOf(senderLimits, (request) => senderOf(request.ip))
  const byUser = checksOf(userLimits, (request) => users.get(request) ?? '')
  const apply = async (check: Check | undefined, request: FastifyRequest) => {
    const state = await check?.(request)
    if (state && !state.isAllowed && state.isExceeded) throw new RateLimited(Math.max(1, state.ttlInSeconds))
  }
  if (factor > 0) app.addHook('onRequest', (request) => apply(bySender.any, request))
  return {
    async checkSender(request, call) {
      if (factor === 0 || call.session) return
      const kind = senderClassOf(call)
      if (!sharedClasses.has(kind)) return apply(bySender[kind], request)
      const limit = senderLimits[kind]
      const wait = await countRequest(services.database.system, `${kind} sender ${senderOf(request.ip)}`, max(limit), limit.seconds)
      if (wait !== null) throw new RateLimited(wait)
    },
    async checkUser(request, call, userId) {
      if (factor === 0) return
      users.set(request, userId)
      await apply(byUser.any, request)
      const kind = userClassOf(call)
      if (kind) await apply(byUser[kind], request)
    },
  }
}
