// The team's notes about one candidate, and the provider's notes to the hiring manager.
import { Button, Group, Text, Textarea, Title, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { noPermission, type PanelView } from '../../../project/panel-view.ts'
import { PersonLine } from './PersonLine.tsx'
import { StaffNote } from './StaffNote.tsx'
import { useNote } from './use-note.ts'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'

export function NotesTab({ view, candidate, name }: { view: PanelView; candidate: WireCandidate; name: string }) {
  const save = (notes: string) => ({ notes })
  const note = useNote({ projectId: view.facts.id, candidateId: candidate.id, kind: 'note', saved: candidate.notes, save })
  return (
    <div className="pane-scroll">
      <PersonLine candidate={candidate} name={name} plain={view.facts.biasReducer} />
      <Title order={3} mb="xs">
        {panelConversationText.notes}
      </Title>
      <Textarea
        aria-label={panelConversationText.notes}
        placeholder={panelConversationText.notePlaceholder}
        autosize
        minRows={6}
        maxRows={20}
        readOnly={!view.mayDecide}
        value={note.text}
        onChange={(event) => note.write(event.currentTarget.value)}
      />
      <Group justify="space-between" mt="sm" gap="xs">
        <Text size="xs" c="var(--bad-text)" aria-live="polite" flex={1}>
          {note.failure}
        </Text>
        <Tooltip label={noPermission} disabled={view.mayDecide}>
          <Button disabled={!view.mayDecide || !note.ready} loading={note.busy} onClick={() => void note.submit()}>
            {panelConversationText.saveNote}
          </Button>
        </Tooltip>
      </Group>
      <StaffNote view={view} candidate={candidate} />
    </div>
  )
}
