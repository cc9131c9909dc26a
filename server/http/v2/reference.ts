// GET {V2}reference
import { lookUpReference } from '@fairlead/contract/v2/reference'
import { endpoint } from '../endpoint.ts'
import { lookUp } from '../../features/projects/reference-lookup.ts'

export const getReference = endpoint(lookUpReference, async (_, { input, services }) => lookUp(services.tables, input.list, input.query))
