// The records that decide whether a domain's email is delivered: SPF, DKIM, DMARC, and its server's reverse name.
import { readIp, reverseName } from '../../shared/ip-address.ts'
import { isPublicAddress } from '../../shared/public-address.ts'
import { domainOfAddress } from '../send-slots.ts'
import { checkDkimRecord, dkimProof } from './check-dkim-record.ts'
import type { DnsWork } from './check-spf.ts'
import { checkSpfRecord } from './check-spf-record.ts'
import { findDmarc, type DmarcResult } from './dmarc-record.ts'
import { providerOfHost, providerNamed, type MailProvider } from './mail-providers.data.ts'
import type { DnsRecord, RecordCheck, RecordState, SendingDomain } from './record-check.ts'

/** Domains at which anyone can have an address: their providers publish the records, and their users can't change them. */
const freemail = new Set(
  `
126.com 163.com aim.com alice.it aol.com aol.de aol.fr att.net bellsouth.net bigpond.com bluewin.ch bol.com.br btinternet.com
charter.net comcast.net cox.net daum.net earthlink.net email.com email.de fastmail.com fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com
gmx.de gmx.fr gmx.net googlemail.com hanmail.net hey.com home.nl hotmail.be hotmail.ca hotmail.co.uk hotmail.com hotmail.com.br hotmail.de hotmail.es
hotmail.fr hotmail.it hotmail.nl icloud.com inbox.lv kpnmail.nl laposte.net libero.it list.ru live.be live.ca live.co.uk live.com live.de live.fr
live.it live.nl mac.com mail.com mail.de mail.ru me.com msn.com naver.com neuf.fr o2.pl onet.pl orange.fr outlook.com outlook.de outlook.es
outlook.fr outlook.it planet.nl pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rediffmail.com rocketmail.com rogers.com sapo.pt
sbcglobal.net sfr.fr shaw.ca sina.com sky.com skynet.be t-online.de talktalk.net telenet.be tin.it tiscali.it tuta.com tutanota.com uol.com.br
verizon.net videotron.ca virgilio.it virginmedia.com wanadoo.fr web.de wp.pl xs4all.nl yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com
yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it yandex.com yandex.ru ymail.com ziggo.nl zoho.com zohomail.com
`
    .split(/\s+/)
    .filter(Boolean),
)

/** Freemail addresses need nothing: their provider publishes the records. */
export const needsRecords = (address: string): boolean => !freemail.has(domainOfAddress(address))

/** In the order of `recordKinds`; without the reverse name when the provider maintains its servers. */
export function* checkRecords(sending: SendingDomain): DnsWork<RecordCheck[]> {
  const domain = domainOfAddress(sending.address)
  const provider = providerOf(sending)
  const hosts = provider ? [] : yield* publicAddressesOf(sending.smtpHost)
  const spf = yield* checkSpfRecord(sending, domain, provider, hosts)
  const dkim = yield* checkDkimRecord(sending, domain, provider)
  const dmarc = dmarcCheck(sending, domain, yield* findDmarc(domain), [spf.state, yield* dkimProof(sending, domain, provider, dkim.state)])
  const reverse = hosts === null ? [] : yield* reverseChecks(sending.smtpHost, hosts)
  return [spf, dkim, dmarc, ...reverse]
}

function providerOf({ kind, smtpHost }: SendingDomain): MailProvider | null {
  if (kind === 'gmail') return providerNamed('Google')
  return kind === 'graph' ? providerNamed('Microsoft') : providerOfHost(smtpHost.toLowerCase())
}

/** Empty on a private network, whose addresses no one else sees; null when unknown. */
function* publicAddressesOf(host: string): DnsWork<string[] | null> {
  if (readIp(host)) return [host].filter(isPublicAddress)
  const answer = yield { kind: 'address', name: host }
  return answer.state === 'found' ? answer.values.filter(isPublicAddress) : null
}

function dmarcCheck({ address }: SendingDomain, domain: string, result: DmarcResult, proofs: readonly RecordState[]): RecordCheck {
  const advice = (recordDomain: string): DnsRecord => ({
    type: 'TXT',
    name: `_dmarc.${recordDomain}`,
    value: `v=DMARC1; p=none; rua=mailto:${address}`,
  })
  switch (result.state) {
    case 'unknown':
      return { state: 'unknown', finding: { kind: 'dmarc', why: 'no_answer' }, record: null }
    case 'none':
      return { state: 'missing', finding: { kind: 'dmarc', why: 'missing' }, record: advice(domain) }
    case 'wrong':
      return { state: 'wrong', finding: { kind: 'dmarc', why: result.fault }, record: advice(result.domain) }
    case 'found': {
      const { policy, hasReports } = result
      // email is sent with the From address's domain, so either proof is aligned
      const isBlocked = policy !== 'none' && proofs.every((state) => state === 'missing' || state === 'wrong')
      return {
        state: isBlocked ? 'wrong' : 'passes',
        finding: { kind: 'dmarc', why: isBlocked ? 'blocks' : 'passes', policy, hasReports },
        record: null,
      }
    }
  }
}

/** That of the first wrong address, otherwise of the first. */
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

/** One of the names resolves back to the address (RFC 8601 section 2.7.3). */
function* confirmed(names: readonly string[], host: string, ip: string, record: DnsRecord): DnsWork<RecordCheck> {
  const ipValue = readIp(ip)?.value
  let isUnanswered = false
  for (const name of names.slice(0, 5)) {
    const answer = yield { kind: 'address', name }
    isUnanswered ||= answer.state === 'unknown'
    if (answer.state === 'found' && answer.values.some((address) => readIp(address)?.value === ipValue))
      return { state: 'passes', finding: { kind: 'reverse', why: 'passes', host: name, ip }, record: null }
  }
  if (isUnanswered) return { state: 'unknown', finding: { kind: 'reverse', why: 'no_answer', host }, record: null }
  return { state: 'wrong', finding: { kind: 'reverse', why: 'not_confirmed', host: names[0] ?? '', ip }, record }
}
