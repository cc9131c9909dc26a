import { Anchor, Button, Select, Switch, Text } from '@mantine/core'
import type { ReadAtsSync, SaveAtsSync } from '@fairlead/contract/v2/ats/sync'
import { must } from '@fairlead/domain/shared/records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate, putAnswer } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { JobList } from './JobList.tsx'
import { text as projectAtsText } from '../../i18n/project-ats.ts'
import { LoadingBox } from '../../ui/LoadingBox.tsx'

type Sync = ReadAtsSync['answer']
type Change = Omit<SaveAtsSync['input'], 'project_id'>

export function SyncEditor({ projectId }: { projectId: string }) {
  const key = queryFor<ReadAtsSync>('v2/ats/sync', { project_id: projectId })
  const sync = useQuery(key)
  const [choosing, setChoosing] = useState(false)

  const saving = useSubmit({
    send: (_what: string, change: Change) => send<SaveAtsSync>('PUT', 'v2/ats/sync', { project_id: projectId, ...change }),
    onSuccess: (next) => {
      putAnswer(key.queryKey, next)
      invalidate('v2/ats', 'v2/ats/jobs')
      setChoosing(false)
    },
    failure: projectAtsText.syncNotSaved,
    failureIn: 'toast',
    refused: ({ message }) => message,
  })
  const busy = saving.running?.[0] ?? null
  const save = saving.run

  if (sync.isError && !sync.data)
    return <ErrorState text={sentenceOf(sync.error, projectAtsText.syncNotLoaded)} onRetry={() => void sync.refetch()} />
  if (!sync.data) return <LoadingBox h={240} radius={12} label={projectAtsText.readingTheSync} />
  const { data } = sync
  if (data.is_former && !data.integration) return <Banner tone="warn">{projectAtsText.importedFromNote(data.job?.name ?? '')}</Banner>
  if (!data.integration) return null
  if (!data.job || data.is_former || choosing)
    return (
      <div className="stack gap-20">
        {data.is_former && <Banner tone="warn">{projectAtsText.endedLinkNote(data.job?.name ?? '', data.integration)}</Banner>}
        <Text>{projectAtsText.jobQuestion(data.integration)}</Text>
        <JobList
          integration={data.integration}
          verb={projectAtsText.choose}
          busy={busy}
          onTake={(job) => void save(job.id, { job_id: job.id })}
        />
        {choosing && (
          <Button variant="default" className="to-start" onClick={() => setChoosing(false)}>
            {projectAtsText.keepName(data.job?.name ?? '')}
          </Button>
        )}
      </div>
    )
  return <Mapping data={data} busy={busy} onSave={(field, change) => void save(field, change)} onChoose={() => setChoosing(true)} />
}

interface MappingProps {
  data: Sync
  busy: string | null
  onSave: (field: string, change: Change) => void
  onChoose: () => void
}

function Mapping({ data, busy, onSave, onChoose }: MappingProps) {
  const proposed = data.rows.filter(({ to, proposed: by }) => to === null && by !== null)
  const gone = data.rows.filter(({ is_gone }) => is_gone)
  const options = data.stages.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="stack gap-20">
      <div>
        <Text fw={600}>{data.job?.name}</Text>
        <Text size="sm" c="dimmed">
          {[data.integration, data.job?.remote_id].filter(Boolean).join(' · ')}
          {' · '}
          <Anchor component="button" type="button" size="sm" onClick={onChoose}>
            {projectAtsText.anotherJob}
          </Anchor>
        </Text>
      </div>
      <Switch
        label={projectAtsText.sendCandidatesAutomatically}
        description={projectAtsText.syncText}
        checked={data.is_on}
        disabled={busy !== null}
        onChange={(event) => onSave('on', { is_on: event.currentTarget.checked })}
      />
      {gone.length > 0 && (
        <Banner tone="warn" role="alert">
          {projectAtsText.stagesGone(gone.length, gone.map(({ to }) => to?.name).join(', '))}
        </Banner>
      )}
      <fieldset className="tiles" aria-label={projectAtsText.stages}>
        {data.rows.map(({ stage, label, to, is_gone }) => (
          <Select
            key={stage}
            label={label}
            placeholder={projectAtsText.sendNone}
            data={to && is_gone ? [...options, { value: to.id, label: projectAtsText.goneStage(to.name), disabled: true }] : options}
            value={to?.id ?? null}
            error={is_gone ? projectAtsText.stageGone : undefined}
            disabled={busy !== null && busy !== stage}
            clearable
            clearButtonProps={{ 'aria-label': projectAtsText.sendNoOneFrom(label) }}
            allowDeselect={false}
            onChange={(id) => onSave(stage, { stages: { [stage]: id } })}
          />
        ))}
      </fieldset>
      {proposed.length > 0 && (
        <Button
          variant="subtle"
          size="compact-md"
          className="to-start"
          loading={busy === 'proposed'}
          onClick={() =>
            onSave('proposed', {
              stages: Object.fromEntries(proposed.map((row) => [row.stage, must(row.proposed).id])),
            })
          }
        >
          {projectAtsText.mapByName}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {projectAtsText.changesNote(data.integration ?? '')}
      </Text>
    </div>
  )
}
