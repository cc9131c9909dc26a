// Classifies a candidate's reply, with a confidence and, for a refusal, the reason; pure and local.
import { notInterestedReasons } from '@fairlead/domain/candidate/not-interested'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import type { Day } from '@fairlead/domain/shared/days'
import { withShortRuns } from '@fairlead/domain/shared/bounded'
import { broadLabels, type BroadLabel, type ReplyClassification } from '@fairlead/domain/ports/reply-classifier'
import { isOneOf } from '@fairlead/domain/shared/records'
import { asksAboutData, finerLabel } from './finer.ts'
import { featuresOf, reasonFeaturesOf } from './features.ts'
import { scoresOf, softmax } from './logistic.ts'
import type { LinearModel } from './logistic.ts'
import { reasonSigns } from './reason-signs.ts'
import { asksForOtherWay, asksToWait, speaksOfWriting } from './requests.ts'
import { signsOf } from './rules.ts'
import type { Signs } from './rules.ts'

export interface ReplyModel {
  kind: LinearModel
  /** Labels are the reasons, and 'none'. */
  reason: LinearModel
}

/** From this confidence, a classification may act without a person checking; measured in eval/exam.ts. */
export const confidentEnough = 0.85

/**
 * `text` is what the person wrote, without quotes and signature; `today` is the day it arrived, without which no named day is believed to
 * lie ahead. The confidence is a calibrated probability; it stays below
 * `confidentEnough` when the text also has phrases of a refusal or an unsubscription that the label doesn't state.
 */
export function classifyReply(model: ReplyModel, text: string, today: Day | null = null): ReplyClassification {
  const cleaned = withShortRuns(text.trim())
  if (cleaned === '') return { label: 'unclear', confidence: 0.9, notInterestedReasons: [], quote: null }
  const bounded = cleaned.slice(0, longestRead)
  const signs = signsOf(cleaned)
  const features = featuresOf(cleaned)
  const chances = softmax(scoresOf(model.kind, features), model.kind.temperature)
  const best = chances.indexOf(Math.max(...chances))
  const likeliest = model.kind.labels[best]
  let label: BroadLabel = isOneOf(broadLabels, likeliest) ? likeliest : 'unclear'
  let confidence = Math.min(chances[best] ?? 0, 0.99)
  if (strangeness(model.kind, features) > maxStrangeness) confidence = Math.min(confidence, doubt)
  // a request to be left alone outweighs everything else in the text
  if (signs.optsOut) {
    confidence = label === 'unsubscribe' ? Math.max(confidence, certainOptOut) : certainOptOut
    label = 'unsubscribe'
  }
  if (label === 'unsubscribe' && !signs.optsOut) {
    if (asksToWait(bounded)) label = 'not_interested'
    if (label !== 'unsubscribe' || asksForOtherWay(bounded)) confidence = Math.min(confidence, doubt)
  }
  confidence = Math.min(confidence, ceiling(label, signs, cleaned))
  // a data request is recognized regardless of the rest, because a legal deadline starts
  if (asksAboutData(bounded, label === 'out_of_office')) {
    if (label !== 'unsubscribe' && !signs.optsOut) confidence = doubt
    label = 'unsubscribe'
  }
  const reasons = label === 'not_interested' ? reasonsOf(model, cleaned) : []
  return {
    label: finerLabel(label, bounded, reasons, today),
    confidence,
    notInterestedReasons: reasons,
    quote: decidingSentence(model, cleaned, label),
  }
}

/** The inputs of the finer classification. */
const longestRead = 4000
/** Shown to a person. */
export const doubt = 0.6
const certainOptOut = 0.9
const maxStrangeness = 0.6

/** Share of words the model has never seen, 0 to 1: it can't be certain in an unknown language. */
function strangeness(model: LinearModel, features: Map<string, number>): number {
  const words = [...features.keys()].filter((name) => name.startsWith('w:'))
  const met = words.filter((name) => Object.hasOwn(model.weights, name))
  return words.length === 0 ? 1 : 1 - met.length / words.length
}

const condition = /\b(would you (consider|accept|sponsor)|do you (sponsor|offer|accept)|is (it|this|there)|are you)\b[^.!?]{0,200}\?/i

// The costly mistakes: writing again to someone who asked us to stop, and treating a refusal as interest.
function ceiling(label: BroadLabel, signs: Signs, text: string): number {
  if (signs.unsubscribe && label !== 'unsubscribe') return doubt
  if (label === 'interested' && (signs.decline || signs.postpones || signs.outOfOffice)) return doubt
  if (label === 'interested' && !signs.accept) return doubt
  if (label !== 'unclear' && (signs.ponders || signs.acknowledges)) return doubt
  // a condition in question takes precedence over the yes
  if (label === 'interested' && condition.test(text)) return doubt
  if (label === 'not_interested' && !signs.decline && !signs.postpones && (signs.accept || reasonSigns(text).length === 0)) return doubt
  // a question isn't a refusal, however much the rest sounds like a reason
  if (label === 'not_interested' && !signs.decline && text.includes('?')) return doubt
  if (label === 'unsubscribe' && !signs.unsubscribe) return doubt
  // perhaps a request to be left alone, in words that are not known
  if (label === 'not_interested' && !signs.postpones && speaksOfWriting(text)) return doubt
  return 1
}

/** The most likely reason, and a second one that is almost as likely; none when no reason was given. */
function reasonsOf(model: ReplyModel, text: string): NotInterestedReason[] {
  const chances = softmax(scoresOf(model.reason, reasonFeaturesOf(text)), model.reason.temperature)
  const ranked = chances
    .map((chance, index) => ({ chance, reason: reasonNamed(model.reason.labels[index]) }))
    .toSorted((a, b) => b.chance - a.chance)
  const [first, second] = ranked
  if (!first?.reason) return []
  const also = second?.reason && second.chance > 0.3 ? [second.reason] : []
  return [first.reason, ...also]
}

const reasonNamed = (label: string | undefined) => notInterestedReasons.find((reason) => reason === label) ?? null

/** The sentence with the strongest evidence for the label. */
function decidingSentence(model: ReplyModel, text: string, label: BroadLabel): string | null {
  const sentences =
    text
      .match(/[^.!?\n]+[.!?]*/g)
      ?.map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? []
  const index = model.kind.labels.indexOf(label)
  let best: { sentence: string; chance: number } | null = null
  for (const sentence of sentences.slice(0, 40)) {
    const chance = softmax(scoresOf(model.kind, featuresOf(sentence)), 1)[index] ?? 0
    if (!best || chance > best.chance) best = { sentence, chance }
  }
  return best?.sentence ?? null
}
