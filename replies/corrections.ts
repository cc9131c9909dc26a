// Applies a team's corrections: a reply nearly identical to a corrected one gets its label; a similar one is shown to a user.
import { withShortRuns } from '@fairlead/domain/shared/bounded'
import type { ReplyClassification, ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { broadLabel } from '@fairlead/domain/ports/reply-classifier'
import { confidentEnough } from './classify-reply.ts'
import { featuresOf } from './features.ts'
import { signsOf } from './rules.ts'

export interface Correction {
  text: string
  label: ReplyLabel
}

/** Cosine of two texts' features from which they count as the same reply in other words, and from which a doubt is justified. */
const same = 0.6
const alike = 0.35
const doubt = 0.6
const longest = 4000

/**
 * The closest correction decides. It never makes the product act automatically when the text also declines or unsubscribes and
 * the corrected label doesn't: such a reply is shown to a person.
 */
export function applyCorrections(
  classification: ReplyClassification,
  text: string,
  corrections: readonly Correction[],
): ReplyClassification {
  const cleaned = withShortRuns(text.trim()).slice(0, longest)
  if (corrections.length === 0 || cleaned === '') return classification
  const features = featuresOf(cleaned)
  let best: { label: ReplyLabel; likeness: number } | null = null
  for (const { text: exampleText, label } of corrections) {
    const likeness = cosine(features, featuresOf(withShortRuns(exampleText.trim()).slice(0, longest)))
    if (!best || likeness > best.likeness) best = { label, likeness }
  }
  if (!best || best.likeness < alike) return classification
  if (best.label === classification.label)
    return best.likeness >= same
      ? { ...classification, confidence: Math.max(classification.confidence, Math.min(0.95, confidentEnough)) }
      : classification
  if (best.likeness < same) return { ...classification, confidence: Math.min(classification.confidence, doubt) }
  const signs = signsOf(cleaned)
  const broad = broadLabel(best.label)
  const isRisky = (signs.unsubscribe && broad !== 'unsubscribe') || (signs.decline && (broad === 'interested' || broad === 'question'))
  return {
    ...classification,
    label: best.label,
    confidence: isRisky ? doubt : Math.max(confidentEnough, Math.min(0.95, best.likeness)),
    notInterestedReasons: broad === 'not_interested' ? classification.notInterestedReasons : [],
  }
}

/** Both have length one. */
function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [name, weight] of few) sum += weight * (many.get(name) ?? 0)
  return sum
}
