// Adds people to a project: one result per person, and nothing is sent.
import { statusFromWire } from '@fairlead/contract/codes'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import type { AddToProject } from '@fairlead/contract/v2/talent/projects'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { saveListPlace } from '../../project/list-place.ts'
import { useProjects } from '../../project/use-projects.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import styles from './talent.module.css'
import { text as talentText } from '../../i18n/talent.ts'

type Result = AddToProject['answer']

interface Props {
  people: readonly { person_id: string; name: string }[]
  onClose: () => void
}

/** The server accepts this many at once. */
const atOnce = 100

export function AddToProjectDialog({ people, onClose }: Props) {
  const projects = useProjects()
  const [projectId, setProjectId] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const open = (projects.data ?? []).filter((project) => statusFromWire(project.status) !== 'archived')
  const project = open.find((entry) => entry.project_id === projectId)
  const nameOf = ([first, ...more]: readonly { name: string }[]) =>
    first && more.length === 0 ? first.name : talentText.countedPeople(more.length + 1)
  const label = nameOf(people)
  const answered = new Set([...(result?.added ?? []), ...(result?.refused ?? [])].map((entry) => entry.person_id))
  // a failed part doesn't prevent adding the rest
  const remaining = people.filter((person) => !answered.has(person.person_id))
  const inTouch = result?.refused.filter(({ why: reason }) => reason === 'in_touch') ?? []

  const reached = useRef(0)
  const adding = useSubmit({
    send: async (ids: readonly string[], anyway: boolean) => {
      const merged: Result = {
        added: [...(result?.added ?? [])],
        refused: (result?.refused ?? []).filter((entry) => !ids.includes(entry.person_id)),
      }
      for (let start = 0; start < ids.length; start += atOnce) {
        const answer = await send<AddToProject>('POST', 'v2/talent/projects', {
          project_id: projectId ?? '',
          person_ids: ids.slice(start, start + atOnce),
          add_anyway: anyway,
        })
        merged.added.push(...answer.added)
        merged.refused.push(...answer.refused)
        // shown immediately: a later part may fail
        reached.current = merged.added.length
        setResult({ added: [...merged.added], refused: [...merged.refused] })
      }
      return merged
    },
    onSuccess: setResult,
    onSettled: () => invalidate('v1/projects', 'v2/projects/candidates', 'v2/talent/people'),
    failure: () => (reached.current > 0 ? talentText.partlyAdded(reached.current) : talentText.nothingAdded),
  })
  const add = (batch: readonly { person_id: string }[], anyway: boolean) =>
    void adding.run(
      batch.map((person) => person.person_id),
      anyway,
    )

  return (
    <Dialog onClose={onClose} size={520} title={talentText.addToAProject(label)}>
      <Stack>
        <Select
          label={talentText.project}
          placeholder={projects.isPending ? talentText.loading : talentText.chooseAProject}
          data-autofocus
          searchable
          nothingFoundMessage={talentText.noSuchProject}
          value={projectId}
          onChange={(value) => {
            setProjectId(value)
            setResult(null)
          }}
          data={open.map(({ project_id: value, project_name: label }) => ({ value, label: label || talentText.untitledProject }))}
          error={projects.isError ? talentText.projectsLoadFailed : undefined}
        />
        <FormError>{adding.sentence}</FormError>
        {result && project && (
          <output className="block">
            {result.added.length > 0 && (
              <Text size="sm" className="row wrap gap-4">
                <IconCheck size={16} aria-hidden /> {nameOf(result.added)} {talentText.addedTo}{' '}
                <Link to="/panel" search={{ project: project.project_id, tab: 'approved' }}>
                  {project.project_name}
                </Link>
                {talentText.addedSuffix}
              </Text>
            )}
            {result.refused.length > 0 && (
              <ul className={styles.refused}>
                {result.refused.map((person) => (
                  <li key={person.person_id}>
                    <strong>
                      {person.why === 'gone' ? people.find(({ person_id: id }) => id === person.person_id)?.name : person.name}
                    </strong>{' '}
                    {person.sentence}{' '}
                    {person.candidate_id && (
                      <Link to="/panel" search={{ project: project.project_id, candidate: person.candidate_id, view: '0' }}>
                        {talentText.open}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </output>
        )}
        {!result && (
          <Text size="sm" c="dimmed">
            {talentText.addHint}
          </Text>
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {result && inTouch.length === 0 ? talentText.done : talentText.cancel}
          </Button>
          {result && project && result.added.length > 0 && (
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/panel" search={{ project: project.project_id, tab: 'approved' }} />}
              onClick={() => selectAdded(project.project_id, result.added)}
            >
              {talentText.emailThem}
            </Button>
          )}
          {remaining.length > 0 && (
            <Button loading={adding.busy} disabled={!projectId} onClick={() => add(remaining, false)}>
              {talentText.addToProject}
            </Button>
          )}
          {inTouch.length > 0 && (
            <Button loading={adding.busy} onClick={() => add(inTouch, true)}>
              {talentText.addAnyway}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** They are ticked when the list opens, at its top. */
const selectAdded = (projectId: string, added: Result['added']) =>
  saveListPlace(projectId, 'approved', {
    anchor: null,
    below: 0,
    picked: added.map(({ candidate_id: id }) => id),
    loaded: added.length,
  })
