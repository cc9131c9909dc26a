// Queries DNS servers with a short timeout: those from the settings, otherwise this machine's.
import { Resolver } from 'node:dns/promises'
import { codeOf } from '@fairlead/domain/shared/caught'
import type { Dns, DnsAnswer, DnsQuestion } from '@fairlead/domain/ports/dns'

export interface DnsOptions {
  /** Addresses such as 192.0.2.1 or 127.0.0.1:5353; none = this machine's. */
  servers?: readonly string[]
  /** Milliseconds per attempt. */
  timeout?: number
  tries?: number
}

/** The name or record doesn't exist; any other failure says nothing about it. */
const absent = ['ENOTFOUND', 'ENODATA']
const maxRecords = 100
const maxLength = 10_000

export function dnsResolver({ servers = [], timeout = 2000, tries = 2 }: DnsOptions = {}): Dns {
  const resolver = new Resolver({ timeout, tries })
  if (servers.length > 0) resolver.setServers(servers)

  const ask = async ({ kind, name }: DnsQuestion): Promise<string[]> => {
    switch (kind) {
      case 'txt':
        return (await resolver.resolveTxt(name)).map((parts) => parts.join('').slice(0, maxLength))
      case 'mx':
        return (await resolver.resolveMx(name)).toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
      case 'ptr':
        // not reverse(), which reports every failure as a missing name
        return resolver.resolvePtr(name)
      case 'address': {
        const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
        const failure = [v4, v6].find((result) => result.status === 'rejected' && !isAbsent(result.reason))
        // a partial answer could make a server look as if it weren't among the addresses
        if (failure?.status === 'rejected') throw failure.reason
        return [v4, v6].flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
      }
    }
  }
  return {
    async lookUp({ kind, name: rawName }): Promise<DnsAnswer> {
      // a trailing dot only marks a complete name
      const name = rawName.replace(/\.$/, '')
      if (!isName(name)) return { state: 'none' }
      try {
        const values = (await ask({ kind, name })).slice(0, maxRecords)
        return values.length === 0 ? { state: 'none' } : { state: 'found', values: values.map(readable) }
      } catch (error) {
        return isAbsent(error) ? { state: 'none' } : { state: 'unknown' }
      }
    },
  }
}

const isAbsent = (error: unknown) => absent.includes(codeOf(error))
/** No such name can exist, so no server is queried. */
const isName = (name: string) => name.length <= 253 && name.split('.').every((label) => /^[a-z0-9_-]{1,63}$/i.test(label))
/** Strangers write records: they are shown and stored without control characters. */
const readable = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').toWellFormed()
