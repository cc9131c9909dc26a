import { readEnvironment } from '@fairlead/contract/v1/environment'
import { environmentOf, environmentValues, type EnvironmentHosts } from '@fairlead/domain/operations/environment'
import { isFirstRun } from '../../features/accounts/sign-in/first-run.ts'
import type { Settings } from '../../platform/settings.ts'
import { openEndpoint } from '../endpoint.ts'

/** An installation counts as production unless only this machine can reach it. */
function environmentsOf(settings: Settings): EnvironmentHosts {
  const { publicUrl, productionUrls, canaryUrl, environmentHosts } = settings
  const isHere = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
  const hostOf = (url: string) => new URL(url).hostname
  const production = [publicUrl, ...productionUrls].map(hostOf).filter((host) => !isHere(host))
  return { ...environmentHosts, canary: canaryUrl === null ? [] : [hostOf(canaryUrl)], production }
}

export const getEnvironment = openEndpoint(readEnvironment, async ({ headers, services: { settings, database } }) => {
  const ownUrl = new URL(settings.publicUrl)
  const host = typeof headers['host'] === 'string' ? headers['host'] : ownUrl.host
  // a proxy may reach the server without TLS, so take the scheme of the public address
  const requestUrl = URL.parse(`${ownUrl.protocol}//${host}`) ?? ownUrl
  const current = environmentOf(requestUrl.hostname, environmentsOf(settings))
  const values = environmentValues(current, requestUrl.origin)
  return {
    current_env: values.current,
    api_url: values.apiUrl,
    api_url_v2: values.apiUrlV2,
    socket_url: values.socketUrl,
    redirect_uri: values.redirectUri,
    microsoft_redirect_uris: values.microsoftRedirectUris,
    is_v2: values.isV2,
    registration: settings.registration,
    registration_domains: settings.registrationDomains,
    is_first_run: await isFirstRun(database.system),
  }
})
