// Port to applicant tracking systems: linking, open jobs, and adding candidates.

export const atsStatuses = ['INCOMPLETE', 'COMPLETE', 'RELINK_NEEDED', 'ACTIVE', 'INVALID', 'INACTIVE', 'UNKNOWN'] as const
export type AtsStatus = (typeof atsStatuses)[number]

export interface AtsAccount {
  /** Secret: opens the linked system. Stored, never shown, never logged. */
  accountToken: string
  /** The gateway's id of the link, used in its webhooks; null when it gave none. */
  accountId: string | null
  /** The linked system as people call it, e.g. Greenhouse. */
  integration: string
  status: AtsStatus
}

/** The user who links; linking again under the same `originId` renews the existing link. */
export interface AtsLinking {
  originId: string
  organisation: string
  email: string
}

export interface AtsJob {
  id: string
  /** The system's own id. */
  remoteId: string | null
  name: string
  locations: string[]
  department: string | null
  isOpen: boolean
}

export interface AtsJobText extends AtsJob {
  /** Plain text, '' when the job has none. */
  description: string
}

export interface AtsStage {
  id: string
  name: string
}

/** The little of a person that is sent. */
export interface AtsPerson {
  firstName: string
  lastName: string
  email: string
  title: string | null
  company: string | null
  place: string | null
  linkedinUrl: string | null
}

export interface AtsApplication {
  id: string
  stageId: string | null
  isRejected: boolean
}

/** The result of a write. Only `done` and `refused` are certain; after `unknown` it may have happened. */
export type AtsWrite =
  | { state: 'done'; id: string }
  /** The system says no, and why: asking again changes nothing. */
  | { state: 'refused'; why: string }
  | { state: 'relink' }
  /** It has certainly not happened; `retryAfter` in seconds when the gateway named them. */
  | { state: 'not_asked'; why: string; retryAfter: number | null }
  | { state: 'unknown'; why: string }

/** Reads reject with AtsDown, or with AtsRelink when the linked system wants to be linked again. */
export interface Ats {
  /** Where the linking window is opened. */
  openLinking(linking: AtsLinking): Promise<string>
  /** Turns the one-time public token of a finished linking into a lasting account. Rejects with AtsRefused or AtsDown. */
  exchange(publicToken: string): Promise<AtsAccount>
  /** The account of a token that didn't come from a public token. */
  describe(accountToken: string): Promise<AtsAccount>
  /** INVALID when the vendor no longer knows the account token. Rejects with AtsDown only. */
  check(accountToken: string): Promise<AtsStatus>
  /** Ends the link at the vendor's; one that is gone already is no failure. */
  unlink(accountToken: string): Promise<void>
  /** One page of the open jobs; `cursor` null = the first, `next` null = the last. */
  openJobs(accountToken: string, cursor: string | null): Promise<{ jobs: AtsJob[]; next: string | null }>
  /** null = there is no such job. */
  job(accountToken: string, id: string): Promise<AtsJobText | null>
  /** In the order of the process. */
  stages(accountToken: string, jobId: string): Promise<AtsStage[]>
  /** The user of the linked system for a write: the one with this address, else any; null when there are none. */
  userFor(accountToken: string, email: string): Promise<string | null>
  /** Ids of those who have this address, the oldest first. */
  candidatesWith(accountToken: string, email: string): Promise<string[]>
  createCandidate(accountToken: string, person: AtsPerson, userId: string | null): Promise<AtsWrite>
  /** Of one candidate to one job. */
  applicationsOf(accountToken: string, candidateId: string, jobId: string): Promise<AtsApplication[]>
  /** null = there is no such application. */
  application(accountToken: string, id: string): Promise<AtsApplication | null>
  createApplication(
    accountToken: string,
    application: { candidateId: string; jobId: string; stageId: string | null },
    userId: string | null,
  ): Promise<AtsWrite>
  changeStage(accountToken: string, applicationId: string, stageId: string, userId: string | null): Promise<AtsWrite>
}

/** The vendor says no to this public token: wrong, used before, or too old. */
export class AtsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AtsRefused'
  }
}

/** The vendor could not be asked: not reached, refused our key, over the limit, or an answer no one can read. */
export class AtsDown extends Error {
  /** Seconds to wait, when the vendor named them. */
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'AtsDown'
    this.retryAfter = retryAfter
  }
}

/** The linked system does not let the gateway in any more: someone has to link it again. */
export class AtsRelink extends Error {
  constructor() {
    super('The system must be linked again.')
    this.name = 'AtsRelink'
  }
}
