import type { TagColor } from '@fairlead/domain/candidate/tags'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

export interface Tag {
  id: string
  name: string
  color: TagColor
}

/** Each person's tags, by name; those of the workspace's own row for people of the shared pool. */
export async function readTags(tx: Tx, personIds: readonly string[]): Promise<Map<string, Tag[]>> {
  if (personIds.length === 0) return new Map()
  const { rows } = await sql<Tag & { person: string }>`
    select given.id as person, tag.id, tag.name, tag.color from unnest(${personIds}::text[]) as given(id)
    join person_tag on person_tag.person_id = given.id
      or person_tag.person_id = (select s.id from person s where s.shadows = given.id and s.workspace_id is not null and s.erased_at is null)
    join tag on tag.id = person_tag.tag_id
    order by lower(tag.name)`.execute(tx)
  const tags = new Map<string, Tag[]>()
  for (const { person, ...tag } of rows) tags.set(person, [...(tags.get(person) ?? []), tag])
  return tags
}
