// What each part of a search excludes, and which titles in the pool are closest to the requested ones.
import { z } from 'zod'
import { searchFields } from './settings.ts'

export const searchCosts = {
  /** Whether the `more` of the filters are estimates from a sample of the pool. */
  costs_are_estimates: z.boolean(),
  /** Up to twenty that exclude the most people. */
  filters: z.array(
    z.object({
      /** 'MBA', 'Austin', 'at most 12 years'. */
      label: z.string(),
      /** Follows the number of people the filter excludes: 'if you drop MBA'. */
      phrase: z.string(),
      /** What giving it up does: 'make Rust nice to have'. */
      act: z.string(),
      /** How many more people would match without it; at least one. */
      more: z.number().int(),
      /** The settings that give it up; null if it can't be given up. */
      drop: searchFields.nullable(),
    }),
  ),
  /** Requirements that fewer than ten people with the job title meet: they affect the order and never filter. Rarest first. */
  rare: z.array(
    z.object({
      label: z.string(),
      /** People with the job title who meet it. */
      people: z.number().int(),
    }),
  ),
  /** If fewer than 25 match (in a search of the pool: no one): the requirements to give up so that enough do; null when giving up requirements changes nothing. */
  relaxation: z
    .object({
      /** 'Make BSN and PCU nice to have' */
      act: z.string(),
      /** The settings that give them up. */
      drop: searchFields,
      /** People who match then, for a project in the country, or anywhere without a place, counted up to 10,000. */
      people: z.number().int(),
    })
    .nullable(),
  /** For each requested job title, up to three titles of people in the pool that are closest to it. */
  near_titles: z.array(z.object({ title: z.string(), near: z.array(z.string()) })),
}
