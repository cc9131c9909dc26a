// Lever through its published API (hire.lever.co/developer/documentation), in which an application is an opportunity.
import { AtsRelink, type AtsApplication, type AtsJob, type AtsPastApplication } from '@fairlead/domain/ports/ats'
import { field, text } from '../http/shape.ts'
import type { DirectAts } from './direct-ats.ts'
import { jobText } from './job-text.ts'
import { basicAuthorization, dayOf, distinct, mapSome, vendorClient } from './vendor-client.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textsOf = (value: unknown): string[] => listOf(value).filter((entry) => typeof entry === 'string')
const maxPages = 20

/**
 * Lever keeps no people without an opportunity, so a candidate's ID is the email address: an opportunity with an address that
 * is known joins that person. Writes need a user to be made for.
 * @param url the API's address, for tests and proxies
 */
export function leverAts({ url = 'https://api.lever.co/v1', timeout }: { url?: string; timeout?: number } = {}): DirectAts {
  const client = vendorClient({ name: 'Lever', url, timeout, authorization: (key) => basicAuthorization(key) })

  /** null when it doesn't exist. */
  async function readOne(key: string, path: string): Promise<unknown> {
    const answer = await client.read(key, { path })
    return answer === null ? null : field(answer.body, 'data')
  }
  async function page(key: string, path: string, query: Record<string, string>) {
    const answer = await client.read(key, { path, query: { limit: '100', ...query } })
    if (answer === null) return { entries: [], next: null }
    const isMore = field(answer.body, 'hasNext') === true
    return { entries: listOf(field(answer.body, 'data')), next: isMore ? text(answer.body, 'next') : null }
  }
  async function all(key: string, path: string, query: Record<string, string> = {}): Promise<unknown[]> {
    const entries: unknown[] = []
    let next: string | null = null
    for (let index = 0; index < maxPages; index += 1) {
      const read = await page(key, path, next === null ? query : { ...query, offset: next })
      entries.push(...read.entries)
      if (read.next === null || read.next === next) break
      next = read.next
    }
    return entries
  }
  const segment = encodeURIComponent
  const idOf = (body: unknown) => text(field(body, 'data'), 'id')
  const noUser = { state: 'refused', reason: 'Lever has no active user in whose name this could be written.' } as const

  return {
    name: 'Lever',
    async check(key) {
      try {
        await page(key, '/postings', { limit: '1' })
        return 'COMPLETE'
      } catch (error) {
        if (error instanceof AtsRelink) return 'RELINK_NEEDED'
        throw error
      }
    },
    async openJobs(key, cursor) {
      const { entries, next } = await page(key, '/postings', {
        state: 'published',
        limit: '50',
        ...(cursor === null ? {} : { offset: cursor }),
      })
      return { jobs: entries.flatMap((entry) => jobOf(entry) ?? []), next }
    },
    async job(key, id) {
      const entry = await readOne(key, `/postings/${segment(id)}`)
      const job = jobOf(entry)
      return job && { ...job, description: jobText(htmlOf(field(entry, 'content'))) }
    },
    async stages(key) {
      return (await all(key, '/stages')).flatMap((entry) => {
        const [id, name] = [text(entry, 'id'), text(entry, 'text')]
        return id && name ? [{ id, name }] : []
      })
    },
    async userFor(key, email) {
      const isActive = (user: unknown) => field(user, 'deactivatedAt') === null || field(user, 'deactivatedAt') === undefined
      const same = (await all(key, '/users', { email })).find(isActive)
      return text(same ?? (await page(key, '/users', {})).entries.find(isActive), 'id')
    },
    async candidatesWith(key, email) {
      const { entries } = await page(key, '/opportunities', { email: email.toLowerCase(), limit: '1' })
      return entries.length > 0 ? [email.toLowerCase()] : []
    },
    createCandidate: (_key, person) => Promise.resolve({ state: 'done', id: person.email.toLowerCase() }),
    async applicationsOf(key, candidateId, jobId) {
      const entries = await all(key, '/opportunities', { email: candidateId, posting_id: jobId })
      return entries.flatMap((entry) => stateOf(entry) ?? [])
    },
    application: async (key, id) => stateOf(await readOne(key, `/opportunities/${segment(id)}`)),
    async createApplication(key, { jobId, stageId, person }, userId) {
      if (userId === null) return noUser
      const { title, company } = person
      const body = {
        name: `${person.firstName} ${person.lastName}`.trim(),
        emails: [person.email],
        postings: [jobId],
        origin: 'sourced',
        sources: ['Fairlead'],
        ...(title || company ? { headline: [title, company].filter(Boolean).join(', ') } : {}),
        ...(person.place ? { location: person.place } : {}),
        ...(person.linkedinUrl ? { links: [person.linkedinUrl] } : {}),
        ...(stageId === null ? {} : { stage: stageId }),
      }
      return client.write(key, { path: '/opportunities', method: 'POST', query: { perform_as: userId }, body }, idOf)
    },
    async changeStage(key, applicationId, stageId, userId) {
      if (userId === null) return noUser
      const path = `/opportunities/${segment(applicationId)}/stage`
      return client.write(key, { path, method: 'PUT', query: { perform_as: userId }, body: { stage: stageId } }, () => applicationId)
    },
    async history(key, { since, cursor }) {
      // the time at which this reading began is where the next one begins
      const [began = '', offset = null] = cursor === null ? [String(Date.now())] : cursor.split(' ')
      const { entries, next } = await page(key, '/opportunities', {
        expand: 'applications',
        ...(since === null ? {} : { updated_at_start: since }),
        ...(offset === null ? {} : { offset }),
      })
      const postingsOf = (entry: unknown) => listOf(field(entry, 'applications')).flatMap((made) => text(made, 'posting') ?? [])
      const named = async (read: Promise<unknown[]>) =>
        new Map((await read).flatMap((entry) => [text(entry, 'id') ?? ''].filter(Boolean).map((id) => [id, text(entry, 'text') ?? ''])))
      const [stages, reasons] = [await named(all(key, '/stages')), await named(all(key, '/archive_reasons'))]
      const postings = await named(mapSome(distinct(entries.flatMap(postingsOf)), (id) => readOne(key, `/postings/${segment(id)}`)))
      return {
        applications: entries.flatMap((entry) => {
          const [postingId] = postingsOf(entry)
          return pastOf(entry, { job: postings.get(postingId ?? '') ?? '', stages, reasons }) ?? []
        }),
        next: next === null ? { since: began, cursor: null } : { since, cursor: `${began} ${next}` },
      }
    },
  }
}

function jobOf(entry: unknown): AtsJob | null {
  const [id, name, categories] = [text(entry, 'id'), text(entry, 'text'), field(entry, 'categories')]
  if (!id || !name) return null
  return {
    id,
    remoteId: text(entry, 'reqCode'),
    name,
    locations: distinct([text(categories, 'location'), ...textsOf(field(categories, 'allLocations'))]),
    department: text(categories, 'department') ?? text(categories, 'team'),
    isOpen: text(entry, 'state') === 'published',
  }
}

/** A posting's parts: the introduction, lists with their headings, and the end. */
function htmlOf(content: unknown): string {
  const lists = listOf(field(content, 'lists')).map((list) => `<h3>${text(list, 'text') ?? ''}</h3><ul>${text(list, 'content') ?? ''}</ul>`)
  return [text(content, 'descriptionHtml') ?? '', ...lists, text(content, 'closingHtml') ?? ''].join('')
}

const stageIdOf = (entry: unknown): string | null => text(entry, 'stage') ?? text(field(entry, 'stage'), 'id')

function stateOf(entry: unknown): AtsApplication | null {
  const id = text(entry, 'id')
  if (id === null) return null
  const archived = field(entry, 'archived')
  return { id, stageId: stageIdOf(entry), isRejected: archived !== null && archived !== undefined }
}

function pastOf(
  entry: unknown,
  { job, stages, reasons }: { job: string; stages: ReadonlyMap<string, string>; reasons: ReadonlyMap<string, string> },
): AtsPastApplication | null {
  const state = stateOf(entry)
  if (state === null) return null
  const archived = field(entry, 'archived')
  const reason = reasons.get(text(archived, 'reason') ?? '') ?? ''
  const isHired = state.isRejected && reason.toLowerCase() === 'hired'
  const [email = ''] = textsOf(field(entry, 'emails'))
  return {
    ...state,
    application: {
      jobTitle: job,
      stage: stages.get(state.stageId ?? '') ?? '',
      outcome: isHired ? 'hired' : state.isRejected ? 'rejected' : 'open',
      appliedOn: dayOf(field(entry, 'createdAt')),
      endedOn: dayOf(field(archived, 'archivedAt')),
      reason: isHired ? '' : reason,
      source: textsOf(field(entry, 'sources'))[0] ?? '',
      externalId: state.id,
    },
    person: {
      name: text(entry, 'name') ?? '',
      email,
      // a headline lists earlier employers and schools, not the present job
      title: '',
      company: '',
      place: text(entry, 'location') ?? '',
      linkedinUrl: textsOf(field(entry, 'links')).find((link) => /linkedin\.com\/in\//i.test(link)) ?? '',
    },
  }
}
