// The workspace's tags: their look, and assigning them to people.
import { Button, Checkbox, Group, Popover, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import type { WireTag } from '@fairlead/contract/shapes/tag'
import type { ChangeTags, CreateTag, DeleteTag, ListTags } from '@fairlead/contract/v2/talent/tags'
import { tagColors, tagName, validateTag, type TagColor } from '@fairlead/domain/candidate/tags'
import { must } from '@fairlead/domain/shared/records'
import { IconTag, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import { TagBadge } from './TagList.tsx'
import { text as tagsText } from '../../i18n/tags.ts'

export const useTags = () => useQuery(queryFor<ListTags>('v2/talent/tags', {})).data?.tags ?? []

/** Updates a change everywhere it is shown. */
export const refreshPool = () =>
  invalidate('v2/talent/search', 'v2/talent/people', 'v2/talent/tags', 'v1/candidates', 'v2/projects/candidates')

/** The server changes this many at once. */
const atOnce = 100

/**
 * Adds or removes tags; returns the changed people's new IDs, and a sentence about those who weren't. null when no one was, which
 * is shown. Safe to repeat: a person has a tag once.
 */
export async function changeTags(personIds: readonly string[], change: { add?: string[]; remove?: string[] }) {
  const changed: Record<string, string> = {}
  let gone = 0
  try {
    for (let start = 0; start < personIds.length; start += atOnce) {
      const answer = await send<ChangeTags>('PUT', 'v2/talent/tags', { person_ids: personIds.slice(start, start + atOnce), ...change })
      Object.assign(changed, answer.people)
      gone += answer.gone.length
    }
    return { changed, problem: gone > 0 ? tagsText.goneNotTagged(gone) : null }
  } catch (error) {
    const done = Object.keys(changed).length
    if (done > 0) return { changed, problem: tagsText.onlyTagged(done, personIds.length) }
    showToast(sentenceOf(error, tagsText.tagsNotSaved), { tone: 'bad' })
    return null
  } finally {
    refreshPool()
  }
}

interface Props {
  /** Tags that all selected people have. */
  has: readonly string[]
  onChange: (tag: WireTag, on: boolean) => void
  children?: ReactNode
  label?: string
}

export function TagPicker({ has, onChange, children, label = tagsText.tag }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={280} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconTag size={15} />} onClick={() => setOpen(!open)}>
          {children ?? label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={tagsText.tags}>
        <TagChoice has={has} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}

function TagChoice({ has, onChange }: Pick<Props, 'has' | 'onChange'>) {
  const tags = useTags()
  const [text, setText] = useState('')
  const name = tagName(text)
  const matches = tags.filter((tag) => tag.name.toLowerCase().includes(name.toLowerCase()))
  const isNew = name !== '' && !tags.some((tag) => tag.name.toLowerCase() === name.toLowerCase())
  const wrong = name === '' ? null : validateTag(name)

  const creating = useSubmit({
    send: () => {
      // each new tag gets the least used color
      const used = (color: TagColor) => tags.filter((tag) => tag.color === color).length
      const color = must(tagColors.toSorted((a, b) => used(a) - used(b))[0])
      return send<CreateTag>('POST', 'v2/talent/tags', { name, color })
    },
    onSuccess: (tag) => {
      invalidate('v2/talent/tags')
      setText('')
      onChange(tag, true)
    },
    failure: tagsText.tagNotSaved,
    failureIn: 'toast',
  })
  function create() {
    const [only] = matches
    if (isNew && !wrong) void creating.run()
    else if (!isNew && name !== '' && only) onChange(only, !has.includes(only.id))
  }

  async function remove(tag: WireTag, people: number) {
    if (people > 0 && !window.confirm(tagsText.deleteTagQuestion(tag.name, people))) return
    try {
      await send<DeleteTag>('DELETE', 'v2/talent/tags', { tag_id: tag.id })
    } catch (error) {
      showToast(sentenceOf(error, tagsText.tagNotDeleted), { tone: 'bad' })
    }
    refreshPool()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
    >
      <Stack gap="xs">
        <TextInput
          data-autofocus
          size="sm"
          aria-label={tagsText.tagPlaceholder}
          placeholder={tagsText.tagPlaceholder}
          value={text}
          error={wrong}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {matches.length > 0 && (
          <ul className="stack scroll gap-6">
            {matches.map((tag) => (
              <li key={tag.id}>
                <Checkbox
                  checked={has.includes(tag.id)}
                  onChange={(event) => onChange(tag, event.currentTarget.checked)}
                  label={
                    <Group gap={6} wrap="nowrap">
                      <TagBadge tag={tag} />
                      <span className="soft text-13">{tag.people}</span>
                    </Group>
                  }
                />
                <UnstyledButton aria-label={tagsText.deleteTheTag(tag.name)} className="tool" onClick={() => void remove(tag, tag.people)}>
                  <IconTrash size={15} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        {matches.length === 0 && !isNew && (
          <Text size="sm" c="dimmed">
            {tagsText.noTagsText}
          </Text>
        )}
        {isNew && (
          <Button type="submit" size="xs" loading={creating.busy} disabled={wrong !== null}>
            {tagsText.createName(name)}
          </Button>
        )}
      </Stack>
    </form>
  )
}
