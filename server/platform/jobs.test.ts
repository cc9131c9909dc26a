// Concurrent jobs are all done immediately, and a failed one is retried soon.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startJobs, type Jobs } from './jobs.ts'

let testApp: TestApp
let jobs: Jobs
const problems: Error[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  jobs = await startJobs(testApp.connection, ['many', 'failing', 'hopeless'], (error) => problems.push(error), {
    retryLimit: 2,
    retryDelay: 1,
  })
})
afterAll(async () => {
  await jobs.stop()
  await testApp.close()
})

const enqueue = (queue: string, key: string) => jobs.enqueue(queue, { key }, key)
const unexpected = {
  onFailure: (error: unknown) => problems.push(error as Error),
  giveUp: () => Promise.reject(new Error('It must not be given up.')),
}
const within = (ms: number, done: Promise<unknown>) =>
  Promise.race([done.then(() => 'done'), new Promise((resolve) => setTimeout(() => resolve('late'), ms))])

test('jobs queued while one runs are done one after another, without a pause', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  const done: string[] = []
  const all = Promise.withResolvers<void>()
  await jobs.work('many', {
    async handle({ key }: { key: string }) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      done.push(key)
      if (done.length === keys.length) all.resolve()
    },
    ...unexpected,
  })
  await Promise.all(keys.map((key) => enqueue('many', key)))
  expect(await within(10_000, all.promise)).toBe('done')
  expect(done.toSorted()).toEqual(keys)
  expect(problems).toEqual([])
})

test('a failed one is retried within seconds', async () => {
  let tries = 0
  const again = Promise.withResolvers<void>()
  const failures: unknown[] = []
  await jobs.work('failing', {
    async handle() {
      tries += 1
      if (tries === 1) throw new Error('not yet')
      again.resolve()
    },
    giveUp: unexpected.giveUp,
    onFailure: (error) => failures.push(error),
  })
  await enqueue('failing', 'a')
  expect(await within(15_000, again.promise)).toBe('done')
  expect(failures).toEqual([new Error('not yet')])
})

test('one that fails on every attempt is given up, and the same work can be queued again', async () => {
  let tries = 0
  let isBroken = true
  const done = Promise.withResolvers<void>()
  const givenUp = Promise.withResolvers<{ key: string }>()
  await jobs.work('hopeless', {
    async handle() {
      tries += 1
      if (isBroken) throw new Error('never')
      done.resolve()
    },
    onFailure: () => void 0,
    giveUp: async (data: { key: string }) => givenUp.resolve(data),
  })
  await enqueue('hopeless', 'a')
  expect(await givenUp.promise).toEqual({ key: 'a' })
  expect(tries).toBe(3)
  isBroken = false
  expect(await jobs.isWaiting('hopeless', 'a')).toBe(false)
  await enqueue('hopeless', 'a')
  await done.promise
})
