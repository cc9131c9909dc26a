// A task that takes too long, uses too much, or breaks affects only itself; keys take turns.
import { afterEach, expect, test } from 'vitest'
import { threadPool, type ThreadLimits, type ThreadPool } from './bounded-thread.ts'
import type { FixtureTask } from './bounded-thread.fixture.ts'

const pools: ThreadPool[] = []
function pool(limits: Partial<ThreadLimits> = {}): (task: FixtureTask, key?: string) => Promise<unknown> {
  const made = threadPool({
    module: new URL('./bounded-thread.fixture.ts', import.meta.url),
    lanes: 2,
    timeMs: 5000,
    heapMb: 64,
    bufferMb: 64,
    ...limits,
  })
  pools.push(made)
  return (task, key = '') => made.run(task, { key })
}
afterEach(() => Promise.all(pools.splice(0).map((made) => made.close())))

test('returns what the module returns, and keeps its thread for the next task', async () => {
  const run = pool({ lanes: 1 })
  expect(await run({ do: 'add', a: 2, b: 3 })).toEqual({ value: 5 })
  expect(await run({ do: 'count' })).toEqual({ value: 2 })
})

test('gives each task a fresh thread if configured', async () => {
  const run = pool({ tasksPerThread: 1 })
  expect(await run({ do: 'count' })).toEqual({ value: 1 })
  expect(await run({ do: 'count' })).toEqual({ value: 1 })
})

test("returns a task's error, and the thread continues", async () => {
  const run = pool({ lanes: 1 })
  expect(await run({ do: 'throw' })).toEqual({ problem: 'broken', message: 'no good' })
  expect(await run({ do: 'count' })).toEqual({ value: 2 })
})

test.each<[string, FixtureTask, Partial<ThreadLimits>, string]>([
  ['time', { do: 'spin' }, { timeMs: 300 }, 'time'],
  ['heap', { do: 'fill heap' }, { heapMb: 32 }, 'memory'],
  ['buffers', { do: 'fill buffers' }, { bufferMb: 48 }, 'memory'],
  ['a thread that ends', { do: 'exit' }, {}, 'broken'],
])('ends a task without limits: %s', async (_, task, limits, problem) => {
  const run = pool({ lanes: 1, ...limits })
  const [hostile, next] = await Promise.all([run(task), run({ do: 'add', a: 1, b: 1 })])
  expect(hostile).toMatchObject({ problem })
  expect(next).toEqual({ value: 2 })
})

test('counts the time that a task computes, and ends one that waits four times as long', async () => {
  const run = pool({ timeMs: 300, lanes: 2 })
  const [patient, endless] = await Promise.all([run({ do: 'wait', ms: 700 }, 'a'), run({ do: 'wait', ms: 60_000 }, 'b')])
  expect(patient).toEqual({ value: 'waited' })
  expect(endless).toMatchObject({ problem: 'time' })
})

test("one key never occupies every thread: another key's task finishes first", async () => {
  const run = pool({ timeMs: 1500 })
  const answered: string[] = []
  // they are ended with their pool
  for (let task = 0; task < 3; task++) void run({ do: 'spin' }, 'greedy').then(() => answered.push('greedy'))
  await run({ do: 'add', a: 1, b: 1 }, 'other').then(() => answered.push('other'))
  expect(answered).toEqual(['other'])
})

test('two keys with endless tasks don’t hold up a third, and a task that is only slow finishes later', async () => {
  const run = pool({ timeMs: 1500, fairMs: 200, tasksPerThread: 1 })
  const slow = [run({ do: 'wait', ms: 900 }, 'a'), run({ do: 'spin' }, 'b'), run({ do: 'spin' }, 'c')]
  const start = performance.now()
  for (let task = 0; task < 3; task++) expect(await run({ do: 'add', a: task, b: 1 }, 'third')).toEqual({ value: task + 1 })
  expect(performance.now() - start).toBeLessThan(2500)
  expect(await slow[0]).toEqual({ value: 'waited' })
  expect(await Promise.all(slow.slice(1))).toMatchObject([{ problem: 'time' }, { problem: 'time' }])
})

test('reports that it is busy instead of keeping an endless queue', async () => {
  const run = pool({ lanes: 1, waitingOfKey: 2, waiting: 3 })
  const wait = { do: 'wait', ms: 300 } as const
  const first = [run(wait, 'a'), run(wait, 'a'), run(wait, 'a')]
  expect(await run(wait, 'a')).toMatchObject({ problem: 'busy' })
  const otherTask = run(wait, 'b')
  expect(await run(wait, 'c')).toMatchObject({ problem: 'busy' })
  expect(await Promise.all([...first, otherTask])).toEqual([1, 2, 3, 4].map(() => ({ value: 'waited' })))
})
