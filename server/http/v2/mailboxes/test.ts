import { testMailbox as call } from '@fairlead/contract/v2/mailboxes/test'
import { mailFaultSentence } from '@fairlead/domain/outreach/mailbox'
import { testMailbox } from '../../../features/mail/connections/connect-mailbox.ts'
import { endpoint } from '../../endpoint.ts'
import { mailboxTools } from '../../mailbox-tools.ts'
import { serversOf } from '../../wire/mailboxes.ts'

export const postMailboxesTest = endpoint(call, async (ctx, { input, services }) => {
  const servers = serversOf(input)
  const newMailbox = { address: input.address, name: '', password: input.password, isShared: input.is_shared ?? false, ...servers }
  const test = await testMailbox(ctx, mailboxTools(services), newMailbox)
  const direction = (protocol: 'smtp' | 'imap') => {
    const fault = test[protocol]
    return { ok: fault === null, why: fault && mailFaultSentence(fault, protocol, servers[protocol]) }
  }
  return { smtp: direction('smtp'), imap: direction('imap') }
})
