// 300 common titles find each other in nine languages: common-titles.tsv, translated by hand, not from the labels that train the model.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { loadVocabulary } from '../../../testing/vocabulary.ts'
import { fetchNearness } from '@fairlead/matching/plan/near-work'

const { space } = loadVocabulary()
const [languages = [], ...titles] = fs
  .readFileSync(new URL('common-titles.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const isFetched = (query: string, title: string): boolean => space.nearness(space.ask(query), title) >= fetchNearness

test('the registered nurse is found in every language, from every language', () => {
  const [nurse = []] = titles
  for (const query of nurse) for (const title of nurse) expect(isFetched(query, title), `${query} / ${title}`).toBe(true)
})

test('a title is fetched by its English name, and the English name by it', () => {
  expect(titles).toHaveLength(300)
  for (const [index, language] of languages.entries()) {
    if (index === 0) continue
    const share = titles.filter((row) => isFetched(row[0]!, row[index]!)).length / titles.length
    const shareBack = titles.filter((row) => isFetched(row[index]!, row[0]!)).length / titles.length
    console.log(`${language}: ${(100 * share).toFixed(1)}% found by the English title, ${(100 * shareBack).toFixed(1)}% find it`)
    expect(Math.min(share, shareBack), language).toBeGreaterThanOrEqual(0.925)
  }
})
