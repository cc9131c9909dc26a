// Which URLs in the settings may be unencrypted: this machine's, others only if the operator says so.
import { isLoopbackHost, isLoopbackUrl } from '@fairlead/domain/shared/loopback'

/** The error for PUBLIC_URL, or null. People send passwords and read candidates' data over it. */
export function validatePublicUrl(address: string): string | null {
  const protocol = URL.parse(address)?.protocol
  if (protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(address))) return null
  return protocol === 'http:'
    ? 'PUBLIC_URL must start with https:// unless it is an address of this machine: put a proxy with TLS in front.'
    : 'PUBLIC_URL must be an address starting with https://, or with http:// for this machine.'
}

/** Whether an http URL stays on this machine. */
export function isThisMachine(address: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(address)
}

const encrypted = ['require', 'verify-ca', 'verify-full']

/** The error for a database URL, or null: TLS is used for a Postgres on another machine unless sslmode=disable says otherwise. */
export function validateDatabaseUrl(address: string, name: string): string | null {
  const url = URL.parse(address)
  if (!url) return `${name} must be an address starting with postgres://.`
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return null
  const mode = url.searchParams.get('sslmode')
  if (mode !== null && [...encrypted, 'disable'].includes(mode)) return null
  return `${name} names another machine: add ?sslmode=verify-full, or ?sslmode=disable if the network between is yours alone.`
}

/** ClickHouse URLs, separated by commas; adds an error to `wrong` for each invalid one. */
export function readClickhouseUrls(text: string, wrong: string[]): string[] {
  const urls = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  for (const entry of urls) {
    const url = URL.parse(entry)
    if (!url || !/^https?:$/.test(url.protocol) || !/^\/\w*$/.test(url.pathname) || url.search !== '' || url.hash !== '')
      wrong.push(
        'CLICKHOUSE_URL must be addresses such as https://user:password@clickhouse.example.com:8443/fairlead, separated by commas.',
      )
    else if (url.protocol === 'http:' && !isLoopbackUrl(entry)) wrong.push('CLICKHOUSE_URL must be https: outside of this machine.')
  }
  if (new Set(urls).size < urls.length) wrong.push('CLICKHOUSE_URL names the same server twice.')
  return urls
}
