import { Button, Group, Select, Skeleton, Textarea, Title } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { usePending } from '../../../api/use-submit.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useOneCandidate } from '../../../candidate/pages.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { CommentEntry } from '../../../candidate/conversation/CommentEntry.tsx'
import { keepDraft, readDraft } from '../../../candidate/replies/drafts.ts'
import { PersonLine } from './PersonLine.tsx'
import { addComment } from '../../../candidate/conversation/use-comments.ts'
import styles from '../../../candidate/conversation/conversation.module.css'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

export function ChatTab({ view, candidate, name }: { view: PanelView; candidate: WireCandidate; name: string }) {
  const whole = useOneCandidate(view.facts.id, candidate.id)
  const comments = whole.data?.comments ?? []
  const open = comments.filter((comment) => !comment.is_resolved).length
  return (
    <div className={styles.chat}>
      <div className={styles.scroll}>
        <PersonLine candidate={candidate} name={name} plain={view.facts.biasReducer} />
        <Title order={3} mb="sm">
          {panelConversationText.chat}
          {comments.length > 0 && (
            <span className={styles.soft}> {open === 0 ? panelConversationText.allResolved : panelConversationText.openCount(open)}</span>
          )}
        </Title>
        {whole.isPending && <Skeleton h={120} />}
        {whole.isError && !whole.data && <ErrorState text={panelConversationText.commentsFailed} onRetry={() => void whole.refetch()} />}
        {whole.data && comments.length === 0 && <p className={styles.soft}>{panelConversationText.noComments}</p>}
        <ol className={styles.thread} aria-live="polite">
          {comments.map((comment) => (
            <CommentEntry key={comment.comment_id} view={view} comment={comment} />
          ))}
        </ol>
      </div>
      <Composer view={view} candidateId={candidate.id} />
    </div>
  )
}

function Composer({ view, candidateId }: { view: PanelView; candidateId: string }) {
  const [text, setText] = useState(() => readDraft('comment', candidateId) ?? '')
  const [assignee, setAssignee] = useState<string | null>(null)
  const [busy, during] = usePending()
  const team = view.wire.collaborators.map(({ email, name }) => ({ value: email, label: name ?? email }))

  const write = (value: string) => {
    setText(value)
    keepDraft('comment', candidateId, value === '' ? null : value)
  }
  async function add() {
    if (text.trim() === '' || !(await addComment(view.facts.id, candidateId, text, assignee))) return
    write('')
    setAssignee(null)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void during(add)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <Textarea
        aria-label={panelConversationText.comment}
        placeholder={panelConversationText.commentPlaceholder}
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group justify="space-between" mt="xs" gap="xs">
        <Select
          aria-label={panelConversationText.assignTo}
          placeholder={panelConversationText.assignToPlaceholder}
          size="xs"
          w={200}
          clearable
          data={team}
          value={assignee}
          onChange={setAssignee}
          comboboxProps={{ withinPortal: true }}
        />
        <Button type="submit" size="xs" disabled={text.trim() === ''} loading={busy}>
          {panelConversationText.comment}
        </Button>
      </Group>
    </form>
  )
}
