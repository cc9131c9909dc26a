// Lets few of many who want the same at once through at a time: anyone who comes behind them then finds it gone, and asks for no lock.

const atOnce = 3
const lines = new Map<string, { inside: number; waiting: (() => void)[] }>()

/** Of this process alone: it spares work, and is no rule. */
export async function fewAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { inside: 0, waiting: [] }
  lines.set(key, line)
  if (line.inside >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve))
  else line.inside++
  try {
    return await work()
  } finally {
    const next = line.waiting.shift()
    // the place goes on to anyone who waits
    if (next) next()
    else if (--line.inside === 0) lines.delete(key)
  }
}
