// Lever's published API over a world, with HTTP Basic authentication and pages by offset.
import type { Call, Reply } from '@fairlead/local-services/http/serve'
import { pageOf, type AtsWorld, type WorldApplication } from './ats-world.ts'

const refusal = (status: number, code: string, message: string): Reply => ({ status, body: { code, message } })
const missing = () => refusal(404, 'ResourceNotFound', 'Resource was not found.')

export function leverApi(world: AtsWorld, call: Call, { key, pageSize }: { key: string; pageSize: number }): Reply {
  if (world.isWithdrawn || call.headers.authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
    return refusal(401, 'Unauthorized', 'The API key is not valid.')
  const [resource = '', id, action] = call.path.split('/').slice(1).map(decodeURIComponent)
  const queryOf = (name: string) => call.query.get(name) ?? ''
  const list = (entries: readonly unknown[]): Reply => {
    const size = Math.min(pageSize, Number(call.query.get('limit') ?? pageSize))
    const { entries: data, next } = pageOf(entries, Number(queryOf('offset') || 0), size)
    return { status: 200, body: { data, hasNext: next !== null, ...(next === null ? {} : { next: String(next) }) } }
  }
  const single = (entry: unknown): Reply => (entry ? { status: 200, body: { data: entry } } : missing())
  const posting = ({ id: jobId, name, office, department, html, isOpen }: AtsWorld['jobs'][number]) => ({
    id: String(jobId),
    text: name,
    state: isOpen ? 'published' : 'closed',
    reqCode: `R-${jobId}`,
    categories: { location: office, allLocations: [office], department, team: 'Harbor' },
    content: { descriptionHtml: html, lists: [], closingHtml: '' },
  })
  const opportunity = (entry: WorldApplication) => {
    const person = world.people.find((candidate) => candidate.id === entry.person)!
    return {
      id: String(entry.id),
      name: `${person.first} ${person.last}`,
      contact: String(person.id),
      headline: `${person.company}, Harbor Academy`,
      emails: [person.email],
      links: person.linkedinUrl === '' ? [] : [person.linkedinUrl],
      location: person.place,
      stage: String(entry.stage),
      archived: entry.status === 'open' ? null : { reason: String(entry.reason), archivedAt: entry.changed },
      sources: [entry.source],
      createdAt: entry.made,
      updatedAt: entry.changed,
      applications: queryOf('expand') === 'applications' ? [{ id: `a-${entry.id}`, posting: String(entry.job) }] : [`a-${entry.id}`],
    }
  }
  if (call.method === 'GET' && resource === 'postings') {
    if (id !== undefined) return single(world.jobs.map((entry) => posting(entry)).find((entry) => entry.id === id))
    return list(world.jobs.map((entry) => posting(entry)).filter(({ state }) => queryOf('state') === '' || state === queryOf('state')))
  }
  if (call.method === 'GET' && resource === 'stages') return list(world.stages.map((stage) => ({ id: String(stage.id), text: stage.name })))
  if (call.method === 'GET' && resource === 'archive_reasons')
    return list(world.reasons.map((reason) => ({ id: String(reason.id), text: reason.name })))
  if (call.method === 'GET' && resource === 'users') {
    const users = world.users.filter(({ email }) => queryOf('email') === '' || email === queryOf('email'))
    return list(users.map((user) => ({ id: String(user.id), email: user.email, deactivatedAt: user.isActive ? null : 1 })))
  }
  if (resource !== 'opportunities') return missing()
  if (call.method === 'GET') {
    const personOf = (entry: WorldApplication) => world.people.find((candidate) => candidate.id === entry.person)!
    const matching = world.applications.filter(
      (entry) =>
        (queryOf('email') === '' || personOf(entry).email.toLowerCase() === queryOf('email').toLowerCase()) &&
        (queryOf('posting_id') === '' || String(entry.job) === queryOf('posting_id')) &&
        entry.changed >= Number(queryOf('updated_at_start') || 0),
    )
    if (id === undefined) return list(matching.map((entry) => opportunity(entry)))
    return single(world.applications.map((entry) => opportunity(entry)).find((entry) => entry.id === id))
  }
  const user = world.users.find((entry) => String(entry.id) === queryOf('perform_as'))
  if (!user?.isActive) return refusal(400, 'BadRequest', 'perform_as must be an active user.')
  if (call.method === 'POST' && id === undefined) return addOpportunity(world, call, opportunity)
  const entry = world.applications.find((candidate) => String(candidate.id) === id)
  const stage = world.stages.find((candidate) => String(candidate.id) === call.fields?.['stage'])
  if (call.method !== 'PUT' || action !== 'stage' || !entry) return missing()
  if (!stage) return refusal(400, 'BadRequest', 'There is no such stage.')
  world.change(entry, { stage: stage.id })
  return single(opportunity(entry))
}

/** A person with an address that is known isn't added again. */
function addOpportunity(world: AtsWorld, call: Call, toWire: (entry: WorldApplication) => unknown): Reply {
  const text = (name: string): string => {
    const value = call.fields?.[name]
    const first: unknown = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' ? first : ''
  }
  const [first = '', ...rest] = text('name').split(' ')
  const job = world.jobs.find(({ id }) => String(id) === text('postings'))
  if (first === '' || !job) return refusal(400, 'BadRequest', 'There is no such posting.')
  const email = text('emails')
  const person =
    world.people.find((entry) => entry.email.toLowerCase() === email.toLowerCase()) ??
    world.addPerson({ first, last: rest.join(' '), email, title: '', company: '', place: text('location'), linkedinUrl: text('links') })
  const stage = text('stage') === '' ? {} : { stage: Number(text('stage')) }
  const made = world.apply({ person: person.id, job: job.id, source: text('sources'), ...stage })
  return made ? { status: 201, body: { data: toWire(made) } } : refusal(400, 'BadRequest', 'There is no such stage.')
}
