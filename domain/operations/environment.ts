// The environment of a host, and what the page needs to know about it (spec A, section 9 'Environments').

export const environments = ['production', 'canary', 'staging', 'proxy', 'proxy_staging', 'v2', 'local'] as const
export type Environment = (typeof environments)[number]
export type EnvironmentHosts = Partial<Record<Environment, readonly string[]>>

/** Environments with explicit settings; the others follow from the installation's addresses. */
const named = ['staging', 'proxy', 'proxy_staging', 'v2'] as const

/** Parses 'staging=a.example,v2=b.example'; appends an error to `wrong` for each invalid part. */
export function environmentHosts(text: string, wrong: string[]): EnvironmentHosts {
  const hosts: Partial<Record<Environment, string[]>> = {}
  for (const part of text.split(',').filter((entry) => entry.trim() !== '')) {
    const [name = '', host = '', ...more] = part.split('=').map((piece) => piece.trim().toLowerCase())
    const environment = named.find((entry) => entry === name)
    if (!environment || host === '' || more.length > 0) {
      wrong.push(`ENVIRONMENTS takes ${named.join('=host, ')}=host, not '${part.trim()}'.`)
      continue
    }
    hosts[environment] = [...(hosts[environment] ?? []), host]
  }
  return hosts
}

/** The browser's host name decides; an unlisted host is the local default. */
export function environmentOf(host: string, hosts: EnvironmentHosts): Environment {
  const folded = host.trim().toLowerCase()
  return environments.find((environment) => hosts[environment]?.some((entry) => entry.toLowerCase() === folded)) ?? 'local'
}

export interface EnvironmentValues {
  current: Environment
  apiUrl: string
  apiUrlV2: string
  socketUrl: string
  redirectUri: string
  microsoftRedirectUris: { registration: string; login: string }
  isV2: boolean
}

/** @param origin of the page, e.g. https://hiring.example.com: page, API, and socket share one (decision 001) */
export function environmentValues(current: Environment, origin: string): EnvironmentValues {
  return {
    current,
    apiUrl: `${origin}/api/v1/`,
    apiUrlV2: `${origin}/api/v2/`,
    socketUrl: origin,
    redirectUri: `${origin}/login`,
    microsoftRedirectUris: { registration: `${origin}/register/v3`, login: `${origin}/login` },
    isV2: current === 'v2',
  }
}
