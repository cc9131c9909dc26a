import { expect, test } from 'vitest'
import { loadTitleModel } from './model/load.ts'
import { readCorpus } from '../../research/titles/corpus.ts'
import { loadTexts } from '../../research/titles/data.ts'
import { measureHeldOut } from '../../research/titles/pack.ts'

const model = loadTitleModel()

test('weights of titles held out of training are right as often as stated', () => {
  const corpus = readCorpus(loadTexts(), model.training.seed)
  const figures = measureHeldOut(model, corpus.concepts, corpus.heldOut)
  expect(figures.count).toBeGreaterThan(900)
  expect(figures.mrr).toBeGreaterThan(0.5)
  expect(figures.calibrationError).toBeLessThan(0.1)
}, 120_000)
