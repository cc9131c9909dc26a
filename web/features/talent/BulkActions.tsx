import { Button, Group, Tooltip } from '@mantine/core'
import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { IconDownload, IconFolderPlus, IconTrash } from '@tabler/icons-react'
import { limits } from '@fairlead/domain/shared/limits'
import { useState } from 'react'
import { saveCsvFile } from '../../ui/save-csv-file.ts'
import { useUser } from '../../session/use-user.ts'
import { AddToProjectDialog } from './AddToProjectDialog.tsx'
import { DeletePeopleDialog } from './DeletePeopleDialog.tsx'
import { TagButton } from '../../candidate/tags/TagButton.tsx'
import { text as talentText } from '../../i18n/talent.ts'
import { tableCsv } from '@fairlead/domain/shared/csv'

interface Props {
  people: readonly WirePooledPerson[]
  onClear: () => void
}

export function BulkActions({ people, onClear }: Props) {
  const [dialog, setDialog] = useState<'project' | 'delete' | null>(null)
  const isAdmin = useUser().data?.is_workspace_admin === true
  const deleteBlocked = !isAdmin ? talentText.adminOnly : people.length > limits.deleteAtOnce && talentText.deleteLimit(limits.deleteAtOnce)
  return (
    <>
      <Group gap="xs">
        <TagButton people={people.map(({ person_id: id, tags }) => ({ id, tags }))} />
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
        <Tooltip label={deleteBlocked} disabled={!deleteBlocked} events={{ hover: true, focus: true, touch: true }}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={15} />}
            aria-disabled={Boolean(deleteBlocked)}
            {...(deleteBlocked ? { 'data-disabled': true } : {})}
            onClick={() => !deleteBlocked && setDialog('delete')}
          >
            {talentText.deleteText}
          </Button>
        </Tooltip>
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
    </>
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
      person.applications.map(({ sentence }) => sentence).join('; '),
    ]),
  )
}
