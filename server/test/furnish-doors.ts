// Everybody who may stand before a door, and two furnished workspaces behind it: one that is never changed, one where things succeed.
import { signatureOf } from '@fairlead/embedded/ats/webhooks'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { may, type Action, type StandingFacts } from '@fairlead/domain/account/permissions'
import { openLink } from '../features/accounts/link-store.ts'
import { openSession } from '../features/accounts/session-store.ts'
import { systemContext } from '../platform/context.ts'
import type { DoorCase } from '../http/doors/cases.ts'
import type { Asker, Named } from '../http/doors/door-input.ts'
import { houseNeeds, type Need } from '../http/doors/needs.ts'
import { newId } from '../platform/ids.ts'
import { caller, newUser, startConstellation, type Constellation, type TestUser } from './constellation.ts'
import { absentThings, furnish, type Things } from './furnish.ts'
import { calmProject, contextOf } from './projects.ts'
import { openFingerprint } from './fingerprint.ts'
import { startIdentities } from './identities.ts'

const insiders = [
  'not on the roster',
  'role 1',
  'role 2',
  'role 3',
  'a super admin',
  'staff with role 2',
  'staff not on the roster',
] as const
const outsiders = ['another workspace', 'staff elsewhere', 'a super admin elsewhere'] as const
export const askers = ['nobody', ...insiders, ...outsiders] as const
export type AskerName = (typeof askers)[number]
const staffDomain = 'staff.example'
const password = 'correct horse'

export type Outcome = 'allowed' | 'refused' | 'as absent' | 'not signed in'

const factsOf = (name: AskerName): StandingFacts => ({
  role: name.includes('role 1') ? 1 : name.includes('role 2') ? 2 : name.includes('role 3') ? 3 : -1,
  isSuperAdmin: name.includes('super admin'),
  isStaff: name.includes('staff'),
})
export const isOutside = (name: AskerName): boolean => (outsiders as readonly string[]).includes(name)
/** Calls of operations know no workspace: who may is shown all of them, on purpose (decision 100). */
export const isOfTheHouse = (need: Need): need is Action => houseNeeds.includes(need)
const mayOpen = (name: AskerName) => !isOutside(name) && name !== 'nobody' && may('open_project', factsOf(name))

/** What the permission table and the needs of the calls say will happen to this asker. */
export function expectedOf(need: Need, name: AskerName): Outcome {
  const facts = factsOf(name)
  if (need === 'open') return 'allowed'
  if (need === 'only before the first account') return 'as absent'
  if (name === 'nobody') return 'not signed in'
  if (need === 'personal' || need === 'workspace') return 'allowed'
  if (isOfTheHouse(need)) return may(need, facts) ? 'allowed' : 'as absent'
  if (need === 'workspace admin' || need === 'workspace admin, hidden') {
    if (name === 'role 1' || facts.isSuperAdmin || isOutside(name)) return 'allowed'
    return need === 'workspace admin' ? 'refused' : 'as absent'
  }
  if (need === 'workspace admin, of a member') {
    if (isOutside(name)) return 'as absent'
    return name === 'role 1' || facts.isSuperAdmin ? 'allowed' : 'refused'
  }
  if (need === 'owner of the workspace') return name === 'role 1' || isOutside(name) ? 'allowed' : 'as absent'
  if (need === 'any staff') return facts.isStaff ? 'allowed' : 'refused'
  if (isOutside(name)) return 'as absent'
  if (need === 'decides somewhere') return may('review_candidates', facts) ? 'allowed' : 'refused'
  if (!may('open_project', facts)) return 'as absent'
  return may(need, facts) ? 'allowed' : 'refused'
}

/** Who is shown words of the project by this call. */
export function isShown({ input, need }: DoorCase, name: AskerName): boolean {
  if (!input.shows) return false
  if (isOfTheHouse(need)) return may(need, factsOf(name))
  if (input.shows === 'its owner') return name === 'role 1'
  if (need === 'workspace') return name !== 'nobody' && !isOutside(name)
  return mayOpen(name) && may(input.shows, factsOf(name))
}
/** Who must not read a word of it, whatever the call. */
export function isHidden({ input, need }: DoorCase, name: AskerName): boolean {
  if (need === 'open') return false
  if (isOfTheHouse(need)) return !may(need, factsOf(name))
  if (isOutside(name) || name === 'nobody') return true
  return need !== 'workspace' && (!mayOpen(name) || (input.shows !== undefined && !isShown({ input, need } as DoorCase, name)))
}

export interface Reply {
  status: number
  body: string
}

interface Person extends Asker {
  id: string
  workspaceId: string
}

interface House {
  owner: TestUser
  people: Map<AskerName, Person>
}

/** What makes the staff of these tests staff, and lets them do what staff may. */
export const doorSettings = { staffDomains: [staffDomain], sessionSwitching: true }

export async function openDoors(given?: Constellation) {
  const sky = given ?? (await startConstellation({ settings: doorSettings }))
  const [still, lively] = [await makeHouse(sky), await makeHouse(sky)]
  const strangers = new Map<AskerName, Person>()
  for (const name of outsiders) strangers.set(name, await makeStranger(sky, name))
  const apart = await makeStranger(sky, 'another workspace')
  const takeFingerprint = await openFingerprint(sky)
  const furnished = new Map<string, Promise<Things>>()

  const personOf = (name: AskerName, house: House) => strangers.get(name) ?? house.people.get(name)
  const sessionOf = async (person: Person | undefined) =>
    person ? openSession(sky.database.system, { id: person.id, workspace_id: person.workspaceId }, new Date(), { isConfirmed: true }) : ''
  // opened beforehand: asking changes nothing at all
  const sessions = new Map<AskerName, string>()
  for (const name of askers) sessions.set(name, await sessionOf(personOf(name, still)))
  const livelySessions: string[] = []
  const namesOfSessions: AskerName[] = []
  for (const name of ['role 1', ...askers.filter((each) => each !== 'nobody' && each !== 'role 1')] as const) {
    livelySessions.push(await sessionOf(personOf(name, lively)))
    namesOfSessions.push(name)
  }
  const identities = await startIdentities(sky)
  const furnishFor = async (house: House, door: DoorCase, author?: string) => {
    const { input } = door
    const things = await furnish(sky, house.owner, {
      roster: rosterOf(house),
      ...(input.stage ? { stage: input.stage } : {}),
      ...(author ? { author } : {}),
      draft: input.draft ?? false,
      navigator: input.navigator ?? false,
      synced: input.synced ?? false,
      withCalendar: namesIn(door).includes('calendar_token') || input.before?.path === 'v2/calendars',
    })
    return namesIn(door).includes('identity_code') ? { ...things, identity_code: await identities.codeOfSomebodyNew() } : things
  }

  const doors = {
    sky,
    /** Things of the workspace that stays as it is, one project for every call. */
    standing(door: DoorCase): Promise<Things> {
      const there = furnished.get(door.name) ?? furnishFor(still, door)
      furnished.set(door.name, there)
      return there
    },
    /** Every row of the workspace that must stay as it is, a number a table. */
    fingerprint: () => takeFingerprint(still.people.get('role 1')!.workspaceId),
    /** Asks about things of the workspace that stays as it is, or about whatever is named. */
    async ask(door: DoorCase, name: AskerName, named: Named, session?: string): Promise<Reply> {
      const person = personOf(name, still)
      // a stranger's own doing may end their session
      const own = door.need === 'personal' && isOutside(name) ? await sessionOf(person) : sessions.get(name)
      return send(sky, door, session ?? own ?? '', door.input.fields(named, person ?? owner(still)))
    },
    /** Asks in the other workspace about a project of its own, so that it can really succeed; tells the word that stands in it. */
    async succeed(door: DoorCase, name: AskerName, prepare?: (things: Things) => Promise<void>): Promise<Reply & { word: string }> {
      const person = personOf(name, lively)
      const named = await furnishFor(lively, door, isOutside(name) ? undefined : person?.id)
      await prepare?.(named)
      if (person) await prepareAddress(sky, door, person, named)
      const session = await sessionOf(person)
      const isOwnersTask = door.input.before?.by === 'owner' && !isOutside(name)
      const earlier = await sayBefore(sky, door, isOwnersTask ? livelySessions[0]! : session, named)
      const reply = await send(sky, door, session, door.input.fields(named, person ?? owner(lively), earlier))
      return { ...reply, word: named.word }
    },
    /** Asks a stranger's question about a project of their own in which this one name is another. */
    async askWith(door: DoorCase, name: keyof Things, value: string): Promise<Reply> {
      const stranger = strangers.get('another workspace')!
      const session = sessions.get('another workspace')!
      const own = await furnish(sky, asUser(sky, stranger, session), {
        roster: [{ email: stranger.email, role: 1 }],
        ...(door.input.stage ? { stage: door.input.stage } : {}),
        navigator: door.input.navigator ?? false,
      })
      return send(sky, door, session, door.input.fields({ ...own, [name]: value }, stranger))
    },
    absent: absentThings,
    /** A project of the lively workspace and one of another, for requests that come as they like. */
    async furnishPair(stage: Stage, draft: boolean): Promise<{ own: Things; foreign: Things }> {
      const own = await furnish(sky, lively.owner, { roster: rosterOf(lively), stage, draft, synced: true })
      const foreign = await furnish(sky, still.owner, { roster: rosterOf(still), stage })
      return { own, foreign }
    },
    /** Sessions of everybody of the lively workspace and of the strangers, the owner's first. */
    sessions: () => livelySessions,
    /** Of those among them who may make this call. */
    sessionsFor: (door: DoorCase) => livelySessions.filter((_, at) => expectedOf(door.need, namesOfSessions[at]!) === 'allowed'),
    codeOfSomebodyNew: () => identities.codeOfSomebodyNew(),
    spareSession: () => sessionOf(lively.people.get('role 1')),
    /** A session of somebody whom no other request is made for, with the address that this call needs. */
    async sessionApart(door: DoorCase, named: Things): Promise<string> {
      await prepareAddress(sky, door, apart, named)
      return sessionOf(apart)
    },
    /** Whether the call succeeds for the first who may make it. */
    async stillSucceeds(door: DoorCase): Promise<boolean> {
      const name = namesOfSessions.find((each) => expectedOf(door.need, each) === 'allowed')
      return name !== undefined && (await doors.succeed(door, name)).status < 300
    },
    asker: owner(lively),
    close: async () => {
      await sky.close()
      await identities.stop()
    },
  }
  return doors
}
export type Doors = Awaited<ReturnType<typeof openDoors>>

const asUser = (sky: Constellation, { email }: Person, session: string): TestUser => ({ email, session, call: caller(sky.app, session) })
const owner = (house: House): Asker => ({ email: house.owner.email, password })
const rosterOf = ({ people }: House) =>
  [...people].flatMap(([name, { email }]) => {
    const { role } = factsOf(name)
    return role === -1 ? [] : [{ email, role }]
  })

/** Makes the asker's address one that can be proven by the link in `named`, or lets another one wait. */
async function prepareAddress(sky: Constellation, { input }: DoorCase, person: Person, named: Things): Promise<void> {
  if (!input.address) return
  const users = sky.database.system.updateTable('users').where('id', '=', person.id)
  if (input.address === 'waiting') return void (await users.set({ pending_email: `next.${newId()}@home.example` }).execute())
  await users.set({ email_verified_at: null }).execute()
  const ctx = systemContext(sky.database, person.workspaceId)
  named.prove_token = await ctx.transaction((tx) =>
    openLink(tx, ctx, { purpose: 'prove_email', userId: person.id, email: person.email, days: 1 }),
  )
}

/** The names of things that an input speaks of. */
export function namesIn({ input }: DoorCase): (keyof Things)[] {
  const asked: (keyof Things)[] = []
  const listening = new Proxy(absentThings(), {
    get: (things, name) => (asked.push(name as keyof Things), Reflect.get(things, name)),
  })
  input.fields(listening, { email: '', password: '' })
  return [...new Set(asked)]
}

/** Everything of it that a stranger must never read. */
export function secretsOf(things: Things, asked: string): string[] {
  return Object.values(things).filter((secret) => secret === things.word || !asked.includes(secret))
}

async function send(sky: Constellation, { endpoint, input }: DoorCase, session: string, fields: Record<string, unknown>): Promise<Reply> {
  const { method, path } = endpoint.call
  const headers: Record<string, string> = session ? { 'x-parse-session-token': session } : {}
  const { webhookKey } = sky.services.outside.atsGateway
  if (input.signs && webhookKey) headers['x-merge-webhook-signature'] = signatureOf(webhookKey, JSON.stringify(fields))
  const url = `/api/${path}`
  const response = await sky.app.inject(
    method === 'GET' || method === 'DELETE'
      ? { method, url: `${url}?${asQuery(fields)}`, headers }
      : input.file
        ? { method, url, ...asUpload(fields, input.file, headers) }
        : { method, url, headers, payload: fields },
  )
  return { status: response.statusCode, body: response.body }
}

/** What the call answered that must have gone before; undefined where none must. */
export async function sayBefore(sky: Constellation, { input, name }: DoorCase, session: string, named: Named): Promise<unknown> {
  if (!input.before) return undefined
  const { method, path, fields, file } = input.before
  const headers = { 'x-parse-session-token': session }
  const url = `/api/${path}`
  const answer = await sky.app.inject(
    file ? { method, url, ...asUpload(fields(named), file, headers) } : { method, url, headers, payload: fields(named) },
  )
  if (answer.statusCode >= 500) throw new Error(`${method} ${path} before ${name}: ${answer.body}`)
  return answer.json()
}

function asQuery(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((one) => [`${key}[]`, String(one)]) : [[key, String(value)]],
  )
  return new URLSearchParams(pairs).toString()
}

function asUpload(fields: Record<string, unknown>, file: { name: string; text: string }, headers: Record<string, string>) {
  const line = 'the-line-between'
  const parts = Object.entries(fields).map(([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`)
  parts.push(`Content-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: text/plain\r\n\r\n${file.text}\r\n`)
  const payload = `${parts.map((part) => `--${line}\r\n${part}`).join('')}--${line}--\r\n`
  return { headers: { ...headers, 'content-type': `multipart/form-data; boundary=${line}` }, payload }
}

async function makeHouse(sky: Constellation): Promise<House> {
  const owner = await newUser(sky.app, 'Owner')
  const { workspaceId, userId } = await contextOf(sky, owner)
  const db = sky.database.system
  const { password_hash } = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
  const people = new Map<AskerName, Person>()
  for (const name of insiders) {
    if (name === 'role 1') {
      people.set(name, { id: userId, workspaceId, email: owner.email, password })
      continue
    }
    const { isStaff, isSuperAdmin } = factsOf(name)
    const id = newId()
    const email = `${id}@${isStaff ? staffDomain : 'team.example'}`
    const names = { first_name: 'Sasha', last_name: 'Colleague', company: 'Same', job_title: 'Recruiter' }
    await db
      .insertInto('users')
      .values({
        id,
        workspace_id: workspaceId,
        email,
        email_verified_at: new Date(),
        password_hash,
        is_super_admin: isSuperAdmin,
        ...names,
      })
      .execute()
    people.set(name, { id, workspaceId, email, password })
  }
  return { owner, people }
}

/** With a workspace and a project of their own. */
async function makeStranger(sky: Constellation, name: AskerName): Promise<Person> {
  const user = await newUser(sky.app, 'Stranger')
  const { workspaceId, userId: id } = await contextOf(sky, user)
  const { isStaff, isSuperAdmin } = factsOf(name)
  const email = isStaff ? `${id}@${staffDomain}` : user.email
  const proven = { email, email_verified_at: new Date() }
  await sky.database.system
    .updateTable('users')
    .set({ ...proven, is_super_admin: isSuperAdmin })
    .where('id', '=', id)
    .execute()
  await calmProject(sky, user)
  return { id, workspaceId, email, password }
}
