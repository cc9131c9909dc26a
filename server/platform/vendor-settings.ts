import { isEmail } from '@fairlead/domain/shared/validation'
import { checked, flag, setting, text, textOrNull, url, urlWithDefault, listOf, secret } from './settings-kinds.ts'

/** Google's and Microsoft's mailbox APIs, and how both announce new mail. */
export const mailVendorSettings = {
  GMAIL_URL: setting(urlWithDefault('https:', 'http:'), 'https://gmail.googleapis.com', 'Address of the Gmail API'),
  GRAPH_URL: setting(
    urlWithDefault('https:', 'http:'),
    'https://graph.microsoft.com',
    'Address of Microsoft Graph; another one for national clouds',
  ),
  GMAIL_PUBSUB_TOPIC: setting(
    checked(textOrNull, (name) =>
      /^projects\/[a-z0-9.:-]{6,80}\/topics\/[A-Za-z][\w.~+%-]{2,254}$/.test(name)
        ? null
        : 'must be a name such as projects/hiring-1/topics/gmail.',
    ),
    '',
    'Google Cloud Pub/Sub topic that Gmail announces new mail to, so that replies arrive at once; needs GMAIL_PUSH_ACCOUNT and PUBLIC_URL with https://',
  ),
  GMAIL_PUSH_ACCOUNT: setting(
    checked(textOrNull, (address) => (isEmail(address) ? null : 'must be the email address of a service account.')),
    '',
    'Service account that the topic’s push subscription signs in with; it delivers to PUBLIC_URL/api/v2/mailboxes/push/gmail',
  ),
  GMAIL_PUSH_AUDIENCE: setting(textOrNull, '', 'Audience of that push subscription, if it has one of its own', {
    shown: 'the address it delivers to',
  }),
  GRAPH_PUSH: setting(
    flag,
    'true',
    'Microsoft announces new mail at PUBLIC_URL/api/v2/mailboxes/push/graph, which needs https:// and must be reachable from the internet',
  ),
}

interface PushValues {
  GMAIL_PUBSUB_TOPIC: string | null
  GMAIL_PUSH_ACCOUNT: string | null
}

export const validatePush = ({ GMAIL_PUBSUB_TOPIC: topic, GMAIL_PUSH_ACCOUNT: account }: PushValues): string[] =>
  (topic === null) === (account === null) ? [] : ['GMAIL_PUBSUB_TOPIC and GMAIL_PUSH_ACCOUNT belong together.']

/** The vendors that find email addresses. */
export const finderSettings = {
  HUNTER_KEY: secret(textOrNull, 'Hunter key, for finding email addresses; the demo finds fictional ones without it'),
  TOMBA_KEY: secret(textOrNull, 'Tomba key, for finding email addresses by LinkedIn page; needs TOMBA_SECRET'),
  TOMBA_SECRET: secret(textOrNull, 'Tomba secret'),
  EMAIL_FINDERS: setting(
    listOf((name) => name === 'hunter' || name === 'tomba', 'hunter or tomba'),
    'hunter,tomba',
    'Order of the email finders that have a key; the next is asked only when the one before finds nothing',
  ),
}

/** Applicant tracking systems: a gateway, and a way to those that a key connects. */
export const atsSettings = {
  ATS_URL: setting(urlWithDefault('https:', 'http:'), 'https://api.merge.dev', 'Gateway to applicant tracking systems, with Merge’s API'),
  ATS_SYSTEMS_URL: setting(
    url('https:', 'http:'),
    '',
    'A proxy to Ashby, Greenhouse, and Lever, at /ashby, /greenhouse, and /lever of this address; empty for their own addresses',
  ),
  ATS_KEY: secret(text, 'Key of that gateway; the demo uses a local one without a key'),
  ATS_WEBHOOK_KEY: secret(
    textOrNull,
    'Signature key of that gateway’s webhooks, sent to PUBLIC_URL/api/v2/ats/webhook; without it, webhooks are refused',
  ),
}
