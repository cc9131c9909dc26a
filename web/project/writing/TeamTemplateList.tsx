// The templates that the workspace shares, to be edited, compared, and deleted.
import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { relativeDate } from '../../ui/time.ts'
import { deleteTeamTemplate, useTeamTemplates, type SharedTemplate } from './use-team-templates.ts'
import { text as templateText } from '../../i18n/team-templates.ts'

interface Props {
  onEdit: (template: SharedTemplate | 'new') => void
  onHistory: (template: SharedTemplate) => void
}

export function TeamTemplateList({ onEdit, onHistory }: Props) {
  const templates = useTeamTemplates()
  if (templates.isError) return <ErrorState text={templateText.teamTemplatesFailed} onRetry={() => void templates.refetch()} />
  if (!templates.data) return <Skeleton h={160} radius={12} />
  return (
    <Stack onKeyDown={(event) => event.ctrlKey && event.stopPropagation()}>
      <Text size="sm" c="dimmed">
        {templates.data.length === 0 ? templateText.empty : templateText.about}
      </Text>
      {templates.data.length > 0 && (
        <ul className="scroll-tall">
          {templates.data.map((entry) => {
            const { name } = entry.template
            return (
              <li key={entry.id} className="row under pad-y gap-4">
                <div className="grow">
                  <Text fw={550} truncate>
                    {name}
                  </Text>
                  <Text size="sm" c="dimmed" truncate>
                    {templateText.lastSaved(entry.version, entry.edited_by, relativeDate(entry.edited_at))}
                  </Text>
                </div>
                <ActionIcon variant="subtle" size={36} aria-label={templateText.historyNamed(name)} onClick={() => onHistory(entry)}>
                  <IconHistory size={17} />
                </ActionIcon>
                <ActionIcon variant="subtle" size={36} aria-label={templateText.editNamed(name)} onClick={() => onEdit(entry)}>
                  <IconPencil size={17} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={templateText.deleteNamed(name)}
                  onClick={() => void deleteTeamTemplate(entry)}
                >
                  <IconTrash size={17} />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      <Group justify="end">
        <Button leftSection={<IconPlus size={16} />} onClick={() => onEdit('new')}>
          {templateText.newTemplate}
        </Button>
      </Group>
    </Stack>
  )
}
