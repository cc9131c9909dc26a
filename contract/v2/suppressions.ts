// {V2}suppressions: addresses and domains that this workspace never writes to.
import { maxEntries, suppressionReasons, suppressionScopes } from '@fairlead/domain/outreach/suppression'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, id, text } from '../fields.ts'

const entry = z.object({
  id: z.string(),
  /** The address or domain; null for a deleted person, and for candidates whose names are hidden. */
  name: z.string().nullable(),
  scope: z.enum(suppressionScopes),
  reason: z.enum(suppressionReasons),
  added_at: z.string(),
  /** The user who added it; null for automatic entries. */
  added_by: z.string().nullable(),
  /** Why it can't be removed; null when it can. */
  why_not_remove: z.string().nullable(),
})

export const listSuppressions = call(
  'GET',
  'v2/suppressions',
  ['staff', 'unproven'],
  'The suppression list of this workspace, newest first. For admins.',
  z.object({
    /** Part of an address or domain, or a whole address. */
    search: text.default(''),
    /** The ID of the last entry read. */
    after: text.default(''),
  }),
  z.object({ entries: z.array(entry), total: z.number(), has_more: z.boolean() }),
)
export type ListSuppressions = CallType<typeof listSuppressions>

export const addSuppressions = call(
  'POST',
  'v2/suppressions',
  ['unproven'],
  `Adds addresses and domains, one per line or CSV row, at most ${maxEntries}. Nothing is added if a line can’t be read. For admins.`,
  z.object({ list: z.string().max(1_000_000) }),
  z.object({
    added: z.number(),
    /** They were already on the list. */
    known: z.number(),
  }),
  { audit: 'itself' },
)
export type AddSuppressions = CallType<typeof addSuppressions>

export const removeSuppression = call(
  'DELETE',
  'v2/suppressions',
  ['unproven'],
  'Removes an entry that your team added or that bounced. Recipients who unsubscribed or complained opt in again themselves. For admins.',
  z.object({ suppression_id: id }),
  done,
  { audit: 'itself', also: { 404: 'There is no such entry.' } },
)
export type RemoveSuppression = CallType<typeof removeSuppression>
