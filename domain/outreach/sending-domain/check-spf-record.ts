// Whether a domain's SPF record allows the mailbox's server to send, and a record that would.
import { readIp } from '../../shared/ip-address.ts'
import { checkSpf, type DnsWork, type SpfFault, type SpfResult } from './check-spf.ts'
import type { MailProvider } from './mail-providers.data.ts'
import type { RecordCheck, RecordFinding, RecordState, SendingDomain } from './record-check.ts'
import { isSpfRecord } from './spf-record.ts'

/** `hosts`: the public addresses of a server that isn't a provider's; null when unknown. */
export function* checkSpfRecord(
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
  // without a server's address, the record can be parsed but not checked for it
  const results: SpfResult[] = []
  for (const ip of ips && ips.length > 0 ? ips : ['192.0.2.1']) results.push(yield* checkSpf({ domain, ip, sender: address }))
  const broken = results.find(({ fault }) => fault !== null)?.fault
  if (broken) return check('wrong', findingOf(broken, host))
  if (results.some(({ verdict }) => verdict === 'temperror')) return check('unknown', { kind: 'spf', why: 'no_answer', host })
  if (results.some(({ by, verdict }) => by === 'all' && verdict === 'pass'))
    return check('wrong', { kind: 'spf', why: 'allows_all', host }, restricted(first, terms))
  const read = results.flatMap((result) => result.read)
  const isNamed = provider ? read.includes(provider.spf) : read.some((domainName) => isOfHost(domainName, smtpHost, domain))
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

/** A provider's server addresses aren't known individually: the first one in its record represents them. */
function* sampleOf({ spf }: MailProvider): DnsWork<string[] | null> {
  const answer = yield { kind: 'txt', name: spf }
  if (answer.state !== 'found') return null
  const network = answer.values.filter(isSpfRecord).flatMap((text) => [...text.matchAll(/ ip4:([\d.]{7,15})/g)].map(([, ip = '']) => ip))[0]
  return network === undefined ? null : [network]
}

/** An included record of the server's own domain covers its servers, which may send from other addresses than they are reached at. */
function isOfHost(read: string, smtpHost: string, domain: string): boolean {
  const parent = smtpHost.toLowerCase().split('.').slice(1).join('.')
  return parent.includes('.') && read !== domain && (read === parent || read.endsWith(`.${parent}`))
}

const networkOf = (ip: string) => `${readIp(ip)?.bits === 128 ? 'ip6' : 'ip4'}:${ip}`

/** Without the terms that allow everyone: its own `all`, or the record it redirects to. null when no sender would remain. */
function restricted(record: string, terms: readonly string[]): string | null {
  const text = merged([record.replaceAll(/ redirect=\S*/gi, '')], terms)
  return text === 'v=spf1 ~all' ? null : text
}

/** One record with all terms. Missing ones are added before the last `all`; existing ones that had no effect come first. */
function merged(records: readonly string[], terms: readonly string[]): string {
  const all = records.flatMap((record) => record.split(' ').slice(1).filter(Boolean))
  const isEnd = (term: string) => /^[+\-~?]?all$/i.test(term)
  const end = all.filter(isEnd).at(-1) ?? '~all'
  const isRedirect = (term: string) => /^redirect=/i.test(term)
  const ownTerms = all.filter((term) => !isEnd(term)).map((term) => (isRedirect(term) ? term.replace(/^redirect=/i, 'include:') : term))
  const isThere = terms.every((term) => ownTerms.some((ownTerm) => ownTerm.toLowerCase() === term))
  const remainingTerms = ownTerms.filter((term) => !isThere || !terms.includes(term.toLowerCase()))
  const together = isThere ? [...terms, ...remainingTerms] : [...remainingTerms, ...terms]
  return ['v=spf1', ...new Set(together), /^\+?all$/i.test(end) ? '~all' : end].join(' ')
}
