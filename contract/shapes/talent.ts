// People in the talent pool with their tags, and the search parameters.
import { z } from 'zod'
import { flag, list, numberOrNull, texts } from '../fields.ts'
import { application } from './application.ts'
import { reason } from './candidate.ts'
import { notInPoolSearch } from './search-field-names.ts'
import { searchFields } from './settings.ts'
import { tag } from './tag.ts'

/** The parameters of a pool search, without paging. The criteria are those of a project. */
export const poolSearchFields = {
  /** A sentence, or words with AND, OR, NOT, quotes, and parentheses; a name, an email, or a LinkedIn URL finds that person. */
  query: z.string().max(500).default(''),
  /** The criteria already stand for the query: its words aren't searched. */
  is_read: flag.default(false),
  titles: texts.default([]),
  skills: texts.default([]),
  locations: texts.default([]),
  /** null = within the metropolitan area, 0 = in the city itself. */
  radius_km: numberOrNull.pipe(z.number().max(1000).nullable()).default(null),
  ...searchFields.omit(notInPoolSearch).shape,
  /** People who have all of these. */
  tag_ids: list(z.string().max(64), 20).default([]),
  /** Only people who have applied to the workspace before, as an import told. */
  applied: flag.default(false),
  /** Only people who were added at this time (ISO 8601) or later; '' = at any time. Not saved with a search. */
  added_since: z.union([z.iso.datetime(), z.literal('')]).default(''),
  /** Include people in the shared pool that the workspace has not added. */
  shared: flag.default(false),
}

export const pooledPerson = z.object({
  person_id: z.string(),
  /** Initials if names are hidden from the user. */
  name: z.string(),
  name_hidden: z.boolean(),
  picture_url: z.string().nullable(),
  headline: z.string().nullable(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  emails: z.array(z.string()),
  linkedin_url: z.string().nullable(),
  skills: z.array(z.string()),
  /** Added by the workspace; otherwise from the shared pool. */
  is_own: z.boolean(),
  source: z.string(),
  added_at: z.string(),
  tags: z.array(tag),
  /** Earlier applications, from imports, newest first. */
  applications: z.array(application),
  /** Found by name or address. */
  by_name: z.boolean(),
  /** The first three, each proven by the profile. */
  reasons: z.array(reason),
})
export type WirePooledPerson = z.infer<typeof pooledPerson>
