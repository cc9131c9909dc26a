// Topics of notifications, and how many of one kind are folded.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldFrom, foldNotifications, topicOf } from './notification-list.ts'

const entry = (kind: string, minute: number, project_id: string | null = 'p', read = false) => ({
  kind,
  project_id,
  read,
  date: new Date(Date.UTC(2026, 10, 20, 12, 0) - minute * 60_000).toISOString(),
})
const day = (date: string) => date.slice(0, 10)

describe('topicOf', () => {
  it.each([
    ['reply_interested', 'replies'],
    ['mail_unmatched', 'replies'],
    ['mail_delayed', 'other'],
    ['information_received', 'replies'],
    ['interview_booked', 'interviews'],
    ['calendar_refused', 'interviews'],
    ['scorecard_submitted', 'interviews'],
    ['review_overdue', 'reviews'],
    ['batch_ready', 'searches'],
    ['comment_assigned', 'team'],
    ['task_due', 'team'],
    ['ats_link', 'other'],
  ])('%s is about %s', (kind, topic) => expect(topicOf(kind)).toBe(topic))
})

describe('foldNotifications', () => {
  it('folds three of one topic, project, and day into the newest, even with others in between', () => {
    const list = [entry('reply_question', 0), entry('batch_ready', 1), entry('reply_interested', 2), entry('reply_unclear', 3)]
    expect(foldNotifications(list, day)).toEqual([
      { newest: list[0], more: [list[2], list[3]] },
      { newest: list[1], more: [] },
    ])
  })

  it("doesn't fold two of a kind, and never mixes projects, days, or read with unread", () => {
    const apart = [
      entry('reply_question', 0),
      entry('reply_question', 1, 'q'),
      entry('reply_question', 2, 'p', true),
      entry('reply_question', 3, 'q', true),
      entry('reply_question', 4, null),
      entry('reply_question', 24 * 60),
      entry('reply_question', 5),
    ]
    expect(foldNotifications(apart, day).every(({ more }) => more.length === 0)).toBe(true)
  })

  it('loses none, repeats none, and keeps the newest first', () => {
    const notification = fc.record({
      kind: fc.constantFrom('reply_question', 'batch_ready', 'task_due'),
      project_id: fc.constantFrom('p', 'q', null),
      read: fc.boolean(),
      minute: fc.integer({ min: 0, max: 4000 }),
    })
    fc.assert(
      fc.property(fc.array(notification, { maxLength: 60 }), (notifications) => {
        const list = notifications
          .toSorted((a, b) => a.minute - b.minute)
          .map(({ kind, minute, project_id, read }) => entry(kind, minute, project_id, read))
        const folded = foldNotifications(list, day)
        const all = folded.flatMap(({ newest, more }) => [newest, ...more])
        expect(new Set(all)).toEqual(new Set(list))
        expect(all).toHaveLength(list.length)
        const dates = folded.map(({ newest }) => newest.date)
        expect(dates).toEqual(dates.toSorted().toReversed())
        for (const { more } of folded) if (more.length > 0) expect(more.length).toBeGreaterThanOrEqual(foldFrom - 1)
      }),
    )
  })
})
