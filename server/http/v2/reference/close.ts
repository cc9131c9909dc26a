import { findCloseEntries } from '@fairlead/contract/v2/reference/close'
import { findClose } from '../../../features/projects/intake/close-entries.ts'
import { endpoint } from '../../endpoint.ts'

export const getReferenceClose = endpoint(findCloseEntries, async (_, { input, services }) => ({
  names: findClose(services.tables, services.vocabulary, input.list, input.names),
}))
