// Greenhouse through its published API Harvest v3 (harvestdocs.greenhouse.io), with client credentials of OAuth 2.0.
import { AtsRelink, type AtsApplication, type AtsJob, type AtsPastApplication } from '@fairlead/domain/ports/ats'
import type { ApplicationOutcome } from '@fairlead/domain/shared/application'
import { sendRequest } from '../http/send-request.ts'
import { field, text } from '../http/shape.ts'
import type { DirectAts } from './direct-ats.ts'
import { jobText } from './job-text.ts'
import { atsDownFrom, isAnswered } from './merge-client.ts'
import { basicAuthorization, dayOf, distinct, vendorClient, type VendorRequest } from './vendor-client.ts'

interface Settings {
  /** The API's address, for tests and proxies. */
  url?: string
  /** Where access tokens are issued. */
  tokenUrl?: string
  timeout?: number
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** Greenhouse's IDs are numbers. */
const idOf = (entry: unknown, name = 'id'): string | null => {
  const value = field(entry, name)
  return typeof value === 'number' ? String(value) : text(entry, name)
}
const numeric = (id: string): number | null => (/^\d{1,18}$/.test(id) ? Number(id) : null)
/** A filter by IDs takes this many at once. */
const maxIds = 50
const maxPages = 20
/** A token is renewed this long before it expires, so that none expires on its way. */
const marginMs = 60_000

/** The cursor of the next page in a Link header (RFC 8288). */
function cursorOf(link: string | null): string | null {
  const address = /<([^<>]{1,2000})>\s*;\s*rel="next"/.exec(link ?? '')?.[1]
  return address === undefined ? null : (URL.parse(address)?.searchParams.get('cursor') ?? null)
}

/** Access tokens by key, each requested again when it has expired or was refused. */
function openTokens(tokenUrl: string, timeout: number | undefined) {
  const tokens = new Map<string, { token: string; until: number }>()
  return async (key: string, isRefused: boolean): Promise<string> => {
    const current = tokens.get(key)
    if (current && !isRefused && current.until > Date.now()) return `Bearer ${current.token}`
    const [id = '', secret = ''] = key.split(/:(.*)/s)
    const answer = await sendRequest({
      method: 'POST',
      url: new URL(tokenUrl),
      headers: { authorization: basicAuthorization(id, secret) },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      timeout: timeout ?? 15_000,
    })
    if ([400, 401, 403].some((status) => isAnswered(answer, status))) throw new AtsRelink()
    const token = isAnswered(answer, 200) ? text(answer.body, 'access_token') : null
    if (token === null || answer.state !== 'answered') throw atsDownFrom(answer, 'Greenhouse')
    const seconds = field(answer.body, 'expires_in')
    tokens.set(key, { token, until: Date.now() + (typeof seconds === 'number' ? seconds * 1000 : 3_600_000) - marginMs })
    return `Bearer ${token}`
  }
}

/**
 * A key is the ID and the secret of an API credential, joined by a colon.
 * @returns Greenhouse for a credential that may list jobs, job posts, stages, users, offices, departments, candidates,
 *   applications, sources, and rejection reasons, and create candidates and applications and move them
 */
export function greenhouseAts({
  url = 'https://harvest.greenhouse.io/v3',
  tokenUrl = 'https://auth.greenhouse.io/token',
  timeout,
}: Settings = {}): DirectAts {
  const client = vendorClient({ name: 'Greenhouse', url, timeout, authorization: openTokens(tokenUrl, timeout) })

  async function page(key: string, path: string, query: Record<string, string>, cursor: string | null = null) {
    // a cursor stands alone: it holds the filters of the first page
    const answer = await client.read(key, { path, query: cursor === null ? { per_page: '100', ...query } : { cursor } })
    return { entries: listOf(answer?.body), next: cursorOf(answer?.link ?? null) }
  }
  async function all(key: string, path: string, query: Record<string, string>): Promise<unknown[]> {
    const entries: unknown[] = []
    let cursor: string | null = null
    for (let index = 0; index < maxPages; index += 1) {
      const read = await page(key, path, query, cursor)
      entries.push(...read.entries)
      if (read.next === null || read.next === cursor) break
      cursor = read.next
    }
    return entries
  }
  /** The entries with these IDs, by ID. */
  async function byId(key: string, path: string, listed: readonly (string | null)[]): Promise<ReadonlyMap<string, unknown>> {
    const ids = distinct(listed)
    const entries: unknown[] = []
    for (let from = 0; from < ids.length; from += maxIds)
      entries.push(...(await all(key, path, { ids: ids.slice(from, from + maxIds).join(',') })))
    return new Map(
      entries.flatMap((entry) => {
        const id = idOf(entry)
        return id === null ? [] : [[id, entry]]
      }),
    )
  }
  const findById = async (key: string, path: string, id: string): Promise<unknown> =>
    numeric(id) === null ? null : ((await byId(key, path, [id])).get(id) ?? null)

  async function jobsOf(key: string, entries: readonly unknown[]): Promise<AtsJob[]> {
    const officesOf = (entry: unknown) => listOf(field(entry, 'office_ids')).map(String)
    const offices = await byId(key, '/offices', entries.flatMap(officesOf))
    const departments = await byId(
      key,
      '/departments',
      entries.map((entry) => idOf(entry, 'department_id')),
    )
    return entries.flatMap((entry) => {
      const [id, name] = [idOf(entry), text(entry, 'name')]
      if (!id || !name) return []
      const places = officesOf(entry).map((office) => offices.get(office))
      return {
        id,
        remoteId: text(entry, 'requisition_id'),
        name,
        locations: distinct(places.map((office) => text(office, 'location_name') ?? text(office, 'location') ?? text(office, 'name'))),
        department: text(departments.get(idOf(entry, 'department_id') ?? ''), 'name'),
        isOpen: text(entry, 'status') === 'open',
      }
    })
  }

  const write = (key: string, path: string, body: Record<string, unknown>, id: (answered: unknown) => string | null) =>
    client.write(key, { path, method: 'POST', body } satisfies VendorRequest, id)

  return {
    name: 'Greenhouse',
    async check(key) {
      try {
        await page(key, '/jobs', { per_page: '1' })
        return 'COMPLETE'
      } catch (error) {
        if (error instanceof AtsRelink) return 'RELINK_NEEDED'
        throw error
      }
    },
    async openJobs(key, cursor) {
      const { entries, next } = await page(key, '/jobs', { status: 'open', per_page: '50' }, cursor)
      return { jobs: await jobsOf(key, entries), next }
    },
    async job(key, id) {
      const entry = await findById(key, '/jobs', id)
      const [job] = entry === null ? [] : await jobsOf(key, [entry])
      if (!job) return null
      const posts = await all(key, '/job_posts', { job_ids: id })
      const post = posts.find((entry) => field(entry, 'live') === true) ?? posts[0]
      return { ...job, description: jobText(text(post, 'content') ?? '') }
    },
    async stages(key, jobId) {
      if (numeric(jobId) === null) return []
      const order = (entry: unknown) => Number(field(entry, 'sort_order') ?? field(entry, 'priority') ?? 0)
      const entries = await all(key, '/job_interview_stages', { job_ids: jobId })
      return entries
        .filter((entry) => field(entry, 'active') !== false)
        .toSorted((a, b) => order(a) - order(b))
        .flatMap((entry) => {
          const [id, name] = [idOf(entry), text(entry, 'name')]
          return id && name ? [{ id, name }] : []
        })
    },
    async userFor(key, email) {
      const [user] = await all(key, '/users', { primary_email: email })
      return idOf(user)
    },
    async candidatesWith(key, email) {
      const address = email.toLowerCase()
      const entries = await all(key, '/candidates', { email: address })
      const born = (entry: unknown) => text(entry, 'created_at') ?? ''
      return entries
        .filter((entry) => listOf(field(entry, 'email_addresses')).some((value) => text(value, 'value')?.toLowerCase() === address))
        .toSorted((a, b) => (born(a) < born(b) ? -1 : 1))
        .flatMap((entry) => idOf(entry) ?? [])
    },
    createCandidate: (key, person) =>
      write(
        key,
        '/candidates',
        {
          first_name: person.firstName,
          last_name: person.lastName,
          email_addresses: [{ value: person.email, type: 'personal' }],
          ...(person.title ? { title: person.title } : {}),
          ...(person.company ? { company: person.company } : {}),
          ...(person.linkedinUrl ? { social_media_addresses: [{ value: person.linkedinUrl }] } : {}),
        },
        (body) => idOf(field(body, 'candidate')) ?? idOf(body),
      ),
    async applicationsOf(key, candidateId, jobId) {
      const entries = await all(key, '/applications', { candidate_ids: candidateId, job_ids: jobId })
      return entries.flatMap((entry) => stateOf(entry) ?? [])
    },
    application: async (key, id) => stateOf(await findById(key, '/applications', id)),
    createApplication: (key, { candidateId, jobId, stageId }) =>
      write(
        key,
        '/applications',
        {
          candidate_id: numeric(candidateId),
          job_id: numeric(jobId),
          ...(stageId === null ? {} : { initial_stage_id: numeric(stageId) }),
        },
        (body) => idOf(field(body, 'application')) ?? idOf(body),
      ),
    async changeStage(key, applicationId, stageId) {
      const current = stateOf(await findById(key, '/applications', applicationId))
      if (current === null) return { state: 'refused', reason: 'Greenhouse has no such application.' }
      const body = { from_stage_id: numeric(current.stageId ?? ''), to_stage_id: numeric(stageId) }
      return write(key, `/applications/${applicationId}/move`, body, () => applicationId)
    },
    async history(key, { since, cursor }) {
      // the time at which this reading began is where the next one begins
      const [began = '', pageCursor = null] = cursor === null ? [new Date().toISOString()] : cursor.split(' ')
      const { entries, next } = await page(key, '/applications', since === null ? {} : { updated_at: `gte|${since}` }, pageCursor)
      const ids = (name: string) => entries.map((entry) => idOf(entry, name))
      const named = {
        candidates: await byId(key, '/candidates', ids('candidate_id')),
        jobs: await byId(key, '/jobs', ids('job_id')),
        stages: await byId(key, '/job_interview_stages', ids('job_interview_stage_id')),
        reasons: await byId(key, '/rejection_reasons', ids('rejection_reason_id')),
        sources: await byId(key, '/sources', ids('source_id')),
      }
      return {
        applications: entries.flatMap((entry) => pastOf(entry, named) ?? []),
        next: next === null ? { since: began, cursor: null } : { since, cursor: `${began} ${next}` },
      }
    },
  }
}

function stateOf(entry: unknown): AtsApplication | null {
  const id = idOf(entry)
  return id === null ? null : { id, stageId: idOf(entry, 'job_interview_stage_id'), isRejected: text(entry, 'status') === 'rejected' }
}

const outcomes: Readonly<Record<string, ApplicationOutcome>> = { hired: 'hired', rejected: 'rejected' }

function pastOf(
  entry: unknown,
  named: Readonly<Record<'candidates' | 'jobs' | 'stages' | 'reasons' | 'sources', ReadonlyMap<string, unknown>>>,
): AtsPastApplication | null {
  const state = stateOf(entry)
  const candidate = named.candidates.get(idOf(entry, 'candidate_id') ?? '')
  if (state === null || candidate === undefined) return null
  const nameIn = (list: ReadonlyMap<string, unknown>, name: string) => text(list.get(idOf(entry, name) ?? ''), 'name') ?? ''
  const first = (name: string) => listOf(field(candidate, name)).flatMap((value) => text(value, 'value') ?? [])
  const links = [...first('social_media_addresses'), ...first('website_addresses')]
  return {
    ...state,
    application: {
      jobTitle: nameIn(named.jobs, 'job_id'),
      stage: nameIn(named.stages, 'job_interview_stage_id'),
      outcome: outcomes[text(entry, 'status') ?? ''] ?? 'open',
      appliedOn: dayOf(field(entry, 'applied_at') ?? field(entry, 'created_at')),
      endedOn: dayOf(field(entry, 'rejected_at')),
      reason: nameIn(named.reasons, 'rejection_reason_id'),
      source: nameIn(named.sources, 'source_id'),
      externalId: state.id,
    },
    person: {
      name: `${text(candidate, 'first_name') ?? ''} ${text(candidate, 'last_name') ?? ''}`.trim(),
      email: first('email_addresses')[0] ?? '',
      title: text(candidate, 'title') ?? '',
      company: text(candidate, 'company') ?? '',
      place: first('addresses')[0] ?? '',
      linkedinUrl: links.find((link) => /linkedin\.com\/in\//i.test(link)) ?? '',
    },
  }
}
