// Trains the zones of lines: a linear-chain CRF over hashed features.
import { marginals, type Chain } from '@fairlead/language/crf'
import type { ZoneModel } from '@fairlead/language/zones'
import { seededRandom } from '../titles/random.ts'
import { Adam } from './adam.ts'

export interface ZoneText {
  /** Features of each line. */
  features: number[][]
  /** Number of each line's zone. */
  zones: number[]
}

export interface ZoneOptions {
  bits: number
  zones: number
  epochs: number
  rate: number
  dropout: number
  seed: number
  /** So many models with other seeds are averaged. */
  models: number
  /** A row of features that fewer texts have stays zero. */
  fewest: number
}

const mean = (all: readonly Float32Array[]) => all[0]!.map((_, index) => all.reduce((sum, values) => sum + values[index]!, 0) / all.length)

export function trainZones(texts: readonly ZoneText[], options: ZoneOptions): ZoneModel {
  const models = Array.from({ length: options.models }, (_, turn) => trainOne(texts, { ...options, seed: options.seed + 100 * turn }))
  const chains = models.map(({ chain }) => chain)
  return {
    bits: options.bits,
    table: mean(models.map(({ table }) => table)),
    chain: {
      labels: options.zones,
      transitions: mean(chains.map(({ transitions }) => transitions)),
      begins: mean(chains.map(({ begins }) => begins)),
    },
  }
}

function trainOne(texts: readonly ZoneText[], { bits, zones, epochs, rate, dropout, seed, fewest }: ZoneOptions): ZoneModel {
  const random = seededRandom(seed)
  const table = new Float32Array(2 ** bits * zones)
  const chain: Chain = { labels: zones, transitions: new Float32Array(zones * zones), begins: new Float32Array(zones) }
  const [rows, steps, begins] = [new Adam(table), new Adam(chain.transitions), new Adam(chain.begins)]
  const order = texts.map((_, index) => index)
  const last = 2 ** bits - 1
  const counts = new Uint32Array(2 ** bits)
  for (const { features } of texts)
    for (const row of new Set(features.flat().map((feature) => feature & last))) counts[row] = counts[row]! + 1
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let step = order.length - 1; step > 0; step -= 1) {
      const swap = Math.floor(random() * (step + 1))
      ;[order[step], order[swap]] = [order[swap]!, order[step]!]
    }
    const pace = rate * (1 - epoch / epochs)
    for (const index of order) {
      const text = texts[index]!
      const count = text.zones.length
      const visible = text.features.map((features) =>
        features.map((feature) => feature & last).filter((row) => random() >= dropout && counts[row]! >= fewest),
      )
      const scores = new Float32Array(count * zones)
      for (let step = 0; step < count; step += 1)
        for (const row of visible[step]!)
          for (let zone = 0; zone < zones; zone += 1)
            scores[step * zones + zone] = scores[step * zones + zone]! + table[row * zones + zone]!
      const { single, pairs } = marginals(chain, scores, count, { withPairs: true, isChanging: true })
      const touched = new Set<number>()
      for (let step = 0; step < count; step += 1) {
        single[step * zones + text.zones[step]!] = single[step * zones + text.zones[step]!]! - 1
        for (const row of visible[step]!) {
          touched.add(row)
          for (let zone = 0; zone < zones; zone += 1)
            rows.gradient[row * zones + zone] = rows.gradient[row * zones + zone]! + single[step * zones + zone]!
        }
        if (step > 0) {
          const cell = text.zones[step - 1]! * zones + text.zones[step]!
          pairs![cell] = pairs![cell]! - 1
        }
      }
      steps.gradient.set(pairs!)
      for (let zone = 0; zone < zones; zone += 1) begins.gradient[zone] = single[zone]!
      rows.update(pace, { ids: touched, width: zones })
      steps.update(pace)
      begins.update(pace)
    }
  }
  return { bits, table, chain }
}
