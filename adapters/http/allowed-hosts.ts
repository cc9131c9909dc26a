// Which hosts user-supplied URLs may name, if the operator keeps a list.

/** True when the list is empty, or contains the host or a parent domain. Names are compared in lower case, without a trailing dot. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  const name = host.toLowerCase().replace(/\.$/, '')
  return allowed.some((domain) => name === domain || name.endsWith(`.${domain}`))
}
