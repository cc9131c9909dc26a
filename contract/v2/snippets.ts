// {V2}snippets: short texts that a workspace inserts into its emails, and templates of its offer letters.
import { snippetKinds } from '@fairlead/domain/outreach/snippet'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, id, longText, nothing, text, whole } from '../fields.ts'

export const listSnippets = call(
  'GET',
  'v2/snippets',
  ['staff', 'unproven'],
  'The snippets of the workspace and its templates of offer letters, by name.',
  nothing,
  z.array(
    z.object({
      id: z.string(),
      kind: z.enum(snippetKinds),
      name: z.string(),
      /** Plain text, or HTML if formatted; with variables. */
      body: z.string(),
      /** Increases with every change. */
      version: z.number(),
      /** The user who last changed it; null when they are gone. */
      edited_by: z.string().nullable(),
      edited_at: z.string(),
    }),
  ),
)
export type ListSnippets = CallType<typeof listSnippets>

export const saveSnippet = call(
  'POST',
  'v2/snippets',
  ['unproven'],
  'Creates a snippet under an id of the caller, or changes it. Each name exists once in a workspace.',
  z.object({
    snippet_id: id,
    kind: z.enum(snippetKinds).default('snippet'),
    name: text,
    body: longText,
    /** The edited version; a newer one isn't overwritten. Absent for a new snippet. */
    version: whole.optional(),
  }),
  z.object({ id: z.string(), version: z.number() }),
  { audit: 'templates_changed' },
)
export type SaveSnippet = CallType<typeof saveSnippet>

export const deleteSnippet = call(
  'DELETE',
  'v2/snippets',
  ['unproven'],
  'Deletes a snippet. Emails it was inserted into keep its text.',
  z.object({ snippet_id: id }),
  done,
  { audit: 'templates_changed' },
)
export type DeleteSnippet = CallType<typeof deleteSnippet>
