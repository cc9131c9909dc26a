import { createHmac, timingSafeEqual } from 'node:crypto'
import { slackCommand } from '@fairlead/contract/v1/slack/commandin'
import { messages } from '@fairlead/domain/shared/messages'
import { Refusal } from '@fairlead/domain/refusal'
import { recordAuditEvent } from '../../../features/accounts/security/audit-store.ts'
import { openSessionOf } from '../../../features/accounts/sessions/open-session-of.ts'
import { findSession, readOpenedBy, type OpenedBy } from '../../../features/accounts/sessions/session-store.ts'
import { openEndpoint, TextAnswer } from '../../endpoint.ts'
import type { Services } from '../../services.ts'
import { text as texts } from '../../texts/texts.ts'

const failed = (): string => texts.commandFailed

export const postSlackCommandin = openEndpoint(
  slackCommand,
  async ({ input, services, session, headers, raw }) => {
    if (!services.settings.sessionSwitching) throw new Refusal('not_permitted', texts.switchingOff)
    const isSlack = headers['x-slack-signature'] !== undefined
    const by = isSlack ? slackMember(services, headers, raw, input.user_id ?? '') : await staffMember(services, session, input.text)
    const text = await run(services, by, input.command, input.text)
    return isSlack ? new TextAnswer(text) : text
  },
  { keepsRaw: true },
)

async function run(services: Services, by: OpenedBy & { isSuperAdmin: boolean }, command: string, email: string): Promise<string> {
  if (command.trim() !== '/session-token' || email.trim() === '') return failed()
  const opened = await openSessionOf(services.database.system, by, email, services.settings, services.now())
  if (opened.session !== null) return `Session token: ${opened.session}`
  return opened.reason === 'unknown' ? 'None' : failed()
}

async function staffMember(services: Services, session: string, about: string): Promise<OpenedBy & { isSuperAdmin: boolean }> {
  const { system } = services.database
  const actor = await findSession(system, session, services.now(), services.settings)
  if (!actor) throw new Refusal('not_signed_in')
  // a session opened as another user can't open a further one
  if (actor.isStaff && !actor.isUnsecured && (await readOpenedBy(system, session)) === null)
    return { userId: actor.userId, name: actor.email, isSuperAdmin: actor.isSuperAdmin }
  const { workspaceId, userId, email } = actor
  await recordAuditEvent(system, { kind: 'staff_session_refused', workspaceId, userId, actor: email, target: about })
  throw new Refusal('not_permitted')
}

function slackMember(services: Services, headers: SlackHeaders, raw: string, member: string): OpenedBy & { isSuperAdmin: boolean } {
  const { slackSigningSecret: secret, slackMembers } = services.settings
  if (!secret || !isSignedBySlack(secret, headers, raw, services.now())) throw new Refusal('not_signed_in', messages.sessionNotFound)
  if (!slackMembers.includes(member)) {
    services.log.warn({ member }, 'a Slack member who is not listed asked for a session')
    throw new Refusal('not_permitted')
  }
  return { userId: null, name: `Slack member ${member}`, isSuperAdmin: false }
}

type SlackHeaders = Readonly<Record<string, string | string[] | undefined>>

const replayMinutes = 5

/**
 * Whether our Slack app signed a request, by its published scheme v0: HMAC-SHA256 over 'v0:<timestamp>:<raw body>'.
 * A request older than five minutes may be a replay.
 */
function isSignedBySlack(secret: string, headers: SlackHeaders, raw: string, now: Date): boolean {
  const signature = String(headers['x-slack-signature'] ?? '')
  const timestamp = String(headers['x-slack-request-timestamp'] ?? '')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > replayMinutes * 60) return false
  const expected = Buffer.from(`v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${raw}`).digest('hex')}`)
  const signatureBytes = Buffer.from(signature)
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected)
}
