// What providers of mailboxes ask their customers to publish, by their own documentation (November 2026).

export interface MailProvider {
  name: string
  /** Hosts of the outgoing server, with those below them. */
  hosts: readonly string[]
  /** The domain whose SPF record names its servers. */
  spf: string
  /** The selectors of its DKIM keys, where they are the same for every customer. */
  selectors: readonly string[]
}

export const mailProviders: readonly MailProvider[] = [
  // support.google.com/a/answer/33786, support.google.com/a/answer/174124
  { name: 'Google', hosts: ['gmail.com', 'googlemail.com', 'gmail.googleapis.com'], spf: '_spf.google.com', selectors: ['google'] },
  // learn.microsoft.com/defender-office-365/email-authentication-spf-configure
  {
    name: 'Microsoft',
    hosts: ['office365.com', 'outlook.com', 'graph.microsoft.com'],
    spf: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  // fastmail.help: domain DNS records
  { name: 'Fastmail', hosts: ['fastmail.com', 'messagingengine.com'], spf: 'spf.messagingengine.com', selectors: ['fm1', 'fm2', 'fm3'] },
  // proton.me/support/anti-spoofing-custom-domain
  {
    name: 'Proton Mail',
    hosts: ['protonmail.ch', 'proton.me'],
    spf: '_spf.protonmail.ch',
    selectors: ['protonmail', 'protonmail2', 'protonmail3'],
  },
  // docs.gandi.net: SPF and DKIM of Gandi Mail
  { name: 'Gandi', hosts: ['gandi.net'], spf: '_mailcust.gandi.net', selectors: ['gm1', 'gm2', 'gm3'] },
  // help.ovhcloud.com: SPF record; keys have a selector per customer
  { name: 'OVHcloud', hosts: ['ovh.net', 'ovh.com'], spf: 'mx.ovh.com', selectors: [] },
]
