// English texts of domain/outreach/sending-domain.

const dnsDidNotAnswer = 'DNS didn’t answer, so we couldn’t check this. We’ll try again.'

export const spf = {
  passes: (host: string) => `Your domain allows ${host} to send its email.`,
  missing: (host: string) => `Your domain has no SPF record, so no one can tell that ${host} may send its email. Add one.`,
  no_answer: () => dnsDidNotAnswer,
  unknown_server: (host: string) =>
    `Your domain has an SPF record. We couldn’t check whether it covers ${host}, because its public addresses aren’t known.`,
  not_covered: (host: string) =>
    `The SPF record doesn’t cover ${host}. Replace it with the one below. If your provider sends from other servers, add what it documents.`,
  allows_all: () => 'The SPF record allows everyone to send email as your domain. Replace it.',
  too_many_lookups: () =>
    'The SPF record needs more than 10 DNS lookups, so it is ignored. Remove the includes of services you no longer send with.',
  several: (count: number) => `Your domain has ${count} SPF records, so all of them are ignored. Replace them with a single one.`,
  syntax: (term: string) => `The SPF record has an error at “${term}”, so it is ignored. Correct it.`,
  no_record: (domain: string) => `The SPF record refers to ${domain}, which has no SPF record, so it is ignored. Remove that part.`,
}

export const dkim = {
  passes: (selector: string) => `The key “${selector}” is published.`,
  missing: (provider: string | null, selector: string) =>
    providerSteps(provider, selector) ?? `No key is published for the selector “${selector}”.`,
  own_missing: () => 'Add this record. Signing starts once we see it.',
  revoked: (selector: string) => `The key “${selector}” was revoked. Publish a new one.`,
  malformed: (selector: string) => `The record of the key “${selector}” has an error or was cut off. Publish it again.`,
  weak: (selector: string) => `The key “${selector}” is too short to be trusted. Create one with 2,048 bits.`,
  not_for_email: (selector: string) => `The key “${selector}” may not sign email. Publish one that may.`,
  no_answer: () => dnsDidNotAnswer,
  unproven_selector: (selector: string) =>
    `An email from this address to itself was signed with the key “${selector}”, which has no valid record. If your provider signs with it, publish it.`,
  unknown_selector: (address: string, provider: string | null) =>
    `We don’t know which key your provider signs with. Send an email from ${address} to itself, wait until it arrives, and check again.${
      provider === 'Google' ? ` If signing isn’t set up yet: ${googleSteps}` : ''
    }`,
}

const googleSteps =
  'in the Google Admin console, open Apps > Google Workspace > Gmail > Authenticate email, generate a record, publish it, and start authentication.'

function providerSteps(provider: string | null, selector: string): string | null {
  if (provider === 'Google')
    return `The key “${selector}” that Google signs with isn’t published anymore. Publish it again, or create another one: ${googleSteps}`
  if (provider === 'Microsoft')
    return 'Microsoft doesn’t sign with your domain yet. In the Microsoft Defender portal, open Email & collaboration > Policies & rules > Threat policies > Email authentication settings > DKIM, select your domain, publish the two records it shows, and turn signing on.'
  return provider === null ? null : `${provider} doesn’t sign with your domain yet. Publish the records its settings show for your domain.`
}

/** The rules of sending-domain/ have the same words. */
type DmarcPolicy = 'none' | 'quarantine' | 'reject'

const policies: Record<DmarcPolicy, string> = {
  none: 'Your domain has a DMARC record that only observes.',
  quarantine: 'Your domain has a DMARC record. Email that isn’t proven to be yours goes to spam.',
  reject: 'Your domain has a DMARC record. Email that isn’t proven to be yours is rejected.',
}

const reportsTo = (address: string) =>
  `With the record below, providers send their daily reports about email of your domain to ${address}; change rua to send them elsewhere.`

export const dmarc = {
  passes: (policy: DmarcPolicy, hasReports: boolean) => `${policies[policy]}${hasReports ? '' : ' It names no address for reports.'}`,
  blocks: (policy: DmarcPolicy) =>
    `Your DMARC record asks others to ${policy === 'reject' ? 'reject' : 'treat as spam'} email that neither SPF nor DKIM proves, and both are missing or wrong. Correct one of them first.`,
  missing: (address: string) =>
    `Your domain has no DMARC record. Large providers require one of everyone who sends many emails. Add one. ${reportsTo(address)}`,
  several: (address: string) =>
    `Your domain has several DMARC records, so all of them are ignored. Replace them with a single one. ${reportsTo(address)}`,
  syntax: (address: string) => `The DMARC record has an error, so it is ignored. Replace it. ${reportsTo(address)}`,
  policy: (address: string) => `The policy of the DMARC record (p or sp) isn’t valid, so it is ignored. Replace it. ${reportsTo(address)}`,
  no_answer: () => dnsDidNotAnswer,
}

export const reverse = {
  passes: (host: string, ip: string) => `${ip} has the name ${host}.`,
  missing: (ip: string) =>
    `The address ${ip} of your outgoing server has no name. Many servers refuse its email. Ask the company that hosts it to add this record.`,
  not_confirmed: (host: string, ip: string) =>
    `The address ${ip} of your outgoing server has the name ${host}, which doesn’t lead back to it. Ask the company that hosts it to set this record.`,
  no_answer: () => dnsDidNotAnswer,
}

export const freemail = (domain: string) => `Nothing to set up: the provider of ${domain} publishes these records itself.`
