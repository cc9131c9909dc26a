// What endpoints get in addition to the caller's context: the service's own settings and ports, no feature.
import type { Calendars } from '@fairlead/domain/ports/calendars'
import type { Ats } from '@fairlead/domain/ports/ats'
import type { EmailFinder } from '@fairlead/domain/ports/email-finder'
import type { IdentityProvider, OpenCompanyProvider } from '@fairlead/domain/ports/identity'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import type { JobModel } from '@fairlead/domain/ports/job-model'
import type { WebPages } from '@fairlead/domain/ports/pages'
import type { Dns } from '@fairlead/domain/ports/dns'
import type { Links } from '@fairlead/domain/ports/links'
import type { PushTokens } from '@fairlead/domain/ports/mail-push'
import type { Mailboxes } from '@fairlead/domain/ports/mailboxes'
import type { Payments } from '@fairlead/domain/ports/payments'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import type { ErrorSink } from '@fairlead/domain/ports/error-sink'
import type { UsageSink } from '@fairlead/domain/ports/usage-sink'
import type { Database } from '../platform/database.ts'
import type { ReferenceData } from '../platform/reference.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Settings } from '../platform/settings.ts'
import type { TextReader } from '../features/projects/intake/text-reader.ts'
import type { OpenPeopleIndex } from '../features/sourcing/index/people-index.ts'
import type { ReasonGate } from '../features/candidates/views/reason-gate.ts'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ErrorReports } from '../platform/error-reports.ts'
import type { Log } from '../platform/log.ts'
import type { FileReader } from '@fairlead/domain/ports/files'
import type { LetterWriter } from '@fairlead/domain/ports/letters'

/** The outside world behind its ports. */
export interface Outside {
  linkedin: Linkedin
  emailFinder: EmailFinder
  ats: Ats
  /** Whether there is one, what its webhooks are signed with, and how long an uncertain write may take to show there. */
  atsGateway: { isReady: boolean; webhookKey: string | null; graceMs: number }
  calendars: Calendars
  mailboxes: Mailboxes
  /** null = Gmail announces nothing here. */
  pushTokens: PushTokens | null
  dns: Dns
  /** null = links in emails aren't checked. */
  links: Links | null
  /** null = the product takes no payments. */
  payments: Payments | null
  /** null = usage isn't reported to an outside service. */
  usage: UsageSink | null
  /** null = errors aren't reported to an outside service. */
  errorSink: ErrorSink | null
  /** null = web URLs aren't opened. */
  pages: WebPages | null
  /** null = no language model is configured. */
  jobModel: JobModel | null
  /** null = no embeddings model is configured. */
  embedder: TextEmbedder | null
  /** null = not configured. */
  identity: Readonly<Record<'google' | 'microsoft', IdentityProvider | null>>
  /** The providers that workspaces add. */
  openCompanyProvider: OpenCompanyProvider
}

export interface Services {
  outside: Outside
  settings: Settings
  secrets: Secrets
  database: Database
  tables: ReferenceData
  vocabulary: Vocabulary
  /** Opens the index of people for searches. */
  openIndex: OpenPeopleIndex
  /** Checks every reason before it leaves the service. */
  reasons: ReasonGate
  files: FileReader
  letters: LetterWriter
  texts: TextReader
  log: Log
  /** null = errors aren't reported to an outside service. */
  errors: ErrorReports | null
  now(): Date
  /** True once this process has begun to end. */
  isLeaving?: () => boolean
}
