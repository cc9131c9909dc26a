// Whether an address of the network lies in the public internet; whatever is special for any reason does not.
import { BlockList, isIP } from 'node:net'

const special = new BlockList()
const ranges: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [network, prefix] of ranges) special.addSubnet(network, prefix, 'ipv4')

// Of IPv6 only what is given out to the public, without those parts of it that lead elsewhere.
const blockList = new BlockList()
blockList.addSubnet('2000::', 3, 'ipv6')
const leading = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  leading.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !special.check(address, 'ipv4')
  return kind === 6 && !address.includes('%') && blockList.check(address, 'ipv6') && !leading.check(address, 'ipv6')
}
