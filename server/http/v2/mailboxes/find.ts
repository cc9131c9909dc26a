import { messages } from '@fairlead/domain/shared/messages'
import { findMailServers } from '@fairlead/contract/v2/mailboxes/find'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { endpoint } from '../../endpoint.ts'
import { serversToWire } from '../../wire/mailboxes.ts'

export const getMailboxesFind = endpoint(findMailServers, async (_, { input, services }) => {
  const address = normaliseEmail(input.address)
  if (!isEmail(address)) throw new Refusal('invalid_input', undefined, { address: messages.notAnEmail })
  const servers = await services.outside.mailboxes.find(address)
  return { by: servers.by, ...serversToWire(servers) }
})
