// A note about a candidate while it is written: kept on this device until it is saved.
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import { maySaveNote } from '@fairlead/domain/conversation/reply-form'
import { messages } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { showToast } from '../../../ui/toast.ts'
import { changeCachedCandidate } from '../../../candidate/pages.ts'
import { keepDraft, readDraft } from '../../../candidate/replies/drafts.ts'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

interface Note {
  projectId: string
  candidateId: string
  kind: 'note' | 'staff_note'
  /** As it is on the server. */
  saved: string | null
  save: (text: string) => Partial<ChangeCandidate['input']>
}

export function useNote({ projectId, candidateId, kind, saved, save }: Note) {
  const [text, setText] = useState(() => readDraft(kind, candidateId) ?? saved ?? '')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const write = (value: string) => {
    setText(value)
    setFailure(null)
    keepDraft(kind, candidateId, value)
  }
  async function submit() {
    setBusy(true)
    setFailure(null)
    try {
      const change = save(text.trim())
      await send<ChangeCandidate>('PUT', 'v1/candidates', { candidate_id: candidateId, project_id: projectId, ...change })
      keepDraft(kind, candidateId, null)
      changeCachedCandidate(projectId, candidateId, (before) => ({ ...before, [kind === 'note' ? 'notes' : 'note_to_hm']: text.trim() }))
      showToast(messages.noteSaved)
    } catch (error) {
      // spec B, section 8: logged only, so nothing pops up
      console.warn('the note was not saved', error)
      setFailure(sentenceOf(error, panelConversationText.noteFailed))
    }
    setBusy(false)
  }
  return { text, write, busy, failure, submit, ready: maySaveNote(text) && text !== (saved ?? '') && !busy }
}
