// Decides whether an address may send for a domain (check_host in RFC 7208), as DNS queries and their responses.
import type { DnsAnswer, DnsQuestion } from '../../ports/dns.ts'
import { isInNetwork, macroForm, readIp, type IpAddress } from '../../shared/ip-address.ts'
import { expandMacros, isSpfRecord, readSpfRecord, type Qualified, type SpfMechanism } from './spf-record.ts'

export type SpfFault =
  | { kind: 'several'; count: number }
  | { kind: 'syntax'; term: string }
  | { kind: 'too_many_lookups' }
  | { kind: 'no_record'; domain: string }

export interface SpfResult {
  verdict: Qualified | 'none' | 'permerror' | 'temperror'
  fault: SpfFault | null
  /** The name of the mechanism that decided. */
  by: SpfMechanism['name'] | null
  /** Domains whose records were read, the sender's first. */
  read: string[]
}

export type DnsWork<T> = Generator<DnsQuestion, T, DnsAnswer>

/** Per evaluation (RFC 7208 section 4.6.4). */
const maxLookups = 10
const maxVoidLookups = 2
const maxHosts = 10

interface Evaluation {
  ip: IpAddress
  sender: string
  lookups: number
  voidLookups: number
  read: string[]
}

class PermanentError extends Error {
  readonly fault: SpfFault
  constructor(fault: SpfFault) {
    super(fault.kind)
    this.fault = fault
  }
}
class NoAnswer extends Error {}

/** An `ip` that isn't an address never passes. */
export function* checkSpf({ domain, ip, sender }: { domain: string; ip: string; sender: string }): DnsWork<SpfResult> {
  const address = readIp(ip)
  const evaluation: Evaluation = { ip: address ?? { bits: 32, value: -1n }, sender, lookups: 0, voidLookups: 0, read: [] }
  const { read } = evaluation
  try {
    return { ...(yield* evaluate(evaluation, domain)), fault: null, read }
  } catch (error) {
    if (error instanceof PermanentError) return { verdict: 'permerror', fault: error.fault, by: null, read }
    if (error instanceof NoAnswer) return { verdict: 'temperror', fault: null, by: null, read }
    throw error
  }
}

type Decision = Pick<SpfResult, 'verdict' | 'by'>

function* evaluate(evaluation: Evaluation, domain: string): DnsWork<Decision> {
  const answer = yield { kind: 'txt', name: domain }
  if (answer.state === 'unknown') throw new NoAnswer()
  const records = answer.state === 'none' ? [] : answer.values.filter(isSpfRecord)
  const [text] = records
  if (text === undefined) return { verdict: 'none', by: null }
  evaluation.read.push(domain)
  if (records.length > 1) throw new PermanentError({ kind: 'several', count: records.length })
  const read = readSpfRecord(text)
  if ('wrongTerm' in read) throw new PermanentError({ kind: 'syntax', term: read.wrongTerm })
  const { mechanisms, redirect } = read.record
  for (const mechanism of mechanisms)
    if (yield* matches(evaluation, domain, mechanism)) return { verdict: mechanism.result, by: mechanism.name }
  if (redirect === null || mechanisms.some(({ name }) => name === 'all')) return { verdict: 'neutral', by: null }
  count(evaluation)
  const target = expand(evaluation, domain, redirect)
  const decision = yield* evaluate(evaluation, target)
  if (decision.verdict === 'none') throw new PermanentError({ kind: 'no_record', domain: target })
  return decision
}

function* matches(evaluation: Evaluation, domain: string, mechanism: SpfMechanism): DnsWork<boolean> {
  const { ip } = evaluation
  switch (mechanism.name) {
    case 'all':
      return true
    case 'ip':
      return isInNetwork(ip, mechanism.network, mechanism.prefix)
    case 'ptr':
      // slow, and no longer to be used (RFC 7208 section 5.5): counted, and taken not to match
      count(evaluation)
      return false
    case 'include': {
      count(evaluation)
      const target = expand(evaluation, domain, mechanism.domain)
      const { verdict } = yield* evaluate(evaluation, target)
      if (verdict === 'none') throw new PermanentError({ kind: 'no_record', domain: target })
      return verdict === 'pass'
    }
    case 'exists': {
      count(evaluation)
      const addresses = yield* ask(evaluation, 'address', expand(evaluation, domain, mechanism.domain))
      return addresses.some((address) => readIp(address)?.bits === 32)
    }
    case 'a': {
      count(evaluation)
      return yield* isHostOf(evaluation, mechanism.domain === null ? domain : expand(evaluation, domain, mechanism.domain), mechanism)
    }
    case 'mx': {
      count(evaluation)
      const hosts = yield* ask(evaluation, 'mx', mechanism.domain === null ? domain : expand(evaluation, domain, mechanism.domain))
      if (hosts.length > maxHosts) throw new PermanentError({ kind: 'too_many_lookups' })
      for (const host of hosts) if (yield* isHostOf(evaluation, host, mechanism)) return true
      return false
    }
  }
}

function* isHostOf(evaluation: Evaluation, host: string, { prefix4, prefix6 }: { prefix4: number; prefix6: number }): DnsWork<boolean> {
  const { ip } = evaluation
  for (const text of yield* ask(evaluation, 'address', host)) {
    const address = readIp(text)
    if (address && isInNetwork(ip, address, ip.bits === 32 ? prefix4 : prefix6)) return true
  }
  return false
}

function* ask(evaluation: Evaluation, kind: 'address' | 'mx', name: string): DnsWork<string[]> {
  const answer = yield { kind, name }
  if (answer.state === 'unknown') throw new NoAnswer()
  if (answer.state === 'found') return answer.values
  if (++evaluation.voidLookups > maxVoidLookups) throw new PermanentError({ kind: 'too_many_lookups' })
  return []
}

function count(evaluation: Evaluation): void {
  if (++evaluation.lookups > maxLookups) throw new PermanentError({ kind: 'too_many_lookups' })
}

const expand = ({ ip, sender }: Evaluation, domain: string, spec: string): string =>
  expandMacros(spec, { sender, domain, ip: macroForm(ip), isV6: ip.bits === 128 })
