// Ashby's published API over a world: every call is a POST to a method's name, with HTTP Basic authentication.
import type { Call, Reply } from '@fairlead/local-services/http/serve'
import { pageOf, type AtsWorld, type WorldApplication } from './ats-world.ts'

const success = (results: unknown, more: Record<string, unknown> = {}): Reply => ({
  status: 200,
  body: { success: true, results, ...more },
})
const failure = (code: string): Reply => ({
  status: 200,
  body: { success: false, errors: [code], errorInfo: { code, message: `Ashby says ${code.replaceAll('_', ' ')}.` } },
})

export function ashbyApi(world: AtsWorld, call: Call, { key, pageSize }: { key: string; pageSize: number }): Reply {
  const { fields, path } = call
  if (world.isWithdrawn || call.headers.authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
    return { status: 401, body: 'Unauthorized', headers: { 'content-type': 'text/plain' } }
  if (call.method !== 'POST' || fields === null) return { status: 400, body: {} }
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const id = (name: string) => Number(textOf(name))
  const find = <T extends { id: number }>(list: readonly T[], name: string) => list.find((entry) => entry.id === id(name))
  const list = (entries: readonly unknown[], more: Record<string, unknown> = {}) => {
    const limit = Math.min(pageSize, Number(fields['limit'] ?? pageSize))
    const page = pageOf(entries, Number(textOf('cursor') || 0), limit)
    return success(page.entries, {
      moreDataAvailable: page.next !== null,
      ...(page.next === null ? more : { nextCursor: String(page.next) }),
    })
  }
  const job = ({ id: jobId, name, isOpen }: AtsWorld['jobs'][number]) => ({
    id: String(jobId),
    title: name,
    status: isOpen ? 'Open' : 'Closed',
    locationId: `place-${jobId}`,
    secondaryLocationIds: [],
    departmentId: `department-${jobId}`,
    customRequisitionId: null,
    defaultInterviewPlanId: 'plan-1',
    interviewPlanIds: ['plan-1'],
    jobPostingIds: [`posting-${jobId}`],
  })
  const candidate = ({ id: personId, first, last, email, title, company, linkedinUrl, place, born }: AtsWorld['people'][number]) => ({
    id: String(personId),
    createdAt: new Date(born).toISOString(),
    name: `${first} ${last}`,
    primaryEmailAddress: { value: email, type: 'Personal', isPrimary: true },
    emailAddresses: [{ value: email, type: 'Personal', isPrimary: true }],
    position: title,
    company,
    primaryLocation: { locationSummary: place },
    socialLinks: linkedinUrl === '' ? [] : [{ type: 'LinkedIn', url: linkedinUrl }],
    applicationIds: world.applications.filter(({ person }) => person === personId).map((entry) => String(entry.id)),
  })
  const application = (entry: WorldApplication) => ({
    id: String(entry.id),
    status: entry.status === 'open' ? 'Active' : entry.status === 'hired' ? 'Hired' : 'Archived',
    createdAt: new Date(entry.made).toISOString(),
    updatedAt: new Date(entry.changed).toISOString(),
    archivedAt: entry.status === 'rejected' ? new Date(entry.changed).toISOString() : null,
    candidate: { id: String(entry.person) },
    job: { id: String(entry.job), title: world.jobs.find((job) => job.id === entry.job)!.name },
    currentInterviewStage: {
      id: String(entry.stage),
      title: world.stages.find((stage) => stage.id === entry.stage)!.name,
      interviewPlanId: 'plan-1',
    },
    source: { id: 'source-1', title: entry.source },
    archiveReason:
      entry.status === 'rejected'
        ? { id: 'reason-1', text: world.reasons.find((reason) => reason.id === entry.reason)?.name ?? '', reasonType: 'RejectedByOrg' }
        : null,
  })
  switch (path.slice(1)) {
    case 'job.list': {
      const statuses = Array.isArray(fields['status']) ? fields['status'] : ['Open', 'Closed']
      return list(world.jobs.map((entry) => job(entry)).filter(({ status }) => statuses.includes(status)))
    }
    case 'job.info': {
      const entry = find(world.jobs, 'id')
      return entry ? success(job(entry)) : failure('job_not_found')
    }
    case 'jobPosting.info': {
      const entry = world.jobs.find((job) => `posting-${job.id}` === textOf('jobPostingId'))
      return entry
        ? success({ id: textOf('jobPostingId'), title: entry.name, descriptionHtml: entry.html })
        : failure('job_posting_not_found')
    }
    case 'location.info': {
      const entry = world.jobs.find((job) => `place-${job.id}` === textOf('locationId'))
      return entry ? success({ id: textOf('locationId'), name: entry.office }) : failure('location_not_found')
    }
    case 'department.info': {
      const entry = world.jobs.find((job) => `department-${job.id}` === textOf('departmentId'))
      return entry ? success({ id: textOf('departmentId'), name: entry.department }) : failure('department_not_found')
    }
    case 'interviewStage.list': {
      const archived = { id: 'archived', title: 'Archived', type: 'Archived', orderInInterviewPlan: 99 }
      const stages = world.stages.map((stage, index) => ({
        id: String(stage.id),
        title: stage.name,
        type: 'Active',
        orderInInterviewPlan: index,
      }))
      return textOf('interviewPlanId') === 'plan-1' ? success([archived, ...stages.toReversed()]) : failure('interview_plan_not_found')
    }
    case 'user.search':
    case 'user.list': {
      const users = world.users.filter(({ email }) => path === '/user.list' || email === textOf('email').toLowerCase())
      return success(users.map((user) => ({ id: String(user.id), email: user.email, isEnabled: user.isActive })))
    }
    case 'candidate.search':
      return success(
        world.people.filter(({ email }) => email.toLowerCase() === textOf('email').toLowerCase()).map((entry) => candidate(entry)),
      )
    case 'candidate.info': {
      const entry = find(world.people, 'id')
      return entry ? success(candidate(entry)) : failure('candidate_not_found')
    }
    case 'candidate.create': {
      const [first = '', ...rest] = textOf('name').split(' ')
      if (first === '') return failure('invalid_input')
      const blank = { title: '', company: '', place: '', linkedinUrl: textOf('linkedInUrl') }
      return success(candidate(world.addPerson({ first, last: rest.join(' '), email: textOf('email'), ...blank })))
    }
    case 'application.info': {
      const entry = find(world.applications, 'applicationId')
      return entry ? success(application(entry)) : failure('application_not_found')
    }
    case 'application.create': {
      const stage = textOf('interviewStageId') === '' ? {} : { stage: id('interviewStageId') }
      const made = world.apply({ person: id('candidateId'), job: id('jobId'), ...stage })
      return made ? success(application(made)) : failure('candidate_not_found')
    }
    case 'application.changeStage': {
      const [entry, stage] = [find(world.applications, 'applicationId'), find(world.stages, 'interviewStageId')]
      if (!entry || !stage) return failure('application_not_found')
      world.change(entry, { stage: stage.id })
      return success(application(entry))
    }
    case 'application.list': {
      const since = Number(textOf('syncToken') || 0)
      if (Number.isNaN(since)) return failure('sync_token_invalid_input')
      const changed = world.applications.filter((entry) => entry.changed > since)
      return list(
        changed.map((entry) => application(entry)),
        { syncToken: String(Math.max(since, ...world.applications.map((entry) => entry.changed))) },
      )
    }
    default:
      return { status: 404, body: {} }
  }
}
