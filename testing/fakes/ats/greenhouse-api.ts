// Greenhouse's published Harvest API v3 over a world: tokens that expire, cursors in a Link header, filters by IDs.
import type { Call, Reply } from '@fairlead/local-services/http/serve'
import { pageOf, type AtsWorld, type WorldApplication } from './ats-world.ts'

export interface GreenhouseAccess {
  id: string
  secret: string
  pageSize: number
  /** Seconds that a token is good for. */
  lifetime: number
  tokens: Set<string>
}

const refusal = (status: number, message: string): Reply => ({ status, body: { message } })

export function greenhouseTokens(world: AtsWorld, call: Call, access: GreenhouseAccess): Reply {
  const isKnown = call.headers.authorization === `Basic ${Buffer.from(`${access.id}:${access.secret}`).toString('base64')}`
  if (world.isWithdrawn || !isKnown || call.fields?.['grant_type'] !== 'client_credentials') return refusal(401, 'invalid_client')
  const token = `token-${access.tokens.size + 1}-${Date.now()}`
  access.tokens.add(token)
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: access.lifetime } }
}

export function greenhouseApi(world: AtsWorld, call: Call, access: GreenhouseAccess): Reply {
  const token = (call.headers.authorization ?? '').replace(/^Bearer /, '')
  if (world.isWithdrawn || !access.tokens.has(token)) return refusal(401, 'The access token is not valid.')
  const [resource = '', id, action] = call.path.split('/').slice(1)
  if (call.method === 'GET') return id === undefined ? list(world, call, access, resource) : refusal(404, 'Not found.')
  const number = (name: string) => Number(call.fields?.[name])
  if (resource === 'candidates' && id === undefined) return addCandidate(world, call)
  if (resource === 'applications' && id === undefined) {
    const stage = call.fields?.['initial_stage_id'] === undefined ? {} : { stage: number('initial_stage_id') }
    const made = world.apply({ person: number('candidate_id'), job: number('job_id'), ...stage })
    return made ? { status: 201, body: applicationOf(made) } : refusal(422, 'Greenhouse knows no such candidate or job.')
  }
  const entry = world.applications.find((application) => String(application.id) === id)
  if (resource !== 'applications' || action !== 'move' || !entry) return refusal(404, 'Not found.')
  if (entry.stage !== number('from_stage_id')) return refusal(409, 'The application is in another stage.')
  if (!world.stages.some((stage) => stage.id === number('to_stage_id'))) return refusal(422, 'There is no such stage.')
  world.change(entry, { stage: number('to_stage_id') })
  return { status: 200, body: {} }
}

const applicationOf = (entry: WorldApplication) => ({
  id: entry.id,
  candidate_id: entry.person,
  job_id: entry.job,
  job_interview_stage_id: entry.stage,
  status: entry.status === 'open' ? 'in_process' : entry.status,
  created_at: new Date(entry.made).toISOString(),
  updated_at: new Date(entry.changed).toISOString(),
  rejected_at: entry.status === 'rejected' ? new Date(entry.changed).toISOString() : null,
  rejection_reason_id: entry.reason,
  source_id: 1,
})

const candidateOf = ({ id, first, last, email, title, company, place, linkedinUrl, born }: AtsWorld['people'][number]) => ({
  id,
  first_name: first,
  last_name: last,
  title,
  company,
  created_at: new Date(born).toISOString(),
  email_addresses: [{ value: email, type: 'personal' }],
  addresses: place === '' ? [] : [{ value: place, type: 'home' }],
  social_media_addresses: linkedinUrl === '' ? [] : [{ value: linkedinUrl }],
  website_addresses: [],
})

const rows: Readonly<Record<string, (world: AtsWorld, query: URLSearchParams) => readonly Record<string, unknown>[]>> = {
  jobs: ({ jobs }) =>
    jobs.map(({ id, name, isOpen }) => ({
      id,
      name,
      status: isOpen ? 'open' : 'closed',
      requisition_id: `R-${id}`,
      department_id: id + 10_000,
      office_ids: [id + 20_000],
    })),
  departments: ({ jobs }) => jobs.map(({ id, department }) => ({ id: id + 10_000, name: department })),
  offices: ({ jobs }) => jobs.map(({ id, office }) => ({ id: id + 20_000, name: 'Office', location_name: office })),
  job_posts: ({ jobs }) => jobs.map(({ id, name, html }) => ({ id: id + 30_000, job_id: id, title: name, content: html, live: true })),
  // each job has the same stages, in no order
  job_interview_stages: ({ jobs, stages }, query) =>
    jobs
      .filter(({ id }, index) => (query.has('job_ids') ? String(id) === query.get('job_ids') : index === 0))
      .flatMap(({ id: jobId }) => stages.map(({ id, name }, index) => ({ id, name, job_id: jobId, sort_order: index, active: true })))
      .toReversed(),
  users: ({ users }) =>
    users.filter(({ isActive }) => isActive).map(({ id, email }) => ({ id, primary_email: email, first_name: 'A', last_name: 'User' })),
  candidates: ({ people }, query) =>
    people.filter(({ email }) => !query.has('email') || email.toLowerCase() === query.get('email')).map((entry) => candidateOf(entry)),
  applications: ({ applications }, query) => {
    const since = Date.parse(query.get('updated_at')?.replace('gte|', '') ?? '1970-01-01')
    return applications.filter((entry) => entry.changed >= since).map((entry) => applicationOf(entry))
  },
  rejection_reasons: ({ reasons }) => reasons,
  sources: () => [{ id: 1, name: 'Careers page' }],
}

const filters: Readonly<Record<string, string>> = {
  ids: 'id',
  job_ids: 'job_id',
  candidate_ids: 'candidate_id',
  status: 'status',
  primary_email: 'primary_email',
}

/** A cursor holds the first page's filters, and stands alone. */
function list(world: AtsWorld, call: Call, { pageSize }: GreenhouseAccess, resource: string): Reply {
  const cursor = call.query.get('cursor')
  if (cursor !== null && call.query.size > 1) return refusal(422, 'A cursor stands alone.')
  const query = cursor === null ? call.query : new URLSearchParams(Buffer.from(cursor, 'base64url').toString())
  const all = rows[resource]?.(world, query)
  if (!all) return refusal(404, 'Not found.')
  const matching = all.filter((row) =>
    Object.entries(filters).every(([name, column]) => {
      const values = query.get(name)?.split(',')
      return values === undefined || !(column in row) || values.includes(String(row[column]))
    }),
  )
  const size = Math.min(pageSize, Number(query.get('per_page') ?? pageSize))
  const { entries, next } = pageOf(matching, Number(query.get('offset') ?? 0), size)
  if (next === null) return { status: 200, body: entries }
  const following = new URLSearchParams(query)
  following.set('offset', String(next))
  const address = `https://harvest.greenhouse.io/v3/${resource}?cursor=${Buffer.from(String(following)).toString('base64url')}`
  return { status: 200, body: entries, headers: { link: `<${address}>; rel="next"` } }
}

function addCandidate(world: AtsWorld, call: Call): Reply {
  const textOf = (name: string): string => (typeof call.fields?.[name] === 'string' ? call.fields[name] : '')
  const first = (name: string): string => {
    const value = call.fields?.[name]
    const entry: unknown = Array.isArray(value) ? value[0] : undefined
    return typeof entry === 'object' && entry !== null && 'value' in entry ? String(entry.value) : ''
  }
  if (textOf('first_name') === '') return refusal(422, 'First name is missing.')
  const person = world.addPerson({
    first: textOf('first_name'),
    last: textOf('last_name'),
    email: first('email_addresses'),
    title: textOf('title'),
    company: textOf('company'),
    place: '',
    linkedinUrl: first('social_media_addresses'),
  })
  return { status: 201, body: { candidate: candidateOf(person), application: null } }
}
