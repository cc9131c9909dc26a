export interface Best {
  index: number
  score: number
}

/** The largest numbers and their positions, largest first; equal ones by position. */
export function topScores(scores: ArrayLike<number>, limit: number): Best[] {
  const count = Math.min(limit, scores.length)
  if (count <= 0) return []
  const isWorse = (a: number, b: number): boolean => {
    const x = scores[a] ?? 0
    const y = scores[b] ?? 0
    return x < y || (x === y && a > b)
  }
  // a min-heap of the best so far
  const heap: number[] = []
  const sink = (from: number): void => {
    let parent = from
    for (;;) {
      let child = 2 * parent + 1
      if (child >= heap.length) return
      if (child + 1 < heap.length && isWorse(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1
      if (!isWorse(heap[child] ?? 0, heap[parent] ?? 0)) return
      ;[heap[parent], heap[child]] = [heap[child] ?? 0, heap[parent] ?? 0]
      parent = child
    }
  }
  for (let index = 0; index < count; index += 1) heap.push(index)
  for (let node = (count >> 1) - 1; node >= 0; node -= 1) sink(node)
  let lowest = scores[heap[0] ?? 0] ?? 0
  for (let index = count; index < scores.length; index += 1) {
    if ((scores[index] ?? 0) <= lowest) continue
    heap[0] = index
    sink(0)
    lowest = scores[heap[0]] ?? 0
  }
  return heap.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).map((index) => ({ index, score: scores[index] ?? 0 }))
}
