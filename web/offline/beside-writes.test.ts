// Reading during writes: the result includes all of them, and none is counted twice for longer than necessary.
import { expect, test, vi } from 'vitest'
import { readBesideWrites } from './beside-writes.ts'
import type { Write } from './write-queue.ts'

/** A queue that records events. */
function queue() {
  let writes: Write[] = []
  let state = { count: 0, isFlying: false }
  const listeners = new Set<() => void>()
  const tell = () => [...listeners].forEach((listener) => listener())
  return {
    waiting: () => writes,
    sent: () => state,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (id: string, unsure = false) => {
      writes = [...writes, { id, method: 'POST', path: 'p', input: {}, notBefore: 0, unsure }]
      tell()
    },
    takeOff: () => void (state = { count: state.count + 1, isFlying: true }),
    land: (id: string) => {
      state = { ...state, isFlying: false }
      writes = writes.filter((write) => write.id !== id)
      tell()
    },
  }
}
const ids = (writes: readonly Write[]) => writes.map(({ id }) => id)

test('returns waiting writes with the response', async () => {
  const writes = queue()
  writes.add('a')
  const read = vi.fn(async () => 5)
  const { answer, waiting } = await readBesideWrites(writes, read, () => {})
  expect([answer, ids(waiting), read.mock.calls.length]).toEqual([5, ['a'], 1])
})

test('waits for a write in progress; reads again if one is sent in the meantime', async () => {
  const writes = queue()
  writes.add('a')
  writes.takeOff()
  const read = vi.fn(async () => {
    if (read.mock.calls.length === 1) {
      writes.add('b')
      writes.takeOff()
      writes.land('b')
    }
    return read.mock.calls.length
  })
  const reading = readBesideWrites(writes, read, () => {})
  await Promise.resolve()
  expect(read).not.toHaveBeenCalled()
  writes.land('a')
  const { answer, waiting } = await reading
  expect([answer, ids(waiting)]).toEqual([2, []])
})

test('a write that may have arrived is counted, and the data is read again once it is answered', async () => {
  const writes = queue()
  writes.add('a', true)
  const again = vi.fn()
  const { waiting } = await readBesideWrites(writes, async () => 1, again)
  expect(ids(waiting)).toEqual(['a'])
  writes.add('b')
  expect(again).not.toHaveBeenCalled()
  writes.land('a')
  writes.land('b')
  expect(again).toHaveBeenCalledOnce()
})

test('a hanging write delays reading only briefly', async () => {
  const writes = queue()
  writes.add('a')
  writes.takeOff()
  const again = vi.fn()
  const { answer, waiting } = await readBesideWrites(writes, async () => 7, again, 5)
  expect([answer, ids(waiting)]).toEqual([7, ['a']])
  writes.land('a')
  expect(again).toHaveBeenCalledOnce()
})
