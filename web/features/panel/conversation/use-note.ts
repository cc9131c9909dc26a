// A note about a candidate while it is written: stored on this device until it is saved.
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import { maySaveNote } from '@fairlead/domain/conversation/reply-form'
import { messages } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { changeCachedCandidate } from '../../../candidate/pages.ts'
import { saveDraft, readDraft } from '../../../candidate/replies/drafts.ts'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'

interface Note {
  projectId: string
  candidateId: string
  kind: 'note' | 'staff_note'
  /** The server's version. */
  saved: string | null
  save: (text: string) => Partial<ChangeCandidate['input']>
}

export function useNote({ projectId, candidateId, kind, saved, save }: Note) {
  const [text, setText] = useState(() => readDraft(kind, candidateId) ?? saved ?? '')
  const saving = useSubmit({
    send: () =>
      send<ChangeCandidate>('PUT', 'v1/candidates', { candidate_id: candidateId, project_id: projectId, ...save(text.trim()) }).catch(
        (error: unknown) => {
          // only logged, without a message on screen
          console.warn('the note was not saved', error)
          throw error
        },
      ),
    success: messages.noteSaved,
    onSuccess: () => {
      saveDraft(kind, candidateId, null)
      changeCachedCandidate(projectId, candidateId, (before) => ({ ...before, [kind === 'note' ? 'notes' : 'note_to_hm']: text.trim() }))
    },
    failure: panelConversationText.noteFailed,
  })
  const { busy, sentence: failure } = saving
  const write = (value: string) => {
    setText(value)
    saving.clear()
    saveDraft(kind, candidateId, value)
  }
  return { text, write, busy, failure, submit: saving.run, ready: maySaveNote(text) && text !== (saved ?? '') && !busy }
}
