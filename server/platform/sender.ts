import { isIPv6 } from 'node:net'

/**
 * One sender for limits: an IPv4 address, or the first 64 bits of an IPv6 address, which is what a provider assigns to one
 * customer. `ip` is from the connection, or from a proxy named in TRUSTED_PROXIES.
 */
export function senderOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const headGroups = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? headGroups
      : [...headGroups, ...Array.from({ length: Math.max(0, 8 - headGroups.length - right.length) }, () => '0'), ...right]
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
