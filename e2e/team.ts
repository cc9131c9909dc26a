// A team with projects and people, created over the product's own API, so that a journey begins with something to show.
import { setTimeout } from 'node:timers/promises'
import { characterOf } from '@fairlead/local-services/mail/demo-answers'
import { fraction } from '@fairlead/local-services/mail/demo-candidates'
import { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'
import { inDatabase } from '../testing/in-database.ts'
import { proveAddress } from './mailed-links.ts'

export interface Card {
  id: string
  name: string
  status: string
  years_of_exp: number | null
}

export interface Member {
  email: string
  session: string
  names: { first_name: string; last_name: string }
  /** Makes an API call as this person. Fails the test on a response other than 2xx. */
  call<T = Record<string, unknown>>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, fields?: Record<string, unknown>): Promise<T>
}

const password = 'correct horse battery'
let made = 0
/** A word unique to this run. */
export const newWord = (): string => `${Date.now().toString(36)}${(made++).toString(36)}`

/** Registers a user in a new workspace with a verified address: `register()` opens the link of the email, as people do. */
export async function newMember(request: APIRequestContext, company?: string): Promise<Member> {
  const member = await newUnprovenMember(request, company)
  const { origin } = new URL((await request.get('/robots.txt')).url())
  if (!(await inDatabase(origin, 'update users set email_verified_at = now() where email = $1', [member.email])))
    await proveAddress(request, member.email, member.session)
  // laws require one below a first email
  await member.call('PUT', 'v2/team/postal_address', { postal_address: '12 Quay Street, Austin, TX 78701' })
  return member
}

export async function newUnprovenMember(request: APIRequestContext, company = `Harbor ${newWord()}`): Promise<Member> {
  const email = `robin.${newWord()}@harbor.example`
  return enterApi(request, 'v1/users', {
    first_name: 'Robin',
    last_name: 'Reyes',
    company,
    job_title: 'Talent Partner',
    email,
    password,
  })
}

/** Opens an account with an invitation, whose emailed link also verifies the address. */
export async function registerInvited(request: APIRequestContext, email: string, invitation: string): Promise<Member> {
  const names = { first_name: 'Lee', last_name: 'Lindqvist', company: 'Harbor', job_title: 'Engineer' }
  return enterApi(request, 'v1/users', { ...names, email, password, invitation })
}

/**
 * A user in the demo workspace: demo, hanna, colin, vera, ada (super admin) @fairlead.example, sam@staff.example,
 * rita@recruiters.example.
 */
export async function demoMember(request: APIRequestContext, email: string): Promise<Member> {
  return enterApi(request, 'v1/sessions', { email, password: 'fairlead-demo' })
}

async function enterApi(request: APIRequestContext, path: string, fields: Record<string, string>): Promise<Member> {
  const answer = await request.post(`/api/${path}`, { form: fields })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  const signedIn = (await answer.json()) as { session: string; email: string; first_name: string; last_name: string }
  const { session, first_name, last_name } = signedIn
  return {
    email: signedIn.email,
    session,
    names: { first_name, last_name },
    call: async (method, callPath, input = {}) => {
      const headers = { 'X-Parse-Session-Token': session }
      const inQuery = method === 'GET' || method === 'DELETE'
      const query = inQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const reply = await request.fetch(`/api/${callPath}${query}`, { method, headers, ...(inQuery ? {} : { data: input }) })
      const body = await reply.text()
      expect(reply.ok(), `${method} ${callPath} ${reply.status()}: ${body}`).toBe(true)
      return body === '' ? null : JSON.parse(body)
    },
  }
}

/** Signs the browser in as this person. Their next page is open at `path`. */
export async function enter(page: Page, member: Member, path = '/panel'): Promise<void> {
  // a page on the same origin that loads no app
  await page.goto('/robots.txt')
  await page.evaluate(
    ([session, email, first, last]) => {
      localStorage.clear()
      for (const [key, value] of Object.entries({ session, email, first_name: first, last_name: last, profile_picture: '' }))
        localStorage.setItem(key, value!)
      for (const key of ['authorized_products', 'product_type']) localStorage.setItem(key, 'autopilot')
      document.cookie = 'site_version=1; path=/'
    },
    [member.session, member.email, member.names.first_name, member.names.last_name] as const,
  )
  await page.goto(path)
}

/** A second browser, signed in as another user. */
export async function newBrowserFor(browser: Browser, member: Member, path = '/panel'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enter(page, member, path)
  return page
}

export const emails = {
  sender_name: 'Robin Reyes',
  outreach_templates: [
    {
      name: 'Template 1',
      initial_outreach_subject: '{{job_title}} at {{hiring_company}}',
      initial_outreach_template: 'Hi {{first_name}}, would you like to talk about {{job_title}}?',
      follow_up_1_template: 'Hi {{first_name}}, did you see my mail?',
      follow_up_1_days: 3,
      follow_up_2_template: '',
      follow_up_3_template: '',
    },
  ],
}

interface NewProject {
  /** '1' autopilot, '2' navigator, '3' self-serve. */
  type?: '1' | '2' | '3'
  name?: string
  jobTitle?: string
  settings?: Record<string, unknown>
  /** Leaves it as a draft. */
  draft?: boolean
}

/** A project; unless a draft, submitted, and with its first people found. */
export async function newProject(member: Member, options: NewProject = {}): Promise<string> {
  const { type = '2', name = `Search ${newWord()}`, jobTitle = 'Backend Engineer', settings = {}, draft = false } = options
  const { project_id } = await member.call<{ project_id: string }>('POST', 'v1/projects', {
    project_name: name,
    job_title: jobTitle,
    hiring_company: 'Harbor Labs',
    type,
  })
  await member.call('PUT', 'v1/projects/settings', { project_id, job_title: jobTitle, job_titles: [jobTitle], ...emails, ...settings })
  if (draft) return project_id
  await member.call('POST', 'v2/projects/flashcards/initial', { project_id })
  await expect
    .poll(async () => (await cardsOf(member, project_id, 'UNDER_REVIEW')).length, { intervals: [100, 200], timeout: 60_000 })
    .toBeGreaterThan(0)
  return project_id
}

/** The first page of a stage, by V2 name. */
export async function cardsOf(member: Member, projectId: string, stage: string): Promise<Card[]> {
  const { candidates } = await member.call<{ candidates: Card[] }>('GET', 'v2/projects/candidates', {
    project_id: projectId,
    status: stage,
  })
  return candidates
}

/** Approves the first ten, so that the search is calibrated. */
export async function calibrate(member: Member, projectId: string): Promise<Card[]> {
  for (const { id } of (await cardsOf(member, projectId, 'UNDER_REVIEW')).slice(0, 10))
    await member.call('POST', 'v2/projects/candidates/swipe', { project_id: projectId, candidate_id: id, approved: true })
  return cardsOf(member, projectId, 'APPROVED')
}

/** Moves candidates to a stage, by V2 name. */
export async function moveTo(member: Member, projectId: string, ids: readonly string[], stage: string): Promise<void> {
  for (const candidate_id of ids)
    await member.call('POST', 'v2/projects/candidates/status', { project_id: projectId, candidate_id, status: stage })
}

/** Part of an address whose owner never replies unless a journey replies for them. */
function silentSlug(name: string): string {
  for (;;) {
    const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${newWord()}`
    if (characterOf((aspect) => fraction(`fairlead ${aspect} ${slug}@home.example`)) === null) return slug
  }
}

/** Adds people manually, as approved; they never reply by themselves. */
export async function addPeople(member: Member, projectId: string, names: readonly string[]): Promise<Card[]> {
  for (const name of names) {
    const slug = silentSlug(name)
    await member.call('POST', 'v1/candidates', {
      project_id: projectId,
      cand_name: name,
      cand_linkedin_url: `https://www.linkedin.com/in/${slug}`,
      cand_email: `${slug}@home.example`,
    })
  }
  const approved = await cardsOf(member, projectId, 'APPROVED')
  return names.flatMap((name) => approved.find((card) => card.name === name) ?? [])
}

/** Sends candidates the first email and waits until it was sent. */
export async function writeTo(member: Member, projectId: string, ids: readonly string[]): Promise<void> {
  for (const candidate_id of ids)
    await member.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: projectId, candidate_id })
  for (const candidate_id of ids)
    await expect
      .poll(async () => (await threadOf(member, projectId, candidate_id)).find(({ step }) => step === 0)?.state, { timeout: 30_000 })
      .toBe('sent')
}

interface ThreadLine {
  id: string
  direction: 'in' | 'out'
  state: string
  text: string
  to_email: string
  due_date: string | null
  step: number | null
}

async function threadOf(member: Member, projectId: string, candidateId: string): Promise<ThreadLine[]> {
  const about = { project_id: projectId, candidate_id: candidateId }
  return (await member.call<{ entries: ThreadLine[] }>('GET', 'v2/projects/candidates/conversation', about)).entries
}

/** The team's manual replies. */
export async function answersOf(member: Member, projectId: string, candidateId: string): Promise<ThreadLine[]> {
  return (await threadOf(member, projectId, candidateId)).filter(({ direction, step }) => direction === 'out' && step === null)
}

/** Replies to the newest email to a candidate on their behalf, and waits until the reply is in the thread. */
export async function answerAs(
  request: APIRequestContext,
  member: Member,
  projectId: string,
  candidateId: string,
  text: string,
  /** The key of one of the page's ready answers, which may have an attachment. */
  quick = '',
): Promise<void> {
  const before = await threadOf(member, projectId, candidateId)
  const address = before.findLast(({ direction }) => direction === 'out')!.to_email
  const list = await request.get(`/dev/mail?q=${encodeURIComponent(address)}`)
  const [, id] = /\/dev\/mail\/(\d+)/.exec(await list.text())!
  // an email's date has whole seconds: one of the same second would seem older than ours
  await setTimeout(1100)
  // like the page's form would send it
  const answer = await request.post(`/dev/mail/${id}/answer`, { form: { text, quick }, headers: { origin: new URL(list.url()).origin } })
  expect(answer.ok()).toBe(true)
  await expect
    .poll(async () => (await threadOf(member, projectId, candidateId)).filter(({ direction }) => direction === 'in').length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(before.filter(({ direction }) => direction === 'in').length)
}

/** A search past its calibration, its first ten approved, and a second batch to review. */
export async function reviewing(member: Member, settings: Record<string, unknown> = {}): Promise<string> {
  const project = await newProject(member, { settings })
  await calibrate(member, project)
  await expect.poll(async () => (await cardsOf(member, project, 'UNDER_REVIEW')).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return project
}

export const cardOnScreen = (page: Page): Locator => page.getByRole('article').first()
export const nameOnCard = (page: Page): Promise<string | null> => cardOnScreen(page).getAttribute('aria-label')

/** Links a system to the member's workspace as a user does in its gateway's window. */
export async function linkAts(page: Page, open: Locator, system = 'Greenhouse'): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open.click()])
  await popup.getByRole('button', { name: system }).click()
  await expect(popup.getByRole('heading', { name: `${system} is linked` })).toBeVisible()
  await popup.close()
}

/** The same over the API, as soon as the product knows about it. */
export async function linkAtsAtOnce(request: APIRequestContext, member: Member, system = 'Greenhouse'): Promise<void> {
  const { url } = await member.call<{ url: string }>('POST', 'v2/ats/linking')
  await request.post('/dev/ats', {
    form: { link_token: new URL(url).searchParams.get('link_token')!, system },
    headers: { origin: new URL(url).origin },
  })
  await expect.poll(async () => (await member.call<{ link: unknown }>('GET', 'v2/ats')).link).not.toBeNull()
}

/** A project synced with the first open job of the linked system. */
export async function syncAts(member: Member, project_id: string): Promise<void> {
  const { jobs } = await member.call<{ jobs: { id: string }[] }>('GET', 'v2/ats/jobs')
  await member.call('PUT', 'v2/ats/sync', { project_id, job_id: jobs[0]!.id, is_on: true })
}

/** The calendar this installation has for them receives their interviews from now on. */
export async function syncCalendar(member: Member): Promise<void> {
  const user = await member.call<{ calendar_preferences: { calendars_avail: { id: string }[] } }>('GET', 'v1/users/settings')
  const [calendar] = user.calendar_preferences.calendars_avail
  await member.call('PUT', 'v1/users/settings', { calendar_synced_id: calendar!.id })
}
