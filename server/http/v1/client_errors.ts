import { reportError } from '@fairlead/contract/v1/client_errors'
import { endpoint, ok } from '../endpoint.ts'

export const postClientErrors = endpoint(reportError, async (_, { input, services }) => {
  services.errors?.report({ side: 'browser', ...input })
  return ok
})
