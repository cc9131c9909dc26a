import { authProviders } from '@fairlead/domain/account/scopes'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag } from '../../fields.ts'
import { authorizationRequest, authorizationResponse } from '../../shapes/authorization.ts'
import { mailboxesAnswer } from '../mailboxes.ts'

export const mailboxProviders = call(
  'GET',
  'v2/mailboxes/providers',
  ['unproven'],
  'The providers whose mailboxes can be connected by signing in; with redirect_uri and state, also the page to send the browser to.',
  z.object(authorizationRequest),
  z.array(
    z.object({
      auth_provider: z.enum(authProviders),
      name: z.string(),
      /** Settings that the operator has to provide first; none when the provider can be used. */
      missing_settings: z.array(z.string()),
      /** null unless redirect_uri and state were given and the provider can be reached. */
      url: z.string().nullable(),
    }),
  ),
)
export type MailboxProviders = CallType<typeof mailboxProviders>

export const connectProviderMailbox = call(
  'POST',
  'v2/mailboxes/providers',
  [],
  'Connects the mailbox of the account that was signed in with, or reconnects it. Nothing is saved unless it can be read and sent from.',
  z.object({
    ...authorizationResponse,
    /** For the whole workspace, by its admins. */
    is_shared: flag.optional(),
  }),
  mailboxesAnswer,
  { audit: 'mailbox_changed', status: 201, also: { 503: 'This provider is not set up here, or cannot be reached.' } },
)
export type ConnectProviderMailbox = CallType<typeof connectProviderMailbox>
