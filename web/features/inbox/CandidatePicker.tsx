// Finds the candidate an email belongs to: first the project, then the name.
import { statusFromWire } from '@fairlead/contract/codes'
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { useState } from 'react'
import { useCandidateSearch } from '../../candidate/use-candidate-search.ts'
import { nameApart, useSameNamed } from '../../project/use-same-named.ts'
import { text as inboxText } from '../../i18n/inbox.ts'

export function CandidatePicker({ projects, onPick }: { projects: WireProject[]; onPick: (candidateId: string) => void }) {
  const [projectId, setProjectId] = useState(projects[0]?.project_id ?? '')
  const [text, setText] = useState('')
  const apart = useSameNamed()
  const search = useCandidateSearch(text)
  const matches = search.found.filter((person) => person.project_id === projectId).slice(0, 8)
  return (
    <Stack gap="xs" mt="sm">
      <NativeSelect
        label={inboxText.project}
        value={projectId}
        onChange={(event) => setProjectId(event.currentTarget.value)}
        data={projects
          .filter((project) => statusFromWire(project.status) !== 'draft')
          .map((project) => ({ value: project.project_id, label: nameApart(project, apart) }))}
      />
      <TextInput
        label={inboxText.candidate}
        placeholder={inboxText.nameOrEmail}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {matches.length === 0 && text.trim() !== '' && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {search.searching ? inboxText.searching : inboxText.noMatches}
        </Text>
      )}
      {matches.map((person) => (
        <Button key={person.candidate_id} variant="default" justify="start" onClick={() => onPick(person.candidate_id)}>
          {person.candidate_name}
          <Text span size="xs" c="dimmed" ml="xs">
            {person.candidate_email ?? person.candidate_job_title}
          </Text>
        </Button>
      ))}
    </Stack>
  )
}
