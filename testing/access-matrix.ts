// All callers of an endpoint, and two seeded workspaces: one never changed, one where calls succeed.
import { roleToWire } from '@fairlead/contract/codes'
import type { Stage } from '@fairlead/domain/shared/stages'
import { openLink } from '../server/features/accounts/security/link-store.ts'
import { openSession } from '../server/features/accounts/sessions/session-store.ts'
import { systemContext } from '../server/platform/context.ts'
import { sayBefore, send, type Reply } from './access-matrix/ask.ts'
import type { EndpointCase } from './access-matrix/cases.ts'
import type { Asker, Named } from './access-matrix/endpoint-input.ts'
import { expectedOf, factsOf, insiders, isOutside, outsiders, askers, type AskerName } from './access-matrix/outcomes.ts'
import { newId } from '../server/platform/ids.ts'
import { authenticatorOf } from './authenticator.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from './test-app.ts'
import { seedWorkspace } from './seed-workspace.ts'
import { absentThings, type Things } from './things.ts'
import { activeProject, contextOf } from './projects.ts'
import { openFingerprint, type TakeFingerprint } from './fingerprint.ts'
import { startIdentities } from './identities.ts'
import { openMailbox } from './open-mailbox.ts'
import { startAtsSystems } from './fakes/ats/start-systems.ts'
import { acceptPushToken } from './push-token.ts'

const staffDomain = 'staff.example'
const password = 'correct horse'

interface Person extends Asker {
  id: string
  workspaceId: string
}

interface SeededWorkspace {
  owner: TestUser
  people: Map<AskerName, Person>
}

/** The settings that make the tests' staff staff. */
export const accessMatrixSettings = { staffDomains: [staffDomain], sessionSwitching: true }

export async function openAccessMatrix(existing?: TestApp) {
  // systems that a key connects
  const systems = existing ? null : await startAtsSystems()
  const settings = { ...accessMatrixSettings, atsSystemsUrl: systems?.url ?? null }
  const testApp = existing ?? (await createTestApp({ settings }))
  acceptPushToken(testApp)
  const [still, lively] = [await makeWorkspace(testApp), await makeWorkspace(testApp)]
  const strangers = new Map<AskerName, Person>()
  for (const name of outsiders) strangers.set(name, await makeStranger(testApp, name))
  const apart = await makeStranger(testApp, 'another workspace')
  let takeFingerprint: Promise<TakeFingerprint> | null = null
  const seeded = new Map<string, Promise<Things>>()

  const personOf = (name: AskerName, house: SeededWorkspace) => strangers.get(name) ?? house.people.get(name)
  const sessionOf = async (person: Person | undefined) =>
    person
      ? openSession(testApp.database.system, { id: person.id, workspace_id: person.workspaceId }, new Date(), { isConfirmed: true })
      : ''
  // opened beforehand: asking changes nothing at all
  const sessions = new Map<AskerName, string>()
  for (const name of askers) sessions.set(name, await sessionOf(personOf(name, still)))
  const livelySessions: string[] = []
  const namesOfSessions: AskerName[] = []
  for (const name of ['role 1', ...askers.filter((asker) => asker !== 'signed out' && asker !== 'role 1')] as const) {
    livelySessions.push(await sessionOf(personOf(name, lively)))
    namesOfSessions.push(name)
  }
  const identities = await startIdentities(testApp)
  const mailboxToken = await openMailbox()
  const seedFor = async (house: SeededWorkspace, endpoint: EndpointCase, author?: string) => {
    const things = await seedWorkspace(testApp, house.owner, {
      roster: rosterOf(house),
      ...(author ? { author } : {}),
      mailboxToken,
      ...standsAs(endpoint),
    })
    const names = namesIn(endpoint)
    if (names.some((name) => name.startsWith('sso_')))
      return { ...things, ...(await identities.singleSignOn(house.people.get('role 1')!.workspaceId)) }
    if (names.includes('mailbox_code')) return { ...things, mailbox_code: await identities.codeOfMailbox() }
    return names.includes('identity_code') ? { ...things, identity_code: await identities.codeOfNewUser() } : things
  }
  const strangersOwn = new Map<string, Promise<Things>>()
  const livelyOnce = new Map<string, Promise<Things>>()
  /** For calls that name nothing: those of one author share a project of the lively workspace. */
  const seedOnce = (endpoint: EndpointCase, author?: string): Promise<Things> => {
    const key = JSON.stringify([standsAs(endpoint), author])
    const seeding = livelyOnce.get(key) ?? seedFor(lively, endpoint, author)
    livelyOnce.set(key, seeding)
    return seeding
  }

  const matrix = {
    testApp,
    /** Things of the workspace that stays as it is; calls that need a project in the same state share one. */
    standing(endpoint: EndpointCase): Promise<Things> {
      const key = JSON.stringify([standsAs(endpoint), namesIn(endpoint).filter((name) => name.endsWith('_code'))])
      const earlier = seeded.get(key)
      if (earlier) return earlier
      const seeding = seedFor(still, endpoint)
      seeded.set(key, seeding)
      return seeding
    },
    /** Every row of the workspace that must stay as it is, a number for each table. */
    async fingerprint() {
      // opened when first asked for: a database has one, and most of those who open a matrix need none
      takeFingerprint ??= openFingerprint(testApp, still.people.get('role 1')!.workspaceId)
      return (await takeFingerprint)()
    },
    /** Asks about things of the workspace that stays as it is, or about whatever is named. */
    async ask(endpoint: EndpointCase, name: AskerName, named: Named, session?: string): Promise<Reply> {
      const person = personOf(name, still)
      // a stranger's own doing may end their session
      const ownSession = endpoint.need === 'personal' && isOutside(name) ? await sessionOf(person) : sessions.get(name)
      return send(testApp, endpoint, session ?? ownSession ?? '', endpoint.input.fields(named, person ?? owner(still)))
    },
    /** Calls in the other workspace with its own project, so that it can succeed; returns that workspace's marker word. */
    async succeed(endpoint: EndpointCase, name: AskerName, prepare?: (things: Things) => Promise<void>): Promise<Reply & { word: string }> {
      const person = personOf(name, lively)
      const author = isOutside(name) ? undefined : person?.id
      const isAboutNothing = !prepare && !endpoint.input.before && !endpoint.input.address && namesIn(endpoint).length === 0
      const named = await (isAboutNothing ? seedOnce(endpoint, author) : seedFor(lively, endpoint, author))
      await prepare?.(named)
      if (person) await prepareAccount(testApp, endpoint, person, named)
      const session = await sessionOf(person)
      const isOwnersTask = endpoint.input.before?.by === 'owner' && !isOutside(name)
      const earlier = await sayBefore(testApp, endpoint, isOwnersTask ? livelySessions[0]! : session, named)
      const reply = await send(testApp, endpoint, session, endpoint.input.fields(named, person ?? owner(lively), earlier))
      if (endpoint.input.endsSessions && person && reply.status < 300) {
        if (isOutside(name)) sessions.set(name, await sessionOf(person))
        const index = namesOfSessions.indexOf(name)
        if (index >= 0) livelySessions[index] = await sessionOf(person)
        if (name === 'role 1') lively.owner = asUser(testApp, person, await sessionOf(person))
      }
      return { ...reply, word: named.word }
    },
    /** Calls with the caller's own project but one foreign id. */
    async askWith(endpoint: EndpointCase, name: keyof Things, value: string): Promise<Reply> {
      const stranger = strangers.get('another workspace')!
      const session = sessions.get('another workspace')!
      const { withCalendar: _, ...stand } = standsAs(endpoint)
      const key = JSON.stringify(stand)
      const seeding = () =>
        seedWorkspace(testApp, asUser(testApp, stranger, session), { roster: [{ email: stranger.email, role: 1 }], ...stand })
      const seedingOwn = strangersOwn.get(key) ?? seeding()
      strangersOwn.set(key, seedingOwn)
      const reply = await send(testApp, endpoint, session, endpoint.input.fields({ ...(await seedingOwn), [name]: value }, stranger))
      // a refused call changed nothing; one that succeeded may have used up the project
      if (reply.status < 300) strangersOwn.delete(key)
      return reply
    },
    absent: absentThings,
    /** Projects of the active workspace and of another one, for random requests. */
    async seedPair(stage: Stage, draft: boolean): Promise<{ own: Things; foreign: Things }> {
      const ownThings = await seedWorkspace(testApp, lively.owner, { roster: rosterOf(lively), stage, draft, synced: true, mailboxToken })
      const foreign = await seedWorkspace(testApp, still.owner, { roster: rosterOf(still), stage })
      return { own: ownThings, foreign }
    },
    /** Sessions of everyone of the lively workspace and of the strangers, the owner's first. */
    sessions: () => livelySessions,
    /** Of those among them who may make this call. */
    sessionsFor: (endpoint: EndpointCase) =>
      livelySessions.filter((_, index) => expectedOf(endpoint.need, namesOfSessions[index]!) === 'allowed'),
    codeOfNewUser: () => identities.codeOfNewUser(),
    spareSession: () => sessionOf(lively.people.get('role 1')),
    /** A session used for no other request, with the address this call needs. */
    async sessionApart(endpoint: EndpointCase, named: Things): Promise<string> {
      await prepareAccount(testApp, endpoint, apart, named)
      return sessionOf(apart)
    },
    /** Whether the call succeeds for the first who may make it. */
    async stillSucceeds(endpoint: EndpointCase): Promise<boolean> {
      const name = namesOfSessions.find((session) => expectedOf(endpoint.need, session) === 'allowed')
      return name !== undefined && (await matrix.succeed(endpoint, name)).status < 300
    },
    asker: owner(lively),
    close: async () => {
      await testApp.close()
      await systems?.stop()
      await identities.stop()
    },
  }
  return matrix
}
export type AccessMatrix = Awaited<ReturnType<typeof openAccessMatrix>>

const asUser = (testApp: TestApp, { email }: Person, session: string): TestUser => ({ email, session, call: caller(testApp.app, session) })
const owner = (house: SeededWorkspace): Asker => ({ email: house.owner.email, password })
const rosterOf = ({ people }: SeededWorkspace) =>
  [...people].flatMap(([name, { email }]) => {
    const { role } = factsOf(name)
    return role === 'none' ? [] : [{ email, role: roleToWire(role) }]
  })

/** Gives the asker a passkey or none, and an address that can be proven by the link in `named`, or lets another one wait. */
async function prepareAccount(testApp: TestApp, { input }: EndpointCase, person: Person, named: Things): Promise<void> {
  await testApp.database.system.deleteFrom('second_factor').where('user_id', '=', person.id).execute()
  const owner = { user_id: person.id, workspace_id: person.workspaceId }
  if (input.passkey)
    await testApp.database.system
      .insertInto('second_factor')
      .values({ ...authenticatorOf(newId()).row(), ...owner })
      .execute()
  if (!input.address) return
  const users = testApp.database.system.updateTable('users').where('id', '=', person.id)
  if (input.address === 'waiting') return void (await users.set({ pending_email: `next.${newId()}@home.example` }).execute())
  await users.set({ email_verified_at: null }).execute()
  const ctx = systemContext(testApp.database, person.workspaceId)
  named.prove_token = await ctx.transaction((tx) =>
    openLink(tx, ctx, { purpose: 'prove_email', userId: person.id, email: person.email, days: 1 }),
  )
}

/** The ids an input names. */
export function namesIn({ input }: EndpointCase): (keyof Things)[] {
  const requestedKeys = new Set<keyof Things>()
  const get = (things: Things, name: string | symbol) => (requestedKeys.add(name as keyof Things), Reflect.get(things, name))
  input.fields(new Proxy(absentThings(), { get }), { email: '', password: '' })
  return [...requestedKeys]
}

/** The state a project must be in for a call to succeed. */
function standsAs(endpoint: EndpointCase) {
  const { stage, draft = false, navigator = false, synced = false, followUp = false, before } = endpoint.input
  const withCalendar = namesIn(endpoint).includes('calendar_token') || before?.path === 'v2/calendars'
  return { ...(stage ? { stage } : {}), draft, navigator, synced, followUp, withCalendar }
}

/** Its content that strangers must never read. */
export function secretsOf(things: Things, call: string): string[] {
  return Object.values(things).filter((secret) => secret === things.word || !call.includes(secret))
}

async function makeWorkspace(testApp: TestApp): Promise<SeededWorkspace> {
  const owner = await newUser(testApp.app, 'Owner')
  const { workspaceId, userId } = await contextOf(testApp, owner)
  const db = testApp.database.system
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

/** With a workspace and a project. */
async function makeStranger(testApp: TestApp, name: AskerName): Promise<Person> {
  const user = await newUser(testApp.app, 'Stranger')
  const { workspaceId, userId: id } = await contextOf(testApp, user)
  const { isStaff, isSuperAdmin } = factsOf(name)
  const email = isStaff ? `${id}@${staffDomain}` : user.email
  const proven = { email, email_verified_at: new Date() }
  await testApp.database.system
    .updateTable('users')
    .set({ ...proven, is_super_admin: isSuperAdmin })
    .where('id', '=', id)
    .execute()
  await activeProject(testApp, user)
  return { id, workspaceId, email, password }
}
