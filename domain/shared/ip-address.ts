// Server addresses as numbers, for comparing them with networks.

export interface IpAddress {
  /** 32 for IPv4, 128 for IPv6. */
  bits: 32 | 128
  value: bigint
}

/** null when it isn't an address. An IPv4 address mapped into IPv6 becomes the IPv4 address. */
export function readIp(text: string): IpAddress | null {
  const v4 = readV4(text)
  if (v4 !== null) return { bits: 32, value: v4 }
  if (text.length > 45 || !/^[0-9a-f:.]+$/i.test(text)) return null
  const value = readV6(text)
  if (value === null) return null
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffffffffn } : { bits: 128, value }
}

function readV4(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

function readV6(text: string): bigint | null {
  const halves = text.split('::')
  if (halves.length > 2) return null
  const groups = halves.map((half) => (half === '' ? [] : half.split(':').flatMap(groupsOf)))
  const [head = [], tail = []] = groups
  const missing = 8 - head.length - tail.length
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null
  const all = [...head, ...Array<string>(halves.length === 1 ? 0 : missing).fill('0'), ...tail]
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null
  return all.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n)
}

/** The last group may be an IPv4 address, which fills two groups. */
function groupsOf(group: string): string[] {
  if (!group.includes('.')) return [group]
  const value = readV4(group)
  return value === null ? ['invalid'] : [(value >> 16n).toString(16), (value & 0xffffn).toString(16)]
}

/** True when the first `prefix` bits are equal. */
export function isInNetwork(ip: IpAddress, network: IpAddress, prefix: number): boolean {
  if (ip.bits !== network.bits) return false
  const shift = BigInt(ip.bits - prefix)
  return ip.value >> shift === network.value >> shift
}

/** The name of an address's reverse record. */
export function reverseName({ bits, value }: IpAddress): string {
  const size = bits === 32 ? 8n : 4n
  const parts = Array.from({ length: bits / Number(size) }, (_, index) =>
    ((value >> (BigInt(index) * size)) & ((1n << size) - 1n)).toString(bits === 32 ? 10 : 16),
  )
  return `${parts.join('.')}.${bits === 32 ? 'in-addr' : 'ip6'}.arpa`
}

/** Nibbles of IPv6, octets of IPv4, separated by dots: the `i` in SPF macros (RFC 7208 section 7.3). */
export function macroForm(ip: IpAddress): string {
  return reverseName(ip).split('.').slice(0, -2).toReversed().join('.')
}
