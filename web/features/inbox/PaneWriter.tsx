// Where a reply to the candidate or a comment for the team is written.
import { SegmentedControl } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { GetConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import { isManagedFor } from '@fairlead/domain/conversation/correspondence'
import type { Stage } from '@fairlead/domain/shared/stages'
import { useEffect, useState } from 'react'
import { CommentComposer, commentFieldId } from '../../candidate/conversation/CommentComposer.tsx'
import { ReplyEditor, replyFieldId } from '../../candidate/conversation/ReplyEditor.tsx'
import { noPermission, type PanelView } from '../../project/panel-view.ts'
import { text as inboxText } from '../../i18n/inbox.ts'
import styles from './inbox.module.css'

const kinds = ['reply', 'comment'] as const
export type Writing = (typeof kinds)[number]
/** Each key press is a separate request. */
export interface WritingRequest {
  kind: Writing
}

interface Props {
  view: PanelView
  candidate: WireCandidate
  stage: Stage
  thread: GetConversation['answer'] | null
  focus: WritingRequest | null
}

export function PaneWriter({ view, candidate, stage, thread, focus }: Props) {
  const [chosen, setChosen] = useState<Writing>(focus?.kind ?? 'reply')
  const past = thread?.entries.filter(({ state }) => state !== 'scheduled' && state !== 'cancelled') ?? []
  const mayReply = thread !== null && past.length > 0 && !isManagedFor(view.facts, view.actor)
  const kind = mayReply ? chosen : 'comment'
  const [lastFocus, setLastFocus] = useState(focus)
  if (focus !== lastFocus) {
    setLastFocus(focus)
    if (focus) setChosen(focus.kind)
  }
  useEffect(() => {
    if (!focus) return
    const id = focus.kind === 'reply' && mayReply ? replyFieldId : commentFieldId
    const goThere = () => {
      document.getElementById(id)?.focus({ preventScroll: true })
      return document.activeElement?.id === id
    }
    if (goThere()) return
    // the editor is loaded when it is first needed
    const observer = new MutationObserver(() => goThere() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['contenteditable', 'id'] })
    return () => observer.disconnect()
  }, [focus, mayReply])
  return (
    <div className={styles.paneWriter} data-kind={kind}>
      {mayReply && (
        <SegmentedControl
          size="xs"
          aria-label={inboxText.write}
          className={styles.paneSwitch}
          data={kinds.map((value) => ({ value, label: inboxText.replyOrComment[value] }))}
          value={kind}
          onChange={(value) => setChosen(value === 'reply' ? 'reply' : 'comment')}
        />
      )}
      {mayReply && kind === 'reply' ? (
        <ReplyEditor
          view={view}
          candidate={candidate}
          stage={stage}
          subject={thread.subject}
          threadId={past.at(-1)?.thread_id ?? null}
          address={thread.thread_email ?? candidate.candidate_emails[0] ?? null}
          hasAddress={thread.has_address}
          guess={thread.guess}
          entries={past}
          blocked={view.mayDecide ? thread.cannot_send : noPermission}
          signature={thread.signature}
          confirms={false}
        />
      ) : (
        <CommentComposer view={view} candidateId={candidate.id} />
      )}
    </div>
  )
}
