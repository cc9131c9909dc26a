// POST {V1}client_errors
import { tellError } from '@fairlead/contract/v1/client_errors'
import { endpoint, ok } from '../endpoint.ts'

export const postClientErrors = endpoint(tellError, async (_, { input, services }) => {
  services.errors?.tell({ side: 'browser', ...input })
  return ok
})
