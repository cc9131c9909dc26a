// Checks through the guarded client that a link leads somewhere: HEAD, then GET if HEAD is inconclusive.
import type { Dns } from '@fairlead/domain/ports/dns'
import type { Links, LinkState } from '@fairlead/domain/ports/links'
import { GuardError, guardDefaults, requestGuarded, type GuardRules } from '../http/guarded-request.ts'
import { isPublicAddress } from '@fairlead/domain/shared/public-address'

const maxRedirects = 5
const headers = { 'user-agent': 'Fairlead (checks the links of an email)', accept: '*/*' }
const noSuchHost = 'ENOTFOUND'

/** `dns` resolves names and tells a nonexistent name from one that no server resolves. */
export function guardedLinks(dns: Dns, guard: Partial<GuardRules> = {}): Links {
  const rules: GuardRules = {
    ...guardDefaults,
    protocols: ['https:', 'http:'],
    mayConnect: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
    resolve: async (name) => {
      const answer = await dns.lookUp({ kind: 'address', name })
      if (answer.state === 'found') return answer.values
      throw Object.assign(new Error(name), { code: answer.state === 'none' ? noSuchHost : 'EAI_AGAIN' })
    },
    timeout: 5000,
    ...guard,
  }

  async function follow(method: 'HEAD' | 'GET', address: string, signal: AbortSignal): Promise<LinkState> {
    let url = URL.parse(address)
    for (let turn = 0; url && turn <= maxRedirects; turn++) {
      const currentUrl: URL = url
      const answer = await requestGuarded(rules, { method, url: currentUrl, headers, signal, wantsBody: () => false }).catch(
        (error: unknown) => {
          if (error instanceof GuardError) return error.detail
          throw error
        },
      )
      // a redirect to a nonexistent website means that the page is gone
      if (answer === noSuchHost) return turn === 0 ? 'unknown_host' : 'gone'
      if (typeof answer === 'string') return 'unknown'
      const { status } = answer
      const { location } = answer.headers
      if (status < 300 || status >= 400 || location === undefined) return stateOf(status)
      url = URL.parse(location, currentUrl)
    }
    return 'unknown'
  }

  return {
    async check(url) {
      // one deadline for redirects and both methods
      const signal = AbortSignal.timeout(rules.timeout)
      const first = await follow('HEAD', url, signal)
      // some servers respond only to GET
      return first === 'works' || first === 'unknown_host' ? first : follow('GET', url, signal)
    },
  }
}

/** Refusals such as 401, 403, and 429 often affect only bots; 5xx is temporary. */
function stateOf(status: number): LinkState {
  if (status === 404 || status === 410) return 'gone'
  return status < 400 ? 'works' : 'unknown'
}
