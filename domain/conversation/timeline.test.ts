import { describe, expect, test } from 'vitest'
import { byPlace, firstWords, placeText, readPlaceText, timelineAccess } from './timeline.ts'

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

describe('pages', () => {
  const place = { at: new Date('2026-05-04T10:00:00.123Z'), id: 'email:01k' }
  test('begin where the last one ended', () => {
    expect(readPlaceText(placeText(place))).toEqual(place)
  })
  test.each(['', 'yesterday x', '2026-05-04T10:00:00.123Z', '2026-05-04T10:00:00.123Z ', '2026-05-04T10:00:00.123Z a b'])(
    "%j isn't a position",
    (text) => {
      expect(readPlaceText(text)).toBeNull()
    },
  )
  test('are sorted newest first, then by id', () => {
    const placeOn = (day: number, id: string) => ({ at: new Date(2026, 4, day), id })
    expect([placeOn(1, 'a'), placeOn(2, 'a'), placeOn(2, 'b')].toSorted(byPlace)).toEqual([
      placeOn(2, 'b'),
      placeOn(2, 'a'),
      placeOn(1, 'a'),
    ])
  })
})

test('the beginning of an email is one short line', () => {
  expect(firstWords('Hi\n\n  there')).toBe('Hi there')
  expect(firstWords('word '.repeat(1000))).toMatch(/^word .* word…$/)
  expect(firstWords('word '.repeat(1000)).length).toBeLessThanOrEqual(281)
})
