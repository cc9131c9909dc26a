// 300 common titles find each other in nine languages: common-titles.tsv, translated by hand, not from the labels that train the model.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { loadVocabulary } from '../../eval/load.ts'
import { fetchNearness } from '../../plan/near-work.ts'

const { space } = loadVocabulary()
const [languages = [], ...titles] = fs
  .readFileSync(new URL('common-titles.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const isFetched = (asked: string, title: string): boolean => space.nearness(space.ask(asked), title) >= fetchNearness

test('the registered nurse is found in every language, from every language', () => {
  const [nurse = []] = titles
  for (const asked of nurse) for (const title of nurse) expect(isFetched(asked, title), `${asked} / ${title}`).toBe(true)
})

test('a title is fetched by its English name, and the English name by it', () => {
  expect(titles).toHaveLength(300)
  for (const [index, language] of languages.entries()) {
    if (index === 0) continue
    const found = titles.filter((row) => isFetched(row[0]!, row[index]!)).length / titles.length
    const foundBack = titles.filter((row) => isFetched(row[index]!, row[0]!)).length / titles.length
    console.log(`${language}: ${(100 * found).toFixed(1)}% found by the English title, ${(100 * foundBack).toFixed(1)}% find it`)
    expect(Math.min(found, foundBack), language).toBeGreaterThanOrEqual(0.9)
  }
})
