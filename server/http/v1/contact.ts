import { contact } from '@fairlead/contract/v1/contact'
import { takeMessage } from '../../features/accounts/take-message.ts'
import { ok, openEndpoint } from '../endpoint.ts'

export const postContact = openEndpoint(contact, async ({ input, services }) => {
  if (input.website === '') await takeMessage(services.database.system, input, services.settings.contactTo, services.now())
  return ok
})
