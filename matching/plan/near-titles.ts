// Which titles of people in the pool are closest to the requested ones.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { Vocabulary } from '../skills/vocabulary.ts'
import type { PoolView } from './pool-view.ts'

export interface NearTitles {
  title: string
  near: string[]
}

const [mostNear, mostTitles] = [3, 5]

/** Up to three titles of the pool for each requested one, closest first, without the title itself. */
export function nearTitles(vocabulary: Vocabulary, pool: PoolView, titles: readonly string[]): NearTitles[] {
  return titles.slice(0, mostTitles).map((title) => {
    const keys = new Set([normalise(title)])
    const near: string[] = []
    for (const { title: written } of pool.nearTitles(vocabulary.space.ask(title), mostNear * 4)) {
      const key = normalise(written)
      if (near.length === mostNear || keys.has(key)) continue
      keys.add(key)
      near.push(written)
    }
    return { title, near }
  })
}
