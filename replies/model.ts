// The trained model that ships with the product, read once.
import type { ReplyModel } from './classify-reply.ts'
import { modelFromText } from './model-text.ts'
import { kindModel, reasonModel } from './model.data.ts'

export const replyModel: ReplyModel = { kind: modelFromText(kindModel), reason: modelFromText(reasonModel) }
