// Trains the reply model from examples: the same steps for the shipped model and for each fold of its evaluation.
import { broadLabels } from '@fairlead/domain/ports/reply-classifier'
import type { ReplyModel } from '@fairlead/replies/classify-reply'
import { reasonsOfDetails } from './examples.ts'
import type { Example } from './examples.ts'
import { featuresOf, reasonFeaturesOf } from '@fairlead/replies/features'
import { scoresOf, type Features, type LinearModel } from '@fairlead/replies/logistic'
import { fitTemperature, train } from './train-logistic.ts'

interface Sample {
  features: Features
  label: string
}

const options = { rounds: 20, rate: 0.5, decay: 0.0003, share: 0.3 }
const folds = 8

/** Both models with temperatures fitted on inner folds; the same examples in the same order give the same model. */
export function fitReplyModel(examples: readonly Example[]): ReplyModel {
  const kinds = examples.map(({ text, label }) => ({ features: featuresOf(text), label }))
  const declined = examples.filter(({ label }) => label === 'not_interested')
  const reasons = declined.map(({ text, detail }) => ({ features: reasonFeaturesOf(text), label: reasonName(detail) }))
  return {
    kind: calibrated(kinds, [...broadLabels]),
    reason: calibrated(reasons, [...new Set(reasons.map(({ label }) => label))].toSorted()),
  }
}

function reasonName(detail: string): string {
  return reasonsOfDetails[detail] ?? 'none'
}

/** Every `folds`-th sample, so that each fold includes every group of examples. */
export function foldOf(index: number): number {
  return (index * 7 + Math.floor(index / folds)) % folds
}
export const foldCount = folds

function calibrated(samples: readonly Sample[], labels: string[]): LinearModel {
  const heldOut: { scores: number[]; label: number }[] = []
  for (let fold = 0; fold < folds; fold++) {
    const model = fitted(
      samples.filter((_sample, index) => foldOf(index) !== fold),
      labels,
    )
    samples.forEach((sample, index) => {
      if (foldOf(index) === fold) heldOut.push({ scores: scoresOf(model, sample.features), label: labels.indexOf(sample.label) })
    })
  }
  return { ...fitted(samples, labels), temperature: fitTemperature(heldOut) }
}

/** A feature seen once says more about its example than in general: only those seen twice are learned. */
function fitted(samples: readonly Sample[], labels: string[]): LinearModel {
  const counts = new Map<string, number>()
  for (const { features } of samples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const common = samples.map(({ features, label }) => ({
    label,
    features: new Map([...features].filter(([name]) => (counts.get(name) ?? 0) > 1)),
  }))
  return train(common, labels, options)
}
