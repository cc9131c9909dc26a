// The workspace's tags: their look, and assigning them to people.
import { Badge, Button, Checkbox, Group, Popover, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import type { WireTag } from '@fairlead/contract/shapes/talent'
import type { ChangeTags, CreateTag, DeleteTag, ListTags } from '@fairlead/contract/v2/talent/tags'
import { tagColors, tagName, validateTag, type TagColor } from '@fairlead/domain/candidate/tags'
import { IconTag, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import styles from './talent.module.css'
import { text as talentText } from '../../i18n/talent.ts'

export const useTags = () => useQuery(queryFor<ListTags>('v2/talent/tags', {})).data?.tags ?? []

export function TagBadge({ tag }: { tag: WireTag }) {
  return (
    <Badge component="span" className={styles.tag} data-color={tag.color} variant="default" size="md" radius="sm">
      {tag.name}
    </Badge>
  )
}

/** Updates a change everywhere it is shown. */
export const refreshPool = () => invalidate('v2/talent/search', 'v2/talent/people', 'v2/talent/tags')

/** Adds or removes tags; returns the people's new IDs, or null after a failure, which is shown. */
export async function changeTags(personIds: readonly string[], change: { add?: string[]; remove?: string[] }) {
  try {
    const { people } = await send<ChangeTags>('PUT', 'v2/talent/tags', { person_ids: [...personIds], ...change })
    return people
  } catch (error) {
    showToast(sentenceOf(error, talentText.tagsNotSaved), { tone: 'bad' })
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

export function TagPicker({ has, onChange, children, label = talentText.tag }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={280} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconTag size={15} />} onClick={() => setOpen(!open)}>
          {children ?? label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={talentText.tags}>
        <TagList has={has} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}

function TagList({ has, onChange }: Pick<Props, 'has' | 'onChange'>) {
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
      const color = tagColors.toSorted((a, b) => used(a) - used(b))[0]!
      return send<CreateTag>('POST', 'v2/talent/tags', { name, color })
    },
    onSuccess: (tag) => {
      invalidate('v2/talent/tags')
      setText('')
      onChange(tag, true)
    },
    failure: talentText.tagNotSaved,
    failureIn: 'toast',
  })
  function create() {
    const [only] = matches
    if (isNew && !wrong) void creating.run()
    else if (!isNew && name !== '' && only) onChange(only, !has.includes(only.id))
  }

  async function remove(tag: WireTag, people: number) {
    if (people > 0 && !window.confirm(talentText.deleteTagQuestion(tag.name, people))) return
    try {
      await send<DeleteTag>('DELETE', 'v2/talent/tags', { tag_id: tag.id })
    } catch (error) {
      showToast(sentenceOf(error, talentText.tagNotDeleted), { tone: 'bad' })
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
          aria-label={talentText.tagPlaceholder}
          placeholder={talentText.tagPlaceholder}
          value={text}
          error={wrong}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {matches.length > 0 && (
          <ul className={styles.tagList}>
            {matches.map((tag) => (
              <li key={tag.id}>
                <Checkbox
                  checked={has.includes(tag.id)}
                  onChange={(event) => onChange(tag, event.currentTarget.checked)}
                  label={
                    <Group gap={6} wrap="nowrap">
                      <TagBadge tag={tag} />
                      <span className={styles.soft}>{tag.people}</span>
                    </Group>
                  }
                />
                <UnstyledButton
                  aria-label={talentText.deleteTheTag(tag.name)}
                  className={styles.quietButton}
                  onClick={() => void remove(tag, tag.people)}
                >
                  <IconTrash size={15} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        {matches.length === 0 && !isNew && (
          <Text size="sm" c="dimmed">
            {talentText.noTagsText}
          </Text>
        )}
        {isNew && (
          <Button type="submit" size="xs" loading={creating.busy} disabled={wrong !== null}>
            {talentText.createName(name)}
          </Button>
        )}
      </Stack>
    </form>
  )
}
