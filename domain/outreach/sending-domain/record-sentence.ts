// A sentence about a record, and the remedy.
import { text } from '../texts/sending-domain.ts'
import type { RecordFinding } from './record-check.ts'

/** Why a freemail domain needs nothing. */
export const recordsNotNeeded = (domain: string): string => text.freemail(domain)

/** `address` is the mailbox's. */
export function recordSentence(finding: RecordFinding, address: string): string {
  switch (finding.kind) {
    case 'spf':
      if (finding.why === 'several') return text.spf.several(finding.count)
      if (finding.why === 'syntax') return text.spf.syntax(finding.term)
      return finding.why === 'no_record' ? text.spf.no_record(finding.domain) : text.spf[finding.why](finding.host)
    case 'dkim':
      if (finding.why === 'no_answer') return text.dkim.no_answer()
      if (finding.why === 'unknown_selector') return text.dkim.unknown_selector(address, finding.provider ?? null)
      return finding.why === 'missing' ? text.dkim.missing(finding.provider, finding.selector) : text.dkim[finding.why](finding.selector)
    case 'dmarc':
      if (finding.why === 'passes') return text.dmarc.passes(finding.policy, finding.hasReports)
      if (finding.why === 'blocks') return text.dmarc.blocks(finding.policy)
      return finding.why === 'no_answer' ? text.dmarc.no_answer() : text.dmarc[finding.why](address)
    case 'reverse':
      if (finding.why === 'no_answer') return text.reverse.no_answer()
      return finding.why === 'missing' ? text.reverse.missing(finding.ip) : text.reverse[finding.why](finding.host, finding.ip)
  }
}
