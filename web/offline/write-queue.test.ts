// The queue of writes: in order, once each, despite lost connections, reloads, and refusals.
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/failure.ts'
import { createWriteQueue, Withdrawn, type Outside, type Write } from './write-queue.ts'

type Reply = number | 'hangs'

/** Browser storage, a manual clock, and a scripted server. */
function world(replies: Reply[] = [], savedWrites: Write[] = []) {
  const sent: string[] = []
  const timers: { at: number; run: () => void }[] = []
  let time = 0
  let ids = 0
  const stored = { writes: savedWrites }
  const otherWrites: Record<string, Write[]> = {}
  const signedIn: { as: string | null } = { as: 'me' }
  const outside: Outside = {
    send: ({ path }) => {
      sent.push(path)
      const reply = replies.shift() ?? 200
      if (reply === 'hangs') return new Promise(() => {})
      return reply === 200 ? Promise.resolve({ path }) : Promise.reject(new ApiFailure(reply, { error: 'e', message: 'No.' }))
    },
    owner: () => signedIn.as,
    read: (owner) => (owner === 'me' ? stored.writes : (otherWrites[owner] ?? [])),
    keep: (owner, writes) => {
      if (owner === 'me') stored.writes = [...writes]
      else otherWrites[owner] = [...writes]
    },
    now: () => time,
    wait: (ms, run) => {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    newId: () => `w${ids++}`,
  }
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    time += ms
    for (const timer of timers.splice(0)) {
      if (timer.at <= time) timer.run()
      else timers.push(timer)
    }
    await settle()
  }
  return { outside, sent, stored, otherWrites, signedIn, settle, pass }
}

const write = (path: string) => ({ method: 'POST' as const, path, input: {} })

test('writes are sent one after another, in order, and answered', async () => {
  const { outside, sent, settle, stored } = world()
  const queue = createWriteQueue(outside)
  const answers = ['a', 'b', 'c'].map((path) => queue.add(write(path)).answer)
  expect(sent).toEqual(['a'])
  await settle()
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(await Promise.all(answers)).toEqual([{ path: 'a' }, { path: 'b' }, { path: 'c' }])
  expect(stored.writes).toEqual([])
})

test.each([0, 401, 503])('a %i response keeps the write and all later ones until it is possible again', async (status) => {
  const { outside, sent, settle, stored, pass } = world([status, status])
  const queue = createWriteQueue(outside)
  const first = queue.add(write('a')).answer
  queue.add(write('b'))
  await settle()
  expect(sent).toEqual(['a'])
  expect(stored.writes.map(({ path }) => path)).toEqual(['a', 'b'])
  await pass(1000)
  expect(sent).toEqual(['a', 'a'])
  queue.resume()
  await settle()
  expect(sent).toEqual(['a', 'a', 'a', 'b'])
  expect(await first).toEqual({ path: 'a' })
  expect(queue.waiting()).toEqual([])
})

test('a refusal rejects for the waiting caller, and the next write is sent', async () => {
  const { outside, sent, settle } = world([409])
  const queue = createWriteQueue(outside)
  const { answer } = queue.add(write('a'))
  queue.add(write('b'))
  await expect(answer).rejects.toMatchObject({ status: 409 })
  await settle()
  expect(sent).toEqual(['a', 'b'])
})

test('sends writes stored before a reload first, and reports their results to the page', async () => {
  const savedWrites = ['older', 'old'].map((id) => ({ ...write(id), id, notBefore: 0 }))
  const { outside, sent, settle } = world([200, 404], savedWrites)
  const queue = createWriteQueue(outside)
  const orphaned = vi.fn()
  queue.onOrphan(orphaned)
  queue.resume()
  queue.add(write('new'))
  await settle()
  expect(sent).toEqual(['older', 'old', 'new'])
  expect(orphaned.mock.calls).toEqual([
    [expect.objectContaining({ id: 'older' }), null],
    [expect.objectContaining({ id: 'old' }), expect.objectContaining({ status: 404 })],
  ])
})

test('a write can be withdrawn until it is sent, never after', async () => {
  const { outside, sent, settle, pass } = world(['hangs'])
  const queue = createWriteQueue(outside)
  const early = queue.add(write('late'), 500)
  await settle()
  expect(sent).toEqual([])
  expect(queue.withdraw(early.id)).toBe(true)
  await expect(early.answer).rejects.toBeInstanceOf(Withdrawn)
  await pass(1000)
  expect(sent).toEqual([])
  const flying = queue.add(write('now'))
  await settle()
  expect(sent).toEqual(['now'])
  expect(queue.withdraw(flying.id)).toBe(false)
})

test('a delayed write delays later ones, so that the order is kept', async () => {
  const { outside, sent, settle, pass } = world()
  const queue = createWriteQueue(outside)
  queue.add(write('reject'), 500)
  queue.add(write('approve'))
  await settle()
  expect(sent).toEqual([])
  await pass(499)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual(['reject', 'approve'])
})

test('the list stays the same until it changes, and changes are announced', async () => {
  const { outside, settle } = world()
  const queue = createWriteQueue(outside)
  const listener = vi.fn()
  queue.onChange(listener)
  const before = queue.waiting()
  expect(queue.waiting()).toBe(before)
  queue.add(write('a'))
  expect(queue.waiting()).toHaveLength(1)
  await settle()
  expect(queue.waiting()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
})

test("one user's writes aren't sent as another, and wait for them", async () => {
  const { outside, sent, stored, otherWrites, signedIn, settle, pass } = world([401])
  const queue = createWriteQueue(outside)
  queue.add(write('mine'))
  await settle()
  signedIn.as = 'someone else'
  await pass(1000)
  queue.add(write('theirs'))
  await settle()
  expect(sent).toEqual(['mine', 'theirs'])
  expect(stored.writes.map(({ path }) => path)).toEqual(['mine'])
  expect(otherWrites['someone else']).toEqual([])
  signedIn.as = 'me'
  queue.resume()
  await settle()
  expect(sent).toEqual(['mine', 'theirs', 'mine'])
  expect(stored.writes).toEqual([])
})

test('sends writes from before the user is known once they are', async () => {
  const { outside, sent, stored, signedIn, settle } = world()
  signedIn.as = null
  const queue = createWriteQueue({
    ...outside,
    send: (sentWrite) => (signedIn.as ? outside.send(sentWrite) : Promise.reject(new ApiFailure(401, { error: 'e', message: '' }))),
  })
  const { answer } = queue.add(write('early'))
  await settle()
  signedIn.as = 'me'
  queue.resume()
  expect(await answer).toEqual({ path: 'early' })
  expect(sent).toEqual(['early'])
  expect(stored.writes).toEqual([])
})

test("a write without a response may have arrived, so it can't be withdrawn", async () => {
  const { outside, settle } = world([503])
  const queue = createWriteQueue(outside)
  const { id } = queue.add(write('a'))
  await settle()
  expect(queue.waiting()).toMatchObject([{ id, unsure: true }])
  expect(queue.withdraw(id)).toBe(false)
})

test("an accepted write's effects are applied before it leaves the queue", async () => {
  const { outside, settle } = world([200, 409])
  const queue = createWriteQueue(outside)
  const moments: string[] = []
  queue.onChange(() => moments.push(`waiting ${queue.waiting().length}`))
  queue.add(write('a'), 0, () => moments.push('accepted'))
  await settle()
  expect(moments).toEqual(['waiting 1', 'accepted', 'waiting 0'])
  const refused = queue.add(write('b'), 0, () => moments.push('never'))
  await expect(refused.answer).rejects.toThrow('No.')
  expect(moments).not.toContain('never')
})
