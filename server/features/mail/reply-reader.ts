// How replies are classified: the local classifier and the confidence for acting automatically.
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { withoutFooter } from '@fairlead/domain/outreach/footer'
import { classifyReply, confidentEnough } from '@fairlead/replies/classify-reply'
import { classifyAutomatic } from '@fairlead/replies/classify-automatic'
import { applyCorrections } from '@fairlead/replies/corrections'
import { loadReplyModel } from '@fairlead/replies/model/load'
import type { ReplyReader } from './inbound-mail.ts'

export const replyReader: ReplyReader = {
  classify: (text, corrections) => {
    const ownText = withoutFooter(text)
    return applyCorrections(classifyReply(loadReplyModel(), ownText, dayOfMoment(new Date())), ownText, corrections)
  },
  classifyAutomatic: (text, addedToSubject, receivedAt) =>
    classifyAutomatic(loadReplyModel(), withoutFooter(text), addedToSubject, dayOfMoment(receivedAt)),
  confidentEnough,
}
