// No order of events may take an illegal step, deliver twice, or deliver after a committed stop.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SendOutcome } from '../ports/mail.ts'
import {
  decideAfterCrash,
  decideByHand,
  decideByWitness,
  decideClaim,
  decideCommit,
  decideOutcome,
  decideStop,
  legalMoves,
  sendTimes,
} from './message-state.ts'
import type { MessageState } from './message-state.ts'

const t0 = new Date('2026-03-02T09:00:00Z')
const after = (milliseconds: number) => new Date(t0.getTime() + milliseconds)
const sent: SendOutcome = { state: 'sent', response: '250 ok' }
const unknown: SendOutcome = { state: 'unknown', response: 'broken' }
const refused = (permanent: boolean): SendOutcome => ({ state: 'refused', permanent, code: permanent ? 550 : 451, response: 'no' })

const states: MessageState[] = [
  { state: 'queued', attempt: 1, notBefore: t0 },
  { state: 'claimed', attempt: 1, leaseUntil: t0 },
  { state: 'committing', attempt: 1, since: t0 },
  { state: 'unknown', attempt: 1, since: t0 },
  { state: 'sent', attempt: 1, at: t0 },
  { state: 'parked', attempt: 1, since: t0, why: 'no_witness' },
  { state: 'cancelled', attempt: 1, why: 'replied' },
]
const much = after(3_600_000)
const deciders: Record<string, (message: MessageState) => MessageState | null> = {
  claim: (message) => decideClaim(message, much),
  commit: (message) => decideCommit(message, 1, null, much),
  'commit after a reply': (message) => decideCommit(message, 1, 'replied', much),
  'commit while paused': (message) => decideCommit(message, 1, 'project_paused', much),
  'commit of an older claim': (message) => decideCommit(message, 0, null, much),
  sent: (message) => decideOutcome(message, 1, sent, much),
  unknown: (message) => decideOutcome(message, 1, unknown, much),
  'refused for ever': (message) => decideOutcome(message, 1, refused(true), much),
  'refused for now': (message) => decideOutcome(message, 1, refused(false), much),
  'sent by an older claim': (message) => decideOutcome(message, 0, sent, much),
  crash: (message) => decideAfterCrash(message, much),
  'seen in Sent': (message) => decideByWitness(message, true, much),
  'not in Sent': (message) => decideByWitness(message, false, much),
  'no Sent folder': (message) => decideByWitness(message, null, much),
  'by hand: sent': (message) => decideByHand(message, 'sent', much),
  'by hand: again': (message) => decideByHand(message, 'send_again', much),
  'by hand: give up': (message) => decideByHand(message, 'give_up', much),
  stop: (message) => decideStop(message, 'unsubscribed'),
}
// One row a decider, one column a state in the order above; '-' leaves the message alone.
const table = `
claim                     claimed    claimed    -          -          -          -          -
commit                    -          committing -          -          -          -          -
commit after a reply      -          cancelled  -          -          -          -          -
commit while paused       -          queued     -          -          -          -          -
commit of an older claim  -          -          -          -          -          -          -
sent                      -          -          sent       sent       -          -          -
unknown                   -          -          unknown    -          -          -          -
refused for ever          -          cancelled  cancelled  cancelled  -          -          -
refused for now           -          queued     queued     queued     -          -          -
sent by an older claim    -          -          -          -          -          -          -
crash                     -          queued     unknown    -          -          -          -
seen in Sent              -          -          -          sent       -          -          -
not in Sent               -          -          -          queued     -          -          -
no Sent folder            -          -          -          parked     -          -          -
by hand: sent             -          -          -          -          -          sent       -
by hand: again            -          -          -          -          -          queued     -
by hand: give up          -          -          -          -          -          cancelled  -
stop                      cancelled  cancelled  -          -          -          cancelled  -
`
const rows = table
  .trim()
  .split('\n')
  .map((line) => ({ name: line.slice(0, 26).trim(), cells: line.slice(26).trim().split(/\s+/) }))

test.each(rows)('$name', ({ name, cells }) => {
  expect(states.map((state) => deciders[name]?.(state)?.state ?? '-')).toEqual(cells)
})

test('the table names every decider, and every legal move is taken by one', () => {
  expect(rows.map((row) => row.name).toSorted()).toEqual(Object.keys(deciders).toSorted())
  const taken = new Set(rows.flatMap(({ cells }) => cells.flatMap((to, at) => (to === '-' ? [] : [`${states[at]?.state}>${to}`]))))
  const tired = decideOutcome({ state: 'claimed', attempt: sendTimes.attempts, leaseUntil: t0 }, sendTimes.attempts, refused(false), t0)
  expect(tired).toMatchObject({ state: 'parked', why: 'refused_too_often' })
  const legal = Object.entries(legalMoves).flatMap(([from, to]) => to.map((one) => `${from}>${one}`))
  expect(legal.filter((move) => !taken.has(move))).toEqual(['claimed>parked', 'committing>parked'])
  expect([...taken].filter((move) => !legal.includes(move))).toEqual([])
})

test('a lease and a grace hold as long as they say', () => {
  const claimed = decideClaim({ state: 'queued', attempt: 0, notBefore: t0 }, t0)
  expect(claimed).toEqual({ state: 'claimed', attempt: 1, leaseUntil: after(sendTimes.lease) })
  expect(decideClaim(claimed as MessageState, after(sendTimes.lease - 1))).toBe(null)
  expect(decideAfterCrash({ state: 'committing', attempt: 1, since: t0 }, after(sendTimes.outcome - 1))).toBe(null)
  expect(decideByWitness({ state: 'unknown', attempt: 1, since: t0 }, false, after(sendTimes.grace - 1))).toBe(null)
  expect(decideByWitness({ state: 'unknown', attempt: 1, since: t0 }, null, after(sendTimes.grace - 1))).toBe(null)
})

interface Worker {
  attempt: number
  committedAt: Date | null
}

test('whatever happens in whatever order: at most one delivery, none committed after a stop', () => {
  const often = ['claim', 'commit', 'dot taken', 'answer', 'wait'] as const
  const seldom = ['dot lost', 'crash', 'recover', 'ask', 'stop', 'wait long', 'again'] as const
  const event = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...often) }, { weight: 1, arbitrary: fc.constantFrom(...seldom) })
  let runsWithDelivery = 0
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60, size: 'max' }), fc.boolean(), (events, witnessed) => {
      const box: { message: MessageState } = { message: { state: 'queued', attempt: 0, notBefore: t0 } }
      let now = t0
      let workers: Worker[] = []
      let delivered = 0
      let stopped = false
      const answers: { attempt: number; outcome: SendOutcome }[] = []
      const move = (next: MessageState | null): boolean => {
        if (!next) return false
        expect(legalMoves[box.message.state]).toContain(next.state)
        expect(next.attempt).toBeGreaterThanOrEqual(box.message.attempt)
        expect(stopped && next.state === 'committing').toBe(false)
        box.message = next
        return true
      }
      const act: Record<(typeof often)[number] | (typeof seldom)[number], () => void> = {
        claim: () => void (move(decideClaim(box.message, now)) && workers.push({ attempt: box.message.attempt, committedAt: null })),
        // Every worker in its body tries, also one whose claim another took over.
        commit() {
          for (const worker of workers.filter((one) => !one.committedAt)) {
            const next = decideCommit(box.message, worker.attempt, stopped ? 'unsubscribed' : null, now)
            move(next)
            if (next?.state === 'committing') worker.committedAt = now
            else workers = workers.filter((one) => one !== worker)
          }
        },
        'dot taken': () => dot(true),
        'dot lost': () => dot(false),
        answer() {
          const answer = answers.shift()
          if (answer) move(decideOutcome(box.message, answer.attempt, answer.outcome, now))
        },
        crash() {
          workers = []
          answers.length = 0
        },
        recover: () => void move(decideAfterCrash(box.message, now)),
        ask: () => void move(decideByWitness(box.message, witnessed ? delivered > 0 : null, now)),
        // The person looked into the mailbox before clicking.
        again: () => void move(decideByHand(box.message, delivered > 0 ? 'sent' : 'send_again', now)),
        stop() {
          move(decideStop(box.message, 'unsubscribed'))
          stopped = true
        },
        wait: () => void (now = new Date(now.getTime() + 30_000)),
        'wait long': () => void (now = new Date(now.getTime() + 10 * 60_000)),
      }
      // The adapter's timeouts end a dialogue before the outcome time: a later dot does not exist.
      const dot = (taken: boolean) => {
        const worker = workers.find((one) => one.committedAt && now.getTime() - one.committedAt.getTime() < sendTimes.outcome)
        if (!worker) return
        workers = workers.filter((one) => one !== worker)
        expect(box.message).toMatchObject({ state: 'committing', attempt: worker.attempt })
        if (taken) delivered++
        answers.push({ attempt: worker.attempt, outcome: taken ? sent : unknown })
      }
      for (const happening of events) act[happening]()
      expect(delivered).toBeLessThanOrEqual(1)
      if (delivered > 0) {
        runsWithDelivery++
        expect(['committing', 'unknown', 'sent', 'parked', 'cancelled']).toContain(box.message.state)
      }
    }),
    { numRuns: 5_000, seed: 7 },
  )
  expect(runsWithDelivery).toBeGreaterThan(1000)
})
