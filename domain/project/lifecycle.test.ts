// The lifecycle of a project: every state and event, and the table in docs/lifecycle.md.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decideStatus, isCalibratingAutopilot, lifecycleEvents, lifecycleRules, type StatusFacts } from './lifecycle.ts'
import { projectStatus, type ProjectStatus } from './project.ts'

const statuses = Object.values(projectStatus).toSorted()
const names = Object.fromEntries(Object.entries(projectStatus).map(([name, status]) => [status, name])) as Record<ProjectStatus, string>
const bools = [false, true]
const states: StatusFacts[] = statuses.flatMap((status) =>
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

/** One row a status, one column an event, as docs/lifecycle.md shows them. */
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
    row(['event', ...statuses.map((status) => `'${status}' ${names[status]}`)]),
    row(['---', ...statuses.map(() => '---')]),
    ...lifecycleEvents.map((event) => row([`\`${event}\``, ...statuses.map((status) => cell(status, event))])),
  ].join('\n')
}

/** Without the padding a formatter adds. */
const bare = (text: string) => text.replaceAll(/-{2,}/g, '---').replaceAll(/ +/g, ' ')

test('the document shows the table the code runs on [280]', () => {
  expect(bare(readFileSync(new URL('../../docs/lifecycle.md', import.meta.url), 'utf8'))).toContain(bare(table()))
})

test.each([
  ['submitted', facts('3'), facts('4', { isProcessing: true })],
  ['submitted', facts('4'), null],
  ['submitted', facts('3', { isArchived: true }), facts('4', { isProcessing: true })],
  ['first_batch_ready', facts('4', { isProcessing: true }), facts('6')],
  ['first_batch_ready', facts('5', { isProcessing: true }), facts('6')],
  ['first_batch_ready', facts('1', { isProcessing: true }), null],
  ['last_swipe', facts('6'), facts('2', { isProcessing: true })],
  ['last_swipe', facts('6', { isArchived: true }), facts('1', { isArchived: true })],
  ['last_swipe', facts('1'), null],
  ['batch_ready', facts('2', { isProcessing: true }), facts('1')],
  ['batch_ready', facts('1', { isProcessing: true }), facts('1')],
  ['batch_ready', facts('1'), null],
  ['batch_ready', facts('6', { isProcessing: true }), facts('6')],
  ['search_started', facts('1'), facts('1', { isProcessing: true })],
  ['search_started', facts('3'), null],
  ['search_started', facts('1', { isArchived: true }), null],
  ['reformed', facts('1'), facts('1', { isProcessing: true })],
  ['reformed', facts('3'), null],
  ['paused', facts('1'), facts('1', { outreachPause: true })],
  ['paused', facts('1', { outreachPause: true }), null],
  ['paused', facts('3'), null],
  ['paused', facts('6'), null],
  ['paused', facts('6', { type: '2' }), facts('6', { type: '2', outreachPause: true })],
  ['paused', facts('1', { isInCalibration: true, type: '1' }), null],
  ['paused', facts('1', { isArchived: true }), null],
  ['reactivated', facts('1', { outreachPause: true }), facts('1')],
  ['reactivated', facts('2'), facts('1')],
  ['reactivated', facts('2', { outreachPause: true, isProcessing: true }), facts('1', { isProcessing: true })],
  ['reactivated', facts('1'), null],
  ['archived', facts('1', { isProcessing: true }), facts('1', { isArchived: true })],
  ['archived', facts('3'), facts('3', { isArchived: true })],
  ['archived', facts('1', { isArchived: true }), null],
  ['archived', facts('7'), null],
  ['restored', facts('1', { isArchived: true }), facts('1')],
  ['restored', facts('3', { isArchived: true }), facts('3')],
  ['restored', facts('7'), facts('1')],
  ['restored', facts('7', { isArchived: true }), facts('1')],
  ['restored', facts('1'), null],
] as const)('%s in %j gives %j [280]', (event, before, after) => {
  expect(decideStatus(before, event)).toEqual(after)
})

describe('in every state', () => {
  const every = states.flatMap((state) => lifecycleEvents.map((event) => ({ state, event, next: decideStatus(state, event) })))

  test('an event leads to a known status and leaves what it was given as it was [280]', () => {
    expect(every).toHaveLength(560)
    for (const { state, event } of every) {
      const before = { ...state }
      const next = decideStatus(state, event)
      expect(state).toEqual(before)
      if (next) expect(statuses).toContain(next.status)
    }
  })

  test('a draft leaves only by being submitted; nothing becomes one [280]', () => {
    for (const { state, event, next } of every) {
      if (!next) continue
      if (state.status === '3' && next.status !== '3') expect(event).toBe('submitted')
      if (state.status !== '3') expect(next.status).not.toBe('3')
    }
  })

  test('asking twice does no more than asking once [280]', () => {
    for (const { event, next } of every) {
      if (next) expect(decideStatus(next, event) ?? next).toEqual(next)
    }
  })

  test('nothing put away begins to search, and putting away ends a search [280]', () => {
    for (const { state, event, next } of every) {
      if (next?.isArchived && !state.isProcessing) expect(next.isProcessing, event).toBe(false)
      if (event === 'archived' && next) expect(next).toMatchObject({ isArchived: true, isProcessing: false })
    }
  })

  test('only pausing stops outreach and only reactivating starts it again [280]', () => {
    for (const { state, event, next } of every) {
      if (next && next.outreachPause !== state.outreachPause) expect(event).toBe(next.outreachPause ? 'paused' : 'reactivated')
    }
  })

  test('from everywhere there is a way to a live, active project [280]', () => {
    for (const state of states) {
      let now = state
      for (const event of ['restored', 'submitted', 'first_batch_ready', 'last_swipe', 'batch_ready', 'reactivated'] as const)
        now = decideStatus(now, event) ?? now
      expect(now, JSON.stringify(state)).toEqual(facts('1'))
    }
  })
})

test('distinguishes calibration of autopilot projects', () => {
  expect(isCalibratingAutopilot({ status: '6', type: '3' })).toBe(true)
  expect(isCalibratingAutopilot({ status: '1', type: '1', isInCalibration: true })).toBe(true)
  expect(isCalibratingAutopilot({ status: '6', type: '2' })).toBe(false)
  expect(isCalibratingAutopilot({ status: '1', type: '1', isInCalibration: false })).toBe(false)
})

test('the last swipe sets a calibrating project to 2 and no other', () => {
  const after = (status: ProjectStatus) =>
    decideStatus({ status, isProcessing: false, outreachPause: false, isArchived: false }, 'last_swipe')?.status ?? status
  expect(statuses.map(after)).toEqual(['1', '2', '3', '4', '5', '2', '7'])
})
