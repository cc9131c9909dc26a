import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { text } from '../fields.ts'

export const referenceLists = ['job_titles', 'skills', 'companies', 'universities', 'majors', 'locations', 'industries'] as const
export type ReferenceList = (typeof referenceLists)[number]

const referenceEntry = z.object({ id: z.string(), name: z.string(), hint: z.string().nullable() })

export const lookUpReference = call(
  'GET',
  'v2/reference',
  'Up to 20 entries of a list that match the query, best first. Job titles include occupation names in 21 languages.',
  z.object({ list: z.enum(referenceLists), query: text.default('') }),
  z.array(
    referenceEntry.extend({
      /** The other name by which it was found; null when its own fits. */
      also: z.string().nullable(),
      /** Of an occupation: up to three names in other languages, the one that was typed first; codes of ISO 639-1. */
      names: z.array(z.object({ language: z.string(), name: z.string() })),
    }),
  ),
)
export type LookUpReference = CallType<typeof lookUpReference>
