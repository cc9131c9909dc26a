import type { WireTag } from '@fairlead/contract/shapes/tag'
import { showToast } from '../../ui/toast.ts'
import { text as tagsText } from '../../i18n/tags.ts'
import { changeTags, TagPicker } from './Tags.tsx'

interface Props {
  people: readonly { id: string; tags: readonly WireTag[] }[]
}

/** Tags several people of the pool, or takes a tag from them, with one undo for those it changed. */
export function TagButton({ people }: Props) {
  const has = (people[0]?.tags ?? []).map(({ id }) => id).filter((id) => people.every(({ tags }) => tags.some((tag) => tag.id === id)))

  async function change({ id: tagId, name }: WireTag, on: boolean) {
    // undo leaves the tag on those who had it before
    const ids = people.flatMap(({ id, tags }) => (tags.some((tag) => tag.id === tagId) === on ? [] : [id]))
    const result = await changeTags(ids, on ? { add: [tagId] } : { remove: [tagId] })
    if (!result) return
    const changed = Object.values(result.changed)
    const undo = () => void changeTags(changed, on ? { remove: [tagId] } : { add: [tagId] })
    if (result.problem) showToast(result.problem, { tone: 'bad', undo })
    else showToast(on ? tagsText.taggedMany(changed.length, name) : tagsText.untaggedMany(changed.length, name), { undo })
  }
  return <TagPicker has={has} onChange={(tag, on) => void change(tag, on)} />
}
