// The lifecycle of a project: every state and event, and the table in docs/lifecycle.md.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decideStatus, isCalibratingAutopilot, lifecycleEvents, lifecycleRules, type StatusFacts } from './lifecycle.ts'
import { projectStatuses, type ProjectStatus } from './project.ts'

const bools = [false, true]
const states: StatusFacts[] = projectStatuses.flatMap((status) =>
  bools.flatMap((isProcessing) =>
    bools.flatMap((outreachPause) => bools.map((isArchived) => ({ status, isProcessing, outreachPause, isArchived }))),
  ),
)
const facts = (status: ProjectStatus, change: Partial<StatusFacts> = {}): StatusFacts => ({
  status,
  isProcessing: false,
  outreachPause: false,
  isArchived: false,
  ...change,
})

const flags: Record<string, string> = {
  'isProcessing true': 'search on',
  'isProcessing false': 'search off',
  'outreachPause true': 'outreach paused',
  'outreachPause false': 'outreach on',
  'isArchived true': 'archived',
  'isArchived false': 'restored',
}

/** One row per status, one column per event, as in docs/lifecycle.md. */
function table(): string {
  const cell = (status: ProjectStatus, event: string) =>
    lifecycleRules
      .filter((rule) => rule.event === event && rule.from.includes(status))
      .map((rule) => {
        const change = Object.entries(rule.change).map(([name, value]) =>
          name === 'status' ? `→ ${String(value)}` : flags[`${name} ${String(value)}`],
        )
        return change.join(', ') + (rule.when.length > 0 ? ` (if ${rule.when.join(', ')})` : '')
      })
      .join('; ') || '—'
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['event', ...projectStatuses]),
    row(['---', ...projectStatuses.map(() => '---')]),
    ...lifecycleEvents.map((event) => row([`\`${event}\``, ...projectStatuses.map((status) => cell(status, event))])),
  ].join('\n')
}

/** Without the padding that a formatter adds. */
const bare = (text: string) => text.replaceAll(/-{2,}/g, '---').replaceAll(/ +/g, ' ')

test('the document shows the table that the code uses [280]', () => {
  expect(bare(readFileSync(new URL('../../docs/lifecycle.md', import.meta.url), 'utf8'))).toContain(bare(table()))
})

test.each([
  ['submitted', facts('draft'), facts('queued', { isProcessing: true })],
  ['submitted', facts('queued'), null],
  ['submitted', facts('draft', { isArchived: true }), facts('queued', { isProcessing: true })],
  ['first_batch_ready', facts('queued', { isProcessing: true }), facts('calibrating')],
  ['first_batch_ready', facts('preparing', { isProcessing: true }), facts('calibrating')],
  ['first_batch_ready', facts('active', { isProcessing: true }), null],
  ['last_swipe', facts('calibrating'), facts('paused', { isProcessing: true })],
  ['last_swipe', facts('calibrating', { isArchived: true }), facts('active', { isArchived: true })],
  ['last_swipe', facts('active'), null],
  ['batch_ready', facts('paused', { isProcessing: true }), facts('active')],
  ['batch_ready', facts('active', { isProcessing: true }), facts('active')],
  ['batch_ready', facts('active'), null],
  ['batch_ready', facts('calibrating', { isProcessing: true }), facts('calibrating')],
  ['search_started', facts('active'), facts('active', { isProcessing: true })],
  ['search_started', facts('draft'), null],
  ['search_started', facts('active', { isArchived: true }), null],
  ['reformed', facts('active'), facts('active', { isProcessing: true })],
  ['reformed', facts('draft'), null],
  ['paused', facts('active'), facts('active', { outreachPause: true })],
  ['paused', facts('active', { outreachPause: true }), null],
  ['paused', facts('draft'), null],
  ['paused', facts('calibrating'), null],
  ['paused', facts('calibrating', { type: 'navigator' }), facts('calibrating', { type: 'navigator', outreachPause: true })],
  ['paused', facts('active', { isInCalibration: true, type: 'autopilot' }), null],
  ['paused', facts('active', { isArchived: true }), null],
  ['reactivated', facts('active', { outreachPause: true }), facts('active')],
  ['reactivated', facts('paused'), facts('active')],
  ['reactivated', facts('paused', { outreachPause: true, isProcessing: true }), facts('active', { isProcessing: true })],
  ['reactivated', facts('active'), null],
  ['archived', facts('active', { isProcessing: true }), facts('active', { isArchived: true })],
  ['archived', facts('draft'), facts('draft', { isArchived: true })],
  ['archived', facts('active', { isArchived: true }), null],
  ['archived', facts('archived'), null],
  ['restored', facts('active', { isArchived: true }), facts('active')],
  ['restored', facts('draft', { isArchived: true }), facts('draft')],
  ['restored', facts('archived'), facts('active')],
  ['restored', facts('archived', { isArchived: true }), facts('active')],
  ['restored', facts('active'), null],
] as const)('%s in %j gives %j [280]', (event, before, after) => {
  expect(decideStatus(before, event)).toEqual(after)
})

describe('in every state', () => {
  const every = states.flatMap((state) => lifecycleEvents.map((event) => ({ state, event, next: decideStatus(state, event) })))

  test("an event leads to a known status and doesn't modify its input [280]", () => {
    expect(every).toHaveLength(560)
    for (const { state, event } of every) {
      const before = { ...state }
      const next = decideStatus(state, event)
      expect(state).toEqual(before)
      if (next) expect(projectStatuses).toContain(next.status)
    }
  })

  test('a draft leaves only by being submitted, and nothing becomes a draft [280]', () => {
    for (const { state, event, next } of every) {
      if (!next) continue
      if (state.status === 'draft' && next.status !== 'draft') expect(event).toBe('submitted')
      if (state.status !== 'draft') expect(next.status).not.toBe('draft')
    }
  })

  test('repeating an event changes nothing [280]', () => {
    for (const { event, next } of every) {
      if (next) expect(decideStatus(next, event) ?? next).toEqual(next)
    }
  })

  test('nothing archived begins to search, and archiving ends a search [280]', () => {
    for (const { state, event, next } of every) {
      if (next?.isArchived && !state.isProcessing) expect(next.isProcessing, event).toBe(false)
      if (event === 'archived' && next) expect(next).toMatchObject({ isArchived: true, isProcessing: false })
    }
  })

  test('only pausing stops outreach and only reactivating restarts it [280]', () => {
    for (const { state, event, next } of every) {
      if (next && next.outreachPause !== state.outreachPause) expect(event).toBe(next.outreachPause ? 'paused' : 'reactivated')
    }
  })

  test('every state has a path to a live, active project [280]', () => {
    for (const state of states) {
      let now = state
      for (const event of ['restored', 'submitted', 'first_batch_ready', 'last_swipe', 'batch_ready', 'reactivated'] as const)
        now = decideStatus(now, event) ?? now
      expect(now, JSON.stringify(state)).toEqual(facts('active'))
    }
  })
})

test('recognizes calibration of autopilot projects', () => {
  expect(isCalibratingAutopilot({ status: 'calibrating', type: 'self-serve' })).toBe(true)
  expect(isCalibratingAutopilot({ status: 'active', type: 'autopilot', isInCalibration: true })).toBe(true)
  expect(isCalibratingAutopilot({ status: 'calibrating', type: 'navigator' })).toBe(false)
  expect(isCalibratingAutopilot({ status: 'active', type: 'autopilot', isInCalibration: false })).toBe(false)
})

test('the last swipe pauses only a calibrating project', () => {
  const after = (status: ProjectStatus) =>
    decideStatus({ status, isProcessing: false, outreachPause: false, isArchived: false }, 'last_swipe')?.status ?? status
  expect(projectStatuses.map(after)).toEqual(projectStatuses.map((status) => (status === 'calibrating' ? 'paused' : status)))
})
