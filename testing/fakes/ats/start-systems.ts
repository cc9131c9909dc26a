// Ashby, Greenhouse, and Lever on this machine, each with a world of its own, under one address.
import { serve, type Reply, type Served } from '@fairlead/local-services/http/serve'
import type { DirectSystem } from '@fairlead/domain/ports/ats'
import { ashbyApi } from './ashby-api.ts'
import { openWorld, type AtsWorld } from './ats-world.ts'
import { greenhouseApi, greenhouseTokens, type GreenhouseAccess } from './greenhouse-api.ts'
import { leverApi } from './lever-api.ts'

export interface AtsSystems extends Served {
  worlds: Readonly<Record<DirectSystem, AtsWorld>>
  greenhouse: GreenhouseAccess
}

/** The keys that the systems accept, as an account's token holds them. */
export const systemKeys: Readonly<Record<DirectSystem, string>> = { ashby: 'ashby-key', greenhouse: 'gh-id:gh-secret', lever: 'lever-key' }

/** @param pageSize entries on a page at most, whatever is requested */
export async function startAtsSystems(pageSize = 3): Promise<AtsSystems> {
  const worlds = { ashby: openWorld(), greenhouse: openWorld(), lever: openWorld() }
  const [id = '', secret = ''] = systemKeys.greenhouse.split(':')
  const greenhouse: GreenhouseAccess = { id, secret, pageSize, lifetime: 3600, tokens: new Set() }
  const served = await serve({
    port: 0,
    answer(call): Reply {
      const [, system = '', ...rest] = call.path.split('/')
      const inner = { ...call, path: `/${rest.join('/')}` }
      if (system === 'ashby') return ashbyApi(worlds.ashby, inner, { key: systemKeys.ashby, pageSize })
      if (system === 'lever') return leverApi(worlds.lever, inner, { key: systemKeys.lever, pageSize })
      if (inner.path === '/token') return greenhouseTokens(worlds.greenhouse, call, greenhouse)
      return greenhouseApi(worlds.greenhouse, inner, greenhouse)
    },
    refuse: (status) => ({ status, body: { message: 'Not now.' }, ...(status === 429 ? { headers: { 'retry-after': '60' } } : {}) }),
  })
  return { ...served, worlds, greenhouse }
}
