// Account settings: who has which rights, who may register, how long sessions live, and when the demo may run.

export interface AccountSettings {
  superAdmins: string[]
  /** Domains of internal staff, at most three. */
  staffDomains: string[]
  recruiterProfiles: string[]
  canaryOptOuts: string[]
  /** Staff may open a session of a user. */
  sessionSwitching: boolean
  /** Who may register: anyone, only invited people, or also anyone with an address at one of the domains. */
  registration: 'open' | 'invited' | 'domain'
  registrationDomains: string[]
  /** An unused session ends after this long; sooner for staff and super admins. */
  sessionIdleHours: number
  staffIdleHours: number
  /** Fictional candidates reply by email; only with the embedded mail server and a public URL on this machine. */
  demo: boolean
  demoReplySeconds: [number, number]
  /** The demo starts with projects that have been running for months. */
  demoHistory: boolean
}

/** Errors in REGISTRATION and REGISTRATION_DOMAINS. */
export function validateRegistration(registration: string, domains: readonly string[]): string[] {
  return registration === 'domain' && domains.length === 0 ? ['REGISTRATION=domain needs REGISTRATION_DOMAINS.'] : []
}

/** Errors in DEMO combined with other settings: its accounts have a public password, and its candidates write emails. */
export function validateDemo(demo: boolean, facts: { isOutsideMail: boolean; isLocal: boolean; isOtherDatabase: boolean }): string[] {
  const { isOutsideMail, isLocal, isOtherDatabase } = facts
  const wrong: string[] = []
  if (demo && isOutsideMail)
    wrong.push('DEMO cannot be on with an outside mail server: fictional candidates never write to real mailboxes.')
  if (demo && !isLocal) wrong.push('DEMO needs a PUBLIC_URL on this machine because its accounts have a public password.')
  if (isOtherDatabase && !isOutsideMail && !demo)
    wrong.push('DATABASE_URL without SMTP_URL would keep all email on this machine: set SMTP_URL and IMAP_URL, or DEMO=true to try it out.')
  return wrong
}
