// Calls that arrive while others are at work are answered together, and a fault stays with its own call.
import { expect, it } from 'vitest'
import { groupCalls } from './group-calls.ts'

function recordingGroups(fails: (item: number) => boolean = () => false) {
  const groups: number[][] = []
  const pending: (() => void)[] = []
  const calls = groupCalls<number, string>(async (items) => {
    groups.push([...items])
    await new Promise<void>((resolve) => pending.push(resolve))
    if (items.some(fails)) throw new Error(`refused ${items.join(' ')}`)
    return items.map(String)
  })
  const finish = async () => {
    while (pending.length === 0) await new Promise((resolve) => setImmediate(resolve))
    pending.shift()!()
  }
  return { groups, calls, finish }
}

it('answers calls of one turn together, and later ones in the next group', async () => {
  const { groups, calls, finish } = recordingGroups()
  const first = [calls.call(1), calls.call(2)]
  await new Promise((resolve) => setImmediate(resolve))
  const second = [calls.call(3), calls.call(4), calls.call(5)]
  await finish()
  expect(await Promise.all(first)).toEqual(['1', '2'])
  await finish()
  expect(await Promise.all(second)).toEqual(['3', '4', '5'])
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

it('tries the items of a failed group one by one, and fails only the one at fault', async () => {
  const { groups, calls, finish } = recordingGroups((item) => item === 2)
  const answers = Promise.allSettled([calls.call(1), calls.call(2), calls.call(3)])
  for (let round = 0; round < 4; round += 1) await finish()
  expect(await answers).toMatchObject([{ value: '1' }, { reason: { message: 'refused 2' } }, { value: '3' }])
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]])
})

it('works again after a failure and after a pause', async () => {
  const { calls, finish } = recordingGroups((item) => item === 1)
  const failed = calls.call(1)
  const refused = expect(failed).rejects.toThrow('refused 1')
  await finish()
  await refused
  const later = calls.call(7)
  await finish()
  expect(await later).toBe('7')
})

it('answers no call when the work answers fewer than it was given', async () => {
  const calls = groupCalls<number, number>(async (items) => items.slice(1))
  await expect(calls.call(1)).rejects.toThrow('1 calls were answered with 0 answers.')
})
