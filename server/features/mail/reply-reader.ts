// How this product reads answers: the local classifier and the confidence from which it acts alone.
import { withoutFooter } from '@fairlead/domain/outreach/footer'
import { classifyReply, confidentEnough } from '@fairlead/matching/replies/classify-reply'
import { replyModel } from '@fairlead/matching/replies/model'
import type { ReplyReader } from './inbound-mail.ts'

export const replyReader: ReplyReader = {
  classify: (text) => classifyReply(replyModel, withoutFooter(text), { writtenBy: 'person' }),
  confidentEnough,
}
