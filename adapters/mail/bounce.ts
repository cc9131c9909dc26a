// Recognizes mail that reports on other mail: non-delivery, delay, complaints; first by RFC 3464, then by the conventions of
// old servers.

import { failureOf } from '@fairlead/domain/outreach/delivery-failure'
import { answerWithoutAddresses } from '@fairlead/domain/outreach/refusal-cause'
import type { BounceReport } from '@fairlead/domain/ports/mail'
import { addressesIn } from '@fairlead/domain/shared/bounded'

export interface Report extends BounceReport {
  /** A relayed/delivered notice is automatic mail but not a bounce. */
  kind: 'bounce' | 'receipt'
}

export interface ReportSigns {
  header: (name: string) => string | null
  subject: string
  /** The first part's plain text. */
  text: string
  /** The whole email as Latin-1 text. */
  raw: string
}

const machineSender =
  /mailer[-_. ]?daemon|post[-_]?master|mail[-_. ]?(delivery|transport|administrator|system)|delivery[-_. ](sub)?system|mdaemon|email[-_. ]?delivery|bounce[sd]?@|mmdf|mta@/i
// Names that people have too: these require a report's subject and wording.
const perhapsMachine = /system administrator|ndr administrator|content-filter|interscan|-(admin|owner)@/i
const bounceSubject =
  /undeliver|returned (mail|to sender)|return(ed)? receipt|failure notice|delivery (status|failure|report|notification|problem|error|has failed|delayed)|deliver(y|ed).{0,20}fail|fail(ed|ure).{0,20}deliver|(mail|message).{0,30}(failed|failure|error|returned|blocked|rejected|delayed)|could not be delivered|not delivered|cannot deliver|can't deliver|unable to deliver|unzustellbar|nicht zugestellt|non remis|échec de la remise|no se puede entregar|devuelto|non recapitabile|onbestelbaar|bounce|warning: .{0,40}(could not|delayed)|mail system error|spam.{0,10}(detected|blocked)|are not member|loop alert|não entregue|配信|不達|送信できません|退信/i
const bounceBody =
  /\b[45]\.\d{1,3}\.\d{1,3}\b|\b(550|551|552|553|554|450|451|452|521|571)[ -]|user unknown|unknown user|no such (user|mailbox|recipient|domain)|mailbox (is )?(full|unavailable|not found|disabled)|over ?quota|quota exceeded|(could not|couldn't|cannot|can't|unable to|not) be? ?deliver|delivery (to the following|failed|attempt)|undeliver|did not reach|was not delivered|host (unknown|not found)|address (rejected|unknown|not found|does not exist)|does not exist|invalid (user|recipient|mailbox)|permanent (fatal )?error|not listed in|returned to (the )?sender|account .{0,30}(disabled|suspended)|rejected|your message .{0,60}(could not|was not)|受信|宛先|"notificationType"\s*:\s*"Bounce"/i
const delayed = /delay|will (keep|continue) (trying|to)|will retry|still being retried|not yet|temporar|warning:|deferred|vacation/i

/** Null when the mail is no report. A person's mail is never one: a machine's sender, an empty return path or a report part must speak for it. */
export function reportOf(signs: ReportSigns): Report | null {
  const { header, raw, subject, text } = signs
  const type = (header('content-type') ?? '').toLowerCase()
  const reportType = /report-type="?([a-z-]+)/.exec(type)?.[1]
  const body = raw.slice(bodyStart(raw))
  const field = fieldsOf(body)
  const fields = deliveryFields(field)
  if (reportType === 'feedback-report' || /^content-type:\s*message\/feedback-report/im.test(body)) {
    const recipient = addressIn(field('original-rcpt-to') ?? '') ?? null
    return { kind: 'bounce', recipient, failure: 'complaint', code: null, answer: '', originalMessageId: originalId(body) }
  }
  if (reportType === 'disposition-notification') return receipt(body)
  const from = header('from') ?? ''
  const returnPath = header('return-path')
  const machine = machineSender.test(from) || header('x-mlserver') !== null || ['', '<', '>', '<>'].includes(from.trim())
  const anonymous = returnPath !== null && /^\s*<\s*>|mailer-daemon/i.test(returnPath)
  const structured =
    fields !== null && (reportType === 'delivery-status' || /^content-type:\s*message\/delivery-status/im.test(raw) || machine || anonymous)
  const spoken = bounceSubject.test(subject)
  const words = `${text.slice(0, 20_000)}\n${body.slice(0, 20_000)}`
  const failing = bounceBody.test(words)
  const named = header('x-failed-recipients')
  const sns = /"notificationType"\s*:\s*"Bounce"/.test(body)
  const unstructured =
    named !== null ||
    sns ||
    (machine && (spoken || failing)) ||
    (perhapsMachine.test(from) && spoken && failing) ||
    (anonymous && failing && (spoken || !looksLikeAnswer(signs))) ||
    gatewayReport(signs, words)
  if (!structured && !unstructured && !(reportType === 'delivery-status' && (failing || spoken))) return null
  if (fields?.action && /^(delivered|relayed|expanded)/i.test(fields.action)) return receipt(body)
  const code = fields?.status ?? /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0] ?? /\b(?:4[25]\d|5[0257]\d)(?=[ -])/.exec(words)?.[0] ?? null
  const answerText = fields?.diagnostic ?? beforeOriginal(words)
  return {
    kind: 'bounce',
    recipient: fields?.recipient ?? addressIn(named ?? '') ?? addressNear(text || body, from, header('to') ?? ''),
    failure: isStillTrying(fields?.action ?? null, code, answerText) ? 'delayed' : failureOf(code, answerText),
    code,
    answer: answerWithoutAddresses(fields?.diagnostic?.replace(/^\s*[a-z-]{1,20}\s*;\s*/i, '') ?? ''),
    originalMessageId: originalId(body),
  }
}

/** The server says so, or gives no final status. */
function isStillTrying(action: string | null, code: string | null, answerText: string): boolean {
  if (action !== null) return /^delayed/i.test(action)
  return code === null
    ? delayed.test(answerText) && failureOf(code, answerText) === 'unclear'
    : code.startsWith('4') && delayed.test(answerText)
}

/** The report's own words, without the email it returns. */
function beforeOriginal(words: string): string {
  const end = words.search(/^(?:-{2,}[^\n]{0,80}(?:copy of|original|returned)|return-path:|received:|message-id:)/im)
  return end < 0 ? words : words.slice(0, end)
}

function receipt(body: string): Report {
  return { kind: 'receipt', recipient: null, failure: 'delayed', code: null, answer: '', originalMessageId: originalId(body) }
}

function looksLikeAnswer({ header, text }: ReportSigns): boolean {
  return header('auto-submitted') !== null || /\b(vacation|out of (the )?office|away)\b/i.test(text.slice(0, 2000))
}

/** Phone gateways reply 'Re: …' from an ordinary address with the transcript of the failed transfer. */
function gatewayReport({ text, subject }: ReportSigns, words: string): boolean {
  const dialogue = /RCPT TO:/i.test(words) && /MAIL FROM:/i.test(words) && /error|not taken|reject/i.test(text.slice(0, 20_000))
  const apology = /(could not|couldn't) be delivered to:\s{0,20}<?\S{1,320}@/i.test(text.slice(0, 20_000))
  return dialogue || (apology && subject.length < 30)
}

function bodyStart(raw: string): number {
  const headEnd = raw.search(/\r?\n\r?\n/)
  return headEnd < 0 ? raw.length : headEnd
}

const longestLine = 1000
const maxFolds = 10
const reportFields = ['final-recipient', 'original-recipient', 'original-rcpt-to', 'action', 'status', 'diagnostic-code']

/** The first value of each report field in the body, unfolded: one pass, each line cut at 1,000 characters. */
function fieldsOf(body: string): (name: string) => string | null {
  const values = new Map<string, string>()
  for (let offset = 0; offset < body.length;) {
    const [line, next] = lineAt(body, offset)
    offset = next
    const colon = line.indexOf(':')
    const name = colon > 0 && colon < 20 ? line.slice(0, colon).toLowerCase() : ''
    if (!reportFields.includes(name) || values.has(name)) continue
    let value = line.slice(colon + 1)
    for (let folds = 0; folds < maxFolds && (body[offset] === ' ' || body[offset] === '\t'); folds++) {
      const [more, after] = lineAt(body, offset)
      value += ` ${more}`
      offset = after
    }
    values.set(name, value.replace(/\s+/g, ' ').trim().slice(0, longestLine))
  }
  return (name) => values.get(name) ?? null
}

/** The line starting at `at`, cut at 1,000 characters, and where the next one begins. */
function lineAt(text: string, offset: number): [line: string, next: number] {
  const lineEnd = text.indexOf('\n', offset)
  const end = lineEnd < 0 ? text.length : lineEnd
  return [text.slice(offset, Math.min(text[end - 1] === '\r' ? end - 1 : end, offset + longestLine)), end + 1]
}

function deliveryFields(
  field: (name: string) => string | null,
): { recipient: string | null; action: string | null; status: string | null; diagnostic: string | null } | null {
  const final = field('final-recipient') ?? field('original-recipient')
  const action = field('action')
  if (final === null && action === null) return null
  const original = field('original-recipient')
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(field('status') ?? '')?.[0] ?? null
  const precise = /[45]\.\d{1,3}\.\d{1,3}/.exec(field('diagnostic-code') ?? '')?.[0] ?? null
  return {
    recipient: addressIn(original ?? '') ?? addressIn(final ?? ''),
    action,
    status: precise && status?.endsWith('.0.0') ? precise : status,
    diagnostic: field('diagnostic-code'),
  }
}

function addressIn(text: string): string | null {
  return addressesIn(text.slice(0, 2000), 1)[0]?.toLowerCase() ?? null
}

/** The first address in the report's text that is neither its sender's nor its recipient's. */
function addressNear(text: string, from: string, to: string): string | null {
  const addresses = new Set([addressIn(from), addressIn(to)])
  for (const word of addressesIn(text.slice(0, 20_000), 200, `<>;,:"'()[]`)) {
    const address = /^[^@]+@[a-z0-9-]+\.[a-z0-9.-]*[a-z0-9]/.exec(word.toLowerCase())?.[0]
    if (address === undefined) continue
    if (!addresses.has(address) && !machineSender.test(address)) return address
  }
  return null
}

/** The Message-ID of the reported email: the one inside the returned part, not the report's own. */
function originalId(body: string): string | null {
  return /^(?:original-)?message-id:[ \t]{0,20}(?:\r?\n[ \t]{1,20})?(<[^<>\s]{1,998}>)/im.exec(body)?.[1] ?? null
}
