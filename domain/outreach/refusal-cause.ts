// Classifies a mail server's refusal, so that only refused addresses are given up.
import type { Refused } from '../ports/mail.ts'
import { failureOf } from './delivery-failure.ts'

/**
 * - `recipient`: this address doesn't exist.
 * - `sender`: the relay refuses to send for us at all (sender blocked, quota, policy); a person has to act.
 * - `message`: this message, or us; other messages show which of the two.
 * - `relay`: the relay can't be reached or accepts nothing now; the message isn't at fault.
 * - `later`: this message should be tried again, for example because the mailbox is full.
 */
export type RefusalCause = 'recipient' | 'sender' | 'message' | 'relay' | 'later'

/** The enhanced status code (RFC 3463) in a server's response, such as '5.1.1'; null when there is none. */
export function enhancedCode(response: string): string | null {
  return /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response.slice(0, 40))?.[1] ?? null
}

/** Reads the stage, code, and enhanced code of a refusal (RFC 5321 section 4.2, RFC 3463). */
export function causeOfRefusal({ stage, code, permanent, response }: Refused): RefusalCause {
  if (stage === 'local') return 'later'
  if (stage === 'connection' || stage === 'sign_in' || code === null || code === 421) return 'relay'
  if (!permanent) return stage === 'sender' || stage === 'data' ? 'relay' : 'later'
  const enhanced = enhancedCode(response)
  // 5.3.4 and 552: too big, which may already be the response to MAIL FROM with SIZE
  if (enhanced === '5.3.4' || (code === 552 && stage !== 'recipient')) return 'message'
  if (stage !== 'recipient') return stage === 'content' ? 'message' : 'sender'
  const failure = failureOf(enhanced ?? String(code), response)
  return failure === 'dead_address' ? 'recipient' : failure === 'mailbox_full' ? 'later' : 'message'
}

const longestAnswer = 300

/** A server's response for logs and screens: one line, bounded, without email addresses. */
export function answerWithoutAddresses(response: string): string {
  const line = response.slice(0, longestAnswer * 2).replace(/\s+/g, ' ')
  return line
    .split(' ')
    .map((word) => (word.includes('@') ? '[address]' : word))
    .join(' ')
    .trim()
    .slice(0, longestAnswer)
}
