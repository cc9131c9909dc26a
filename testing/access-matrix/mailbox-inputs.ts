// Inputs of the calls for a user's own mailbox, and for the suppression list.
import type { WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import type { EndpointInput, Named } from './endpoint-input.ts'

const mailbox = ({ mailbox_token }: Named) => {
  const [smtp_port = '', imap_port = '', username = '', password = ''] = mailbox_token.split(' ')
  const security = { smtp_security: 'none', imap_security: 'none' }
  return {
    address: 'ana@home.invalid',
    username,
    password,
    smtp_host: '127.0.0.1',
    smtp_port,
    imap_host: '127.0.0.1',
    imap_port,
    ...security,
  }
}
const connecting = { method: 'POST', path: 'v2/mailboxes', fields: mailbox } as const
const mailboxOf = (earlier: unknown) => ({ mailbox_id: (earlier as WireMailboxes | undefined)?.mailboxes?.at(-1)?.id ?? 'none' })

export const mailboxInputs: Readonly<Record<string, EndpointInput>> = {
  'GET v2/mailboxes': { fields: () => ({}) },
  'POST v2/mailboxes': { fields: mailbox },
  'PUT v2/mailboxes': { fields: (_, __, earlier) => ({ ...mailboxOf(earlier), name: 'Mine' }), before: connecting },
  'DELETE v2/mailboxes': { fields: (_, __, earlier) => mailboxOf(earlier), before: connecting },
  'GET v2/mailboxes/find': { fields: () => ({ address: 'ana@home.invalid' }) },
  'GET v2/mailboxes/providers': { fields: () => ({ auth_provider: 'microsoft', redirect_uri: 'https://app.example/login', state: 's' }) },
  'POST v2/mailboxes/providers': {
    fields: ({ mailbox_code }) => ({
      auth_provider: 'microsoft',
      auth_code: mailbox_code,
      redirect_uri: 'https://app.example/login',
    }),
  },
  'GET v2/mailboxes/sending': { fields: ({ project_id }) => ({ project_id }) },
  'PUT v2/mailboxes/sending': { fields: ({ project_id }) => ({ project_id, mailbox_id: '' }) },
  'POST v2/mailboxes/test': { fields: mailbox },
  'POST v2/mailboxes/records': { fields: (_, __, earlier) => mailboxOf(earlier), before: connecting },
  'POST v2/mailboxes/signing': { fields: (_, __, earlier) => mailboxOf(earlier), before: connecting },
  'DELETE v2/mailboxes/signing': { fields: (_, __, earlier) => mailboxOf(earlier), before: connecting },
  'GET v2/team/recontact': { fields: () => ({ months: 12 }) },
  'PUT v2/team/recontact': { fields: () => ({ months: 3, reasons: 'Culture' }) },
  'GET v2/team/notice_rules': { fields: () => ({}) },
  'PUT v2/team/notice_rules': { fields: () => ({ rule_id: 'us-can-spam', off_reason: 'Applicants only' }) },
  'PUT v2/team/notice_rules/added': {
    fields: () => ({ country: 'US', region: 'TX', parts: ['software'], from: '2026-01-01', title: 'Texas example', url: '' }),
  },
  'PUT v2/team/notice_rules/wording': { fields: () => ({ part: 'software', language: 'en', text: 'A computer sorts.' }) },
  'GET v2/team/postal_address': { fields: () => ({}) },
  'PUT v2/team/postal_address': { fields: () => ({ postal_address: '12 Quay Street, Austin, TX 78701' }) },
  'GET v2/suppressions': { fields: () => ({}) },
  'POST v2/suppressions': { fields: () => ({ list: 'no@quay.example' }) },
  'DELETE v2/suppressions': { fields: ({ suppression_id }) => ({ suppression_id }) },
  'PUT v2/mailboxes/signature': { fields: (_, __, earlier) => ({ ...mailboxOf(earlier), signature: 'Robin' }), before: connecting },
  'POST v2/mailboxes/push/gmail': {
    fields: () => ({ message: { data: Buffer.from('{"emailAddress":"ana@home.invalid","historyId":7}').toString('base64') } }),
    announces: true,
  },
  'POST v2/mailboxes/push/graph': { fields: () => ({ value: [{ subscriptionId: 's', clientState: 'c', changeType: 'created' }] }) },
  'PUT v2/mailboxes/limits': { fields: (_, __, earlier) => ({ ...mailboxOf(earlier), per_day: 30, warms_up: 'true' }), before: connecting },
  'PUT v2/mailboxes/pause': { fields: (_, __, earlier) => ({ ...mailboxOf(earlier), is_paused: 'true' }), before: connecting },
}
