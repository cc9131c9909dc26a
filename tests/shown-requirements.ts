// Compares requirements with test titles.
import vitestConfig from '../vitest.config.ts'
import type { Requirement } from './requirement-rows.ts'
import { readTitles, type ShownRow } from './test-titles.ts'

interface Comparison {
  tests: number
  shownBy: Map<number, ShownRow[]>
  /** Unknown numbers and titles that can't be counted. */
  problems: string[]
}

/** Where the runners look for tests: the configured vitest projects, and Playwright's folder. */
export async function testPatterns(): Promise<string[]> {
  const config = await vitestConfig
  const projects = 'test' in config ? (config.test?.projects ?? []) : []
  const patterns = projects.flatMap((project) => (typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : []))
  if (patterns.length === 0) throw new Error('vitest.config.ts names no tests.')
  return [...patterns, 'e2e/**/*.spec.ts']
}

/** Which tests below `root` show which of `requirements`. */
export function compareWithTests(root: string, patterns: readonly string[], requirements: readonly Requirement[]): Comparison {
  const { tests, shown: claims, problems } = readTitles(root, patterns)
  const numbers = new Set(requirements.map(({ number }) => number))
  const shownBy = Map.groupBy(claims, ({ row }) => row)
  const strangers = claims
    .filter(({ row }) => !numbers.has(row))
    .map(({ row, file, title }) => `${file}: there is no requirement ${row}: ${title}`)
  return { tests, shownBy, problems: [...problems, ...strangers] }
}
