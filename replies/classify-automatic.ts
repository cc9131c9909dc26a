// Classifies a reply that a program sent: an absence, or what its owner wrote into it.
import { namesReturn } from '@fairlead/domain/conversation/out-of-office'
import { broadLabel, type ReplyClassification } from '@fairlead/domain/ports/reply-classifier'
import type { Day } from '@fairlead/domain/shared/days'
import { classifyReply, confidentEnough, doubt, type ReplyModel } from './classify-reply.ts'
import { mentionsAbsence } from './rules.ts'

/**
 * A request to be left alone, a data request, or a certain refusal counts in every email, automatic or not. `addedToSubject` is what the
 * program put before our subject; `today` is the day it arrived. What sounds like interest or a question is shown to a person. null for
 * a mere confirmation of receipt.
 */
export function classifyAutomatic(model: ReplyModel, text: string, addedToSubject: string, today: Day): ReplyClassification | null {
  const classification = classifyReply(model, text, today)
  const isCertain = classification.confidence >= confidentEnough
  const broad = broadLabel(classification.label)
  if (broad === 'unsubscribe' || (broad === 'not_interested' && isCertain)) return classification
  const whole = `${addedToSubject}\n${text}`
  if (mentionsAbsence(whole) || namesReturn(whole, today))
    return { label: 'out_of_office', confidence: 0.95, notInterestedReasons: [], quote: classification.quote }
  return isCertain && (broad === 'interested' || broad === 'question') ? { ...classification, confidence: doubt } : null
}
