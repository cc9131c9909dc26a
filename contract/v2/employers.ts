import { employerKinds } from '@fairlead/domain/reference/employers'
import { industries } from '@fairlead/domain/reference/lists'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, list, numberOrNull, text } from '../fields.ts'

const facts = z.object({
  /** As requested. */
  company: z.string(),
  name: z.string(),
  industry: z.enum(industries).nullable(),
  /** ISO 3166 alpha-2, of the headquarters. */
  country: z.string().nullable(),
  city: z.string().nullable(),
  founded: z.number().int().nullable(),
  /** How many people worked there in `size_year`. */
  size_min: z.number().int().nullable(),
  size_max: z.number().int().nullable(),
  size_year: z.number().int().nullable(),
  kinds: z.array(z.enum(employerKinds)),
  /** Where the facts are from, as names. */
  sources: z.array(z.string()),
  /** The workspace corrected them. */
  is_corrected: z.boolean(),
})
export type WireEmployer = z.infer<typeof facts>

export const readEmployers = call(
  'GET',
  'v2/employers',
  ['staff', 'unproven'],
  'What is known about employers, found by name: the workspace’s corrections, else the shipped table. Names that aren’t listed, or that several employers have, are left out.',
  z.object({ companies: list(text, 100).default([]) }),
  z.object({ employers: z.array(facts) }),
)
export type ReadEmployers = CallType<typeof readEmployers>

export const saveEmployer = call(
  'PUT',
  'v2/employers',
  ['unproven'],
  'Corrects what is known about an employer, for the whole workspace. All fields are replaced; an empty one is unknown.',
  z.object({
    company: text,
    industry: z.enum([...industries, '']).default(''),
    country: text.default(''),
    city: text.default(''),
    founded: numberOrNull.default(null),
    size_min: numberOrNull.default(null),
    size_max: numberOrNull.default(null),
    size_year: numberOrNull.default(null),
    kinds: list(z.enum(employerKinds), employerKinds.length).default([]),
  }),
  done,
  { audit: 'settings_changed' },
)
export type SaveEmployer = CallType<typeof saveEmployer>

export const resetEmployer = call(
  'DELETE',
  'v2/employers',
  ['unproven'],
  'Takes back the workspace’s correction of an employer.',
  z.object({ company: text }),
  done,
  { audit: 'settings_changed' },
)
export type ResetEmployer = CallType<typeof resetEmployer>
