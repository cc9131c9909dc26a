// English texts of the DNS records of a sending domain: web/features/profile/mailbox/DomainRecords.tsx.

export const kinds = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC', reverse: 'Reverse DNS' }
export const states = { passes: 'Passes', missing: 'Missing', wrong: 'Needs a change', unknown: 'Not checked' }
export const about = 'These DNS records prove that your emails are yours. Without them, more of them end up in spam.'
export const notYet = (domain: string) => `Checking the DNS records of ${domain}`
export const summary = (domain: string, failing: number, unknown: number) =>
  failing > 0
    ? `${failing} DNS ${failing === 1 ? 'record' : 'records'} of ${domain} to correct`
    : unknown > 0
      ? `DNS records of ${domain}: ${unknown} not checked`
      : `DNS records of ${domain} pass`
export const type = 'Type'
export const name = 'Name'
export const value = 'Value'
export const copyNameOf = (kind: string) => `Copy the name of the ${kind} record`
export const copyValueOf = (kind: string) => `Copy the value of the ${kind} record`
export const checkAgain = 'Check again'
export const checkAgainOf = (domain: string) => `Check again: DNS records of ${domain}`
export const checked = 'DNS records checked'
export const notChecked = 'We couldn’t check the DNS records. Try again in a moment.'
export const lastChecked = 'Checked'

// DKIM signing
export const signing = 'DKIM signing'
export const signingAbout = {
  off: 'If your mail server doesn’t sign its emails, we can sign them.',
  waiting:
    'We created a key. Publish its DKIM record, and your emails are signed once we see it. We look every 5 minutes, after a day less often.',
  signing: 'We sign the emails of this mailbox.',
  changing: 'The old key signs until we see the record of the new one. You can delete the old record after that.',
}
export const turnOnSigning = 'Sign emails'
export const newKey = 'New key'
export const turnOffSigning = 'Turn off signing'
export const keyMade = 'Key created'
export const signingOff = 'Signing turned off'
export const signingNotChanged = 'We couldn’t change DKIM signing. Try again in a moment.'
