// No order of events may make an illegal transition, deliver twice, or deliver after a committed stop.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SendOutcome, SmtpStage } from '../ports/mail.ts'
import {
  decideAfterCrash,
  decideAfterRestore,
  decideByHand,
  decideByWitness,
  decideClaim,
  decideCommit,
  decideOutcome,
  decideRelease,
  decideStop,
  noTries,
  sendTimes,
} from './message-state.ts'
import type { MessageState, StateName } from './message-state.ts'

/** Every allowed transition; the functions make no other. */
const legalMoves: Record<StateName, readonly StateName[]> = {
  queued: ['claimed', 'cancelled', 'sent', 'parked'],
  claimed: ['claimed', 'committing', 'queued', 'cancelled', 'parked', 'sent'],
  committing: ['sent', 'unknown', 'queued', 'cancelled', 'parked'],
  unknown: ['sent', 'queued', 'parked', 'cancelled'],
  sent: [],
  parked: ['sent', 'queued', 'cancelled'],
  cancelled: [],
}

const t0 = new Date('2026-03-02T09:00:00Z')
const after = (milliseconds: number) => new Date(t0.getTime() + milliseconds)
const sent: SendOutcome = { state: 'sent', response: '250 ok' }
const unknown: SendOutcome = { state: 'unknown', response: 'broken' }
const refused = (stage: SmtpStage, code: number | null, response = `${code}`): SendOutcome => ({
  state: 'refused',
  stage,
  permanent: code !== null && code >= 500,
  code,
  response,
})
const forGood = refused('recipient', 550, '550 5.1.1 no such user')
const forNow = refused('recipient', 451, '451 4.2.0 greylisted')

const states: MessageState[] = [
  { state: 'queued', attempt: 1, tries: noTries, notBefore: t0 },
  { state: 'claimed', attempt: 1, tries: noTries, leaseUntil: t0 },
  { state: 'committing', attempt: 1, tries: noTries, since: t0 },
  { state: 'unknown', attempt: 1, tries: noTries, since: t0 },
  { state: 'sent', attempt: 1, tries: noTries, at: t0 },
  { state: 'parked', attempt: 1, tries: noTries, since: t0, reason: 'no_witness' },
  { state: 'cancelled', attempt: 1, tries: noTries, reason: 'replied' },
]
const much = after(3_600_000)
const deciders: Record<string, (message: MessageState) => MessageState | null> = {
  claim: (message) => decideClaim(message, much),
  commit: (message) => decideCommit(message, 1, null, much),
  'commit after a reply': (message) => decideCommit(message, 1, 'replied', much),
  'commit while paused': (message) => decideCommit(message, 1, 'project_paused', much),
  'claim ahead': (message) => decideClaim(message, much, true),
  release: (message) => decideRelease(message, 1, much),
  'release of an older claim': (message) => decideRelease(message, 0, much),
  'commit of an older claim': (message) => decideCommit(message, 0, null, much),
  sent: (message) => decideOutcome(message, 1, sent, much),
  unknown: (message) => decideOutcome(message, 1, unknown, much),
  'refused for ever': (message) => decideOutcome(message, 1, forGood, much),
  'refused for now': (message) => decideOutcome(message, 1, forNow, much),
  'relay unreachable': (message) => decideOutcome(message, 1, refused('connection', null), much),
  'sender refused': (message) => decideOutcome(message, 1, refused('sender', 550), much),
  'content refused': (message) => decideOutcome(message, 1, refused('content', 554), much),
  'sent by an older claim': (message) => decideOutcome(message, 0, sent, much),
  crash: (message) => decideAfterCrash(message, much),
  'seen in Sent': (message) => decideByWitness(message, true, much),
  'not in Sent': (message) => decideByWitness(message, false, much),
  'no Sent folder': (message) => decideByWitness(message, null, much),
  'restored, in Sent': (message) => decideAfterRestore(message, true, much),
  'restored, not in Sent': (message) => decideAfterRestore(message, false, much),
  'restored, no witness': (message) => decideAfterRestore(message, null, much),
  'by hand: sent': (message) => decideByHand(message, 'sent', much),
  'by hand: again': (message) => decideByHand(message, 'send_again', much),
  'by hand: give up': (message) => decideByHand(message, 'give_up', much),
  stop: (message) => decideStop(message, 'unsubscribed'),
}
// One row per decision, one column per state in the order above; '-' = unchanged.
const table = `
claim                     claimed    claimed    -          -          -          -          -
claim ahead               -          -          -          -          -          -          -
release                   -          queued     -          -          -          -          -
release of an older claim -          -          -          -          -          -          -
commit                    -          committing -          -          -          -          -
commit after a reply      -          cancelled  -          -          -          -          -
commit while paused       -          queued     -          -          -          -          -
commit of an older claim  -          -          -          -          -          -          -
sent                      -          -          sent       sent       -          -          -
unknown                   -          -          unknown    -          -          -          -
refused for ever          -          cancelled  cancelled  cancelled  -          -          -
refused for now           -          queued     queued     queued     -          -          -
relay unreachable         -          queued     queued     queued     -          -          -
sender refused            -          queued     queued     queued     -          -          -
content refused           -          queued     queued     queued     -          -          -
sent by an older claim    -          -          -          -          -          -          -
crash                     -          queued     unknown    -          -          -          -
seen in Sent              -          -          -          sent       -          -          -
not in Sent               -          -          -          queued     -          -          -
no Sent folder            -          -          -          parked     -          -          -
restored, in Sent         sent       sent       sent       sent       -          -          -
restored, not in Sent     -          queued     queued     queued     -          -          -
restored, no witness      parked     parked     parked     parked     -          -          -
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

test('the table covers every function, and every legal transition has one', () => {
  expect(rows.map((row) => row.name).toSorted()).toEqual(Object.keys(deciders).toSorted())
  const taken = new Set(rows.flatMap(({ cells }) => cells.flatMap((to, index) => (to === '-' ? [] : [`${states[index]?.state}>${to}`]))))
  const legal = Object.entries(legalMoves).flatMap(([from, to]) => to.map((target) => `${from}>${target}`))
  expect(legal.filter((move) => !taken.has(move))).toEqual([])
  expect([...taken].filter((move) => !legal.includes(move))).toEqual([])
})

test('a lease and a grace period last as long as stated', () => {
  const claimed = decideClaim({ state: 'queued', attempt: 0, tries: noTries, notBefore: t0 }, t0)
  expect(claimed).toEqual({ state: 'claimed', attempt: 1, tries: noTries, leaseUntil: after(sendTimes.lease) })
  expect(decideClaim(claimed as MessageState, after(sendTimes.lease - 1))).toBe(null)
  expect(decideAfterCrash({ state: 'committing', attempt: 1, tries: noTries, since: t0 }, after(sendTimes.outcome - 1))).toBe(null)
  expect(decideByWitness({ state: 'unknown', attempt: 1, tries: noTries, since: t0 }, false, after(sendTimes.grace - 1))).toBe(null)
  expect(decideByWitness({ state: 'unknown', attempt: 1, tries: noTries, since: t0 }, null, after(sendTimes.grace - 1))).toBe(null)
})

test('a message is claimed ahead only the first time, and a crash in that claim is not held against it', () => {
  const fresh: MessageState = { state: 'queued', attempt: 0, tries: { ...noTries, crashed: 2 }, notBefore: t0 }
  const claimed = decideClaim(fresh, t0, true)!
  expect(claimed).toEqual({
    ...fresh,
    state: 'claimed',
    attempt: 1,
    leaseUntil: after(sendTimes.lease),
    isAhead: true,
    notBefore: undefined,
  })
  const recovered = decideAfterCrash(claimed, t0, true)!
  expect(recovered).toEqual({ ...fresh, attempt: 1 })
  expect(decideClaim(recovered, t0, true)).toBe(null)
  const again = decideClaim(recovered, t0)!
  expect(decideAfterCrash(again, t0, true)).toMatchObject({ state: 'queued', tries: { crashed: 3 } })
})

test('a claim that is given back counts no failure, and its older attempt changes nothing', () => {
  const claimed = decideClaim({ state: 'queued', attempt: 0, tries: noTries, notBefore: t0 }, t0, true)!
  const released = decideRelease(claimed, 1, after(5))!
  expect(released).toEqual({ state: 'queued', attempt: 1, tries: noTries, notBefore: after(5) })
  expect(decideCommit(released, 1, null, after(5))).toBe(null)
  expect(decideRelease(decideCommit(claimed, 1, null, t0)!, 1, t0), 'the dot may have followed').toBe(null)
})

const claimedOnce: MessageState = { state: 'claimed', attempt: 1, tries: noTries, leaseUntil: t0 }
const unknownTimes = (times: number): MessageState => ({ state: 'unknown', attempt: 1, tries: { ...noTries, unknown: times }, since: t0 })

test("after a second unknown outcome the message waits for a person, whatever the Sent folder doesn't show", () => {
  expect(decideByWitness(unknownTimes(1), false, much)).toMatchObject({ state: 'queued' })
  expect(decideByWitness(unknownTimes(2), false, much)).toMatchObject({ state: 'parked', reason: 'unknown_twice' })
  expect(decideByWitness(unknownTimes(2), true, much)).toMatchObject({ state: 'sent' })
})

test('an unproven folder gets some time, then the message waits for a person', () => {
  expect(decideByWitness(unknownTimes(1), null, after(sendTimes.patience - 1))).toBe(null)
  expect(decideByWitness(unknownTimes(1), null, after(sendTimes.patience))).toMatchObject({ state: 'parked', reason: 'no_witness' })
})

test('a late outcome still settles its own attempt, and no other', () => {
  const requeued = { ...decideByWitness(unknownTimes(1), false, much)! }
  const parked = decideByWitness(unknownTimes(1), null, much)!
  expect(decideOutcome(requeued, 1, sent, much)).toMatchObject({ state: 'sent' })
  expect(decideOutcome(parked, 1, sent, much)).toMatchObject({ state: 'sent' })
  expect(decideOutcome(decideClaim(requeued, much)!, 1, sent, much)).toBe(null)
  expect(decideOutcome({ ...requeued, tries: noTries }, 1, sent, much), 'nothing was sent in this attempt').toBe(null)
})

test('every kind of failure is bounded, except an unreachable relay', () => {
  const put = (tries: Partial<typeof noTries>): MessageState => ({ ...claimedOnce, tries: { ...noTries, ...tries } })
  expect(decideOutcome(put({ refused: sendTimes.refusals - 1 }), 1, forNow, t0)).toMatchObject({ reason: 'refused_too_often' })
  expect(decideAfterCrash(put({ crashed: sendTimes.crashes - 1 }), t0, true)).toMatchObject({ reason: 'crashed_too_often' })
  const content = refused('content', 554)
  expect(decideOutcome(put({ refused: sendTimes.contentRefusals - 1 }), 1, content, t0)).toMatchObject({ reason: 'set_aside' })
  expect(decideOutcome(put({ refused: 1 }), 1, content, t0, sendTimes.othersTaken)).toMatchObject({ reason: 'set_aside' })
  expect(decideOutcome(put({ refused: 1 }), 1, content, t0, sendTimes.othersTaken - 1)).toMatchObject({ state: 'queued' })
  for (const unreachable of [refused('connection', null), refused('sign_in', 535), refused('connection', 421), refused('sender', 451)])
    expect(decideOutcome(put({ refused: 1000 }), 1, unreachable, t0)).toMatchObject({ state: 'queued', tries: { refused: 1000 } })
})

interface Worker {
  attempt: number
  committedAt: Date | null
}

test('a Sent folder that never shows anything costs at most one duplicate', () => {
  let message: MessageState = { state: 'queued', attempt: 0, tries: noTries, notBefore: t0 }
  let delivered = 0
  let now = t0
  while (message.state === 'queued') {
    message = decideClaim(message, now)!
    message = decideCommit(message, message.attempt, null, now)!
    delivered++
    message = decideOutcome(message, message.attempt, unknown, now)!
    now = new Date(now.getTime() + sendTimes.patience)
    message = decideByWitness(message, false, now)!
  }
  expect({ delivered, state: message.state }).toEqual({ delivered: 2, state: 'parked' })
})

test('in any order of events: at most one delivery, none committed after a stop', () => {
  const often = ['claim', 'commit', 'dot taken', 'answer', 'wait'] as const
  const seldom = ['claim ahead', 'release', 'dot lost', 'crash', 'recover', 'ask', 'stop', 'wait long', 'again'] as const
  const event = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...often) }, { weight: 1, arbitrary: fc.constantFrom(...seldom) })
  let runsWithDelivery = 0
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60, size: 'max' }), fc.boolean(), (events, witnessed) => {
      const box: { message: MessageState } = { message: { state: 'queued', attempt: 0, tries: noTries, notBefore: t0 } }
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
        claim: () => claim(false),
        'claim ahead': () => claim(true),
        // Its worker may try to commit all the same: the fence must hold.
        release: () => void (workers[0] && move(decideRelease(box.message, workers[0].attempt, now))),
        // Every worker inside DATA tries, including one whose claim was taken over.
        commit() {
          for (const worker of workers.filter((candidate) => !candidate.committedAt)) {
            const next = decideCommit(box.message, worker.attempt, stopped ? 'unsubscribed' : null, now)
            move(next)
            if (next?.state === 'committing') worker.committedAt = now
            else workers = workers.filter((candidate) => candidate !== worker)
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
        // The person checked the mailbox before clicking.
        again: () => void move(decideByHand(box.message, delivered > 0 ? 'sent' : 'send_again', now)),
        stop() {
          move(decideStop(box.message, 'unsubscribed'))
          stopped = true
        },
        wait: () => void (now = new Date(now.getTime() + 30_000)),
        'wait long': () => void (now = new Date(now.getTime() + 10 * 60_000)),
      }
      const claim = (isAhead: boolean) => {
        if (move(decideClaim(box.message, now, isAhead))) workers.push({ attempt: box.message.attempt, committedAt: null })
      }
      // The adapter's timeouts end a dialogue before the outcome time, so there is no later dot.
      const dot = (taken: boolean) => {
        const worker = workers.find(
          (candidate) => candidate.committedAt && now.getTime() - candidate.committedAt.getTime() < sendTimes.outcome,
        )
        if (!worker) return
        workers = workers.filter((candidate) => candidate !== worker)
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
