// The records that decide whether email of a domain is delivered: SPF, DKIM, DMARC, and the reverse name of its server.
import type { MailboxKind } from '../../ports/mailboxes.ts'
import { checkSpf, type DnsWork, type SpfFault, type SpfResult } from './check-spf.ts'
import { dkimName, readDkimKey, type DkimKeyFault } from './dkim-key.ts'
import { findDmarc, type DmarcPolicy, type DmarcResult } from './dmarc-record.ts'
import { isFreemail } from './freemail.data.ts'
import { readIp, reverseName } from './ip-address.ts'
import { mailProviders, type MailProvider } from './mail-providers.data.ts'
import { isSpfRecord } from './spf-record.ts'

export const recordKinds = ['spf', 'dkim', 'dmarc', 'reverse'] as const
export type RecordKind = (typeof recordKinds)[number]

/** `unknown`: it could not be checked, which says nothing about the record. */
export const recordStates = ['passes', 'missing', 'wrong', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]

export interface DnsRecord {
  type: 'TXT' | 'PTR'
  name: string
  value: string
}

export type RecordFinding =
  | {
      kind: 'spf'
      why: 'passes' | 'missing' | 'no_answer' | 'not_covered' | 'allows_all' | 'too_many_lookups' | 'unknown_server'
      host: string
    }
  | { kind: 'spf'; why: 'several'; count: number }
  | { kind: 'spf'; why: 'syntax'; term: string }
  | { kind: 'spf'; why: 'no_record'; domain: string }
  | { kind: 'dkim'; why: 'passes' | 'missing' | 'own_missing' | DkimKeyFault; selector: string; provider: string | null }
  | { kind: 'dkim'; why: 'no_answer' | 'unknown_selector' }
  | { kind: 'dmarc'; why: 'passes' | 'blocks'; policy: DmarcPolicy; hasReports: boolean }
  | { kind: 'dmarc'; why: 'missing' | 'several' | 'syntax' | 'policy' | 'no_answer' }
  | { kind: 'reverse'; why: 'passes' | 'missing' | 'not_confirmed'; host: string; ip: string }
  | { kind: 'reverse'; why: 'no_answer'; host: string }

export interface RecordCheck {
  state: RecordState
  finding: RecordFinding
  /** What to publish instead; null where only the provider knows it, or nothing is to be done. */
  record: DnsRecord | null
}

export interface SendingDomain {
  address: string
  kind: MailboxKind
  /** The host of the outgoing server. */
  smtpHost: string
  /** Learned from the signatures of the mailbox's own messages. */
  selectors: readonly string[]
  /** The key that signs its messages here; null without one. */
  ownKey: { selector: string; publicKey: string } | null
}

export const domainOfAddress = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Freemail addresses need nothing: their provider publishes the records. */
export const needsRecords = (address: string): boolean => !isFreemail(domainOfAddress(address))

/** In the order of `recordKinds`; without the reverse name where the provider looks after its servers. */
export function* checkRecords(sending: SendingDomain): DnsWork<RecordCheck[]> {
  const domain = domainOfAddress(sending.address)
  const provider = providerOf(sending)
  const hosts = provider ? [] : yield* publicAddressesOf(sending.smtpHost)
  const spf = yield* spfCheck(sending, domain, provider, hosts)
  const dkim = yield* dkimCheck(sending, domain, provider)
  const dmarc = dmarcCheck(sending, domain, yield* findDmarc(domain), [spf.state, dkim.state])
  const reverse = hosts === null ? [] : yield* reverseChecks(sending.smtpHost, hosts)
  return [spf, dkim, dmarc, ...reverse]
}

function providerOf({ kind, smtpHost }: SendingDomain): MailProvider | null {
  const host = smtpHost.toLowerCase()
  if (kind === 'gmail') return mailProviders.find(({ name }) => name === 'Google') ?? null
  if (kind === 'graph') return mailProviders.find(({ name }) => name === 'Microsoft') ?? null
  return mailProviders.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`))) ?? null
}

/** None on a private network, whose addresses no one else sees; null when they aren't known. */
function* publicAddressesOf(host: string): DnsWork<string[] | null> {
  if (readIp(host)) return [host].filter(isPublic)
  const answer = yield { kind: 'address', name: host }
  return answer.state === 'found' ? answer.values.filter(isPublic) : null
}

function* spfCheck(
  { address, smtpHost }: SendingDomain,
  domain: string,
  provider: MailProvider | null,
  hosts: string[] | null,
): DnsWork<RecordCheck> {
  const host = provider?.name ?? smtpHost
  const answer = yield { kind: 'txt', name: domain }
  const check = (state: RecordState, finding: RecordFinding, value: string | null = null): RecordCheck => ({
    state,
    finding,
    record: value === null ? null : { type: 'TXT', name: domain, value },
  })
  if (answer.state === 'unknown') return check('unknown', { kind: 'spf', why: 'no_answer', host })
  const records = answer.state === 'none' ? [] : answer.values.filter(isSpfRecord)
  const terms = provider ? [`include:${provider.spf}`] : (hosts ?? []).map(networkOf)
  const [first] = records
  if (first === undefined)
    return check('missing', { kind: 'spf', why: 'missing', host }, terms.length > 0 ? ['v=spf1', ...terms, '~all'].join(' ') : null)
  if (records.length > 1) return check('wrong', { kind: 'spf', why: 'several', count: records.length }, merged(records, terms))
  const ips = provider ? yield* sampleOf(provider) : hosts
  // without a server's address, the record can be read but not whether it covers it
  const results: SpfResult[] = []
  for (const ip of ips && ips.length > 0 ? ips : ['192.0.2.1']) results.push(yield* checkSpf({ domain, ip, sender: address }))
  const broken = results.find(({ fault }) => fault !== null)?.fault
  if (broken) return check('wrong', findingOf(broken, host))
  if (results.some(({ verdict }) => verdict === 'temperror')) return check('unknown', { kind: 'spf', why: 'no_answer', host })
  if (results.some(({ by, verdict }) => by === 'all' && verdict === 'pass'))
    return check('wrong', { kind: 'spf', why: 'allows_all', host }, first.replace(/ \+?all$/i, ' ~all'))
  const read = results.flatMap((result) => result.read)
  const isNamed = provider ? read.includes(provider.spf) : read.some((one) => isOfHost(one, smtpHost, domain))
  if (isNamed || (ips && ips.length > 0 && results.every(({ verdict }) => verdict === 'pass')))
    return check('passes', { kind: 'spf', why: 'passes', host })
  if (!ips || ips.length === 0) return check('unknown', { kind: 'spf', why: 'unknown_server', host })
  return check('wrong', { kind: 'spf', why: 'not_covered', host }, merged([first], terms))
}

function findingOf(fault: SpfFault, host: string): RecordFinding {
  switch (fault.kind) {
    case 'several':
      return { kind: 'spf', why: 'several', count: fault.count }
    case 'syntax':
      return { kind: 'spf', why: 'syntax', term: fault.term }
    case 'no_record':
      return { kind: 'spf', why: 'no_record', domain: fault.domain }
    case 'too_many_lookups':
      return { kind: 'spf', why: 'too_many_lookups', host }
  }
}

/** The addresses of a provider's servers aren't known one by one: the first of its own record stands for them. */
function* sampleOf({ spf }: MailProvider): DnsWork<string[] | null> {
  const answer = yield { kind: 'txt', name: spf }
  if (answer.state !== 'found') return null
  const network = answer.values.filter(isSpfRecord).flatMap((text) => [...text.matchAll(/ ip4:([\d.]{7,15})/g)].map(([, ip = '']) => ip))[0]
  return network === undefined ? null : [network]
}

/** A record of the server's own domain that is included names its servers, which may send from other addresses than they are reached at. */
function isOfHost(read: string, smtpHost: string, domain: string): boolean {
  const parent = smtpHost.toLowerCase().split('.').slice(1).join('.')
  return parent.includes('.') && read !== domain && (read === parent || read.endsWith(`.${parent}`))
}

const networkOf = (ip: string) => `${readIp(ip)?.bits === 128 ? 'ip6' : 'ip4'}:${ip}`

/** One record with the terms of all, and those that are missing, before the last `all`. */
function merged(records: readonly string[], terms: readonly string[]): string {
  const all = records.flatMap((record) => record.split(' ').slice(1).filter(Boolean))
  const isEnd = (term: string) => /^[+\-~?]?all$/i.test(term)
  const end = all.filter(isEnd).at(-1) ?? '~all'
  const isRedirect = (term: string) => /^redirect=/i.test(term)
  const others = all.filter((term) => !isEnd(term)).map((term) => (isRedirect(term) ? term.replace(/^redirect=/i, 'include:') : term))
  return ['v=spf1', ...new Set([...others, ...terms]), /^\+?all$/i.test(end) ? '~all' : end].join(' ')
}

function* dkimCheck({ selectors, ownKey }: SendingDomain, domain: string, provider: MailProvider | null): DnsWork<RecordCheck> {
  const known = ownKey ? [ownKey.selector] : [...new Set([...selectors, ...(provider?.selectors ?? [])])]
  const name = provider?.name ?? null
  let isUnanswered = false
  let wrong: RecordCheck | null = null
  for (const selector of known) {
    const answer = yield { kind: 'txt', name: dkimName(selector, domain) }
    isUnanswered ||= answer.state === 'unknown'
    if (answer.state !== 'found') continue
    // several keys under one name are an error of the publisher: the first is used by many
    const { fault, publicKey } = readDkimKey(answer.values[0] ?? '')
    const isOther = ownKey !== null && publicKey !== ownKey.publicKey
    const why = fault ?? (isOther ? 'malformed' : 'passes')
    const found: RecordCheck = {
      state: why === 'passes' ? 'passes' : 'wrong',
      finding: { kind: 'dkim', why, selector, provider: name },
      record: ownKey && why !== 'passes' ? dkimRecord(ownKey, domain) : null,
    }
    if (why === 'passes') return found
    wrong ??= found
  }
  if (isUnanswered) return { state: 'unknown', finding: { kind: 'dkim', why: 'no_answer' }, record: null }
  if (wrong) return wrong
  const [selector] = known
  if (selector === undefined) return { state: 'unknown', finding: { kind: 'dkim', why: 'unknown_selector' }, record: null }
  return {
    state: 'missing',
    finding: { kind: 'dkim', why: ownKey ? 'own_missing' : 'missing', selector, provider: name },
    record: ownKey ? dkimRecord(ownKey, domain) : null,
  }
}

export const dkimRecord = ({ selector, publicKey }: { selector: string; publicKey: string }, domain: string): DnsRecord => ({
  type: 'TXT',
  name: dkimName(selector, domain),
  value: `v=DKIM1; k=rsa; p=${publicKey}`,
})

function dmarcCheck({ address }: SendingDomain, domain: string, result: DmarcResult, proofs: readonly RecordState[]): RecordCheck {
  const advice = (at: string): DnsRecord => ({ type: 'TXT', name: `_dmarc.${at}`, value: `v=DMARC1; p=none; rua=mailto:${address}` })
  switch (result.state) {
    case 'unknown':
      return { state: 'unknown', finding: { kind: 'dmarc', why: 'no_answer' }, record: null }
    case 'none':
      return { state: 'missing', finding: { kind: 'dmarc', why: 'missing' }, record: advice(domain) }
    case 'wrong':
      return { state: 'wrong', finding: { kind: 'dmarc', why: result.fault }, record: advice(result.domain) }
    case 'found': {
      const { policy, hasReports } = result
      // email is sent with the domain of its From address, so either proof is aligned
      const isBlocked = policy !== 'none' && proofs.every((state) => state === 'missing' || state === 'wrong')
      return {
        state: isBlocked ? 'wrong' : 'passes',
        finding: { kind: 'dmarc', why: isBlocked ? 'blocks' : 'passes', policy, hasReports },
        record: null,
      }
    }
  }
}

/** Of the first address that is wrong, otherwise of the first. */
function* reverseChecks(host: string, ips: readonly string[]): DnsWork<RecordCheck[]> {
  const checks: RecordCheck[] = []
  for (const ip of ips.slice(0, 4)) {
    const address = readIp(ip)
    if (!address) continue
    const record: DnsRecord = { type: 'PTR', name: reverseName(address), value: host }
    const answer = yield { kind: 'ptr', name: record.name }
    if (answer.state === 'unknown') checks.push({ state: 'unknown', finding: { kind: 'reverse', why: 'no_answer', host }, record: null })
    else if (answer.state === 'none') checks.push({ state: 'missing', finding: { kind: 'reverse', why: 'missing', host, ip }, record })
    else checks.push(yield* confirmed(answer.values, host, ip, record))
  }
  const worst =
    checks.find(({ state }) => state === 'missing' || state === 'wrong') ?? checks.find(({ state }) => state === 'unknown') ?? checks[0]
  return worst ? [worst] : []
}

/** One of the names leads back to the address (RFC 8601 section 2.7.3). */
function* confirmed(names: readonly string[], host: string, ip: string, record: DnsRecord): DnsWork<RecordCheck> {
  const wanted = readIp(ip)?.value
  let isUnanswered = false
  for (const name of names.slice(0, 5)) {
    const answer = yield { kind: 'address', name }
    isUnanswered ||= answer.state === 'unknown'
    if (answer.state === 'found' && answer.values.some((one) => readIp(one)?.value === wanted))
      return { state: 'passes', finding: { kind: 'reverse', why: 'passes', host: name, ip }, record: null }
  }
  if (isUnanswered) return { state: 'unknown', finding: { kind: 'reverse', why: 'no_answer', host }, record: null }
  return { state: 'wrong', finding: { kind: 'reverse', why: 'not_confirmed', host: names[0] ?? '', ip }, record }
}

/** Networks without public names: RFC 1918, loopback, link-local, and the local ones of IPv6. */
const isPublic = (ip: string) => !/^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i.test(ip)
