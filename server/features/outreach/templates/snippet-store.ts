// The only writer of snippets, which everyone in the workspace uses.
import { personNameAsText } from '@fairlead/domain/account/names'
import { cleanSnippetName, maxSnippets, validateSnippet, type Snippet } from '@fairlead/domain/outreach/snippet'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import { text as texts } from '../texts/texts.ts'

export interface StoredSnippet extends Snippet {
  id: string
  version: number
  editedBy: string | null
  editedAt: Date
}

export function listSnippets(ctx: ActorContext): Promise<StoredSnippet[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('snippet')
      .leftJoin('users', 'users.id', 'snippet.edited_by')
      .select(['snippet.id', 'snippet.kind', 'snippet.name', 'snippet.body', 'snippet.version', 'snippet.edited_at'])
      .select(['users.first_name', 'users.last_name'])
      .orderBy(sql`lower(snippet.name)`)
      .execute()
    return rows.map(({ first_name: first, last_name: last, edited_at: editedAt, ...row }) => ({
      ...row,
      editedAt,
      editedBy: personNameAsText(first ?? '', last ?? '') || null,
    }))
  })
}

/** `version`: the one that was edited; null = a new snippet, or the same request again. */
export function saveSnippet(
  ctx: ActorContext,
  { id, version, ...input }: Snippet & { id: string; version: number | null },
): Promise<{ id: string; version: number }> {
  const name = cleanSnippetName(input.name)
  const body = input.body.trim()
  const { kind } = input
  const wrong = validateSnippet({ kind, name, body })
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_input', undefined, wrong)
  return ctx.transaction(async (tx) => {
    // one change of a workspace's snippets at a time, because names and their number are checked first
    await sql`select pg_advisory_xact_lock(hashtextextended(${`snippets of ${ctx.workspaceId}`}, 0))`.execute(tx)
    const all = await tx.selectFrom('snippet').select(['id', 'name', 'body', 'version']).execute()
    const before = all.find((snippet) => snippet.id === id)
    if (before?.name === name && before.body === body) return { id, version: before.version }
    if (all.some((snippet) => snippet.id !== id && snippet.name.toLowerCase() === name.toLowerCase()))
      throw new Refusal('invalid_input', undefined, { name: texts.snippetNameTaken })
    const edited = { name, body, edited_by: ctx.userId, edited_at: ctx.now() }
    if (before) {
      if (before.version !== version) throw new Refusal('edited_meanwhile')
      await tx
        .updateTable('snippet')
        .set({ ...edited, version: before.version + 1 })
        .where('id', '=', id)
        .execute()
      return { id, version: before.version + 1 }
    }
    if (version !== null) throw new Refusal('edited_meanwhile', texts.snippetDeleted)
    if (all.length >= maxSnippets) throw new Refusal('invalid_input', undefined, { name: texts.snippetsMax(maxSnippets) })
    await tx
      .insertInto('snippet')
      .values({ ...edited, id, kind, workspace_id: ctx.workspaceId, version: 1 })
      .execute()
    return { id, version: 1 }
  })
}

export function deleteSnippet(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx.deleteFrom('snippet').where('id', '=', id).execute()
  })
}
