// Where to connect to a mail server named by a user: its name is resolved once, checked, and exactly that address is used.
import { lookup as lookUp, resolveMx as resolveMxOf } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { MailFault } from '@fairlead/domain/ports/mailboxes'
import { isAllowedHost } from '../http/allowed-hosts.ts'
import { isPublicAddress } from '@fairlead/domain/shared/public-address'

export interface LocateRules {
  /** Hosts, including their subdomains, that users may name; none = every public one. */
  allowedHosts: readonly string[]
  /** Also allows servers on private networks and on any port. */
  allowsPrivate: boolean
  /** All addresses of a name. */
  resolve(host: string): Promise<string[]>
  /** A domain's mail exchangers, best first. */
  resolveMx(domain: string): Promise<string[]>
}

export const locateDefaults: LocateRules = {
  allowedHosts: [],
  allowsPrivate: false,
  resolve: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
  resolveMx: async (domain) => (await resolveMxOf(domain)).toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange),
}

/** An address to connect to, and the name its certificate must have. */
export interface Located {
  host: string
  servername: string | null
  isPrivate: boolean
}

/** Connecting to the server isn't allowed, or it can't be found. */
export class LocateError extends Error {
  readonly fault: MailFault
  constructor(fault: MailFault) {
    super(fault)
    this.name = 'LocateError'
    this.fault = fault
  }
}

const ports = { smtp: [25, 465, 587, 2525], imap: [143, 993] }

/** A name is refused if connecting to any of its addresses isn't allowed. */
export async function locateServer(
  rules: LocateRules,
  protocol: 'smtp' | 'imap',
  { host, port }: { host: string; port: number },
): Promise<Located> {
  if (!isAllowedHost(host, rules.allowedHosts)) throw new LocateError('not_allowed')
  if (!rules.allowsPrivate && !ports[protocol].includes(port)) throw new LocateError('port')
  const isAddress = isIP(host) !== 0
  const addresses = isAddress ? [host] : await rules.resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new LocateError('unknown_host')
  const isPrivate = !addresses.every(isPublicAddress)
  if (isPrivate && !rules.allowsPrivate) throw new LocateError('not_allowed')
  return { host: first, servername: isAddress ? null : host, isPrivate }
}
