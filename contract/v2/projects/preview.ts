import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { reason } from '../../shapes/candidate.ts'
import { searchFields } from '../../shapes/settings.ts'

export const previewSearch = call(
  'POST',
  'v2/projects/preview',
  'How many people in the talent pool match these settings, what each filter excludes, which requirements no one meets together, and the top five. Omitted fields come from the project, or are empty without one. Saves nothing.',
  searchFields.extend({ project_id: id.optional() }),
  z.object({
    /** People who match every filter and aren't in the project yet. */
    total: z.number().int(),
    /** If too many people match to count each, `total` is an estimate, with 95% confidence within this many percent. null = exact. */
    margin_percent: z.number().int().nullable(),
    /** Whether the `more` of the filters are estimates from a sample of the pool. */
    costs_are_estimates: z.boolean(),
    pool_is_empty: z.boolean(),
    /** How many filters the settings have. */
    filter_count: z.number().int(),
    /** Up to twenty that exclude the most people. */
    filters: z.array(
      z.object({
        /** 'MBA', 'Austin', 'at most 12 years'. */
        label: z.string(),
        /** Follows the number of people the filter excludes: 'if you drop MBA'. */
        phrase: z.string(),
        /** How many more people would match without it; at least one. */
        more: z.number().int(),
        /** The settings that give it up; null if it can't be given up. */
        drop: searchFields.nullable(),
      }),
    ),
    /** If no one matches: one to three requirements that no one meets together, rarest first; null when no such set was found. */
    conflict: z
      .array(
        z.object({
          label: z.string(),
          /** The people who meet it, following their number: 'with Rust', 'in Austin'. */
          holds: z.string(),
          /** People who meet this one, counted up to 10,000. */
          people: z.number().int(),
          /** The settings that give it up; null if it can't be given up. */
          drop: searchFields.nullable(),
        }),
      )
      .nullable(),
    /** The talent pool may be on several servers; people on servers that didn't respond are missing from this response. */
    parts: z.number().int(),
    parts_answered: z.number().int(),
    people: z.array(
      z.object({
        /** null if names are hidden. */
        core_candidate_id: z.string().nullable(),
        name: z.string(),
        picture_url: z.string().nullable(),
        headline: z.string().nullable(),
        title: z.string().nullable(),
        company: z.string().nullable(),
        location: z.string().nullable(),
        score: z.number().int(),
        /** The first three, each proven by the profile. */
        reasons: z.array(reason),
      }),
    ),
  }),
)
export type PreviewSearch = CallType<typeof previewSearch>
