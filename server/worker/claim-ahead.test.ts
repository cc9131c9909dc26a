// A message that was claimed ahead reaches its lane, or is given back: it is never kept and never lost.
import { expect, test } from 'vitest'
import { openClaimAhead } from './claim-ahead.ts'

interface Job {
  name: string
}

function openLane({ patienceMs = 60_000, isFree = false } = {}) {
  const requests: PromiseWithResolvers<Job | null>[] = []
  const released: string[] = []
  const firstRelease = Promise.withResolvers<void>()
  const state = { troubles: 0 }
  const ahead = openClaimAhead<Job>({
    claim: () => {
      const next = Promise.withResolvers<Job | null>()
      requests.push(next)
      return next.promise
    },
    release: async ({ name }) => {
      released.push(name)
      firstRelease.resolve()
    },
    mayAsk: () => !isFree,
    countTroubles: () => state.troubles,
    patienceMs,
  })
  return { ahead, requests, released, state, firstRelease: firstRelease.promise }
}

test('the lane gets what was claimed while it was busy, once', async () => {
  const { ahead, requests, released } = openLane()
  ahead.request()
  ahead.request()
  expect(requests).toHaveLength(1)
  requests[0]!.resolve({ name: 'next' })
  expect(await ahead.take()).toEqual({ name: 'next' })
  expect(await ahead.take()).toBeNull()
  await ahead.release()
  expect(released).toEqual([])
})

test('nothing is claimed ahead while another lane is free, and a claim that fails is none', async () => {
  const free = openLane({ isFree: true })
  free.ahead.request()
  expect(free.requests).toHaveLength(0)
  const { ahead, requests, released } = openLane()
  ahead.request()
  requests[0]!.reject(new Error('no connection'))
  expect(await ahead.take()).toBeNull()
  expect(released).toEqual([])
})

test('a claim from before the trouble is given back, and one from after it is used', async () => {
  const { ahead, requests, released, state } = openLane()
  ahead.request()
  state.troubles++
  requests[0]!.resolve({ name: 'before' })
  expect(await ahead.take()).toBeNull()
  expect(released).toEqual(['before'])
  ahead.request()
  requests[1]!.resolve({ name: 'after' })
  expect(await ahead.take()).toEqual({ name: 'after' })
})

test('a claim that is given back before it was answered is released when it is', async () => {
  const { ahead, requests, released } = openLane()
  ahead.request()
  const releasing = ahead.release()
  expect(await ahead.take()).toBeNull()
  requests[0]!.resolve({ name: 'late' })
  await releasing
  expect(released).toEqual(['late'])
})

test('a lane that is held up gives its next message back', async () => {
  const { ahead, requests, released, firstRelease } = openLane({ patienceMs: 5 })
  ahead.request()
  requests[0]!.resolve({ name: 'waiting' })
  await firstRelease
  expect(released).toEqual(['waiting'])
  expect(await ahead.take()).toBeNull()
})
