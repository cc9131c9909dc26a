// Applicant tracking systems through Merge's published API (docs.merge.dev, ATS).
import { AtsDown, AtsRefused, atsStatuses } from '@fairlead/domain/ports/ats'
import type { AtsApplication, AtsJob, AtsStatus } from '@fairlead/domain/ports/ats'
import { field, text } from '../http/shape.ts'
import { jobText } from './job-text.ts'
import { allPages, atsDownFrom, isAnswered, mergeClient, pageOf, unreadable, type MergeSettings } from './merge-client.ts'
import type { GatewayAts } from './direct-ats.ts'
import { mergeHistory } from './merge-history.ts'
import { candidateModel, inNameOf, write } from './merge-writes.ts'

/** A page of jobs contains their full texts: small enough that no page is too long to read. */
const jobsAPage = '50'
const linkMinutes = 60

/**
 * An exchange calls GET account-token/{public_token} once, then GET account-details for the status; when only the second fails,
 * the account is kept with status UNKNOWN, because the public token is used up. A status outside of the port's list becomes
 * UNKNOWN, and Merge's IDLE becomes INACTIVE. Linking uses Merge's Magic Link: its window is one of Merge's pages, so no
 * third-party script runs in ours.
 */
export function mergeAts(settings: MergeSettings): GatewayAts {
  const client = mergeClient(settings)
  const details = async (accountToken: string): Promise<unknown> => {
    const answer = await client.get('account-details', accountToken)
    if ([401, 403, 404].some((status) => isAnswered(answer, status))) {
      await client.assertOurKey()
      return null
    }
    if (!isAnswered(answer, 200)) throw atsDownFrom(answer)
    if (typeof answer.body !== 'object' || answer.body === null) throw new AtsDown(unreadable)
    return answer.body
  }
  const ats: GatewayAts = {
    async openLinking({ originId, organisation, email }) {
      const answer = await client.post('link-token', null, {
        end_user_origin_id: originId,
        end_user_organization_name: organisation,
        end_user_email_address: email,
        categories: ['ats'],
        link_expiry_mins: linkMinutes,
        should_create_magic_link_url: true,
      })
      if (answer.state !== 'answered' || answer.status < 200 || answer.status > 299) throw atsDownFrom(answer)
      const url = URL.parse(text(answer.body, 'magic_link_url') ?? '')
      if (!url || !['https:', 'http:'].includes(url.protocol)) throw new AtsDown(unreadable)
      return url.href
    },
    async exchange(publicToken) {
      if (publicToken.trim() === '') throw new AtsRefused('Linking returned no token.')
      const answer = await client.get(`account-token/${encodeURIComponent(publicToken)}`, null, { noRetry: true })
      if (isAnswered(answer, 400) || isAnswered(answer, 404))
        throw new AtsRefused('This link request was already used or has expired. Please link your ATS again.')
      if (!isAnswered(answer, 200)) throw atsDownFrom(answer)
      const accountToken = text(answer.body, 'account_token')
      const integration = text(field(answer.body, 'integration'), 'name')
      if (accountToken === null || integration === null) throw new AtsDown(unreadable)
      const status = await ats.check(accountToken).catch((): AtsStatus => 'UNKNOWN')
      return { accountToken, accountId: text(answer.body, 'id'), integration, status }
    },
    async describe(accountToken) {
      const body = await details(accountToken)
      if (body === null) throw new AtsRefused('The ATS gateway does not know this link.')
      const integration = text(body, 'integration')
      if (integration === null) throw new AtsDown(unreadable)
      return { accountToken, accountId: text(body, 'id'), integration, status: statusOf(body) }
    },
    async check(accountToken) {
      const body = await details(accountToken)
      return body === null ? 'INVALID' : statusOf(body)
    },
    async unlink(accountToken) {
      const answer = await client.post('delete-account', accountToken, {})
      if (answer.state !== 'answered' || answer.status === 429 || answer.status >= 500) throw atsDownFrom(answer)
      if (answer.status === 401 || answer.status === 403) await client.assertOurKey()
    },
    async openJobs(accountToken, cursor) {
      const query = { status: 'OPEN', page_size: jobsAPage, expand: 'departments,offices', ...(cursor === null ? {} : { cursor }) }
      const { results, next } = pageOf((await client.read('jobs', accountToken, query)) ?? { results: [] })
      return { jobs: results.flatMap((entry) => jobOf(entry) ?? []), next: next === cursor ? null : next }
    },
    async job(accountToken, id) {
      const body = await client.read(`jobs/${encodeURIComponent(id)}`, accountToken, { expand: 'departments,offices' })
      const job = jobOf(body)
      if (body !== null && !job) throw new AtsDown(unreadable)
      return job && { ...job, description: jobText(text(body, 'description') ?? '') }
    },
    async stages(accountToken, jobId) {
      const entries = await allPages(client, 'job-interview-stages', { accountToken, query: { job_id: jobId } })
      const order = (entry: unknown) => {
        const stageOrder = field(entry, 'stage_order')
        return typeof stageOrder === 'number' ? stageOrder : 1e9
      }
      return entries
        .toSorted((a, b) => order(a) - order(b))
        .flatMap((entry) => {
          const [id, name] = [text(entry, 'id'), text(entry, 'name')]
          return id && name ? [{ id, name }] : []
        })
    },
    async userFor(accountToken, email) {
      const users = await allPages(client, 'users', { accountToken, query: {}, max: 5 })
      const mayWrite = users.filter((user) => field(user, 'disabled') !== true)
      const user = mayWrite.find((member) => text(member, 'email')?.toLowerCase() === email.toLowerCase()) ?? mayWrite[0]
      return text(user, 'remote_id') ?? text(user, 'id')
    },
    async candidatesWith(accountToken, email) {
      const entries = await allPages(client, 'candidates', { accountToken, query: { email_addresses: email } })
      const born = (entry: unknown) => text(entry, 'created_at') ?? ''
      return entries
        .filter((entry) => hasAddress(entry, email))
        .toSorted((a, b) => (born(a) < born(b) ? -1 : 1))
        .flatMap((entry) => text(entry, 'id') ?? [])
    },
    createCandidate: (accountToken, person, userId) =>
      write(client, 'candidates', accountToken, { model: candidateModel(person), ...inNameOf(userId) }),
    async applicationsOf(accountToken, candidateId, jobId) {
      const entries = await allPages(client, 'applications', { accountToken, query: { candidate_id: candidateId, job_id: jobId } })
      return entries.flatMap((entry) => applicationOf(entry) ?? [])
    },
    async application(accountToken, id) {
      const body = await client.read(`applications/${encodeURIComponent(id)}`, accountToken)
      const application = applicationOf(body)
      if (body !== null && !application) throw new AtsDown(unreadable)
      return application
    },
    createApplication: (accountToken, { candidateId, jobId, stageId }, userId) =>
      write(client, 'applications', accountToken, {
        model: { candidate: candidateId, job: jobId, ...(stageId === null ? {} : { current_stage: stageId }) },
        ...inNameOf(userId),
      }),
    changeStage: (accountToken, applicationId, stageId, userId) =>
      write(client, `applications/${encodeURIComponent(applicationId)}/change-stage`, accountToken, {
        job_interview_stage: stageId,
        ...inNameOf(userId),
      }),
    history: (accountToken, position) => mergeHistory(client, accountToken, position),
  }
  return ats
}

function statusOf(body: unknown): AtsStatus {
  const statusText = text(body, 'status')
  return statusText === 'IDLE' ? 'INACTIVE' : (atsStatuses.find((status) => status === statusText) ?? 'UNKNOWN')
}

/** Only an ID, or the object if it was requested expanded. */
const nameOf = (entry: unknown): string | null => text(entry, 'name') ?? text(entry, 'location')

function jobOf(entry: unknown): AtsJob | null {
  const [id, name] = [text(entry, 'id'), text(entry, 'name')]
  if (!id || !name) return null
  const list = (key: string): unknown[] => {
    const value = field(entry, key)
    return Array.isArray(value) ? value : []
  }
  const places = list('offices').flatMap((office) => text(office, 'location') ?? nameOf(office) ?? [])
  return {
    id,
    remoteId: text(entry, 'remote_id'),
    name,
    locations: [...new Set(places)],
    department: list('departments').map(nameOf).find(Boolean) ?? null,
    isOpen: text(entry, 'status') === 'OPEN',
  }
}

function applicationOf(entry: unknown): AtsApplication | null {
  const id = text(entry, 'id')
  const stage = field(entry, 'current_stage')
  if (!id) return null
  return { id, stageId: typeof stage === 'string' ? stage : text(stage, 'id'), isRejected: text(entry, 'rejected_at') !== null }
}

function hasAddress(entry: unknown, email: string): boolean {
  const addresses = field(entry, 'email_addresses')
  return Array.isArray(addresses) && addresses.some((address) => text(address, 'value')?.toLowerCase() === email.toLowerCase())
}
