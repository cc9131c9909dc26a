import { changeTags, createTag, deleteTag, listTags } from '@fairlead/contract/v2/talent/tags'
import { changeTags as change, createTag as create, deleteTag as remove, listTags as list } from '../../../features/talent/tag-store.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const getTalentTags = endpoint(listTags, async (ctx) => ({ tags: await list(ctx) }))

export const postTalentTags = endpoint(createTag, async (ctx, { input }) => create(ctx, input))

export const putTalentTags = endpoint(changeTags, (ctx, { input, services }) =>
  change(ctx, services.vocabulary, { personIds: input.person_ids, add: input.add, remove: input.remove }),
)

export const deleteTalentTags = endpoint(deleteTag, async (ctx, { input }) => {
  await remove(ctx, input.tag_id)
  return ok
})
