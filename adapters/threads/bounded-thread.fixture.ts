import { answerTasks } from './thread-side.ts'

export type FixtureTask =
  | { do: 'add'; a: number; b: number }
  | { do: 'throw' | 'spin' | 'fill heap' | 'fill buffers' | 'exit' | 'count' }
  | { do: 'wait'; ms: number }

let tasks = 0

answerTasks(async (task: FixtureTask) => {
  tasks++
  if (task.do === 'add') return task.a + task.b
  if (task.do === 'count') return tasks
  if (task.do === 'throw') throw new Error('no good')
  if (task.do === 'exit') process.exit(0)
  if (task.do === 'wait') return new Promise((resolve) => setTimeout(resolve, task.ms, 'waited'))
  if (task.do === 'spin') for (;;);
  const items: unknown[] = []
  if (task.do === 'fill heap') for (let index = 0; ; index++) items.push({ at: index, text: `${index}` })
  for (;;) {
    items.push(Buffer.alloc(8 * 1024 * 1024, 1))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
})
