export interface Best {
  index: number
  score: number
}

/** The largest numbers and where they are, largest first; equal ones by place. */
export function best(scores: ArrayLike<number>, limit: number): Best[] {
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
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) return
      if (child + 1 < heap.length && isWorse(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1
      if (!isWorse(heap[child] ?? 0, heap[at] ?? 0)) return
      ;[heap[at], heap[child]] = [heap[child] ?? 0, heap[at] ?? 0]
      at = child
    }
  }
  for (let index = 0; index < scores.length; index += 1) {
    if (heap.length < count) {
      heap.push(index)
      if (heap.length === count) for (let at = (count >> 1) - 1; at >= 0; at -= 1) sink(at)
    } else if (isWorse(heap[0] ?? 0, index)) {
      heap[0] = index
      sink(0)
    }
  }
  return heap.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).map((index) => ({ index, score: scores[index] ?? 0 }))
}
