// Finding the candidate a mail belongs to: the project first, then the name.
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { useState } from 'react'
import { useProjectPeople } from '../candidates/use-project-people.ts'

export function CandidatePicker({ projects, onPick }: { projects: WireProject[]; onPick: (candidateId: string) => void }) {
  const [projectId, setProjectId] = useState(projects[0]?.project_id ?? '')
  const [text, setText] = useState('')
  const people = useProjectPeople(projectId)
  const wanted = text.trim().toLowerCase()
  const found = people
    .filter(
      (person) =>
        person.name.toLowerCase().includes(wanted) || person.candidate_emails.some((email) => email.toLowerCase().includes(wanted)),
    )
    .slice(0, 8)
  return (
    <Stack gap="xs" mt="sm">
      <NativeSelect
        label="Project"
        value={projectId}
        onChange={(event) => setProjectId(event.currentTarget.value)}
        data={projects
          .filter((project) => project.status !== '3')
          .map((project) => ({ value: project.project_id, label: project.project_name }))}
      />
      <TextInput label="Candidate" placeholder="Name or e-mail" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {found.length === 0 && (
        <Text size="sm" c="dimmed">
          Nobody of this project fits.
        </Text>
      )}
      {found.map((person) => (
        <Button key={person.id} variant="default" justify="start" onClick={() => onPick(person.id)}>
          {person.name}
          <Text span size="xs" c="dimmed" ml="xs">
            {person.candidate_emails[0] ?? person.headline}
          </Text>
        </Button>
      ))}
    </Stack>
  )
}
