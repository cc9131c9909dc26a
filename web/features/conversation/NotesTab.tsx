// Notes of the team about one candidate.
import { Button, Group, Textarea, Title, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import { maySaveNote } from '@fairlead/domain/conversation/reply-form'
import { messages } from '@fairlead/domain/text/messages'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { changeCachedCandidate } from '../candidates/pages.ts'
import { noPermission, type PanelView } from '../panel/panel-view.ts'
import { PersonLine } from './PersonLine.tsx'
import styles from './conversation.module.css'

export function NotesTab({ view, candidate, name }: { view: PanelView; candidate: WireCandidate; name: string }) {
  const key = `note_draft_${candidate.id}`
  const [text, setText] = useState(() => localStorage.getItem(key) ?? candidate.notes ?? '')
  const [busy, setBusy] = useState(false)
  const changed = text !== (candidate.notes ?? '')

  async function save() {
    setBusy(true)
    try {
      await send<ChangeCandidate>('PUT', 'v1/candidates', { candidate_id: candidate.id, project_id: view.facts.id, notes: text.trim() })
      localStorage.removeItem(key)
      changeCachedCandidate(view.facts.id, candidate.id, (before) => ({ ...before, notes: text.trim() }))
      showToast(messages.noteSaved)
    } catch (error) {
      showToast(sentenceOf(error, 'The note was not saved. It is kept here; please try again.'), { tone: 'bad' })
    }
    setBusy(false)
  }

  return (
    <div className={styles.scroll}>
      <PersonLine candidate={candidate} name={name} plain={view.facts.biasReducer} />
      <Title order={3} mb="xs">
        Notes
      </Title>
      <Textarea
        aria-label="Notes"
        placeholder="What should the team know?"
        autosize
        minRows={6}
        maxRows={20}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          localStorage.setItem(key, event.currentTarget.value)
        }}
      />
      <Group justify="end" mt="sm">
        <Tooltip label={noPermission} disabled={view.mayDecide}>
          <Button disabled={!view.mayDecide || !maySaveNote(text) || !changed} loading={busy} onClick={() => void save()}>
            Save Note
          </Button>
        </Tooltip>
      </Group>
    </div>
  )
}
