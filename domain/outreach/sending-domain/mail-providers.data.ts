// What providers of mailboxes ask their customers to publish, by their own documentation (November 2026).

export interface MailProvider {
  name: string
  /** Hosts of the outgoing server, with those below them; `*` is any label. */
  hosts: readonly string[]
  /** The domain whose SPF record names its servers. */
  spf: string
  /** The usual selectors of its DKIM keys. */
  selectors: readonly string[]
  /** Whether a customer may have keys under other selectors. */
  choosesSelector: boolean
}

export const mailProviders: readonly MailProvider[] = [
  // support.google.com/a/answer/33786, support.google.com/a/answer/174124
  {
    name: 'Google',
    hosts: ['gmail.com', 'googlemail.com', 'gmail.googleapis.com'],
    spf: '_spf.google.com',
    selectors: ['google'],
    choosesSelector: true,
  },
  // learn.microsoft.com/defender-office-365/email-authentication-spf-configure
  {
    name: 'Microsoft',
    hosts: ['office365.com', 'outlook.com', 'graph.microsoft.com'],
    spf: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
    choosesSelector: false,
  },
  // fastmail.help: domain DNS records
  {
    name: 'Fastmail',
    hosts: ['fastmail.com', 'messagingengine.com'],
    spf: 'spf.messagingengine.com',
    selectors: ['fm1', 'fm2', 'fm3'],
    choosesSelector: false,
  },
  // proton.me/support/anti-spoofing-custom-domain
  {
    name: 'Proton Mail',
    hosts: ['protonmail.ch', 'proton.me'],
    spf: '_spf.protonmail.ch',
    selectors: ['protonmail', 'protonmail2', 'protonmail3'],
    choosesSelector: false,
  },
  // docs.gandi.net: SPF and DKIM of Gandi Mail
  { name: 'Gandi', hosts: ['gandi.net'], spf: '_mailcust.gandi.net', selectors: ['gm1', 'gm2', 'gm3'], choosesSelector: false },
  // help.ovhcloud.com: SPF record; keys have a selector per customer
  { name: 'OVHcloud', hosts: ['ovh.net', 'ovh.com'], spf: 'mx.ovh.com', selectors: [], choosesSelector: true },
  // support.apple.com/102374: custom email domain with iCloud Mail
  { name: 'iCloud Mail', hosts: ['mail.me.com'], spf: 'icloud.com', selectors: ['sig1'], choosesSelector: false },
  // docs.aws.amazon.com/ses: a key has a selector of its own per domain
  {
    name: 'Amazon SES',
    hosts: ['email-smtp.*.amazonaws.com', 'email-smtp-fips.*.amazonaws.com'],
    spf: 'amazonses.com',
    selectors: [],
    choosesSelector: true,
  },
  // yandex.com/support: SPF and DKIM of Yandex 360
  {
    name: 'Yandex',
    hosts: ['yandex.com', 'yandex.ru', 'yandex.net'],
    spf: '_spf.yandex.net',
    selectors: ['mail'],
    choosesSelector: true,
  },
]

export const providerNamed = (name: string): MailProvider | null => mailProviders.find((provider) => provider.name === name) ?? null

/** `host` in lower case. */
export const providerOfHost = (host: string): MailProvider | null =>
  mailProviders.find(({ hosts }) => hosts.some((suffix) => isBelow(host, suffix))) ?? null

function isBelow(host: string, pattern: string): boolean {
  const labels = pattern.split('.')
  const last = host.split('.').slice(-labels.length)
  return last.length === labels.length && labels.every((label, index) => label === '*' || label === last[index])
}
