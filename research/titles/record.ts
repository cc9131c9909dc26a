import { createHash } from 'node:crypto'
import { formatVersion } from '@fairlead/matching/titles/model-file'
import type { Corpus, CorpusTexts } from './corpus.ts'
import type { TrainOptions } from './shared.ts'
import { trainBoth } from './train.ts'

/** Records the training inputs and the tool of a pair of model files, so that a test can detect a mismatch. */
export interface TrainingRun {
  formatVersion: number
  options: Omit<TrainOptions, 'threads'>
  /** SHA-256 of every text that was read. */
  inputs: Record<keyof CorpusTexts, string>
  /** SHA-256 of the table after the first steps of the same training, which takes seconds to repeat. */
  firstSteps: string
  outputs: { 'titles.bin': string; 'concept-names.tsv.gz': string }
}

export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')

const repeatedSteps = 3

/** SHA-256 of the table after the first steps of a training. */
export async function hashFirstSteps(corpus: Corpus, options: TrainOptions): Promise<string> {
  const table = await trainBoth(corpus.concepts, { ...options, steps: repeatedSteps }, repeatedSteps, () => {})
  return sha256(new Uint8Array(table.buffer))
}

export async function describeRun(
  texts: CorpusTexts,
  corpus: Corpus,
  options: TrainOptions,
  outputs: { model: Uint8Array; names: Uint8Array },
): Promise<TrainingRun> {
  // the number of threads doesn't change the result
  const { threads: _, ...settings } = options
  return {
    formatVersion,
    options: settings,
    inputs: {
      labels: sha256(texts.labels),
      us: sha256(texts.us),
      usRelated: sha256(texts.usRelated),
      crosswalk: sha256(texts.crosswalk),
      groups: sha256(texts.groups),
      titles: sha256(texts.titles),
      aliases: sha256(texts.aliases),
    },
    firstSteps: await hashFirstSteps(corpus, options),
    outputs: { 'titles.bin': sha256(outputs.model), 'concept-names.tsv.gz': sha256(outputs.names) },
  }
}
