// Converts mailboxes between the API and the use cases.
import type { WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import { domainOfAddress } from '@fairlead/domain/outreach/send-slots'
import { needsRecords } from '@fairlead/domain/outreach/sending-domain/check-records'
import { recordSentence, recordsNotNeeded } from '@fairlead/domain/outreach/sending-domain/record-sentence'
import type { MailSecurity, MailServers } from '@fairlead/domain/ports/mailboxes'
import { nameOfMailbox, readToEndAt } from '../../features/mail/mailboxes/mailbox-state.ts'
import { listMailboxes, type MailboxView } from '../../features/mail/mailboxes/mailbox-views.ts'
import type { ActorContext } from '../../platform/context.ts'
import type { Services } from '../services.ts'

export interface WireServers {
  username: string
  smtp_host: string
  smtp_port: number
  smtp_security: MailSecurity
  imap_host: string
  imap_port: number
  imap_security: MailSecurity
}

export const serversOf = (wire: WireServers): MailServers => ({
  username: wire.username,
  smtp: { host: wire.smtp_host, port: wire.smtp_port, security: wire.smtp_security },
  imap: { host: wire.imap_host, port: wire.imap_port, security: wire.imap_security },
})

export const serversToWire = ({ username, smtp, imap }: MailServers): WireServers => ({
  username,
  smtp_host: smtp.host,
  smtp_port: smtp.port,
  smtp_security: smtp.security,
  imap_host: imap.host,
  imap_port: imap.port,
  imap_security: imap.security,
})

const recordsToWire = ({ address, records }: MailboxView): WireMailboxes['mailboxes'][number]['records'] => {
  const domain = domainOfAddress(address)
  return {
    domain,
    checked_at: records.checkedAt?.toISOString() ?? null,
    not_needed: needsRecords(address) ? null : recordsNotNeeded(domain),
    checks: (records.checks ?? []).map(({ state, finding, record }) => ({
      kind: finding.kind,
      state,
      text: recordSentence(finding, address),
      record,
    })),
  }
}

const toWire = (view: MailboxView): WireMailboxes['mailboxes'][number] => ({
  id: view.id,
  kind: view.kind,
  name: view.name,
  address: view.address,
  state: view.state,
  paused_for: view.pausedFor,
  why: view.reason,
  read_at: view.readAt?.toISOString() ?? null,
  arrival: view.arrival && {
    at_once: view.arrival.isAtOnce,
    every_seconds: view.arrival.everySeconds,
    reason: view.arrival.reason,
    since: view.arrival.since?.toISOString() ?? null,
    refusal: view.arrival.refusal,
  },
  waiting: view.waiting,
  per_day: view.perDay,
  today: view.today,
  warms_up: view.warmsUp,
  signature: view.signature,
  sent_lately: view.bounces.sent,
  bounced_lately: view.bounces.bounced,
  blocked_lately: view.bounces.blocked,
  records: recordsToWire(view),
  signing: view.signing.state,
  may_sign: view.signing.mayStart,
  ...serversToWire(view),
})

export async function mailboxesAnswer(
  ctx: ActorContext,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
): Promise<WireMailboxes> {
  const { own: personal, shared, isAdmin } = await listMailboxes(ctx, (id) => readToEndAt(database, nameOfMailbox(id)), settings)
  return {
    mailboxes: personal.map(toWire),
    shared: shared.map(toWire),
    may_manage_shared: isAdmin,
    installation: settings.mailFrom,
    most_per_day: settings.mailboxPerDay,
  }
}
