import { deleteSnippet, listSnippets, saveSnippet } from '@fairlead/contract/v2/snippets'
import { deleteSnippet as remove, listSnippets as list, saveSnippet as save } from '../../features/outreach/templates/snippet-store.ts'
import { endpoint, ok } from '../endpoint.ts'

export const getSnippets = endpoint(listSnippets, async (ctx) =>
  (await list(ctx)).map(({ editedBy, editedAt, ...snippet }) => ({ ...snippet, edited_by: editedBy, edited_at: editedAt.toISOString() })),
)

export const postSnippets = endpoint(saveSnippet, (ctx, { input }) =>
  save(ctx, { id: input.snippet_id, kind: input.kind, name: input.name, body: input.body, version: input.version ?? null }),
)

export const deleteSnippets = endpoint(deleteSnippet, async (ctx, { input }) => {
  await remove(ctx, input.snippet_id)
  return ok
})
