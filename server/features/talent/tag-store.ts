// The only writer of tags and their people, also stored in the people index.
import { maxTags, tagName, validateTag, type TagColor } from '@fairlead/domain/candidate/tags'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Tag } from '../candidates/people/tag-views.ts'
import { indexAgain } from '../candidates/people/index-store.ts'
import { ensureOwnPerson, orGone } from './access-person.ts'
import { text as texts } from './texts/texts.ts'

export function listTags(ctx: ActorContext): Promise<(Tag & { people: number })[]> {
  return ctx.transaction(async (tx) => {
    const { rows } = await sql<Tag & { people: number }>`
      select tag.id, tag.name, tag.color, count(person_tag.person_id)::int as people
      from tag left join person_tag on person_tag.tag_id = tag.id group by tag.id order by lower(tag.name)`.execute(tx)
    return rows
  })
}

/** Finds or creates the tag with this name; repeated calls create one. */
export function createTag(ctx: ActorContext, input: { name: string; color: TagColor }): Promise<Tag> {
  return ctx.transaction(async (tx) => {
    const problem = validateTag(input.name)
    if (problem) throw new Refusal('invalid_input', problem, { name: problem })
    const name = tagName(input.name)
    const existing = await findTag(tx, name)
    if (existing) return existing
    const { count } = await tx
      .selectFrom('tag')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxTags) {
      const full = texts.tagsMax(maxTags)
      throw new Refusal('invalid_input', full, { name: full })
    }
    await tx
      .insertInto('tag')
      .values({ id: newId(), workspace_id: ctx.workspaceId, name, color: input.color, created_by: ctx.userId, created_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return must(await findTag(tx, name))
  })
}

async function findTag(tx: Tx, name: string): Promise<Tag | null> {
  const row = await tx
    .selectFrom('tag')
    .select(['id', 'name', 'color'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return row ?? null
}

/** Removes the tag from everyone who has it. */
export function deleteTag(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const people = await tx.deleteFrom('person_tag').where('tag_id', '=', id).returning('person_id').execute()
    await tx.deleteFrom('tag').where('id', '=', id).execute()
    await indexAgain(
      tx,
      people.map((row) => row.person_id),
    )
  })
}

export interface ChangeTags {
  personIds: string[]
  add: string[]
  remove: string[]
}

export interface TagsChanged {
  /** By the given IDs, those afterward: people from the shared pool get the workspace's own row. */
  people: Record<string, string>
  gone: string[]
}

/** Adds and removes several people's tags; those deleted in the meantime are left out, and refused if no one else is named. */
export function changeTags(ctx: ActorContext, vocabulary: Vocabulary, input: ChangeTags): Promise<TagsChanged> {
  return ctx.transaction(async (tx) => {
    const tags = await tx
      .selectFrom('tag')
      .select('id')
      .where('id', 'in', ['', ...input.add])
      .execute()
    if (tags.length < new Set(input.add).size) throw new Refusal('not_found', texts.tagGone)
    const ids: Record<string, string> = {}
    const gone: string[] = []
    for (const id of [...new Set(input.personIds)].toSorted()) {
      const person = await orGone(ensureOwnPerson(tx, ctx, vocabulary, id))
      if (person) ids[id] = person.id
      else gone.push(id)
    }
    if (gone.length > 0 && Object.keys(ids).length === 0) throw new Refusal('person_not_found')
    const people = Object.values(ids)
    const rows = people.flatMap((personId) =>
      tags.map((tag) => ({
        workspace_id: ctx.workspaceId,
        person_id: personId,
        tag_id: tag.id,
        added_by: ctx.userId,
        added_at: ctx.now(),
      })),
    )
    if (rows.length > 0)
      await tx
        .insertInto('person_tag')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (input.remove.length > 0 && people.length > 0)
      await tx.deleteFrom('person_tag').where('person_id', 'in', people).where('tag_id', 'in', input.remove).execute()
    await indexAgain(tx, people)
    return { people: ids, gone }
  })
}
