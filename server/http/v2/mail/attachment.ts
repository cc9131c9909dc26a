import { readSentFile } from '@fairlead/contract/v2/mail/attachment'
import { readSentFile as read } from '../../../features/mail/messages/read-sent-file.ts'
import { endpoint, FileAnswer } from '../../endpoint.ts'

export const getMailAttachment = endpoint(readSentFile, async (ctx, { input }) => {
  const { name, contentType, bytes } = await read(ctx, { messageId: input.message_id, number: input.number })
  return new FileAnswer(name, contentType, bytes)
})
