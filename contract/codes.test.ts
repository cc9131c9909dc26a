// The codes are those of the specification; each word has its own.
import { readFileSync } from 'node:fs'
import { projectStatuses, projectTypes } from '@fairlead/domain/project/project'
import { entriesOf } from '@fairlead/domain/shared/records'
import { expect, test } from 'vitest'
import { projectTypeField } from './code-fields.ts'
import {
  projectTypeFromWire,
  projectTypeToWire,
  roleCodes,
  roleFromWire,
  roleToWire,
  rosterFromWire,
  rosterToWire,
  statusCodes,
  statusFromWire,
  statusToWire,
} from './codes.ts'

test("type '1' is autopilot [5]", () => expect(projectTypeFromWire('1')).toBe('autopilot'))
test("type '2' is navigator [6]", () => expect(projectTypeFromWire('2')).toBe('navigator'))
test("type '3' is self-serve [7]", () => expect(projectTypeFromWire('3')).toBe('self-serve'))

test("statuses are the codes '1' to '7' [236 237 238 239 240]", () => {
  expect((['1', '2', '3', '4', '5', '6', '7'] as const).map(statusFromWire)).toEqual([
    'active',
    'paused',
    'draft',
    'queued',
    'preparing',
    'calibrating',
    'archived',
  ])
})

test('roles are 1 to 3, and -1 for someone who isn’t on the roster [331 332 333]', () => {
  expect(roleCodes).toEqual({ owner: 1, member: 2, commenter: 3, none: -1 })
})

test('each word survives the way to the wire and back', () => {
  expect(projectStatuses.map((status) => statusFromWire(statusToWire(status)))).toEqual(projectStatuses)
  expect(projectTypes.map((type) => projectTypeFromWire(projectTypeToWire(type)))).toEqual(projectTypes)
  for (const [role] of entriesOf(roleCodes)) expect(roleFromWire(roleToWire(role))).toBe(role)
  const roster = [{ email: 'ada@harbour.example', role: 'commenter' as const, name: null }]
  expect(rosterToWire(roster)).toEqual([{ email: 'ada@harbour.example', role: 3, name: null }])
  expect(rosterFromWire(rosterToWire(roster))).toEqual(roster)
})

test('a request may name a type by its code only', () => {
  expect(projectTypeField.parse('2')).toBe('navigator')
  for (const wrong of ['navigator', '4', '', 2, null]) expect(projectTypeField.safeParse(wrong).success, String(wrong)).toBe(false)
})

test('the page about the lifecycle has the codes of the statuses', () => {
  const shown = entriesOf(statusCodes).map(([word, code]) => `${code} ${word}`)
  expect(readFileSync(new URL('../docs/lifecycle.md', import.meta.url), 'utf8')).toContain(`${shown.join(', ')} (`)
})
