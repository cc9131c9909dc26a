// The outside world as the settings name it: vendors behind their ports, and what is not set up says so.
import { assistedLinkedin } from '@fairlead/adapters/linkedin/assisted'
import { AtsDown, type Ats } from '@fairlead/domain/ports/ats'
import { EmailFinderDown, type EmailFinder } from '@fairlead/domain/ports/email-finder'
import type { Outside } from './http/services.ts'

export interface StartedOutside {
  outside: Outside
  stop(): Promise<void>
}

export async function startOutside(): Promise<StartedOutside> {
  return {
    outside: { linkedin: assistedLinkedin(), emailFinder: noFinder, ats: noAts, identity: { google: null, microsoft: null } },
    stop: () => Promise.resolve(),
  }
}

const noFinder: EmailFinder = { find: () => Promise.reject(new EmailFinderDown('No e-mail finder is set up.')) }

const noAts: Ats = {
  exchange: () => Promise.reject(new AtsDown('No applicant tracking system is set up.')),
  check: () => Promise.reject(new AtsDown('No applicant tracking system is set up.')),
}
