// Why an email wasn't delivered, so that only a proven dead address counts against an address.

import type { DeliveryFailure } from '../ports/mail.ts'

const longest = 20_000

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'i')

const mailboxNames = String.raw`(?:user|recipient|mailbox|mail ?drop|account|addressee|e-?mail address|address|alias)`
const gone = any(
  String.raw`\b(?:user|recipient|mailbox|address|account|alias)(?: (?:is|was))? (?:unknown|not (?:found|known|exist|listed))`,
  String.raw`\b(?:unknown|no such|invalid|non-?existent|not a (?:known|valid)|no valid) (?:local |virtual |e-?mail )?(?:user|recipient|mailbox|mail ?drop|account|address|person|alias|local[- ]part)`,
  String.raw`\b${mailboxNames}[^.;\n]{0,80}(?:(?:does|do|did|could|can) ?(?:no|n['’])t (?:exist|be found)|cannot be found|not exist|(?:has|have) been (?:disabled|deactivated|deleted|removed|closed)|(?:is|are) (?:currently )?(?:disabled|inactive|invalid|deactivated|closed|no longer)|no longer (?:exists|available|valid|in use|active|accepts))`,
  String.raw`\bno mailbox (?:here|by that name)|\bnot a mailbox|\bunrouteable address|\bnot our customer|\bno one (?:here )?by that name|\bnot listed in (?:the )?(?:domino|public|directory)|\b(?:disabled|inactive|closed|deactivated|suspended) (?:user|recipient|mailbox|account)`,
  String.raw`\b(?:host|domain)(?: name)? (?:is )?(?:unknown|not found|does not exist|doesn['’]t exist)|\b(?:unknown|no such|non-?existent) (?:host|domain)|\bnxdomain|\bname or service not known|\bnull mx|\bdoes not accept (?:any )?mail \(nullmx`,
)
const full = any(
  String.raw`\b(?:mailbox|inbox|mail ?drop|mail ?folder|disk|storage|account)(?: (?:is|has|of \S{1,80}))? (?:over)?(?:full|exceed\w*|out of)`,
  String.raw`\bover (?:its |the |their )?(?:disk )?quota|\bover ?quota|quota[^.;\n]{0,40}exceed|exceed\w*[^.;\n]{0,40}(?:quota|storage|mailbox|space|size limit)|\b(?:insufficient|not enough|no) (?:system |disk |mailbox )?(?:storage|space|disk)|\bout of (?:storage|disk|space)|\bmailbox size limit|\bstorage allocation|too many messages in (?:the )?mailbox|quota (?:full|violation)`,
  String.raw`postfach[^.;\n]{0,30}voll|bo[iî]te[^.;\n]{0,40}pleine|buz[oó]n[^.;\n]{0,20}lleno|casella[^.;\n]{0,20}piena|mailbox[^.;\n]{0,10} vol\b|caixa[^.;\n]{0,20}cheia|skrzynka[^.;\n]{0,30}pe[łl]na|容量|空间不足`,
)
/** Faults of the sender that are worded like those of an address. */
const ofSender =
  /\b(?:sender|mail from|from address|envelope.from|return.path|helo|ehlo|reverse|ptr\b|client host|your (?:ip|host|domain|server))[^.;\n]{0,80}(?:exist|unknown|not found|invalid|reject|denied|resolve|verif)/i
const refused =
  /\b(?:spam|unsolicited|junk|bulk|black ?list|block ?list|block|dnsbl|rbl|spamhaus|reputation|polic(?:y|ies)|dmarc|spf|dkim|authenticat|unauthenticat|not (?:authori[sz]ed|permitted|allowed)|access denied|banned|prohibit|relay|rate limit|suspicious|phish|virus|malware|filter)/i

/**
 * `code` is an enhanced status code (RFC 3463) such as '5.1.1', a reply code such as '550', or null; `text` is what the server said, of
 * which 20,000 characters are read. An address is dead only when the code or the words prove it: 5.1.x about the recipient, no route
 * (5.4.4), or words such as 'user unknown'. 5.7.x is a policy, whatever it refuses, unless the server says that the user is unknown.
 */
export function failureOf(code: string | null, text: string): Exclude<DeliveryFailure, 'delayed' | 'complaint'> {
  const words = text.slice(0, longest)
  const status = code ?? ''
  const saysGone = gone.test(words) && !ofSender.test(words)
  const saysRefused = refused.test(words) || ofSender.test(words)
  if (/^[45]\.2\.2$/.test(status) || (full.test(words) && !saysGone)) return 'mailbox_full'
  if (enhancedClass(status) === 4) return saysRefused ? 'blocked' : 'unclear'
  if (status.startsWith('5.7.')) return saysGone && !saysRefused ? 'dead_address' : 'blocked'
  // about the sender's address
  if (/^5\.1\.[78]$/.test(status)) return 'blocked'
  if (saysGone && (!saysRefused || status.includes('.'))) return 'dead_address'
  if (/^5\.1\.(?:[1236]|10)$/.test(status)) return saysRefused ? 'blocked' : 'dead_address'
  if (status === '5.4.4') return 'dead_address'
  // Microsoft's answer for an address that isn't in the directory
  if (status === '5.4.1' && /recipient address rejected/i.test(words)) return 'dead_address'
  return saysRefused ? 'blocked' : 'unclear'
}

/** 2, 4, or 5: success, passing, permanent (RFC 3463 section 2). */
function enhancedClass(status: string): number {
  return Number.parseInt(status.slice(0, 1), 10)
}
