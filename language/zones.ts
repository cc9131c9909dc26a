// The zone of each line of a text.
import { likeliest, marginals, type Chain } from './crf.ts'

export interface ZoneModel {
  /** The table has 2^bits rows, one number per zone. */
  bits: number
  table: Float32Array
  chain: Chain
}

export interface ZoneReading {
  zones: Uint8Array
  /** How sure each line's zone is, 0 to 1. */
  confidence: Float64Array
}

/** @param features of each line, as hashes */
export function readZones({ bits, table, chain }: ZoneModel, features: readonly (readonly number[])[]): ZoneReading {
  const { labels } = chain
  const last = 2 ** bits - 1
  const scores = new Float32Array(features.length * labels)
  features.forEach((ofLine, step) => {
    for (const feature of ofLine) {
      const row = (feature & last) * labels
      for (let zone = 0; zone < labels; zone += 1) scores[step * labels + zone] = scores[step * labels + zone]! + table[row + zone]!
    }
  })
  const zones = likeliest(chain, scores, features.length)
  const { single } = marginals(chain, scores, features.length)
  return { zones, confidence: Float64Array.from(zones, (zone, step) => single[step * labels + zone]!) }
}
