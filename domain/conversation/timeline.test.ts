import { describe, expect, test } from 'vitest'
import { byPlace, firstWords, kindOfLine, placeText, readPlaceText, timelineAccess } from './timeline.ts'

test.each([
  ['owner@team.example', 'whole'],
  ['member@team.example', 'whole'],
  ['commenter@team.example', 'discussion'],
  ['other@team.example', 'count'],
] as const)('%s sees the events as %s', (email, access) => {
  const collaborators = [
    { email: 'owner@team.example', role: 'owner' as const },
    { email: 'member@team.example', role: 'member' as const },
    { email: 'commenter@team.example', role: 'commenter' as const },
  ]
  const actor = { userId: 'u', workspaceId: 'w', email, isSuperAdmin: false, isStaff: false }
  expect(timelineAccess({ collaborators, ownerEmail: 'owner@team.example' }, actor)).toBe(access)
})

test('lines of the history have a kind', () => {
  expect(kindOfLine('under_review', true)).toBe('added')
  expect(kindOfLine('under_review', false)).toBe('move')
  expect(kindOfLine('approved', false)).toBe('move')
  expect(kindOfLine('follow_up_2', false)).toBe('email')
  expect(kindOfLine('linkedin_inmail', false)).toBe('linkedin')
  expect(kindOfLine('interview', false)).toBe('interview')
})

describe('pages', () => {
  const place = { at: new Date('2026-05-04T10:00:00.123Z'), id: 'email:01k' }
  test('begin where the last one ended', () => {
    expect(readPlaceText(placeText(place))).toEqual(place)
  })
  test.each(['', 'yesterday x', '2026-05-04T10:00:00.123Z', '2026-05-04T10:00:00.123Z ', '2026-05-04T10:00:00.123Z a b'])(
    '%j is no place',
    (text) => {
      expect(readPlaceText(text)).toBeNull()
    },
  )
  test('are sorted newest first, then by id', () => {
    const at = (day: number, id: string) => ({ at: new Date(2026, 4, day), id })
    expect([at(1, 'a'), at(2, 'a'), at(2, 'b')].toSorted(byPlace)).toEqual([at(2, 'b'), at(2, 'a'), at(1, 'a')])
  })
})

test('the first words of an email are one short line', () => {
  expect(firstWords('Hi\n\n  there')).toBe('Hi there')
  expect(firstWords('word '.repeat(1000))).toMatch(/^word .* word…$/)
  expect(firstWords('word '.repeat(1000)).length).toBeLessThanOrEqual(281)
})
