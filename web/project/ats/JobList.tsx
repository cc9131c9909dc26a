// The linked system's open jobs with a search; each can be imported, or opened if it was.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { must } from '@fairlead/domain/shared/records'
import { Button, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { findJobs, useAtsJobs, type AtsJob } from './use-ats-jobs.ts'
import { text as projectAtsText } from '../../i18n/project-ats.ts'
import { LoadingBox } from '../../ui/LoadingBox.tsx'

interface Props {
  integration: string
  /** The label of the choose button. */
  verb: string
  /** The job being imported. */
  busy: string | null
  onTake: (job: AtsJob) => void
}

const atFirst = 8

export function JobList({ integration, verb, busy, onTake }: Props) {
  const { jobs, isComplete, isError, error, refetch, fetchNextPage } = useAtsJobs()
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  if (!jobs && isError)
    return <ErrorState text={sentenceOf(error, projectAtsText.jobsNotLoaded(integration))} onRetry={() => void refetch()} />
  if (!jobs) return <LoadingBox h={220} radius={12} label={projectAtsText.readingTheJobs} />
  const matches = findJobs(jobs, typed)
  const visible = all || typed.trim() !== '' ? matches : matches.slice(0, atFirst)
  return (
    <div className="stack gap-12">
      <TextInput
        type="search"
        aria-label={projectAtsText.searchJobs(integration)}
        placeholder={projectAtsText.jobSearchPlaceholder}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" component="output">
        {countOf(matches.length, jobs.length, typed)}
        {!isComplete && !isError && projectAtsText.loadingMoreSuffix}
      </Text>
      <ul className="lined">
        {visible.map((job) => (
          <li key={job.id} className="row wrap split pad-y">
            <div className="stack basis text-14 anywhere gap-0">
              <strong>{job.name}</strong>
              <span className="soft">{[job.locations.join(' · '), job.department, job.remote_id].filter(Boolean).join(' · ')}</span>
            </div>
            {job.project_id ? (
              <Button
                renderRoot={(props) => <Link to="/panel" search={{ project: must(job.project_id) }} {...props} />}
                size="compact-sm"
                variant="default"
                aria-label={projectAtsText.openProjectLabel(job.name)}
              >
                {projectAtsText.openProject}
              </Button>
            ) : (
              <Button
                size="compact-sm"
                variant="light"
                loading={busy === job.id}
                disabled={busy !== null && busy !== job.id}
                aria-label={`${verb} ${job.name}, ${job.locations[0] ?? job.remote_id ?? ''}`}
                onClick={() => onTake(job)}
              >
                {verb}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isError && (
        <Button variant="subtle" onClick={() => void fetchNextPage()}>
          {projectAtsText.jobsIncomplete}
        </Button>
      )}
      {visible.length < matches.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {projectAtsText.showAll(matches.length)}
        </Button>
      )}
    </div>
  )
}

function countOf(count: number, all: number, typed: string): string {
  if (typed.trim() !== '') return projectAtsText.foundOpenJobs(count.toLocaleString(readersLocale()), all.toLocaleString(readersLocale()))
  return projectAtsText.openJobs(all, all.toLocaleString(readersLocale()))
}
