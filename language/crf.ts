// A linear chain over labels: the likeliest sequence, and how sure each label is.

/** Scores of n positions (row by row, `labels` each) and of transitions (from × to). Impossible transitions hold -Infinity. */
export interface Chain {
  labels: number
  /** labels × labels. */
  transitions: Float32Array
  /** Score of beginning with a label. */
  begins: Float32Array
}

/** The likeliest label of each position (Viterbi). */
export function likeliest(chain: Chain, scores: Float32Array, count: number): Uint8Array {
  const { labels, transitions, begins } = chain
  const path = new Uint8Array(count)
  if (count === 0) return path
  const back = new Uint8Array(count * labels)
  let current = new Float64Array(labels)
  let next = new Float64Array(labels)
  for (let to = 0; to < labels; to += 1) current[to] = begins[to]! + scores[to]!
  for (let step = 1; step < count; step += 1) {
    for (let to = 0; to < labels; to += 1) {
      let best = -Infinity
      let from = 0
      for (let label = 0; label < labels; label += 1) {
        const value = current[label]! + transitions[label * labels + to]!
        if (value > best) {
          best = value
          from = label
        }
      }
      next[to] = best + scores[step * labels + to]!
      back[step * labels + to] = from
    }
    ;[current, next] = [next, current]
  }
  let best = 0
  for (let label = 1; label < labels; label += 1) if (current[label]! > current[best]!) best = label
  for (let step = count - 1; step >= 0; step -= 1) {
    path[step] = best
    best = back[step * labels + best]!
  }
  return path
}

export interface Marginals {
  /** n × labels, each row sums to 1. */
  single: Float64Array
  /** Expected number of each transition, labels × labels; only when asked for. */
  pairs: Float64Array | null
  /** Logarithm of the sum over all sequences. */
  total: number
}

const exponentials = new WeakMap<Chain, Float64Array>()
/** Probabilities of transitions, kept for a chain that no longer changes. */
function odds(chain: Chain): Float64Array {
  const cached = exponentials.get(chain)
  if (cached) return cached
  const made = Float64Array.from(chain.transitions, Math.exp)
  exponentials.set(chain, made)
  return made
}

/**
 * Probabilities of each label at each position (forward-backward, each position scaled to sum to 1).
 * @param isChanging the chain is being trained: its transitions differ from one call to the next
 */
export function marginals(chain: Chain, scores: Float32Array, count: number, { withPairs = false, isChanging = false } = {}): Marginals {
  const { labels, begins } = chain
  const steps = isChanging ? Float64Array.from(chain.transitions, Math.exp) : odds(chain)
  const emitted = new Float64Array(count * labels)
  const forward = new Float64Array(count * labels)
  const backward = new Float64Array(count * labels)
  const single = new Float64Array(count * labels)
  const scale = new Float64Array(count)
  let total = 0
  for (let step = 0; step < count; step += 1) {
    const row = step * labels
    let top = -Infinity
    for (let label = 0; label < labels; label += 1) top = Math.max(top, scores[row + label]! + (step === 0 ? begins[label]! : 0))
    let sum = 0
    for (let to = 0; to < labels; to += 1) {
      emitted[row + to] = Math.exp(scores[row + to]! + (step === 0 ? begins[to]! : 0) - top)
      let reached = step === 0 ? 1 : 0
      if (step > 0) for (let from = 0; from < labels; from += 1) reached += forward[row - labels + from]! * steps[from * labels + to]!
      forward[row + to] = reached * emitted[row + to]!
      sum += forward[row + to]!
    }
    for (let to = 0; to < labels; to += 1) forward[row + to] = forward[row + to]! / sum
    scale[step] = sum
    total += Math.log(sum) + top
  }
  for (let step = count - 1; step >= 0; step -= 1) {
    const row = step * labels
    for (let from = 0; from < labels; from += 1) {
      let sum = step === count - 1 ? 1 : 0
      if (step < count - 1)
        for (let to = 0; to < labels; to += 1)
          sum += steps[from * labels + to]! * emitted[row + labels + to]! * backward[row + labels + to]!
      backward[row + from] = step === count - 1 ? sum : sum / scale[step + 1]!
      single[row + from] = forward[row + from]! * backward[row + from]!
    }
  }
  if (!withPairs) return { single, pairs: null, total }
  const pairs = new Float64Array(labels * labels)
  for (let step = 1; step < count; step += 1) {
    const row = step * labels
    for (let to = 0; to < labels; to += 1) {
      const after = (emitted[row + to]! * backward[row + to]!) / scale[step]!
      if (after === 0) continue
      for (let from = 0; from < labels; from += 1)
        pairs[from * labels + to] = pairs[from * labels + to]! + forward[row - labels + from]! * steps[from * labels + to]! * after
    }
  }
  return { single, pairs, total }
}
