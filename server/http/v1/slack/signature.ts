// Whether a request was recently signed by our Slack app, according to the published scheme v0.
import { createHmac, timingSafeEqual } from 'node:crypto'

export type SlackHeaders = Readonly<Record<string, string | string[] | undefined>>

const minutes = 5

/** HMAC-SHA256 over 'v0:<timestamp>:<raw body>'; a request older than five minutes may be a replay. */
export function isSignedBySlack(secret: string, headers: SlackHeaders, raw: string, now: Date): boolean {
  const signature = String(headers['x-slack-signature'] ?? '')
  const timestamp = String(headers['x-slack-request-timestamp'] ?? '')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > minutes * 60) return false
  const expected = Buffer.from(`v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${raw}`).digest('hex')}`)
  const signatureBytes = Buffer.from(signature)
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected)
}
