import { Button, Group, Text, Tooltip } from '@mantine/core'
import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { IconDownload, IconFolderPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { saveCsvFile } from '../../ui/save-csv-file.ts'
import { showToast } from '../../ui/toast.ts'
import { useUser } from '../../session/use-user.ts'
import { AddToProjectDialog } from './AddToProjectDialog.tsx'
import { DeletePeopleDialog } from './DeletePeopleDialog.tsx'
import styles from './talent.module.css'
import { changeTags, TagPicker } from './tags.tsx'
import { text as talentText } from '../../i18n/talent.ts'
import { tableCsv } from '@fairlead/domain/shared/csv'

interface Props {
  people: readonly WirePooledPerson[]
  onClear: () => void
}

export function BulkActions({ people, onClear }: Props) {
  const [dialog, setDialog] = useState<'project' | 'delete' | null>(null)
  const isAdmin = useUser().data?.is_workspace_admin === true
  const ids = people.map(({ person_id: id }) => id)
  const count = talentText.peopleCount(people.length)
  const shared = people.filter((person) => person.tags.length > 0)
  const has =
    shared.length < people.length
      ? []
      : (people[0]?.tags ?? []).map(({ id }) => id).filter((id) => people.every((person) => person.tags.some((tag) => tag.id === id)))

  async function tag(tagId: string, name: string, on: boolean) {
    const now = await changeTags(ids, on ? { add: [tagId] } : { remove: [tagId] })
    if (!now) return
    const undo = () => void changeTags(Object.values(now), on ? { remove: [tagId] } : { add: [tagId] })
    showToast(on ? talentText.taggedMany(count, name) : talentText.untaggedMany(count, name), { undo })
  }

  return (
    <section className={styles.bulk} aria-label={talentText.selectedPeople}>
      <Text size="sm" fw={600}>
        {talentText.selectedCount(count)}
      </Text>
      <Group gap="xs">
        <TagPicker has={has} onChange={({ id, name }, on) => void tag(id, name, on)} />
        <Button variant="default" size="xs" leftSection={<IconFolderPlus size={15} />} onClick={() => setDialog('project')}>
          {talentText.addToProject}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={15} />}
          onClick={() => saveCsvFile(talentText.talentPool, peopleCsv(people))}
        >
          {talentText.exportCsv}
        </Button>
        <Tooltip label={talentText.adminOnly} disabled={isAdmin} events={{ hover: true, focus: true, touch: true }}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={15} />}
            aria-disabled={!isAdmin}
            {...(!isAdmin ? { 'data-disabled': true } : {})}
            onClick={() => isAdmin && setDialog('delete')}
          >
            {talentText.deleteText}
          </Button>
        </Tooltip>
        <Button variant="subtle" size="xs" onClick={onClear}>
          {talentText.clear}
        </Button>
      </Group>
      {dialog === 'project' && <AddToProjectDialog people={people} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeletePeopleDialog
          people={people}
          onClose={() => setDialog(null)}
          onDeleted={() => {
            setDialog(null)
            onClear()
          }}
        />
      )}
    </section>
  )
}

/** A file that the talent pool's import can read again. */
function peopleCsv(people: readonly WirePooledPerson[]): string {
  return tableCsv(
    talentText.csvColumns,
    people.map((person) => [
      person.name,
      person.title,
      person.company,
      person.location,
      person.emails.join('; '),
      person.linkedin_url,
      person.skills.join('; '),
      person.tags.map(({ name }) => name).join('; '),
      person.is_own ? person.source : talentText.csvSharedPool,
      person.added_at.slice(0, 10),
    ]),
  )
}
