import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { ExpandSearch, ListExpansions } from '@fairlead/contract/v2/projects/expansions'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { queryFor, invalidate } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { usePending } from '../../../api/use-submit.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { perform } from '../../../project/project-actions.ts'
import { text as panelReviewExpandText } from '../../../i18n/panel-review-expand.ts'

type Key = ListExpansions['answer']['expansions'][number]['key']

export function ExpandDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const query = useQuery({ ...queryFor<ListExpansions>('v2/projects/expansions', { project_id: projectId }), staleTime: 0 })
  const [chosen, setChosen] = useState<readonly Key[]>([])
  const [busy, during] = usePending()
  const data = query.data
  const submit = async () => {
    const expansions = [...chosen]
    const work = () => send<ExpandSearch>('POST', 'v2/projects/expansions', { project_id: projectId, expansions })
    const done = await perform(work, panelReviewExpandText.started)
    invalidate('v1/projects/settings')
    if (done) onClose()
  }
  return (
    <Dialog title={panelReviewExpandText.expandTheSearch} size={560} onClose={onClose}>
      {query.isError && !data && <ErrorState text={panelReviewExpandText.loadFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton h={200} radius={8} />}
      {data && data.expansions.length === 0 && (
        <Stack>
          <Text size="sm">{panelReviewExpandText.noFilters}</Text>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {panelReviewExpandText.cancel}
            </Button>
            <Button component={Link} to={`/projects/settings/v2/${projectId}?step=Job Titles`}>
              {panelReviewExpandText.editTheSearch}
            </Button>
          </Group>
        </Stack>
      )}
      {data && data.expansions.length > 0 && (
        <Stack>
          <Text size="sm">{panelReviewExpandText.howToRelax(panelReviewExpandText.reached(data.people))}</Text>
          <Checkbox.Group aria-label={panelReviewExpandText.filtersToRelax} value={[...chosen]} onChange={(keys) => setChosen(keys)}>
            <Stack gap="sm">
              {data.expansions.map(({ key, label, more }, index) => (
                <Checkbox
                  key={key}
                  value={key}
                  label={label}
                  description={panelReviewExpandText.more(more)}
                  data-autofocus={index === 0 || undefined}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {panelReviewExpandText.cancel}
            </Button>
            <Button disabled={chosen.length === 0} loading={busy} onClick={() => void during(submit)}>
              {panelReviewExpandText.expandAndSearch}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
