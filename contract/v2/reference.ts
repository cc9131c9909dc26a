import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { text } from '../fields.ts'

export const referenceLists = ['job_titles', 'skills', 'companies', 'universities', 'majors', 'locations', 'industries'] as const
export type ReferenceList = (typeof referenceLists)[number]

const referenceEntry = z.object({ id: z.string(), name: z.string(), hint: z.string().nullable() })

export const lookUpReference = call(
  'GET',
  'v2/reference',
  ['staff', 'unproven'],
  'Up to 20 entries of a list that match the query, best first. Job titles include occupation names in 21 languages.',
  z.object({ list: z.enum(referenceLists), query: text.default('') }),
  z.array(
    referenceEntry.extend({
      /** The alternative name that matched; null when its own does. */
      also: z.string().nullable(),
      /** For an occupation: up to three names in other languages, the typed one first; ISO 639-1 codes. */
      names: z.array(z.object({ language: z.string(), name: z.string() })),
    }),
  ),
)
export type LookUpReference = CallType<typeof lookUpReference>
