import { tagColors } from '@fairlead/domain/candidate/tags'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, list, nothing, text } from '../../fields.ts'
import { tag } from '../../shapes/tag.ts'

export const listTags = call(
  'GET',
  'v2/talent/tags',
  ['staff', 'unproven'],
  'The tags of the workspace, by name, with how many people have each.',
  nothing,
  z.object({ tags: z.array(tag.extend({ people: z.number().int() })) }),
)
export type ListTags = CallType<typeof listTags>

export const createTag = call(
  'POST',
  'v2/talent/tags',
  ['unproven'],
  'Creates a tag, or responds with the existing tag of that name.',
  z.object({ name: text, color: z.enum(tagColors).default('gray') }),
  tag,
  { audit: 'person_changed', status: 201 },
)
export type CreateTag = CallType<typeof createTag>

export const changeTags = call(
  'PUT',
  'v2/talent/tags',
  ['unproven'],
  'Adds tags to people and removes others. People in the shared pool become the workspace’s own: `people` maps the given IDs to the new ones. `gone` are those that no longer exist.',
  z.object({ person_ids: list(id, 100), add: list(id, 20).default([]), remove: list(id, 20).default([]) }),
  z.object({ people: z.record(z.string(), z.string()), gone: z.array(z.string()) }),
  { audit: 'person_changed' },
)
export type ChangeTags = CallType<typeof changeTags>

export const deleteTag = call(
  'DELETE',
  'v2/talent/tags',
  ['unproven'],
  'Deletes a tag and takes it from everyone who has it.',
  z.object({ tag_id: id }),
  done,
  { audit: 'person_changed' },
)
export type DeleteTag = CallType<typeof deleteTag>
