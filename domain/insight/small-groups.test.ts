// Small groups are never shown and can't be inferred from published figures.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferNotToSay, questions } from './self-identification.ts'
import { groupsToShow, publish, smallestGroup } from './small-groups.ts'

test('no group below the limit is shown, and the rest is never small enough to be subtracted [57]', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 9 }), (sizes) => {
      const counts = sizes.map((n, index) => ({ label: String(index), n }))
      const groups = groupsToShow(counts)
      if (!groups) return
      for (const group of groups.groups) expect(group.n).toBeGreaterThanOrEqual(smallestGroup)
      const all = sizes.reduce((sum, n) => sum + n, 0)
      const total = groups.groups.reduce((sum, group) => sum + group.n, 0)
      expect(all - total).toBe(groups.others?.n ?? 0)
      if (groups.others) {
        expect(groups.others.n).toBeGreaterThanOrEqual(smallestGroup)
        expect(groups.others.labels.length, 'the total would reveal a single hidden group').toBeGreaterThan(1)
      } else expect(groups.groups).toHaveLength(counts.length)
    }),
  )
})

test('merges small groups with the next larger one', () => {
  const counts = [
    { label: 'a', n: 50 },
    { label: 'b', n: 12 },
    { label: 'c', n: 3 },
  ]
  expect(groupsToShow(counts)).toEqual({ groups: [{ label: 'a', n: 50 }], others: { labels: ['b', 'c'], n: 15 } })
  expect(groupsToShow(counts.slice(0, 1).concat({ label: 'z', n: 0 })), 'no one in a group says something of everyone').toBeNull()
})

test('publishes nothing for too few answers and lets everyone decline', () => {
  const answer = { gender: preferNotToSay, ethnicity: preferNotToSay }
  expect(publish(Array.from({ length: 9 }, () => answer))).toBeNull()
  for (const options of Object.values(questions)) expect(options).toContain(preferNotToSay)
})
