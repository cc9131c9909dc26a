// Sends generated requests concurrently and records every server error.
import { signatureOf } from '@fairlead/local-services/ats/webhooks'
import { acceptPushToken, genuinePushToken } from './push-token.ts'
import type { Stage } from '@fairlead/domain/shared/stages'
import { sql } from 'kysely'
import { cases, type EndpointCase } from './access-matrix/cases.ts'
import type { TestApp } from './test-app.ts'
import { absentThings, type Things } from './things.ts'
import { openAccessMatrix, type AccessMatrix } from './access-matrix.ts'
import { sayBefore } from './access-matrix/ask.ts'
import { fuzzRequest, type FuzzRequest, type FuzzWorld } from './fuzz-requests.ts'

export interface FuzzFault {
  number: number
  /** The status, or the leaked detail. */
  what: 'server error' | 'inside shown' | 'no sentence'
  call: string
  answer: string
  /** The smallest request that still causes it. */
  request: string
}

export interface FuzzResult {
  requests: number
  faults: FuzzFault[]
  statuses: Record<string, number>
  /** Calls that never succeeded, not even with valid input at the end. */
  neverSucceeded: string[]
  seconds: number
  slowestMs: number
  slowest: string
  /** Counters that differ from a recount of the candidates, at the end. */
  wrongCounters: number
  /** The errors the app logged, without duplicates. */
  causes: string[]
}

export interface FuzzOptions {
  requests: number
  seed: number
  /** Only this request, to reproduce an error. */
  only?: number
  /** Whether calls without a successful random request are tried with valid input. */
  triesRest?: boolean
}

/** Number of requests that share a project. */
const perProject = 200
/** Number of requests that share a workspace, so that lists stay as long as a team's. */
const perApp = 4000
const atOnce = 8
const stages = [
  'UNDER_REVIEW',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'AUTOPILOT_RECRUITER',
  'QUESTION',
  'CONTACTED',
  'UNDER_REVIEW',
] as const

const inside =
  /node_modules|file:\/\/\/|\n\s+at |\.ts:\d+|syntax error|duplicate key|violates|ZodError|invalid byte sequence|pg_catalog|relation "/

export async function fuzz(testApp: TestApp, { requests, seed, only, triesRest = true }: FuzzOptions): Promise<FuzzResult> {
  const result: FuzzResult = {
    requests: 0,
    faults: [],
    statuses: {},
    neverSucceeded: [],
    seconds: 0,
    slowestMs: 0,
    slowest: '',
    wrongCounters: 0,
    causes: [],
  }
  const succeeded = new Set<string>()
  acceptPushToken(testApp)
  const worlds = openWorlds(testApp)
  const causes = new Set<string>()
  testApp.services.log = Object.assign(Object.create(testApp.services.log) as typeof testApp.services.log, {
    error: ({ err }: { err: Error }) => void causes.add((err.stack ?? String(err)).split('\n').slice(0, 6).join('\n')),
  })
  const began = performance.now()

  const runOne = async (number: number) => {
    const world = await worlds.at(number)
    const request = await fuzzRequest(seed, number, world, (endpoint, session) =>
      sayBefore(testApp, endpoint, session, world.own).catch(() => undefined),
    )
    const staleToken = encodeURIComponent(world.own.prove_token)
    // the first would end the sessions that all other requests use; the others need an unverified address
    if (request.endpoint.name === 'DELETE v2/account/sessions' || request.endpoint.input.address)
      request.headers['x-parse-session-token'] = await worlds.sessionApart(number, request.endpoint, world.own)
    if (request.endpoint.input.address && request.payload !== undefined)
      request.payload = request.payload.replaceAll(staleToken, encodeURIComponent(world.own.prove_token))
    if (request.endpoint.name === 'DELETE v1/sessions') request.headers['x-parse-session-token'] = await worlds.spareSession(number)
    const code = encodeURIComponent(world.own.identity_code)
    // a code can be used once
    if (request.payload?.includes(code) && number % 2 === 0) request.payload = request.payload.replaceAll(code, await worlds.code(number))
    if (request.endpoint.input.announces && number % 2 === 0) request.headers.authorization = `Bearer ${genuinePushToken}`
    const { webhookKey } = testApp.services.outside.atsGateway
    // half of them: the other half is refused early
    if (request.endpoint.input.signs && webhookKey && number % 2 === 0 && typeof request.payload === 'string')
      request.headers['x-merge-webhook-signature'] = signatureOf(webhookKey, request.payload)
    const { status, body, ms } = await send(testApp, request)
    result.requests++
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (status < 300) succeeded.add(request.endpoint.name)
    if (ms > result.slowestMs) Object.assign(result, { slowestMs: ms, slowest: `#${number} ${request.endpoint.name}` })
    const fault = faultOf(status, body)
    if (fault)
      result.faults.push({
        number,
        what: fault,
        call: request.endpoint.name,
        answer: `${status} ${body.slice(0, 300)}`,
        request: describe(await smallest(testApp, request, fault)),
      })
  }

  if (only !== undefined) await runOne(only)
  else {
    let next = 0
    const worker = async () => {
      for (let number = next++; number < requests; number = next++) await runOne(number)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  result.seconds = (performance.now() - began) / 1000
  result.causes = [...causes]
  result.wrongCounters = await countWrong(testApp)
  // random inputs miss some calls, so check that all still succeed with valid input
  for (const endpoint of cases)
    if (only === undefined && triesRest && !succeeded.has(endpoint.name) && !(await worlds.stillSucceeds(endpoint)))
      result.neverSucceeded.push(endpoint.name)
  return result
}

async function countWrong(testApp: TestApp): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*) as wrong from
      (select project_id, stage, count from project_counter where count <> 0) kept
      full join (select project_id, stage, count(*) as count from candidate group by 1, 2) counted using (project_id, stage)
    where kept.count is distinct from counted.count`.execute(testApp.database.system)
  return rows[0]!.wrong
}

function faultOf(status: number, body: string): FuzzFault['what'] | null {
  if (status >= 500) return 'server error'
  if (inside.test(body)) return 'inside shown'
  if (status < 400) return null
  try {
    const parsed = JSON.parse(body) as { error?: unknown; message?: unknown }
    return typeof parsed.error === 'string' && typeof parsed.message === 'string' ? null : 'no sentence'
  } catch {
    return 'no sentence'
  }
}

async function send(testApp: TestApp, { method, url, headers, payload }: FuzzRequest) {
  const began = performance.now()
  const { statusCode: status, body } = await testApp.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  return { status, body, ms: performance.now() - began }
}

/** Removes fields while the error remains; input that isn't a form is unchanged. */
async function smallest(testApp: TestApp, request: FuzzRequest, kind: FuzzFault['what']): Promise<FuzzRequest> {
  if (!request.fields || request.endpoint.input.file) return request
  const { method, path } = request.endpoint.endpoint.call
  const inQuery = method === 'GET' || method === 'DELETE'
  const made = (fields: Record<string, unknown>): FuzzRequest => ({
    ...request,
    fields,
    ...(inQuery
      ? { url: `/api/${path}?${new URLSearchParams(fields as Record<string, string>)}` }
      : { headers: { ...request.headers, 'content-type': 'application/json' }, payload: JSON.stringify(fields) }),
  })
  let minimal = request
  for (let again = true; again;) {
    again = false
    for (const name of Object.keys(minimal.fields ?? {})) {
      const less = made(Object.fromEntries(Object.entries(minimal.fields ?? {}).filter(([key]) => key !== name)))
      const { status, body } = await send(testApp, less)
      if (faultOf(status, body) !== kind) continue
      minimal = less
      again = true
      break
    }
  }
  return minimal
}

const describe = ({ method, url, payload, headers }: FuzzRequest) =>
  `${method} ${url.slice(0, 600)} ${headers['content-type'] ?? ''} ${JSON.stringify(payload ?? '').slice(0, 600)}`

/** A project per range of requests, created on first use. */
function openWorlds(testApp: TestApp) {
  const houses = new Map<number, Promise<AccessMatrix>>()
  const made = new Map<number, Promise<FuzzWorld & { own: Things }>>()
  const workspaceAt = (number: number) => {
    const index = Math.floor(number / perApp)
    const house = houses.get(index) ?? openAccessMatrix(testApp)
    houses.set(index, house)
    return house
  }
  const seedAt = async (number: number, stage: Stage, isDraft: boolean) => {
    const house = await workspaceAt(number)
    try {
      return { house, ...(await house.seedPair(stage, isDraft)) }
    } catch (error) {
      // a valid random request may sign the owner out, as it should: another team carries on
      if (!String(error).includes('not_signed_in')) throw error
      const opening = openAccessMatrix(testApp)
      houses.set(Math.floor(number / perApp), opening)
      const another = await opening
      return { house: another, ...(await another.seedPair(stage, isDraft)) }
    }
  }
  const make = async (number: number): Promise<FuzzWorld & { own: Things }> => {
    const index = Math.floor(number / perProject)
    const { house, own: ownThings, foreign } = await seedAt(number, stages[index % stages.length]!, index % 6 === 5)
    const [owner, ...colleagues] = house.sessions()
    const sessions = [...Array.from({ length: 12 }, () => owner!), ...colleagues, '', 'x'.repeat(43), "' or true --", 'ä']
    const encoded = (list: readonly string[]) => list.map((session) => encodeURIComponent(session))
    const fitting = (endpoint: EndpointCase) => {
      const encodedSessions = encoded(house.sessionsFor(endpoint))
      return encodedSessions.length > 0 ? encodedSessions : [encodeURIComponent(owner!)]
    }
    return { own: ownThings, foreign, absent: absentThings(), asker: house.asker, sessions: encoded(sessions), fitting }
  }
  return {
    at(number: number): Promise<FuzzWorld & { own: Things }> {
      const index = Math.floor(number / perProject)
      const world = made.get(index) ?? make(number)
      made.set(index, world)
      // old entries are never used again
      made.delete(index - 3)
      return world
    },
    spareSession: async (number: number) => (await workspaceAt(number)).spareSession(),
    sessionApart: async (number: number, endpoint: EndpointCase, named: Things) =>
      (await workspaceAt(number)).sessionApart(endpoint, named),
    /** Asked of the newest workspace, since opening one replaces the providers that others sign in with. */
    stillSucceeds: async (endpoint: EndpointCase) => (await ([...houses.values()].at(-1) ?? workspaceAt(0))).stillSucceeds(endpoint),
    code: async (number: number) => (await workspaceAt(number)).codeOfNewUser(),
  }
}
