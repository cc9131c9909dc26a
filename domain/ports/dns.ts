// Port to the domain name system, for the records of a sending domain.

/**
 * `address`: IPv4 and IPv6; `mx`: mail exchangers, best first; `ptr`: the names of an address, queried by its name under
 * in-addr.arpa or ip6.arpa.
 */
export interface DnsQuestion {
  kind: 'txt' | 'address' | 'mx' | 'ptr'
  name: string
}

export type DnsAnswer =
  /** One text per record: the strings of a TXT record are joined (RFC 7208 section 3.3). */
  | { state: 'found'; values: string[] }
  /** The name doesn't exist, or has no such record. */
  | { state: 'none' }
  /** No response: nothing is known about the name. */
  | { state: 'unknown' }

export interface Dns {
  /** Never rejects. */
  lookUp(question: DnsQuestion): Promise<DnsAnswer>
}
