// Spans of words with their tags, read from a tagger's scores.
import { likeliest, marginals } from './crf.ts'
import { pass, type Network } from './network.ts'
import type { Token } from './tokens.ts'

export interface TaggedSpan {
  /** Number of the tag. */
  tag: number
  /** Tokens: [from, to). */
  from: number
  to: number
  /** In the line: [start, end). */
  start: number
  end: number
  /** The least certain of its tokens, 0 to 1. */
  confidence: number
}

/** Label numbers: 0 outside, 1 + 2t begins tag t, 2 + 2t continues it. */
export const tagOf = (label: number): number => (label === 0 ? -1 : (label - 1) >> 1)

const isTab = (text: string, step: number) => /\t *$/.test(text.slice(Math.max(0, step - 8), step))

/**
 * @param features of each token, as hashes
 * @param nets taggers whose scores are averaged
 */
export function readTags(
  nets: readonly Network[],
  text: string,
  tokens: readonly Token[],
  features: readonly (readonly number[])[],
): TaggedSpan[] {
  const [net] = nets
  if (!net || tokens.length === 0) return []
  const { labels, chain } = net
  const scores = new Float32Array(tokens.length * labels)
  for (const member of nets) {
    const part = pass(member, features).scores
    for (let index = 0; index < scores.length; index += 1) scores[index] = scores[index]! + part[index]! / nets.length
  }
  const path = likeliest(chain, scores, tokens.length)
  if (path.every((label) => label === 0)) return []
  const { single } = marginals(chain, scores, tokens.length)
  const spans: TaggedSpan[] = []
  for (let step = 0; step < path.length; step += 1) {
    const tag = tagOf(path[step]!)
    if (tag < 0) continue
    let to = step + 1
    // a tab ends a cell, and with it whatever stands there
    while (to < path.length && path[to] === 2 + 2 * tag && !isTab(text, tokens[to]!.start)) to += 1
    let confidence = 1
    // whether a word belongs to the tag matters, not whether it begins it
    for (let token = step; token < to; token += 1)
      confidence = Math.min(confidence, single[token * labels + 1 + 2 * tag]! + single[token * labels + 2 + 2 * tag]!)
    spans.push({ tag, from: step, to, start: tokens[step]!.start, end: tokens[to - 1]!.end, confidence })
    step = to - 1
  }
  return spans
}
