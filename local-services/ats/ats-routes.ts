// The implemented calls of Merge's published ATS API, for one linked account.
import { randomUUID } from 'node:crypto'
import type { Call, Reply } from '../http/serve.ts'
import { jobsOf, slugOf, stagesOf, type LinkedAccount, type RemoteApplication, type RemoteCandidate } from './ats-state.ts'

export const refusal = (status: number, detail: string): Reply => ({
  status,
  body: { detail },
  ...(status === 429 ? { headers: { 'retry-after': '60' } } : {}),
})
const ok = (body: unknown): Reply => ({ status: 200, body })

/** The changes of a write, for webhooks. */
export type Told = (event: 'Application.added' | 'Application.changed', application: RemoteApplication) => void

/** null = the account has no such call. */
export function accountRoute(account: LinkedAccount, call: Call, path: string[], tell: Told): Reply | null {
  const [resource = '', id, action] = path
  if (resource === 'account-details') return ok(detailsOf(account))
  if (account.status === 'RELINK_NEEDED' && call.method === 'POST')
    return problem('RELINK_NEEDED', 'The linked account must be linked again.')
  if (call.method === 'POST') {
    if (resource === 'candidates' && !id) return addCandidate(account, call)
    if (resource === 'applications' && !id) return addApplication(account, call, tell)
    if (resource === 'applications' && action === 'change-stage') return changeStage(account, call, id ?? '', tell)
    return null
  }
  const lists: Record<string, () => readonly Entry[]> = {
    jobs: () => jobsOf(account).map((job) => jobAsIs(job)),
    'job-interview-stages': () => jobsOf(account).flatMap((job) => stagesOf(account, job.id)),
    users: () => [
      {
        id: `${account.id}-user-1`,
        remote_id: 'U-1',
        first_name: 'Rosa',
        last_name: 'Example',
        email: 'rosa@tidewater.example',
        disabled: false,
      },
      {
        id: `${account.id}-user-2`,
        remote_id: 'U-2',
        first_name: 'Ivo',
        last_name: 'Example',
        email: 'ivo@tidewater.example',
        disabled: true,
      },
    ],
    candidates: () => account.candidates,
    applications: () => account.applications.map((entry) => (call.query.has('expand') ? expanded(account, entry) : entry)),
  }
  const list = lists[resource]?.()
  if (!list || action) return null
  if (!id) return pageOf(list, call)
  const entry = list.find((entry) => entry.id === id)
  return entry ? ok(entry) : refusal(404, 'Not found.')
}

/** With the objects that it refers to, as far as the account has them. */
function expanded(account: LinkedAccount, entry: RemoteApplication) {
  return {
    ...entry,
    candidate: account.candidates.find(({ id }) => id === entry.candidate) ?? entry.candidate,
    job: jobsOf(account).find(({ id }) => id === entry.job) ?? entry.job,
    current_stage: stagesOf(account, entry.job).find(({ id }) => id === entry.current_stage) ?? entry.current_stage,
    reject_reason: entry.reject_reason ? { name: entry.reject_reason } : null,
  }
}

function jobAsIs({ office, department, ...job }: ReturnType<typeof jobsOf>[number]) {
  return {
    ...job,
    offices: [{ id: office, name: office.split(',')[0], location: office }],
    departments: [{ id: department, name: department }],
  }
}

interface Entry extends Partial<Pick<RemoteCandidate, 'email_addresses'>> {
  id: string
  status?: string | null
  job?: string | null | object
  candidate?: string | null | object
  modified_at?: string
}

const filters: Record<string, (entry: Entry, value: string) => boolean> = {
  status: (entry, value) => entry.status === value,
  modified_after: (entry, value) => Date.parse(entry.modified_at ?? '') >= Date.parse(value),
  job_id: (entry, value) => entry.job === value,
  candidate_id: (entry, value) => entry.candidate === value,
  email_addresses: ({ email_addresses = [] }, expected) =>
    email_addresses.some(({ value }) => expected.toLowerCase().split(',').includes(value.toLowerCase())),
}

function pageOf(list: readonly Entry[], call: Call): Reply {
  const entries = list.filter((entry) =>
    Object.entries(filters).every(([name, holds]) => {
      const value = call.query.get(name)
      return value === null || holds(entry, value)
    }),
  )
  const size = Math.min(100, Number(call.query.get('page_size') ?? 100))
  const from = Number(Buffer.from(call.query.get('cursor') ?? '', 'base64url').toString() || 0)
  const next = from + size < entries.length ? Buffer.from(String(from + size)).toString('base64url') : null
  return ok({ next, previous: null, results: entries.slice(from, from + size) })
}

const problem = (type: string, detail: string): Reply => ({
  status: 400,
  body: { model: null, warnings: [], errors: [{ source: null, title: type.toLowerCase(), detail, problem_type: type }] },
})
const written = (model: unknown): Reply => ({ status: 201, body: { model, warnings: [], errors: [], logs: null } })

function addCandidate(account: LinkedAccount, call: Call): Reply {
  const model = (call.fields?.model ?? {}) as Partial<RemoteCandidate>
  if (!model.first_name && !model.last_name) return problem('MISSING_REQUIRED_FIELD', 'A candidate needs a name.')
  const candidate = {
    ...model,
    id: randomUUID(),
    remote_id: `C-${account.candidates.length + 1}`,
    created_at: new Date().toISOString(),
    email_addresses: model.email_addresses ?? [],
  } as RemoteCandidate
  account.candidates.push(candidate)
  return written(candidate)
}

function addApplication(account: LinkedAccount, call: Call, tell: Told): Reply {
  const model = (call.fields?.model ?? {}) as Partial<RemoteApplication>
  const job = jobsOf(account).find(({ id }) => id === model.job)
  if (!job || !account.candidates.some(({ id }) => id === model.candidate))
    return problem('INVALID_FIELD', 'There is no such candidate or job.')
  const stages = stagesOf(account, job.id)
  if (model.current_stage && !stages.some(({ id }) => id === model.current_stage))
    return problem('INVALID_FIELD', 'There is no such stage.')
  const timestamp = new Date().toISOString()
  const application: RemoteApplication = {
    id: randomUUID(),
    remote_id: `A-${account.applications.length + 1}`,
    created_at: timestamp,
    modified_at: timestamp,
    candidate: model.candidate!,
    job: job.id,
    current_stage: model.current_stage ?? stages[0]?.id ?? null,
    rejected_at: null,
  }
  account.applications.push(application)
  tell('Application.added', application)
  return written(application)
}

function changeStage(account: LinkedAccount, call: Call, id: string, tell: Told): Reply {
  const application = account.applications.find((entry) => entry.id === id)
  if (!application) return refusal(404, 'Not found.')
  const stageId = call.fields?.job_interview_stage
  const stage = stagesOf(account, application.job).find(({ id: jobStageId }) => jobStageId === stageId)
  if (!stage) return problem('INVALID_FIELD', 'There is no such stage.')
  application.current_stage = stage.id
  application.modified_at = new Date().toISOString()
  tell('Application.changed', application)
  return written(application)
}

export function detailsOf({ id, integration, status, originId }: LinkedAccount): Record<string, unknown> {
  return {
    id,
    integration,
    integration_slug: slugOf(integration),
    category: 'ats',
    end_user_origin_id: originId,
    status,
    account_type: 'PRODUCTION',
    is_duplicate: false,
  }
}
