// DMARC records (RFC 7489 section 6.3), and where to look for them.
import type { DnsWork } from './check-spf.ts'
import { readTagList } from './tag-list.ts'

export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const
export type DmarcPolicy = (typeof dmarcPolicies)[number]

export type DmarcResult =
  /** `domain`: where the record is; its policy for the sender's domain. */
  | { state: 'found'; domain: string; policy: DmarcPolicy; hasReports: boolean; alignment: { dkim: 'r' | 's'; spf: 'r' | 's' } }
  | { state: 'none' | 'unknown' }
  | { state: 'wrong'; domain: string; fault: 'several' | 'syntax' | 'policy' }

const isDmarcRecord = (text: string) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text)
/** Deeper names skip labels in the middle. */
const maxLabels = 8

/** The domain's own record, otherwise that of the nearest parent that isn't a public suffix. */
export function* findDmarc(domain: string): DnsWork<DmarcResult> {
  const labels = domain.split('.')
  const first = Math.max(0, labels.length - maxLabels)
  for (let start = 0; start <= labels.length - 2; start = start === 0 ? Math.max(1, first + 1) : start + 1) {
    const name = labels.slice(start).join('.')
    const answer = yield { kind: 'txt', name: `_dmarc.${name}` }
    if (answer.state === 'unknown') return { state: 'unknown' }
    const records = answer.state === 'found' ? answer.values.filter(isDmarcRecord) : []
    const [text] = records
    if (text === undefined) continue
    if (records.length > 1) return { state: 'wrong', domain: name, fault: 'several' }
    const tags = readTagList(text)
    // published by a registry for the domains below it
    if (start > 0 && tags?.get('psd') === 'y') continue
    return readDmarc(tags, name, start > 0)
  }
  return { state: 'none' }
}

function readDmarc(tags: Map<string, string> | null, domain: string, isAbove: boolean): DmarcResult {
  if (!tags) return { state: 'wrong', domain, fault: 'syntax' }
  const policyOf = (tag: string) => dmarcPolicies.find((policy) => policy === tags.get(tag)?.toLowerCase())
  const ownPolicy = policyOf('p')
  const hasReports = tags.get('rua')?.split(',').some(isReportAddress) ?? false
  const isValid = ownPolicy !== undefined && (!tags.has('sp') || policyOf('sp') !== undefined)
  // without a valid policy it counts as p=none if it names an address for reports (RFC 7489 section 6.6.3)
  if (!isValid && !hasReports) return { state: 'wrong', domain, fault: 'policy' }
  const strictness = (tag: string) => (tags.get(tag)?.toLowerCase() === 's' ? 's' : 'r')
  return {
    state: 'found',
    domain,
    policy: isValid ? ((isAbove ? policyOf('sp') : null) ?? ownPolicy) : 'none',
    hasReports,
    alignment: { dkim: strictness('adkim'), spf: strictness('aspf') },
  }
}

/** mailto:reports@example.org!10m */
const isReportAddress = (uri: string) => /^mailto:[^\s@!]+@[^\s@!]+(?:!\d+[kmgt]?)?$/i.test(uri.trim())
