// Port to applicant tracking systems: linking, open jobs, adding candidates, and earlier applications.
import type { Application } from '../shared/application.ts'

export const atsStatuses = ['INCOMPLETE', 'COMPLETE', 'RELINK_NEEDED', 'ACTIVE', 'INVALID', 'INACTIVE', 'UNKNOWN'] as const
export type AtsStatus = (typeof atsStatuses)[number]

export interface AtsAccount {
  /** Secret: grants access to the linked system. Stored, never shown, never logged. */
  accountToken: string
  /** The gateway's ID of the link, used in its webhooks; null when it returned none. */
  accountId: string | null
  /** The linked system's usual name, such as Greenhouse. */
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
  /** Plain text; '' when the job has none. */
  description: string
}

export interface AtsStage {
  id: string
  name: string
}

/** Systems that are connected with a key of their own instead of through the gateway. */
export const directSystems = ['ashby', 'greenhouse', 'lever'] as const
export type DirectSystem = (typeof directSystems)[number]

export interface AtsCredentials {
  system: DirectSystem
  /** An API key; of Greenhouse, the ID of an API credential. */
  key: string
  /** The secret of Greenhouse's credential, '' for other systems. */
  secret: string
}

/** The minimal data about a person that is sent. */
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

/** An application as the system keeps it, with what it says about the person; texts are '' where it says nothing. */
export interface AtsPastApplication extends AtsApplication {
  application: Application
  person: { name: string; email: string; title: string; company: string; place: string; linkedinUrl: string }
}

/** How far the applications have been read. */
export interface AtsPosition {
  /** Applications that have changed since; null = all. The adapter's own notation. */
  since: string | null
  /** The next page; null = the first. */
  cursor: string | null
}

/** The result of a write. Only `done` and `refused` are certain; after `unknown` it may have happened. */
export type AtsWrite =
  | { state: 'done'; id: string }
  /** The system refuses, with its reason: retrying changes nothing. */
  | { state: 'refused'; reason: string }
  | { state: 'relink' }
  /** Certainly didn't happen; `retryAfter` in seconds when the gateway gave it. */
  | { state: 'not_asked'; reason: string; retryAfter: number | null }
  | { state: 'unknown'; reason: string }

/** Reads reject with AtsDown, or with AtsRelink when the system must be linked again. */
export interface Ats {
  /** Where to open the linking window. */
  openLinking(linking: AtsLinking): Promise<string>
  /** Exchanges the one-time public token of a finished linking for a permanent account. Rejects with AtsRefused or AtsDown. */
  exchange(publicToken: string): Promise<AtsAccount>
  /** The account of these credentials. Rejects with AtsRefused when the system doesn't accept them, or with AtsDown. */
  connect(credentials: AtsCredentials): Promise<AtsAccount>
  /** The account of a token that didn't come from a public token. */
  describe(accountToken: string): Promise<AtsAccount>
  /** INVALID when the vendor no longer knows the account token. Rejects with AtsDown only. */
  check(accountToken: string): Promise<AtsStatus>
  /** Ends the link at the vendor; a link that is already gone isn't a failure. */
  unlink(accountToken: string): Promise<void>
  /** One page of the open jobs; `cursor` null = the first, `next` null = the last. */
  openJobs(accountToken: string, cursor: string | null): Promise<{ jobs: AtsJob[]; next: string | null }>
  /** null = there is no such job. */
  job(accountToken: string, id: string): Promise<AtsJobText | null>
  /** In the order of the process. */
  stages(accountToken: string, jobId: string): Promise<AtsStage[]>
  /** The linked system's user for a write: the one with this address, else any; null when there are none. */
  userFor(accountToken: string, email: string): Promise<string | null>
  /** IDs of candidates with this address, oldest first. */
  candidatesWith(accountToken: string, email: string): Promise<string[]>
  createCandidate(accountToken: string, person: AtsPerson, userId: string | null): Promise<AtsWrite>
  /** Of one candidate to one job. */
  applicationsOf(accountToken: string, candidateId: string, jobId: string): Promise<AtsApplication[]>
  /** null = there is no such application. */
  application(accountToken: string, id: string): Promise<AtsApplication | null>
  createApplication(
    accountToken: string,
    application: { candidateId: string; jobId: string; stageId: string | null; person: AtsPerson },
    userId: string | null,
  ): Promise<AtsWrite>
  changeStage(accountToken: string, applicationId: string, stageId: string, userId: string | null): Promise<AtsWrite>
  /**
   * One page of the applications at a position, and the position after it, which has a null cursor when all are read. An
   * application that changes during the reading may come again.
   */
  history(accountToken: string, position: AtsPosition): Promise<{ applications: AtsPastApplication[]; next: AtsPosition }>
}

/** The vendor refuses this public token: wrong, used before, or too old. */
export class AtsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AtsRefused'
  }
}

/** The vendor couldn't be asked: unreachable, refused our key, rate-limited, or an unreadable response. */
export class AtsDown extends Error {
  /** Seconds to wait, if the vendor gave them. */
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'AtsDown'
    this.retryAfter = retryAfter
  }
}

/** The linked system no longer grants the gateway access: someone has to link it again. */
export class AtsRelink extends Error {
  constructor() {
    super('The system must be linked again.')
    this.name = 'AtsRelink'
  }
}
