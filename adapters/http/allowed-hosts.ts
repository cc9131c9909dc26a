// Which hosts the addresses that users give may name, where the operator keeps a list.

/** True when the list is empty, or holds the host or a domain above it. Names are compared in lower case, without a dot at the end. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  const name = host.toLowerCase().replace(/\.$/, '')
  return allowed.some((domain) => name === domain || name.endsWith(`.${domain}`))
}
