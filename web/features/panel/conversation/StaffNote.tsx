// The provider's notes to the hiring manager: written by its staff, read by everyone else.
import { Button, Group, Text, Textarea, Title } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import { mayDo } from '@fairlead/domain/project/project'
import type { PanelView } from '../../../project/panel-view.ts'
import { useProductName } from '../../../session/use-user.ts'
import { useNote } from './use-note.ts'
import styles from '../../../candidate/conversation/conversation.module.css'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'

export function StaffNote({ view, candidate }: { view: PanelView; candidate: WireCandidate }) {
  const product = useProductName()
  const save = (text: string): Partial<ChangeCandidate['input']> => ({ note_to_hm: text })
  const note = useNote({ projectId: view.facts.id, candidateId: candidate.id, kind: 'staff_note', saved: candidate.note_to_hm, save })
  if (!mayDo('write_staff_notes', view.facts, view.actor))
    return (
      candidate.note_to_hm && (
        <section className={styles.staffNote} aria-label={panelConversationText.notesFrom(product)}>
          <Title order={3} mb="xs">
            {panelConversationText.notesFrom(product)}
          </Title>
          <p className={`anywhere lines above-4 ${styles.commentBody}`}>{candidate.note_to_hm}</p>
        </section>
      )
    )
  return (
    <section className={styles.staffNote} aria-label={panelConversationText.notesToManager}>
      <Title order={3} mb="xs">
        {panelConversationText.notesToManager}
      </Title>
      <Textarea
        aria-label={panelConversationText.notesToManager}
        description={panelConversationText.staffOnlyHint(product)}
        autosize
        minRows={3}
        maxRows={12}
        value={note.text}
        onChange={(event) => note.write(event.currentTarget.value)}
      />
      <Group justify="space-between" mt="sm" gap="xs">
        <Text size="xs" c="var(--bad-text)" aria-live="polite" flex={1}>
          {note.failure}
        </Text>
        <Button variant="light" disabled={!note.ready} loading={note.busy} onClick={() => void note.submit()}>
          {panelConversationText.saveForManager}
        </Button>
      </Group>
    </section>
  )
}
