import { receiveGraphPush as graphPushCall } from '@fairlead/contract/v2/mailboxes/push/graph'
import { Refusal } from '@fairlead/domain/refusal'
import { escapeHtml } from '@fairlead/domain/shared/mail-body'
import { receiveGraphPush } from '../../../../features/mail/connections/receive-push.ts'
import { openEndpoint, TextAnswer } from '../../../endpoint.ts'

const longestToken = 1000

export const postMailboxesPushGraph = openEndpoint(
  graphPushCall,
  async ({ input, services }) => {
    const { validationToken, value } = input
    if (validationToken === undefined) {
      await receiveGraphPush(services.database, value ?? [])
      return null
    }
    if (validationToken.length > longestToken) throw new Refusal('bad_request')
    // Microsoft's tokens contain nothing to escape; anyone may send another one
    return new TextAnswer(escapeHtml(validationToken))
  },
  { maxBytes: 512 * 1024 },
)
