import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { pageIndex, text } from '../fields.ts'

export const person = z.object({
  core_candidate_id: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  linkedin_profile_url: z.string().nullable(),
  emails: z.array(z.string()),
  /** 'pool' for the shared pool, else how this workspace added them. */
  source: z.string(),
})
export type WirePerson = z.infer<typeof person>

export const searchPeople = call(
  'GET',
  'v2/talent',
  ['staff', 'unproven'],
  'People in the pool by name, email, LinkedIn URL, or title; without a query, the newest people the workspace added.',
  z.object({ query: text.default(''), mine: z.enum(['true', 'false']).default('false'), page_idx: pageIndex.optional() }),
  z.object({ people: z.array(person), total: z.number() }),
)
export type SearchPeople = CallType<typeof searchPeople>

export const addPerson = call(
  'POST',
  'v2/talent',
  ['unproven'],
  'Adds one person by LinkedIn URL and email, or merges with an existing person.',
  z.object({
    linkedin_url: text.default(''),
    email: text.default(''),
    name: text.default(''),
    title: text.default(''),
    company: text.default(''),
    location: text.default(''),
  }),
  z.object({ core_candidate_id: z.string(), merged: z.boolean() }),
  { audit: 'person_changed', status: 201 },
)
export type AddPerson = CallType<typeof addPerson>
