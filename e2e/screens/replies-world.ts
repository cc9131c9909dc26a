// A team that reads replies and shares texts: tasks of every kind, a conversation with files, templates with versions, a tried model.
import { expect, type APIRequestContext } from '@playwright/test'
import { addPeople, answerAs, calibrate, emails, newProject, newWord, reviewing, writeTo, type Member } from '../team.ts'
import type { Places } from './places.ts'

const year = new Date().getUTCFullYear() + 1
const replies = {
  later: ['Ada Later', 'Not right now, thanks. Please reach out to me again in six months.'],
  referral: ['Ben Referral', 'I’m not interested, but you should talk to Jane Porter (jane.porter@home.example).'],
  erase: ['Cy Erase', 'Take me off your list and delete all data you hold about me under GDPR.'],
  away: ['Di Away', `Thanks for your message. I am out of the office until March 3, ${year}.`],
  wrong: ['Eli Wrong', 'You have the wrong person. I am a plumber, not a software engineer.'],
} as const

/** Uploads a file for an email to this candidate. */
async function attach(
  api: APIRequestContext,
  member: Member,
  fields: Record<string, string>,
  name: string,
  bytes: string,
): Promise<string> {
  const answer = await api.post('/api/v2/outreach/attachments', {
    headers: { 'X-Parse-Session-Token': member.session },
    multipart: { ...fields, file: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { attachment_id: string }).attachment_id
}

async function sendFiles(api: APIRequestContext, tess: Member, { projects, people }: Places) {
  const [fay] = await addPeople(tess, projects.tasks!, ['Fay Files'])
  const about = { project_id: projects.tasks!, candidate_id: fay!.id }
  people.files = fay!.id
  const pdf = `%PDF-1.4\n1 0 obj\n<< >>\nendobj\n${'% '.repeat(90_000)}\n%%EOF\n`
  const attachment_ids = [await attach(api, tess, about, 'Benefits and working hours.pdf', pdf)]
  attachment_ids.push(await attach(api, tess, about, 'directions.txt', 'Second floor, the door on the left.'))
  await tess.call('POST', 'v2/projects/candidates/approve_and_send', { ...about, attachment_ids })
  await expect
    .poll(async () => JSON.stringify(await tess.call('GET', 'v2/projects/candidates/conversation', about)), { timeout: 30_000 })
    .toContain('"sent"')
  await answerAs(api, tess, projects.tasks!, fay!.id, 'Thanks for the files! Could we talk on Thursday?')
}

async function shareTemplates(tess: Member) {
  const [template] = emails.outreach_templates
  const save = (template_id: string, version: number | undefined, fields: object) =>
    tess.call('POST', 'v2/team_templates', { template_id, ...(version && { version }), template: { ...template, ...fields } })
  const id = newWord()
  await save(id, undefined, { name: 'Engineers' })
  const initial_outreach_subject = 'Payments at {{hiring_company}}: {{job_title}}'
  await save(id, 1, { name: 'Engineers', initial_outreach_subject })
  const initial_outreach_template = 'Hi {{first_name}}, would you like to hear what we build? Fifteen minutes are enough.'
  await save(id, 2, { name: 'Engineers', initial_outreach_subject, initial_outreach_template, follow_up_1_days: 5 })
  await save(newWord(), undefined, { name: 'Designers with a portfolio we have seen before' })
}

export async function buildReplies(api: APIRequestContext, tess: Member, world: Places) {
  const { projects, people } = world
  projects.tasks = await newProject(tess, { name: 'Payments Engineer' })
  const cards = await addPeople(
    tess,
    projects.tasks,
    Object.values(replies).map(([name]) => name),
  )
  await writeTo(
    tess,
    projects.tasks,
    cards.map(({ id }) => id),
  )
  for (const [key, [name, text]] of Object.entries(replies)) {
    people[key] = cards.find((card) => card.name === name)!.id
    await answerAs(api, tess, projects.tasks, people[key], text)
  }
  await sendFiles(api, tess, world)
  await addPeople(tess, projects.tasks, ['Gil One', 'Hal Two', 'Ian Three'])
  await shareTemplates(tess)

  projects.untried = await newProject(tess, { name: 'Nothing decided yet' })
  projects.model = await reviewing(tess)
  await calibrate(tess, projects.model)
  await tess.call('POST', 'v2/projects/model', { project_id: projects.model })
  await expect
    .poll(async () => JSON.stringify(await tess.call('GET', 'v2/projects/model', { project_id: projects.model! })), { timeout: 30_000 })
    .toContain('"completed"')
}
