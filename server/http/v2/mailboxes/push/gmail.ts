import { receiveGmailPush as gmailPushCall } from '@fairlead/contract/v2/mailboxes/push/gmail'
import { Refusal } from '@fairlead/domain/refusal'
import { receiveGmailPush } from '../../../../features/mail/connections/receive-push.ts'
import { openEndpoint } from '../../../endpoint.ts'
import { text } from '../../../texts/texts.ts'

export const postMailboxesPushGmail = openEndpoint(
  gmailPushCall,
  async ({ input, services, headers }) => {
    const { pushTokens } = services.outside
    const [, token = ''] = /^Bearer (\S+)$/i.exec(headers.authorization?.toString() ?? '') ?? []
    const isGenuine = await pushTokens?.isGenuine(token).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the keys of Google could not be read')
      // Pub/Sub sends it again
      throw new Refusal('unavailable', text.tryAgainInAMoment)
    })
    if (isGenuine !== true) throw new Refusal('not_signed_in', text.theTokenIsMissingOrWrong)
    await receiveGmailPush(services.database, input.message)
    return null
  },
  // a notification is smaller than a kilobyte
  { maxBytes: 64 * 1024 },
)
