// A reply being written: its draft, sending it once, now or later, and undoing it during the delay.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireAttachment } from '@fairlead/contract/shapes/attachment'
import type { GetConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import type { SendReply } from '@fairlead/contract/v1/email/reply'
import type { UndoMove } from '@fairlead/contract/v2/projects/candidates/undo'
import type { Stage } from '@fairlead/domain/shared/stages'
import { bodyToHtml, htmlToText } from '@fairlead/domain/shared/mail-body'
import { withoutSignature } from '@fairlead/domain/outreach/signature'
import { messages } from '@fairlead/domain/shared/messages'
import { useEffect, useState } from 'react'
import { queryFor, cache, invalidate } from '../../api/cache.ts'
import { isFinal, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import { refreshStages } from '../pages.ts'
import { plannedText } from '../replies/planned.ts'
import { useHold } from '../../session/hold.ts'
import { attemptOf, endAttempt, saveDraft, readDraft } from '../replies/drafts.ts'
import { saveDraftFiles, useAttachments } from '../writing/use-attachments.ts'
import { notifyWhenSent } from '../writing/notify-when-sent.ts'
import { sameText } from './same-text.ts'
import { refreshConversation } from './use-conversation.ts'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

const sizesOf = (files: readonly { size: number }[]) => files.map(({ size }) => size).join()

interface About {
  projectId: string
  candidate: WireCandidate
  stage: Stage
  subject: string | null
  threadId: string | null
}

// A reply moves the candidate, which remounts the editor: the mounted one must get the text.
const putBack = 'fairlead:reply-put-back'

interface Written {
  text: string
  files: readonly WireAttachment[]
}

const filesName = (candidateId: string) => `reply_${candidateId}`

function putBackDraft(candidateId: string, { text, files }: Written): void {
  saveDraftFiles(filesName(candidateId), files)
  saveDraft('reply', candidateId, text)
  window.dispatchEvent(new CustomEvent(putBack, { detail: candidateId }))
}

export function useReply({ projectId, candidate, stage, subject, threadId }: About) {
  const hold = useHold()
  const [text, setText] = useState(() => readDraft('reply', candidate.id) ?? '')
  const attachments = useAttachments(filesName(candidate.id), { projectId, candidateId: candidate.id })
  const [busy, during] = usePending()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === candidate.id) setText(readDraft('reply', candidate.id) ?? '')
    }
    window.addEventListener(putBack, onEvent)
    return () => window.removeEventListener(putBack, onEvent)
  }, [candidate.id])
  const write = (value: string) => {
    setText(value)
    saveDraft('reply', candidate.id, value === '' ? null : value)
  }
  const refresh = () => {
    refreshConversation(projectId, candidate.id)
    refreshStages(projectId, stage, 'AWAITING_INFO')
    invalidate('v1/projects')
  }

  async function withdraw(written: Written) {
    try {
      await send<UndoMove>('POST', 'v2/projects/candidates/undo', { project_id: projectId, candidate_id: candidate.id })
      putBackDraft(candidate.id, written)
      showToast(panelConversationText.sendingUndone)
    } catch (error) {
      if (isFinal(error)) showToast(sentenceOf(error, panelConversationText.tooLateToUndo), { tone: 'bad' })
      else showToast(panelConversationText.undoFailed, { tone: 'bad', undo: () => void withdraw(written) })
    }
    refresh()
  }

  /** An attempt without a response may have succeeded: keep later changes. */
  async function saveLaterChanges(messageId: string, written: Written) {
    const about = { project_id: projectId, candidate_id: candidate.id }
    const query = queryFor<GetConversation>('v2/projects/candidates/conversation', about)
    const thread = await cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    const arrived = thread?.entries.find(({ id }) => id === messageId)
    if (!arrived) return
    const hasSameFiles = sizesOf(arrived.files) === sizesOf(written.files)
    if (hasSameFiles && sameText(withoutSignature(arrived.text), htmlToText(bodyToHtml(written.text)))) return
    putBackDraft(candidate.id, written)
    showToast(panelConversationText.firstVersionSent)
  }

  const submit = (time: Date | null, accepted?: string) => during(() => sendAt(time, accepted))
  async function sendAt(time: Date | null, accepted?: string) {
    const written = { text, files: attachments.files }
    const content = [text, ...attachments.ids].join('\n')
    const attempt = attemptOf(candidate.id, content)
    setFailure(null)
    try {
      const { message_id } = await send<SendReply>('POST', 'v1/email/reply', {
        candidate_id: candidate.id,
        email_subject: subject ? (/^re:/i.test(subject) ? subject : panelConversationText.replySubject(subject)) : '',
        email_body: bodyToHtml(text),
        thread_id: threadId ?? undefined,
        email_type: 'candidate_autopilot_response',
        request_id: attempt.id,
        scheduled_date: time?.toISOString(),
        accepts_guessed_address: accepted,
        attachment_ids: attachments.ids,
      })
      endAttempt(candidate.id)
      write('')
      attachments.clear()
      if (time) showToast(panelConversationText.replyPlannedFor(plannedText(time.toISOString())))
      else {
        if (hold.seconds === 0) showToast(panelConversationText.replySending)
        else showToast(panelConversationText.replySentIn(hold.text), { ms: hold.ms, undo: () => void withdraw(written) })
        const sent = `${messages.replySentTitle} ${messages.replySent}`
        void notifyWhenSent({ projectId, candidateId: candidate.id, messageId: message_id, afterMs: hold.ms, text: sent })
      }
      if (attempt.text !== content) await saveLaterChanges(message_id, written)
      refresh()
    } catch (error) {
      // spec B, section 8: logged without a pop-up; the text stays, with a note next to it
      console.warn('the reply was not sent', error)
      if (isFinal(error)) endAttempt(candidate.id)
      setFailure(sentenceOf(error, panelConversationText.replyFailed))
    }
  }

  return { text, write, attachments, busy, failure, submit }
}
