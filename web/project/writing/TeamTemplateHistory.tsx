// The versions of a shared template: who saved what and when, and an earlier one to be restored.
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { useSubmit } from '../../api/use-submit.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { relativeDate } from '../../ui/time.ts'
import { TemplateDifference } from './TemplateDifference.tsx'
import { restoreTemplateVersion, useTemplateVersions, type TemplateVersion } from './use-team-templates.ts'
import { text as templateText } from '../../i18n/team-templates.ts'

export function TeamTemplateHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const versions = useTemplateVersions(id)
  const [restoring, setRestoring] = useState<TemplateVersion | null>(null)
  if (versions.isError) return <ErrorState text={templateText.historyFailed} onRetry={() => void versions.refetch()} />
  if (!versions.data) return <Skeleton h={220} radius={12} />
  const latest = versions.data[0]
  if (!latest) return <Text size="sm">{templateText.gone}</Text>
  if (restoring) return <Restoring {...{ id, latest }} earlier={restoring} onClose={() => setRestoring(null)} />
  return (
    <Stack>
      <ol className="scroll-tall">
        {versions.data.map((entry, index) => (
          <li key={entry.version} className="under pad-y">
            <Version
              entry={entry}
              previous={versions.data[index + 1] ?? null}
              isLatest={entry === latest}
              onRestore={() => setRestoring(entry)}
            />
          </li>
        ))}
      </ol>
      <Group justify="end">
        <Button variant="subtle" onClick={onClose}>
          {templateText.back}
        </Button>
      </Group>
    </Stack>
  )
}

interface VersionProps {
  entry: TemplateVersion
  previous: TemplateVersion | null
  isLatest: boolean
  onRestore: () => void
}

function Version({ entry, previous, isLatest, onRestore }: VersionProps) {
  const { version, restored_from: source } = entry
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <div className="grow">
          <Group gap={8}>
            <Text fw={550}>{templateText.versionNumber(version)}</Text>
            {isLatest && (
              <Badge variant="light" size="sm">
                {templateText.latest}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {templateText.savedBy(entry.edited_by, relativeDate(entry.edited_at))}
          </Text>
          {source !== null && (
            <Text size="sm" c="dimmed">
              {templateText.restoredFrom(source)}
            </Text>
          )}
        </div>
        {!isLatest && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRestore size={15} />}
            aria-label={templateText.restoreNamed(version)}
            onClick={onRestore}
          >
            {templateText.restore}
          </Button>
        )}
      </Group>
      {previous ? (
        <details open={isLatest}>
          <summary>{templateText.whatChanged(version)}</summary>
          <TemplateDifference before={previous.template} after={entry.template} />
        </details>
      ) : (
        <Text size="sm" c="dimmed">
          {version === 1 ? templateText.created : templateText.earliestKept}
        </Text>
      )}
    </>
  )
}

interface RestoringProps {
  id: string
  latest: TemplateVersion
  earlier: TemplateVersion
  onClose: () => void
}

function Restoring({ id, latest, earlier, onClose }: RestoringProps) {
  const submission = useSubmit({
    send: () => restoreTemplateVersion(id, earlier.version, latest.version),
    success: ({ version }) => templateText.restored(earlier.version, version),
    onSuccess: onClose,
    refused: ({ code }) => (code === 'edited_meanwhile' ? templateText.restoreConflict : null),
    failure: templateText.restoreFailed,
  })
  return (
    <Stack>
      <Text size="sm">{templateText.restoring(earlier.version)}</Text>
      <TemplateDifference before={latest.template} after={earlier.template} />
      <FormError>{submission.sentence}</FormError>
      <Group justify="end" gap="xs">
        <Button variant="subtle" onClick={onClose}>
          {templateText.cancel}
        </Button>
        <Button loading={submission.busy} onClick={() => void submission.run()}>
          {templateText.restore}
        </Button>
      </Group>
    </Stack>
  )
}
