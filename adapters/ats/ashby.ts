// Ashby through its published API (developers.ashbyhq.com): every call is a POST to the name of a method.
import { AtsDown, AtsRelink, type AtsJob, type AtsPastApplication, type AtsWrite } from '@fairlead/domain/ports/ats'
import type { ApplicationOutcome } from '@fairlead/domain/shared/application'
import { field, text } from '../http/shape.ts'
import type { DirectAts } from './direct-ats.ts'
import { jobText } from './job-text.ts'
import { basicAuthorization, dayOf, distinct, mapSome, vendorClient } from './vendor-client.ts'

interface Answered {
  results: unknown
  cursor: string | null
  syncToken: string | null
}

/** Applications of one candidate that are read. */
const maxApplications = 50
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The code and the sentence of a call that didn't succeed; null for one that did. */
function problemOf(body: unknown): { code: string; reason: string } | null {
  if (field(body, 'success') !== false) return null
  const info = field(body, 'errorInfo')
  const [first] = listOf(field(body, 'errors'))
  const code = text(info, 'code') ?? (typeof first === 'string' ? first : '')
  return { code, reason: text(info, 'message') ?? (code || 'Ashby refused it.') }
}

/**
 * @param url the API's address, for tests and proxies
 * @returns Ashby for an API key with the permissions to read jobs, candidates, and users, and to write candidates
 */
export function ashbyAts({ url = 'https://api.ashbyhq.com', timeout }: { url?: string; timeout?: number } = {}): DirectAts {
  const client = vendorClient({
    name: 'Ashby',
    url,
    timeout,
    authorization: (key) => basicAuthorization(key),
    reasonOf: (body) => problemOf(body)?.reason ?? null,
  })

  /** null when what it is about doesn't exist. */
  async function ask(key: string, method: string, body: Record<string, unknown> = {}): Promise<Answered | null> {
    const answer = await client.read(key, { path: `/${method}`, method: 'POST', body })
    if (answer === null) return null
    const problem = problemOf(answer.body)
    if (problem && /not_found|sync_token|cursor/.test(problem.code)) return null
    if (problem) throw new AtsDown(problem.reason)
    const isMore = field(answer.body, 'moreDataAvailable') === true
    return {
      results: field(answer.body, 'results'),
      cursor: isMore ? text(answer.body, 'nextCursor') : null,
      syncToken: text(answer.body, 'syncToken'),
    }
  }
  const resultsOf = async (key: string, method: string, body: Record<string, unknown>): Promise<unknown> =>
    (await ask(key, method, body))?.results ?? null

  function write(key: string, method: string, body: Record<string, unknown>): Promise<AtsWrite> {
    return client.write(key, { path: `/${method}`, method: 'POST', body }, (answered) => text(field(answered, 'results'), 'id'))
  }

  async function nameOf(key: string, method: string, id: { locationId: string } | { departmentId: string }): Promise<string | null> {
    return text(await resultsOf(key, method, id), 'name')
  }

  async function jobsOf(key: string, entries: readonly unknown[]): Promise<AtsJob[]> {
    const placesOf = (entry: unknown) =>
      distinct([
        text(entry, 'locationId'),
        ...listOf(field(entry, 'secondaryLocationIds')).map((id) => (typeof id === 'string' ? id : null)),
      ])
    const named = async (method: string, ids: readonly string[], idOf: (id: string) => Parameters<typeof nameOf>[2]) =>
      new Map(await mapSome(ids, async (id) => [id, await nameOf(key, method, idOf(id))] as const))
    const places = await named('location.info', distinct(entries.flatMap(placesOf)), (locationId) => ({ locationId }))
    const departments = await named('department.info', distinct(entries.map((entry) => text(entry, 'departmentId'))), (departmentId) => ({
      departmentId,
    }))
    return entries.flatMap((entry) => {
      const [id, name] = [text(entry, 'id'), text(entry, 'title')]
      if (!id || !name) return []
      return {
        id,
        remoteId: text(entry, 'customRequisitionId'),
        name,
        locations: distinct(placesOf(entry).map((place) => places.get(place) ?? null)),
        department: departments.get(text(entry, 'departmentId') ?? '') ?? null,
        isOpen: text(entry, 'status') === 'Open',
      }
    })
  }

  async function pastOf(key: string, entry: unknown): Promise<AtsPastApplication | null> {
    const [id, candidateId] = [text(entry, 'id'), text(field(entry, 'candidate'), 'id')]
    const candidate = candidateId === null ? null : await resultsOf(key, 'candidate.info', { id: candidateId })
    if (id === null || candidate === null) return null
    const state = stateOf(entry)
    const outcome = outcomeOf(entry)
    const textIn = (value: unknown, name: string) => text(value, name) ?? ''
    const links = listOf(field(candidate, 'socialLinks'))
    return {
      id,
      ...state,
      application: {
        jobTitle: textIn(field(entry, 'job'), 'title'),
        stage: outcome === 'open' ? textIn(field(entry, 'currentInterviewStage'), 'title') : '',
        outcome,
        appliedOn: dayOf(field(entry, 'createdAt')),
        endedOn: outcome === 'open' ? null : dayOf(field(entry, 'archivedAt') ?? field(entry, 'updatedAt')),
        reason: outcome === 'hired' ? '' : textIn(field(entry, 'archiveReason'), 'text'),
        source: textIn(field(entry, 'source'), 'title'),
        externalId: id,
      },
      person: {
        name: textIn(candidate, 'name'),
        email: textIn(field(candidate, 'primaryEmailAddress'), 'value'),
        title: textIn(candidate, 'position'),
        company: textIn(candidate, 'company'),
        place: textIn(field(candidate, 'primaryLocation'), 'locationSummary') || textIn(field(candidate, 'location'), 'locationSummary'),
        linkedinUrl: links.flatMap((link) => (text(link, 'type') === 'LinkedIn' ? (text(link, 'url') ?? []) : []))[0] ?? '',
      },
    }
  }

  async function stagesOf(key: string, jobId: string) {
    const job = await resultsOf(key, 'job.info', { id: jobId })
    const [firstPlan] = listOf(field(job, 'interviewPlanIds'))
    const planId = text(job, 'defaultInterviewPlanId') ?? (typeof firstPlan === 'string' ? firstPlan : null)
    if (planId === null) return []
    const entries = listOf(await resultsOf(key, 'interviewStage.list', { interviewPlanId: planId }))
    const order = (entry: unknown) => Number(field(entry, 'orderInInterviewPlan') ?? 0)
    return entries
      .filter((entry) => text(entry, 'type') !== 'Archived')
      .toSorted((a, b) => order(a) - order(b))
      .flatMap((entry) => {
        const [id, name] = [text(entry, 'id'), text(entry, 'title')]
        return id && name ? [{ id, name }] : []
      })
  }

  return {
    name: 'Ashby',
    async check(key) {
      try {
        await ask(key, 'job.list', { limit: 1 })
        return 'COMPLETE'
      } catch (error) {
        if (error instanceof AtsRelink) return 'RELINK_NEEDED'
        throw error
      }
    },
    async openJobs(key, cursor) {
      const page = await ask(key, 'job.list', { status: ['Open'], limit: 50, ...(cursor === null ? {} : { cursor }) })
      const jobs = await jobsOf(key, listOf(page?.results))
      return { jobs: jobs.filter(({ isOpen }) => isOpen), next: page?.cursor ?? null }
    },
    async job(key, id) {
      const entry = await resultsOf(key, 'job.info', { id })
      const [job] = entry === null ? [] : await jobsOf(key, [entry])
      if (!job) return null
      const [postingId] = listOf(field(entry, 'jobPostingIds'))
      const posting = typeof postingId === 'string' ? await resultsOf(key, 'jobPosting.info', { jobPostingId: postingId }) : null
      return { ...job, description: jobText(text(posting, 'descriptionHtml') ?? '') }
    },
    stages: stagesOf,
    async userFor(key, email) {
      const enabled = (users: unknown) => listOf(users).find((user) => field(user, 'isEnabled') !== false)
      const same = enabled(await resultsOf(key, 'user.search', { email }))
      return text(same ?? enabled(await resultsOf(key, 'user.list', { limit: 100 })), 'id')
    },
    async candidatesWith(key, email) {
      const address = email.toLowerCase()
      const hasAddress = (entry: unknown) =>
        [field(entry, 'primaryEmailAddress'), ...listOf(field(entry, 'emailAddresses'))].some(
          (value) => text(value, 'value')?.toLowerCase() === address,
        )
      const born = (entry: unknown) => text(entry, 'createdAt') ?? ''
      return listOf(await resultsOf(key, 'candidate.search', { email: address }))
        .filter(hasAddress)
        .toSorted((a, b) => (born(a) < born(b) ? -1 : 1))
        .flatMap((entry) => text(entry, 'id') ?? [])
    },
    createCandidate: (key, person) =>
      write(key, 'candidate.create', {
        name: `${person.firstName} ${person.lastName}`.trim(),
        email: person.email,
        ...(person.linkedinUrl ? { linkedInUrl: person.linkedinUrl } : {}),
      }),
    async applicationsOf(key, candidateId, jobId) {
      const ids = listOf(field(await resultsOf(key, 'candidate.info', { id: candidateId }), 'applicationIds'))
      const all = await mapSome(ids.filter((id) => typeof id === 'string').slice(0, maxApplications), (applicationId) =>
        resultsOf(key, 'application.info', { applicationId }),
      )
      return all.flatMap((entry) => {
        const id = text(field(entry, 'job'), 'id') === jobId ? text(entry, 'id') : null
        return id === null ? [] : [{ id, ...stateOf(entry) }]
      })
    },
    async application(key, id) {
      const entry = await resultsOf(key, 'application.info', { applicationId: id })
      return entry === null ? null : { id, ...stateOf(entry) }
    },
    createApplication: (key, { candidateId, jobId, stageId }, userId) =>
      write(key, 'application.create', {
        candidateId,
        jobId,
        ...(stageId === null ? {} : { interviewStageId: stageId }),
        ...(userId === null ? {} : { creditedToUserId: userId }),
      }),
    changeStage: (key, applicationId, stageId) => write(key, 'application.changeStage', { applicationId, interviewStageId: stageId }),
    async history(key, { since, cursor }) {
      const page = await ask(key, 'application.list', {
        limit: 100,
        ...(since === null ? {} : { syncToken: since }),
        ...(cursor === null ? {} : { cursor }),
      })
      // a token that is too old, or of another organization: everything is read again
      if (page === null) return { applications: [], next: { since: null, cursor: null } }
      const applications = await mapSome(listOf(page.results), (entry) => pastOf(key, entry))
      return {
        applications: applications.filter((entry) => entry !== null),
        next: { since: page.cursor === null ? (page.syncToken ?? since) : since, cursor: page.cursor },
      }
    },
  }
}

function stateOf(entry: unknown): { stageId: string | null; isRejected: boolean } {
  return { stageId: text(field(entry, 'currentInterviewStage'), 'id'), isRejected: text(entry, 'status') === 'Archived' }
}

function outcomeOf(entry: unknown): ApplicationOutcome {
  const status = text(entry, 'status')
  if (status === 'Hired') return 'hired'
  if (status !== 'Archived') return 'open'
  return text(field(entry, 'archiveReason'), 'reasonType') === 'RejectedByCandidate' ? 'withdrawn' : 'rejected'
}
