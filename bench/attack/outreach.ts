// A team with a project and one candidate, set up with the product's own calls.
import { proveByMail } from '../../testing/prove-by-mail.ts'
import { nextEmail, type Account, type Target } from './target.ts'

export interface Search extends Account {
  projectId: string
  candidateId: string
  candidateEmail: string
}

export const candidateName = 'Mo Example'
const template = {
  name: 'Template 1',
  initial_outreach_subject: 'A job',
  initial_outreach_template: 'Hi {{first_name}}, do you want to talk?',
  follow_up_1_template: 'Did you see my email?',
  follow_up_1_days: 1,
  follow_up_2_template: 'One more try.',
  follow_up_2_days: 1,
  follow_up_3_template: '',
}

/** An account with a verified address, if the service verifies addresses. */
export async function verifiedAccount(target: Target, email?: string): Promise<Account> {
  const made = await target.register(email)
  const { body } = await target.call('GET', 'v1/users/profile', {}, made)
  if (body.email_verified === false) await proveByMail(target.url, made.email, made.session)
  return made
}

/** A second account that joined the workspace of `owner` with the link from an invitation. */
export async function memberOf(target: Target, owner: Account): Promise<Account> {
  const email = nextEmail('team.test')
  const { text } = await expectStatus(target.call('POST', 'v2/team/invitations', { email }, { session: owner.session }), 201)
  const [, invitation] = /invitation=([\w-]+)/.exec(`${text}\n${(await target.emailsTo(email)).join('\n')}`) ?? []
  if (!invitation) throw new Error('no invitation arrived')
  return target.register(email, { invitation })
}

/** A complete project that hasn't been started; of the kind in which the team approves and writes by itself with `type` 2. */
export async function draftProject(target: Target, session: string, change: object = {}, type?: '2'): Promise<string> {
  const made = type
    ? target.call('POST', 'v1/projects', { project_name: 'Search', type }, { session })
    : target.call('POST', 'v1/projects/self_serve', { project_name: 'Search' }, { session })
  const { body } = await expectStatus(made, 201)
  const projectId = String(body.project_id)
  const complete = { job_title: 'Engineer', job_titles: ['Engineer'], sender_name: 'Robin Tester', outreach_templates: [template] }
  await expectStatus(target.call('PUT', 'v1/projects/settings', { project_id: projectId, ...complete, ...change }, { session }), 200)
  return projectId
}

/** A running project with one approved candidate. */
export async function startSearch(target: Target): Promise<Search> {
  const owner = await verifiedAccount(target)
  const { session } = owner
  const projectId = await draftProject(target, session, {}, '2')
  const candidateEmail = nextEmail('home.test')
  const person = { cand_name: candidateName, cand_email: candidateEmail, cand_linkedin_url: 'https://www.linkedin.com/in/mo-example-77' }
  const added = target.call('POST', 'v1/candidates', { project_id: projectId, status: 'APPROVED', ...person }, { session })
  const candidateId = String((await expectStatus(added, 201)).body.candidate_id)
  await expectStatus(target.call('POST', 'v2/projects/flashcards/initial', { project_id: projectId }, { session }), 202)
  return { ...owner, projectId, candidateId, candidateEmail }
}

export async function expectStatus<T extends { status: number; text: string }>(answer: Promise<T>, status: number): Promise<T> {
  const settled = await answer
  if (settled.status !== status) throw new Error(`answered ${settled.status} instead of ${status}: ${settled.text.slice(0, 200)}`)
  return settled
}
