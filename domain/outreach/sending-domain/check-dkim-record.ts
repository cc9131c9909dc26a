// Whether the DKIM key that signs a mailbox's email is published.
import { dkimName, readDkimKey } from './dkim-key.ts'
import type { DnsWork } from './check-spf.ts'
import type { MailProvider } from './mail-providers.data.ts'
import type { DnsRecord, OwnKey, RecordCheck, RecordState, SendingDomain } from './record-check.ts'

export const dkimRecord = ({ selector, publicKey }: OwnKey, domain: string): DnsRecord => ({
  type: 'TXT',
  name: dkimName(selector, domain),
  value: `v=DKIM1; k=rsa; p=${publicKey}`,
})

export const checkDkimRecord = (sending: SendingDomain, domain: string, provider: MailProvider | null): DnsWork<RecordCheck> =>
  sending.ownKey ? checkOwnKey(sending.ownKey, domain) : checkProviderKey(sending, domain, provider)

export function* checkOwnKey(key: OwnKey, domain: string): DnsWork<RecordCheck> {
  const { selector } = key
  const answer = yield { kind: 'txt', name: dkimName(selector, domain) }
  if (answer.state === 'unknown') return { state: 'unknown', finding: { kind: 'dkim', why: 'no_answer' }, record: null }
  const record = dkimRecord(key, domain)
  if (answer.state === 'none') return { state: 'missing', finding: { kind: 'dkim', why: 'own_missing', selector, provider: null }, record }
  const { fault, publicKey } = readFirst(answer.values)
  const reason = fault ?? (publicKey === key.publicKey ? 'passes' : 'malformed')
  const finding = { kind: 'dkim', why: reason, selector, provider: null } as const
  return reason === 'passes' ? { state: 'passes', finding, record: null } : { state: 'wrong', finding, record }
}

/** Several keys under one name are the publisher's mistake; many receivers use the first. */
const readFirst = ([text = '']: readonly string[]) => readDkimKey(text)

function* checkProviderKey(
  { selectors, unprovenSelector }: SendingDomain,
  domain: string,
  provider: MailProvider | null,
): DnsWork<RecordCheck> {
  const usual = provider?.selectors ?? []
  const name = provider?.name ?? null
  let isUnanswered = false
  let wrong: RecordCheck | null = null
  for (const selector of new Set([...selectors, ...usual, ...(unprovenSelector === null ? [] : [unprovenSelector])])) {
    const answer = yield { kind: 'txt', name: dkimName(selector, domain) }
    isUnanswered ||= answer.state === 'unknown'
    if (answer.state !== 'found') continue
    const { fault } = readFirst(answer.values)
    if (fault === null) return { state: 'passes', finding: { kind: 'dkim', why: 'passes', selector, provider: name }, record: null }
    // anyone can name a retired key
    if (selector !== unprovenSelector)
      wrong ??= { state: 'wrong', finding: { kind: 'dkim', why: fault, selector, provider: name }, record: null }
  }
  if (isUnanswered) return { state: 'unknown', finding: { kind: 'dkim', why: 'no_answer' }, record: null }
  if (wrong) return wrong
  const missing = selectors[0] ?? (provider?.choosesSelector === false ? usual[0] : undefined)
  if (missing !== undefined)
    return { state: 'missing', finding: { kind: 'dkim', why: 'missing', selector: missing, provider: name }, record: null }
  return {
    state: 'unknown',
    finding:
      unprovenSelector === null
        ? { kind: 'dkim', why: 'unknown_selector', provider: name }
        : { kind: 'dkim', why: 'unproven_selector', selector: unprovenSelector },
    record: null,
  }
}

/**
 * Whether email is now signed with a published key: while the newest one waits for its record, by the previous one or by the
 * provider.
 */
export function* dkimProof(
  sending: SendingDomain,
  domain: string,
  provider: MailProvider | null,
  state: RecordState,
): DnsWork<RecordState> {
  const { ownKey, formerKey } = sending
  if (!ownKey || state === 'passes' || state === 'unknown') return state
  const formerCheck = formerKey ? yield* checkOwnKey(formerKey, domain) : null
  return formerCheck?.state === 'passes' || formerCheck?.state === 'unknown'
    ? formerCheck.state
    : (yield* checkProviderKey(sending, domain, provider)).state
}
