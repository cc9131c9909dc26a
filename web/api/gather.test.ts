// Messages in quick succession are passed on together, each once, and never too late.
import { expect, test } from 'vitest'
import { gather } from './live.ts'

function world() {
  const done: string[] = []
  let time = 0
  let timer: { at: number; run: () => void } | null = null
  const add = gather<{ name: string }>(({ name }) => done.push(name), {
    now: () => time,
    wait: (ms, run) => {
      const task = { at: time + ms, run }
      timer = task
      return () => {
        if (timer === task) timer = null
      }
    },
  })
  const pass = (ms: number) => {
    for (let remaining = ms; remaining > 0; remaining--) {
      time++
      if (timer && timer.at <= time) {
        const { run } = timer
        timer = null
        run()
      }
    }
  }
  return { done, add: (name: string) => add({ name }), pass }
}

test('messages within 600 ms are one, each different one once', () => {
  const { done, add, pass } = world()
  add('a')
  pass(500)
  add('b')
  add('a')
  pass(599)
  expect(done).toEqual([])
  pass(1)
  expect(done).toEqual(['a', 'b'])
  add('a')
  pass(600)
  expect(done).toEqual(['a', 'b', 'a'])
})

test('an endless stream is passed on after three seconds', () => {
  const { done, add, pass } = world()
  for (let turn = 0; turn < 10; turn++) {
    add('a')
    pass(299)
  }
  expect(done).toEqual([])
  add('b')
  pass(11)
  expect(done).toEqual(['a', 'b'])
})
