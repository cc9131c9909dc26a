// An answer to the candidate: kept as a draft until it is sent, held a moment after that.
import { Button, Group, Text, Textarea, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { UndoMove } from '@fairlead/contract/v2/projects/candidates/undo'
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import type { SendReply } from '@fairlead/contract/v1/email/reply'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { whyNotSendReply } from '@fairlead/domain/conversation/reply-form'
import { textToHtml } from '@fairlead/domain/text/mail-body'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { refreshStages } from '../candidates/pages.ts'
import type { PanelView } from '../panel/panel-view.ts'
import { useHold } from '../projects/hold.ts'
import { ReplyTools } from './ReplyTools.tsx'
import { refreshConversation } from './use-conversation.ts'
import styles from './conversation.module.css'

interface Props {
  view: PanelView
  candidate: WireCandidate
  stage: Stage
  subject: string | null
  threadId: string | null
  /** Where the answer goes; null when nobody knows. */
  address: string | null
  /** True also where the address itself is not shown. */
  hasAddress: boolean
  /** Why nothing may be sent; null when it may. */
  blocked: string | null
  /** What has been written so far, oldest first. */
  entries: readonly WireThreadEntry[]
}

// A reply moves the candidate, which mounts the editor anew: the one that is on screen by then has to hear of the text.
const takenBack = 'fairlead:reply-taken-back'
const draftKey = (candidateId: string) => `reply_draft_${candidateId}`

export function ReplyEditor({ view, candidate, stage, subject, threadId, address, hasAddress, blocked, entries }: Props) {
  const projectId = view.facts.id
  const hold = useHold()
  const [text, setText] = useState(() => localStorage.getItem(draftKey(candidate.id)) ?? '')
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  const wrong = whyNotSendReply({ body: textToHtml(text), toEmail: address, isAddressHidden: hasAddress && address === null })
  const ready = blocked === null && wrong === null && !busy
  const write = (value: string) => {
    setText(value)
    if (value === '') localStorage.removeItem(draftKey(candidate.id))
    else localStorage.setItem(draftKey(candidate.id), value)
  }
  useEffect(() => {
    const heard = (event: Event) => {
      if ((event as CustomEvent<string>).detail === candidate.id) setText(localStorage.getItem(draftKey(candidate.id)) ?? '')
    }
    window.addEventListener(takenBack, heard)
    return () => window.removeEventListener(takenBack, heard)
  }, [candidate.id])
  const refresh = () => {
    refreshConversation(projectId, candidate.id)
    refreshStages(projectId, stage, 'AWAITING_INFO')
    invalidate('v1/projects')
  }

  async function takeBack(written: string) {
    try {
      await send<UndoMove>('POST', 'v2/projects/candidates/undo', { project_id: projectId, candidate_id: candidate.id })
      localStorage.setItem(draftKey(candidate.id), written)
      window.dispatchEvent(new CustomEvent(takenBack, { detail: candidate.id }))
      showToast('Taken back. Your text is in the editor again.')
    } catch (error) {
      showToast(sentenceOf(error, 'It is too late to take this back.'), { tone: 'bad' })
    }
    refresh()
  }

  async function submit() {
    if (!ready) return
    const written = text
    setBusy(true)
    try {
      await send<SendReply>('POST', 'v1/email/reply', {
        candidate_id: candidate.id,
        email_subject: subject ? (/^re:/i.test(subject) ? subject : `Re: ${subject}`) : '',
        email_body: textToHtml(written),
        thread_id: threadId ?? undefined,
        email_type: 'candidate_autopilot_response',
        request_id: requestId,
      })
      write('')
      setRequestId(crypto.randomUUID())
      if (hold.seconds === 0) showToast('Your reply is on its way')
      else
        showToast(`Your reply goes out in ${hold.text}`, { ms: hold.ms, action: { label: 'Take back', run: () => void takeBack(written) } })
      refresh()
    } catch (error) {
      showToast(sentenceOf(error, 'Your reply was not sent. It is kept here; please try again.'), { tone: 'bad' })
    }
    setBusy(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the field within
    <div
      className={styles.editor}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') void submit()
        if (event.key === 'Escape' && text.trim() !== '') event.stopPropagation()
      }}
    >
      <Textarea
        aria-label="Your reply"
        placeholder="Type Your Message Here"
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        disabled={blocked !== null}
      />
      <ReplyTools
        view={view}
        entries={entries}
        disabled={blocked !== null}
        onInsert={(piece) => write(text.trim() === '' ? piece : `${text.trimEnd()}\n\n${piece}`)}
      />
      <Group justify="space-between" mt="xs" gap="xs">
        <Text size="xs" c="dimmed">
          {blocked ?? (text === '' ? 'Ctrl + Enter sends.' : (wrong ?? 'Draft kept on this device.'))}
        </Text>
        <Tooltip label={blocked} disabled={blocked === null}>
          <Button leftSection={<IconSend size={16} />} disabled={!ready} loading={busy} onClick={() => void submit()}>
            Send
          </Button>
        </Tooltip>
      </Group>
    </div>
  )
}
