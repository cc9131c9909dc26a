import { contact } from '@fairlead/contract/v1/contact'
import { receiveMessage } from '../../features/accounts/contact/receive-message.ts'
import { ok, openEndpoint } from '../endpoint.ts'

export const postContact = openEndpoint(contact, async ({ input, services }) => {
  if (input.website === '') await receiveMessage(services.database.system, input, services.settings.contactTo, services.now())
  return ok
})
