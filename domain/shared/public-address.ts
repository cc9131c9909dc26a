// Whether an address is on the public internet; special addresses of any kind aren't (IANA registries for IPv4 and IPv6).
import { isInNetwork, readIp, type IpAddress } from './ip-address.ts'

type Network = [network: string, prefix: number]

const special: Network[] = [
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

/** IPv6 addresses assigned to the public, without the parts that lead elsewhere. */
const globalUnicast: Network = ['2000::', 3]
const leading: Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

function isIn(ip: IpAddress, [network, prefix]: Network): boolean {
  const read = readIp(network)
  return read !== null && isInNetwork(ip, read, prefix)
}

export function isPublicAddress(address: string): boolean {
  const ip = readIp(address)
  if (!ip) return false
  if (ip.bits === 128) return isIn(ip, globalUnicast) && !leading.some((network) => isIn(ip, network))
  // an IPv4 address written as IPv6 leads elsewhere in some networks
  return !address.includes(':') && !special.some((network) => isIn(ip, network))
}
