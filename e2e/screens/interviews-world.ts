// A team that interviews: bookings in every state, scorecards, a second round, offers, hires, and links for managers.
import { expect, type APIRequestContext } from '@playwright/test'
import { letInterviewPass } from '../../testing/pass-time.ts'
import { linkTo } from '../mailed-links.ts'
import { addPeople, answerAs, cardsOf, moveTo, newProject, newWord, registerInvited, syncCalendar, writeTo, type Member } from '../team.ts'
import type { Places } from './places.ts'

type Call = (path: string, fields: object) => Promise<void>
const names = {
  times: 'Nell Wharf',
  booked: 'Otto Dock',
  over: 'Rex Mole',
  canceled: 'Tia Reef',
  waiting: 'Kim Harbor',
  compared: 'Jo Quayside',
  panel: 'Vic Tern',
  offer: 'Mia Anchor',
  offered: 'Ned Buoy',
  hired: 'Ola Keel',
} as const

/** An interviewer who has a synced calendar and meets candidates by video. */
async function prepareInterviewer(member: Member, fields: object = {}) {
  await syncCalendar(member)
  const hours = await member.call('GET', 'v2/interviewers/settings')
  const room = `https://meet.example/${member.names.first_name.toLowerCase()}`
  await member.call('PUT', 'v2/interviewers/settings', { ...hours, meeting_kind: 'video', meeting_link: room, ...fields })
}

export async function inviteTeammate(api: APIRequestContext, owner: Member): Promise<Member> {
  const email = `lee.${newWord()}@harbor.example`
  await owner.call('POST', 'v2/team/invitations', { email })
  return registerInvited(api, email, (await linkTo(api, email, /register#invitation=[\w-]+/)).split('=')[1]!)
}

const calendarProject = (owner: Member, name: string, screener: Member, mate: Member) =>
  newProject(owner, {
    name,
    settings: {
      interview_scheduling: 'calendar',
      scheduling_preferences: { phone_screener_email: screener.email },
      collaborators: [
        { email: owner.email, role: 1 },
        { email: mate.email, role: 2 },
      ],
    },
  })

/** The manager has approved the candidate, who may choose a time; returns the path of their page. */
async function invite(api: APIRequestContext, member: Member, project_id: string, candidate_id: string): Promise<string> {
  await moveTo(member, project_id, [candidate_id], 'HIRING_MANAGER')
  const verdict = { approved: true, approval_score: 3, approval_comments: 'Education' }
  await member.call('POST', 'v2/projects/candidates/hm_review', { project_id, candidate_id, ...verdict })
  const [address] = await member.call<string[]>('GET', 'v2/projects/candidates/email', { candidate_id })
  return linkTo(api, address!, /\/book\/[\w-]{43}/)
}

/** Books the first free time as the candidate. */
async function book(api: APIRequestContext, path: string) {
  const booking_token = path.split('/book/')[1]!
  const free = (await (await api.get(`/api/v2/interviews/booking?booking_token=${booking_token}`)).json()) as {
    days: { slots: { start: string }[] }[]
  }
  const { start } = free.days.flatMap(({ slots }) => slots)[0]!
  const postAction: Call = async (action, fields) => {
    const answer = await api.post(`/api/v2/interviews/booking/${action}`, { data: { booking_token, start, ...fields } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await postAction('hold', {})
  await postAction('confirm', { time_zone: 'Europe/Berlin' })
}

/** Books a time unless the candidate has one. */
export async function bookOnce(api: APIRequestContext, path: string) {
  const token = path.split('/book/')[1]!
  const { interview } = (await (await api.get(`/api/v2/interviews/booking?booking_token=${token}`)).json()) as { interview: object | null }
  if (interview === null) await book(api, path)
}

async function submitScorecard(api: APIRequestContext, path: string, fields: object) {
  const answer = await api.put('/api/v2/scorecard', { data: { token: path.split('/scorecard/')[1]!, submit: true, ...fields } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The newest scorecard in emails to an interviewer, other than these. */
const otherScorecard = (api: APIRequestContext, email: string, earlierPaths: string[]) =>
  linkTo(api, email, new RegExp(`/scorecard/(?!${earlierPaths.map((path) => path.split('/').at(-1)).join('|') || '-'})[\\w-]{43}`))

/** One candidate whose two scorecards can be compared, one who lacks a scorecard, and one who meets a panel next. */
async function holdInterviews(api: APIRequestContext, iris: Member, lee: Member, { projects, people, links }: Places) {
  const project_id = projects.interviews!
  const words = 'Deep Kotlin, vague on trade-offs. Explained the outage of last spring without notes.'
  const ofIris = [links.scorecard_early!]
  const ofLee: string[] = []
  for (const [index, key] of (['compared', 'waiting', 'panel'] as const).entries()) {
    const candidate_id = people[key]!
    const path = await invite(api, iris, project_id, candidate_id)
    await book(api, path)
    const card = await otherScorecard(api, iris.email, ofIris)
    ofIris.push(card)
    await letInterviewPass(candidate_id, 3 * index + 3)
    await submitScorecard(api, card, { ratings: { Kotlin: 4, 'System design': 3, Communication: 2 }, recommendation: 'yes', words })
    links[`scorecard_${key}`] = card
    const interviewers = (key === 'panel' ? [iris, lee] : [lee]).map(({ email }) => email)
    await iris.call('POST', 'v2/interviews/another', { project_id, candidate_id, interviewers, is_panel: key === 'panel' })
    // every invitation of a candidate has the same page
    await book(api, path)
    if (key === 'panel') continue
    ofLee.push(await otherScorecard(api, lee.email, ofLee))
    await letInterviewPass(candidate_id, 3 * index + 2)
  }
  links.scorecard_open = ofLee[1]!
  await submitScorecard(api, ofLee[0]!, { ratings: { 'System design': 4, Motivation: 3 }, recommendation: 'strong_yes', words: '' })
}

/** A link in an email to a manager about these candidates. */
async function sendToManager(api: APIRequestContext, member: Member, project_id: string, candidate_ids: string[]): Promise<string> {
  const email_to = `boss.${newWord()}@harbor.example`
  const email = { email_subject: 'Candidates for you', email_body: 'Please decide: {{review_link}}' }
  await member.call('POST', 'v2/projects/candidates/send_for_review', { project_id, candidate_ids, email_to, ...email })
  return linkTo(api, email_to, /\/review\/[\w-]{43}/)
}

async function prepareManagers(api: APIRequestContext, iris: Member, { projects, links }: Places) {
  const settings = { scheduling_preferences: { phone_screener_email: iris.email } }
  const project = await newProject(iris, { name: 'Platform Engineer', type: '1', settings })
  projects.review = project
  const ids = (await cardsOf(iris, project, 'UNDER_REVIEW')).map(({ id }) => id)
  const sent = ids.slice(0, 6)
  await moveTo(iris, project, sent, 'AUTOPILOT_RECRUITER')
  links.review_pile = await sendToManager(api, iris, project, sent.slice(0, 4))
  links.review_single = await sendToManager(api, iris, project, [sent[4]!])
  links.review_decided = await sendToManager(api, iris, project, [sent[5]!])
  const token = links.review_decided.split('/review/')[1]!
  const verdict = { token, request_id: newWord(), candidate_id: sent[5]!, approved: true, approval_score: 3, liked: ['Education'] }
  const answer = await api.post('/api/v2/manager_review', { data: verdict })
  expect(answer.ok(), await answer.text()).toBe(true)
  const siteProject = await newProject(iris, { name: 'Site Engineer', settings })
  const [jan] = await addPeople(iris, siteProject, ['Jan Gone'])
  await writeTo(iris, siteProject, [jan!.id])
  await answerAs(api, iris, siteProject, jan!.id, 'I am very interested and would love to talk. Tuesday afternoon suits me.')
  links.review_withdrawn = await sendToManager(api, iris, siteProject, [jan!.id])
  const no = 'Thank you, but I have accepted another offer and I am no longer interested. Please take me out of the process.'
  await answerAs(api, iris, siteProject, jan!.id, no)
}

export async function buildInterviews(api: APIRequestContext, iris: Member, lee: Member, world: Places) {
  const { projects, people, links } = world
  await prepareInterviewer(iris)
  await prepareInterviewer(lee)
  const project = await calendarProject(iris, 'Kotlin Engineer', iris, lee)
  projects.interviews = project
  await iris.call('PUT', 'v2/interviews/kit', {
    project_id: project,
    attributes: ['Kotlin', 'System design', 'Communication', 'Motivation'],
    questions: ['What did you build last?', 'Which outage taught you most, and what did you change afterward?', 'What would you ask us?'],
  })
  const cards = await addPeople(iris, project, Object.values(names))
  for (const [key, name] of Object.entries(names)) people[key] = cards.find((card) => card.name === name)!.id

  links.booking_times = await invite(api, iris, project, people.times!)
  links.booking_booked = await invite(api, iris, project, people.booked!)
  await book(api, links.booking_booked)
  links.scorecard_early = await otherScorecard(api, iris.email, [])
  links.booking_canceled = await invite(api, iris, project, people.canceled!)
  links.booking_over = await invite(api, iris, project, people.over!)
  await moveTo(iris, project, [people.over!], 'REJECTED')
  await holdInterviews(api, iris, lee, world)

  await moveTo(iris, project, [people.offer!, people.offered!, people.hired!], 'INTERVIEWING')
  const move = (candidate_id: string, fields: object) =>
    iris.call('POST', 'v2/projects/candidates/status', { project_id: project, candidate_id, ...fields })
  await move(people.offered!, { status: 'OFFER', offer_date: '2026-11-02', offer_note: 'Base 90k, answer by Friday' })
  await move(people.hired!, { status: 'OFFER', offer_date: '2026-10-12' })
  await move(people.hired!, { status: 'HIRED', start_date: '2027-01-04' })

  // an interviewer whose notice is longer than the days they open has no times
  const full = await calendarProject(iris, 'Fully booked', lee, lee)
  projects.full = full
  const [none] = await addPeople(iris, full, ['Uma Full'])
  links.booking_none = await invite(api, iris, full, none!.id)
  await prepareInterviewer(lee, { notice_hours: 336, horizon_days: 7 })
  await prepareManagers(api, iris, world)
}
