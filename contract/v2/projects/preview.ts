import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { reason } from '../../shapes/candidate.ts'
import { searchCosts } from '../../shapes/search-costs.ts'
import { searchFields } from '../../shapes/settings.ts'

export const previewSearch = call(
  'POST',
  'v2/projects/preview',
  ['staff', 'unproven'],
  'How many people in the talent pool match these settings, what each filter excludes, where they live, what to give up if few match, and the top five. Omitted fields come from the project, or are empty without one. Saves nothing.',
  searchFields.extend({ project_id: id.optional() }),
  z.object({
    /** People who match every filter and aren't in the project yet. */
    total: z.number().int(),
    /** If too many people match to count each, `total` is an estimate, with 95% confidence within this many percent. null = exact. */
    margin_percent: z.number().int().nullable(),
    pool_is_empty: z.boolean(),
    /** How many filters the settings have. */
    filter_count: z.number().int(),
    ...searchCosts,
    /** Where the search looks for people, nearest first, each area including the ones before it; empty = anywhere. */
    places: z.array(
      z.object({
        /** 'Columbus', 'Ohio', 'United States', 'Anywhere'. */
        label: z.string(),
        /** `within` a distance of a place, `near` one, `wider` than that, or `anywhere`. */
        kind: z.enum(['near', 'within', 'wider', 'anywhere']),
        /** People there who match every other filter, counted up to 10,000. */
        people: z.number().int(),
      }),
    ),
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
  { audit: null },
)
export type PreviewSearch = CallType<typeof previewSearch>
