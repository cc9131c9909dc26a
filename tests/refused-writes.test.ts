// For every write of the web app there is a journey in which the server fails at it.
import { expect, test } from 'vitest'
import { kinds } from '../e2e/refused-writes.ts'
import { filesOf, type SourceFile } from './repository.ts'

/** They change nothing: reads that don't fit into a URL. */
const reading = [
  'POST v2/outreach/check',
  'POST v2/outreach/preview',
  'POST v2/outreach/links',
  'POST v2/projects/preview',
  'POST v2/projects/lessons/preview',
  'POST v1/candidates/import/check',
  'POST v1/projects/check_atcs',
  'POST v2/projects/ideal_candidates',
]

/** Failures that needn't be shown: the screen stays correct, or is refetched. */
const silent = [
  'app/NotificationBell.tsx PUT v1/notifications',
  'app/SessionBar.tsx DELETE v1/sessions',
  'app/report-errors.ts POST v1/client_errors',
  'app/sign-out.ts DELETE v1/sessions',
  'app/ProfileMenu.tsx PUT v1/users/settings',
  'features/panel/outreach/use-mail-choice.ts PUT v1/users/settings',
  'features/panel/tours/use-tours.ts PUT v1/users/settings',
  'features/talent/SavedSearches.tsx POST v2/talent/searches/seen',
  'project/ask/use-live-reading.ts POST v1/projects/intake',
]

const written = [
  /\bsend<\w+>\(\s*'(POST|PUT|DELETE|PATCH)',\s*(?:'([^']+)'|(\w+))/g,
  /\bsendFile(<)\w+>\(\s*(?:'([^']+)'|(\w+))/g,
  /method: '(POST|PUT|DELETE|PATCH)',\s*path: (?:'([^']+)'|(\w+))/g,
]
/** Calls that must not occur without being recognized above. */
const anyWrite = /\bsend<\w+>\((?!\s*'GET')|\bsendFile<|method: '(?!GET)\w+'|\bfetch\('|\bsendBeacon\(/g

function writesIn({ name, text }: SourceFile): string[] {
  return written.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, verb, path, constant]) => {
      const called = path ?? new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1]
      return `${name.replace(/^web\//, '')} ${verb === '<' ? 'POST' : verb} ${called ?? `through ${constant}`}`
    }),
  )
}

/** Files in web/, without the queue and the request function themselves. */
const sources = filesOf(/^web\/(app|features|candidate|project|session|ui|guest)\/.*\.tsx?$/).filter(({ name }) => !name.includes('.test'))
const writes = [...new Set(sources.flatMap(writesIn))].filter((write) => !reading.some((call) => write.endsWith(` ${call}`)))
const named = Object.values(kinds).map(([file, call]) => `${file} ${call}`)

test('every write is in the table, and the table lists no other', () => {
  expect(writes.filter((write) => !named.includes(write) && !silent.includes(write))).toEqual([])
  expect([...named, ...silent].filter((write) => !writes.includes(write))).toEqual([])
})

test('the web app has no other way of writing', () => {
  for (const source of sources)
    expect(`${source.name} ${[...source.text.matchAll(anyWrite)].length}`).toBe(`${source.name} ${writesIn(source).length}`)
})

test('each kind fails in a journey', () => {
  const journeys = filesOf(/^e2e\/.*\.spec\.ts$/)
  const missing = Object.entries(kinds).filter(([kind, [, , example]]: [string, readonly [string, string, (readonly [string, string])?]]) =>
    example
      ? !journeys.some(({ name, text }) => name === `e2e/${example[0]}` && text.includes(example[1]))
      : !journeys.some(({ text }) => text.includes(`refused(page, '${kind}',`) || text.includes(`begin('${kind}',`)),
  )
  expect(missing.map(([kind]) => kind)).toEqual([])
})

test("finds a write that isn't listed", () => {
  const text = "await send<X>('PUT', 'v1/new', {})\nsend<Y>(\n  'DELETE', path, {})\nconst path = 'v1/old'\nsend<Z>('GET', 'v1/read', {})"
  expect(writesIn({ name: 'web/app/new.ts', text })).toEqual(['app/new.ts PUT v1/new', 'app/new.ts DELETE v1/old'])
  expect([..."send<X>(method, 'v1/new')".matchAll(anyWrite)]).toHaveLength(1)
})
