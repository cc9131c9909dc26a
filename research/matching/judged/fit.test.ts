import fs from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dimensions, type Dimension } from '@fairlead/domain/candidate/assessment'
import { defaultWeights } from '@fairlead/domain/project/preferences'
import fit from '../../../matching/plan/fit.json' with { type: 'json' }
import { chosen } from '@fairlead/matching/plan/scale'
import { averagePrecisions, fitWeights, informative, type Weights } from './fit.ts'
import { fitCalibration, holdOut, reliability } from './fit-scale.ts'
import type { JudgedJob } from './pairs.ts'

const prior: Weights = { ...defaultWeights, responseLikelihood: 0.5, ...chosen.weights }
const none = Object.fromEntries(dimensions.map((name) => [name, 0])) as Record<Dimension, number>

/** A fixed sequence of numbers from 0 to 1. */
function series(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** People whose probability of being right follows from a weighted sum: title counts three times as much as text. */
function planted(seed: number, slope: number): JudgedJob[] {
  const next = series(seed)
  return Array.from({ length: 8 }, (_, job) => {
    const pairs = Array.from({ length: 150 }, (__, person) => {
      const values = { ...none, title: next(), text: next() }
      const relevant = next() < 1 / (1 + Math.exp(-slope * (0.75 * values.title + 0.25 * values.text - 0.6)))
      return { person: String(person), relevant, values, factor: 1, text: 0 }
    })
    const weights = { ...none, title: 0.5, text: 0.5 }
    return { id: String(job), shape: 'all' as const, weights, pairs, relevant: pairs.filter(({ relevant }) => relevant).length }
  })
}

describe('on planted pairs', () => {
  const jobs = planted(7, 20)

  test('recovers the weights and keeps those that no pair determines', () => {
    expect(informative(jobs)).toEqual(['title', 'text'])
    const weights = fitWeights(jobs, prior, 0.001)
    expect(weights.title / (weights.title + weights.text)).toBeGreaterThan(0.68)
    expect(weights.title / (weights.title + weights.text)).toBeLessThan(0.87)
    expect({ ...weights, title: 0, text: 0 }).toEqual({ ...prior, title: 0, text: 0 })
    expect(fitWeights(jobs, prior, 0.001)).toEqual(weights)
  })

  test('a stronger pull keeps the weights closer to the prior ones, and never overshoots', () => {
    const shares = [0.001, 0.1, 1, 10, 1000].map((pull) => fitWeights(jobs, prior, pull).title)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(shares.at(-1)).toBeCloseTo(prior.title, 2)
  })

  test('the ranking of held-out jobs improves over the prior weights', () => {
    const mapOf = (weights: Weights): number => [...averagePrecisions(jobs, weights).values()].reduce((sum, value) => sum + value, 0)
    expect(mapOf(fitWeights(planted(11, 20), prior, 0.001))).toBeGreaterThan(mapOf(prior))
  })

  test('recovers slope and midpoints, and predicts held-out jobs', () => {
    const weights = { ...prior, title: 10.5, text: 3.5 }
    const { slope, midpoints } = fitCalibration(jobs, weights, chosen.calibration)
    expect(slope).toBeGreaterThan(16)
    expect(slope).toBeLessThan(24)
    expect(0.75 * midpoints.title + 0.25 * midpoints.text).toBeCloseTo(0.6, 1)
    expect(midpoints.keywords).toBe(chosen.calibration.midpoints.keywords)
    expect(reliability(holdOut(jobs, weights, 1000, chosen.calibration)).error).toBeLessThan(0.05)
  })

  test('labels without any pattern give no scale', () => {
    const next = series(3)
    const random = jobs.map((job) => ({ ...job, pairs: job.pairs.map((pair) => ({ ...pair, relevant: next() < 0.2 })) }))
    expect(() => fitCalibration(random, prior, chosen.calibration)).toThrow('no scale can be made of it')
  })
})

const folder = path.join(import.meta.dirname, '../../../../shared/fixtures/judged/resumes')

describe.skipIf(!fs.existsSync(folder))('on the judged résumés (skipped where ../shared is absent)', () => {
  // the quality there is measured nightly (fit.nightly.test.ts)
  test('the shipped weights were fitted on these files', () => {
    const hash = (name: string): string =>
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, name)))
        .digest('hex')
    expect(fit.run.inputs).toEqual({ jobs: hash('jobs.ndjson'), people: hash('people.ndjson'), qrels: hash('qrels.tsv') })
  })
})
