// Thousands of generated requests to every route, made from its own schema and then spoilt: no answer is ever a fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { newUser, startConstellation, type Constellation, type TestUser } from '../test/constellation.ts'
import { addPerson, calmProject, countersOf } from '../test/projects.ts'
import { randomFrom, type Random } from '../test/random.ts'
import { endpoints } from './routes.ts'

const requests = 4000

let sky: Constellation
let user: TestUser
let project_id: string
let candidate_id: string
beforeAll(async () => {
  sky = await startConstellation()
  user = await newUser(sky.app)
  project_id = await calmProject(sky, user)
  candidate_id = (await addPerson(sky, user, project_id)).id
})
afterAll(() => sky.close())

const oddities: readonly unknown[] = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1e308',
  '99999999999999',
  '2147483648',
  'a\0b',
  '\ud800',
  '\u202eabc',
  "'; drop table project; --",
  '%00%ff',
  '[]',
  '{}',
  '[[[[]]]]',
  '["a\\u0000"]',
  '["\\ud800"]',
  '{"__proto__":1}',
  '[{"email":"\\u0000@x","role":1}]',
  '[null]',
  '{{first_name}}',
  '{{constructor}}',
  '<script>alert(1)</script>',
  'x'.repeat(3000),
  'UNDER_REVIEW',
  'REJECTED',
  'jo@home.example',
  'https://www.linkedin.com/in/jo',
  null,
  true,
  12.5,
  -0,
  9_007_199_254_740_991,
  [],
  ['a'],
  [[], {}],
  { a: { b: { c: 1 } } },
  { length: 3 },
  ['1', '2', '3'],
]

function fields(call: (typeof endpoints)[number]['call']): string[] {
  return Object.keys((call.input as z.ZodObject).shape ?? {})
}

/** Mostly what belongs there, so that the deeper rooms are reached too. */
function value(random: Random, name: string): unknown {
  if (random.next() < 0.3) return random.pick(oddities)
  const sane: Record<string, unknown> = {
    project_id,
    candidate_id,
    status: random.pick(['APPROVED', 'REJECTED', 'WARM_LEADS_HM', 'NOT_INTERESTED', 'UNDER_REVIEW']),
    approved: random.pick(['true', 'false', true]),
    should_pause: random.pick(['true', 'false']),
    should_archive: 'false',
    rejection_reasons: random.pick([['3'], '11', [1]]),
    step: random.pick(['0', '1', '9']),
    list: 'skills',
    page_idx: random.pick(['0', '1', '7']),
    role: '1',
    verdict: random.pick(['sent', 'again', 'drop']),
    email_body: 'Hello {{first_name}}',
    email_subject: 'Hello',
  }
  return name in sane ? sane[name] : random.pick(oddities)
}

/** A body or query of one of four shapes, with fields missing, doubled and invented. */
function request(random: Random, endpoint: (typeof endpoints)[number]) {
  const { method, path } = endpoint.call
  const names = fields(endpoint.call).filter((name) => random.next() < (name.endsWith('_id') ? 0.95 : 0.5))
  if (random.next() < 0.1) names.push('__proto__', 'constructor', 'x'.repeat(random.whole(300)))
  const input = Object.fromEntries(names.map((name) => [name, value(random, name)]))
  const session = random.next() < 0.05 ? random.pick(['', 'x'.repeat(43), '\u00e4']) : user.session
  const headers: Record<string, string> = { 'x-parse-session-token': encodeURIComponent(session) }
  const form = () => {
    const params = new URLSearchParams()
    for (const [name, item] of Object.entries(input)) {
      const key = random.pick([name, name, `${name}[]`, `${name}[a]`, `${name}[0][b]`])
      for (const one of Array.isArray(item) ? item : [item])
        params.append(random.next() < 0.9 ? name : key, typeof one === 'object' ? JSON.stringify(one) : String(one))
    }
    return params.toString()
  }
  if (method === 'GET' || method === 'DELETE') return { method, url: `/api/${path}?${form()}`, headers }
  if (random.next() < 0.5)
    return { method, url: `/api/${path}`, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(input) }
  if (random.next() < 0.9)
    return { method, url: `/api/${path}`, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, payload: form() }
  const type = random.pick([
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'application/x-www-form-urlencoded; charset=utf-16',
  ])
  return {
    method,
    url: `/api/${path}`,
    headers: { ...headers, 'content-type': type },
    payload: random.pick([
      '{',
      '--b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a\0.csv"\r\n\r\na,b\r\n--b--\r\n',
      '\0',
      'a=1&a=2&&&=',
    ]),
  }
}

test(`${requests} requests: 0 answers of 5xx, no inside shown, the counters right`, async () => {
  const random = randomFrom(2026)
  // the one call that would end the fuzzer's own session
  const calls = endpoints.filter(({ call }) => !(call.method === 'DELETE' && call.path === 'v1/sessions') && call.path !== 'v1/users')
  const statuses = new Map<number, number>()
  const faults: string[] = []
  for (let n = 0; n < requests; n++) {
    const endpoint = calls[n % calls.length]!
    const asked = request(random, endpoint)
    const answer = await sky.app.inject(asked)
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    const isFault =
      answer.statusCode >= 500 ||
      (answer.statusCode >= 400 && !(answer.json().error && answer.json().message)) ||
      /node_modules|syntax error|duplicate key|violates|ZodError/.test(answer.body)
    if (isFault)
      faults.push(
        `${answer.statusCode} ${asked.method} ${asked.url.slice(0, 300)} ${JSON.stringify(asked.payload ?? '').slice(0, 400)} -> ${answer.body.slice(0, 200)}`,
      )
  }
  expect(faults.slice(0, 5)).toEqual([])
  expect(statuses.get(200) ?? 0, JSON.stringify([...statuses])).toBeGreaterThan(requests / 20)
  expect(statuses.get(400) ?? 0).toBeGreaterThan(requests / 20)
  const { stored, counted } = await countersOf(sky, project_id)
  expect(stored).toEqual(counted)
})
