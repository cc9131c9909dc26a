// How replies are classified: the local classifier and the confidence for acting automatically.
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { readAbsence } from '@fairlead/domain/conversation/out-of-office'
import { withoutFooter } from '@fairlead/domain/outreach/footer'
import { classifyReply, confidentEnough } from '@fairlead/replies/classify-reply'
import { applyCorrections } from '@fairlead/replies/corrections'
import { replyModel } from '@fairlead/replies/model'
import { mentionsAbsence } from '@fairlead/replies/rules'
import type { ReplyReader } from './inbound-mail.ts'

export const replyReader: ReplyReader = {
  classify: (text, corrections) => {
    const ownText = withoutFooter(text)
    return applyCorrections(
      classifyReply(replyModel, ownText, { writtenBy: 'person', today: dayOfMoment(new Date()) }),
      ownText,
      corrections,
    )
  },
  classifyAutomatic: (text, receivedAt) => {
    const classification = classifyReply(replyModel, withoutFooter(text), { writtenBy: 'person' })
    const isAbsence = mentionsAbsence(text) || readAbsence(text, dayOfMoment(receivedAt)).returns !== null
    return isAbsence ? { label: 'out_of_office', confidence: 0.95, notInterestedReasons: [], quote: classification.quote } : null
  },
  confidentEnough,
}
