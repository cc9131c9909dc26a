import { lookUpReference } from '@fairlead/contract/v2/reference'
import { endpoint } from '../endpoint.ts'
import { lookUp, lookUpTitles } from '../../features/projects/intake/reference-lookup.ts'

export const getReference = endpoint(lookUpReference, async (_, { input: { list, query }, services }) =>
  list === 'job_titles' ? lookUpTitles(services.tables, services.vocabulary, query) : lookUp(services.tables, list, query),
)
