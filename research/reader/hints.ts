// The lists and headings that the reader is given in the product, for its training.
import { buildHints } from '@fairlead/extraction/load-reader'
import { loadConceptNames } from '@fairlead/matching/titles/model/load'
import { readReferenceTables } from '../../server/platform/reference.ts'

export const trainingHints = () => buildHints(readReferenceTables(), loadConceptNames())
