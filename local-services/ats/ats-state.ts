// State of the local ATS: linked accounts with jobs, stages, people, and applications; optionally stored in a file.
import { readIfThere } from '../files/read-if-there.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { givenJobs, givenStages } from './jobs.data.ts'

export interface RemoteCandidate {
  id: string
  remote_id: string
  created_at: string
  first_name: string
  last_name: string
  email_addresses: { value: string; email_address_type: string }[]
  [field: string]: unknown
}

export interface RemoteApplication {
  id: string
  remote_id: string
  created_at: string
  modified_at: string
  candidate: string
  job: string
  current_stage: string | null
  rejected_at: string | null
  applied_at?: string
  source?: string
  /** Its name. */
  reject_reason?: string | null
}

export interface RemoteStage {
  id: string
  name: string
  job: string
  stage_order: number
}

export interface LinkedAccount {
  id: string
  /** The key that identifies the owner to the application that links the account. */
  originId: string | null
  integration: string
  status: string
  candidates: RemoteCandidate[]
  applications: RemoteApplication[]
  /** Stages someone has removed. */
  removedStages: string[]
}

export interface AtsState {
  accounts: Map<string, LinkedAccount>
  keep(): void
}

export const newAccount = (integration: string, originId: string | null, id: string = randomUUID()): LinkedAccount => ({
  id,
  originId,
  integration,
  status: 'COMPLETE',
  candidates: [],
  applications: [],
  removedStages: [],
})

/** The account of a public token: the first half of the token identifies it. */
export const accountIdOf = (publicToken: string): string => `account-${publicToken.slice(0, 18)}`

export const newAccountToken = (): string => randomBytes(40).toString('base64url')

/** With `file`, all of it survives a restart. */
export function openState(file: string | undefined): AtsState {
  const accounts = file === undefined ? new Map<string, LinkedAccount>() : readAccounts(file)
  return { accounts, keep: () => file !== undefined && writeAccounts(file, accounts) }
}

export const jobsOf = (account: LinkedAccount) =>
  givenJobs.map((job, index) => ({ ...job, id: `${account.id}-job-${index + 1}`, remote_id: `J-${1001 + index}` }))

export function stagesOf(account: LinkedAccount, jobId: string): RemoteStage[] {
  return givenStages
    .map((name, index) => ({ id: `${jobId}-stage-${index + 1}`, name, job: jobId, stage_order: index + 1 }))
    .filter(({ id }) => !account.removedStages.includes(id))
}

export function slugOf(integration: string): string {
  return integration.toLowerCase().replaceAll(' ', '-')
}

function readAccounts(file: string): Map<string, LinkedAccount> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return new Map(JSON.parse(readIfThere(file) ?? '[]') as [string, LinkedAccount][])
}

function writeAccounts(file: string, accounts: Map<string, LinkedAccount>): void {
  writeFileSync(`${file}.new`, JSON.stringify([...accounts]), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
