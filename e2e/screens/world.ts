// The people and projects for the screens: created over the API once, and stored in a file for every screenshot.
import fs from 'node:fs'
import path from 'node:path'
import { expect, request, type APIRequestContext, type FullConfig } from '@playwright/test'
import startProduct from '../global-setup.ts'
import { buildInterviews, inviteTeammate } from './interviews-world.ts'
import type { Places } from './places.ts'
import { buildReplies } from './replies-world.ts'
import {
  addPeople,
  answerAs,
  calibrate,
  cardsOf,
  demoMember,
  linkAtsAtOnce,
  moveTo,
  newMember,
  newProject,
  reviewing,
  type Member,
} from '../team.ts'

export const folder = path.join(import.meta.dirname, '../../.artefacts/screens')
const file = path.join(folder, 'world.json')

const demo = {
  demo: 'demo@fairlead.example',
  hanna: 'hanna@fairlead.example',
  colin: 'colin@fairlead.example',
  vera: 'vera@fairlead.example',
  ada: 'ada@fairlead.example',
  sam: 'sam@staff.example',
  rita: 'rita@recruiters.example',
} as const
/**
 * robin has projects in every state, nova has none yet but a linked system, mute may not send, selma is self-serve, iris
 * interviews with lee, tess reads replies.
 */
export type Who = keyof typeof demo | 'robin' | 'nova' | 'mute' | 'selma' | 'iris' | 'lee' | 'tess'
type Known = Pick<Member, 'session' | 'email' | 'names'>

export interface World extends Places {
  members: Record<Who, Known>
}

export const readWorld = (): World => JSON.parse(fs.readFileSync(file, 'utf8')) as World

const stages = [
  'CONTACTED',
  'AUTOPILOT_RECRUITER',
  'QUESTION',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'AWAITING_INFO',
  'INTERVIEWING',
  'REJECTED',
  'NOT_INTERESTED',
] as const

async function fillStages(member: Member, world: World, project: string) {
  const people = await addPeople(
    member,
    project,
    stages.flatMap((_, index) => [`Alma Stage${index}`, `Bo Van den Stage${index}`]),
  )
  for (const [index, stage] of stages.entries()) {
    const ids = people.filter(({ name }) => name.endsWith(`Stage${index}`)).map(({ id }) => id)
    await moveTo(member, project, ids, stage)
    world.people[stage] = ids[0]!
  }
}

async function forRobin(robin: Member, world: World) {
  const { projects, people } = world
  const queue = await reviewing(robin)
  projects.queue = queue
  await robin.call('PUT', 'v1/projects/settings', {
    project_id: queue,
    project_name: 'Backend Engineer, Payments',
    recruiter_notes: { mandatory_requirements: 'Has run a database in production.', additional_suggestions: '', tips: '' },
  })
  const approved = await cardsOf(robin, queue, 'APPROVED')
  people.approved = approved[0]!.id
  const [first] = await cardsOf(robin, queue, 'UNDER_REVIEW')
  const verdict = { approved: false, rejection_reasons: [15, 3], rejection_reason_other: 'Too few years with databases.' }
  await robin.call('POST', 'v2/projects/candidates/swipe', { project_id: queue, candidate_id: first!.id, ...verdict })
  people.rejected = first!.id
  await fillStages(robin, world, queue)
  await robin.call('POST', 'v1/comments', {
    candidate_id: people.approved,
    comment_body: 'Strong on databases. Shall we ask about on-call?',
  })
  await robin.call('PUT', 'v1/candidates', { candidate_id: people.approved, notes: 'Met at a conference in May.' })

  projects.fresh = await newProject(robin, { name: 'Data Engineer' })
  projects.biased = await newProject(robin, { name: 'Fair Search', settings: { bias_reducer: true } })
  projects.empty = await newProject(robin, { name: 'No one yet', type: '3' })
  projects.auto = await newProject(robin, { name: 'On autopilot', type: '1' })
  projects.live = await newProject(robin, { name: 'Gone live', type: '1' })
  await robin.call('PUT', 'v1/projects', { project_id: projects.live, golive: true })
  for (const flow of ['legacy', 'onboarding', 'first_project'])
    projects[flow] = await newProject(robin, { name: `Begun: ${flow}`, draft: true, settings: { setup_flow: flow } })
  projects.draft = await newProject(robin, { name: 'Unfinished', draft: true })
  projects.paused = await newProject(robin, { name: 'Paused search' })
  await calibrate(robin, projects.paused)
  await robin.call('POST', 'v2/projects/pause', { project_id: projects.paused, should_pause: true, paused_archived_reason: 3 })
  projects.archived = await newProject(robin, { name: 'Filled' })
  await addPeople(robin, projects.archived, ['Ada One'])
  await robin.call('POST', 'v2/projects/archive', { project_id: projects.archived, should_archive: true, paused_archived_reason: 4 })
}

async function prepareStaff(sam: Member, api: APIRequestContext, { projects }: World) {
  const about = { project_id: projects.queue! }
  await sam.call('POST', 'v2/operations/notes', { ...about, body: 'They hire again in spring; call them before the search is widened.' })
  await sam.call('PUT', 'v2/operations/health', { project_id: projects.fresh!, operations_status: 'hm_approval' })
  await sam.call('PUT', 'v2/operations/health', { ...about, operations_status: 'borderline' })
  await sam.call('PUT', 'v2/operations/free_trial', { project_id: projects.biased!, is_free_trial: true, contacts: 40 })
  for (const [name, company, message] of [
    ['Ines Harbor', 'Harbor Works', 'We are eleven people and hire twice a year. Does it make sense for us?\n\nInes'],
    ['Jonas Pier', '', 'Can you import from our tracking system?'],
  ])
    await api.post('/api/v1/contact', {
      form: { name: name!, company: company!, message: message!, email: `${name!.split(' ')[0]!.toLowerCase()}@far.example` },
    })
}

async function build(api: APIRequestContext): Promise<World> {
  const world: World = { members: {} as World['members'], projects: {}, people: {}, links: {} }
  const members = {} as Record<Who, Member>
  for (const key of Object.keys(demo) as (keyof typeof demo)[]) members[key] = await demoMember(api, demo[key])
  for (const key of ['robin', 'nova', 'mute', 'selma', 'iris', 'tess'] as const) members[key] = await newMember(api, `Harbor Labs ${key}`)
  members.lee = await inviteTeammate(api, members.iris)
  await linkAtsAtOnce(api, members.nova)
  for (const [key, { session, email, names }] of Object.entries(members)) world.members[key as Who] = { session, email, names }
  await forRobin(members.robin, world)
  world.projects.mute = await newProject(members.mute, { name: 'Silent search' })
  await members.mute.call('PUT', 'v1/users/settings', { may_send: false })
  world.projects.own = await newProject(members.selma, { name: 'My own search', type: '3' })
  await addPeople(members.selma, world.projects.own, ['Ada One', 'Ben Two', 'Cy Three'])
  const cards = await cardsOf(members.selma, world.projects.own, 'HIRING_MANAGER')
  await moveTo(members.selma, world.projects.own, [cards[0]!.id], 'QUESTION')

  await buildInterviews(api, members.iris, members.lee, world)
  await buildReplies(api, members.tess, world)
  await prepareStaff(members.sam, api, world)
  const list = await members.demo.call<{ project_id: string; project_name: string }[]>('GET', 'v1/projects')
  const shared = list.find(({ project_name }) => project_name.startsWith('Account Executive'))!.project_id
  world.projects.demo = shared
  const [asking, silent] = await cardsOf(members.demo, shared, 'CONTACTED')
  await answerAs(api, members.demo, shared, asking!.id, 'Thanks for writing! What is the salary range, and is the role remote?')
  world.people.replied = asking!.id
  world.people.contacted = silent!.id
  const waiting = { project_id: world.projects.queue!, candidate_id: world.people.AWAITING_INFO!, additional_info_type: 'resume' }
  await members.robin.call('POST', 'v2/projects/candidates/keep', waiting)
  await expect
    .poll(async () => (world.links.item = await findLink(api, 'stage5', /\/v1\/candidates\/additional_information\?token=[\w-]+/)), {
      timeout: 20_000,
    })
    .not.toBe('')
  world.links.unsubscribe = await findLink(api, '', /\/notifications\/unsubscribe\?token=[a-z0-9]+/)
  return world
}

/** The first link with this pattern in the sent email; '' without one. */
async function findLink(api: APIRequestContext, words: string, shape: RegExp): Promise<string> {
  const list = await (await api.get(`/dev/mail?q=${encodeURIComponent(words)}`)).text()
  for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g)) {
    const link = shape.exec(await (await api.get(`/dev/mail/${id}/body`)).text())?.[0]
    if (link) return link.replaceAll('&amp;', '&')
  }
  return ''
}

export default async function setup(config: FullConfig) {
  const stop = await startProduct({ workers: 1 })
  const { baseURL } = config.projects[0]!.use
  const api = await request.newContext(baseURL === undefined ? {} : { baseURL })
  fs.mkdirSync(folder, { recursive: true })
  // reuse an existing world when the product keeps running
  if (!process.env.FAIRLEAD_URL || process.env.SCREENS_WORLD !== 'keep' || !fs.existsSync(file))
    fs.writeFileSync(file, JSON.stringify(await build(api), null, 2))
  await api.dispose()
  return stop
}
